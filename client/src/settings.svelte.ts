import { MediaQuery } from 'svelte/reactivity';

export type Theme = 'light' | 'dark' | 'system';
export type Speed = keyof typeof SPEEDS;

/** How long what is played back takes, against the ordinary. */
export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5, off: 0 } as const;

/** What ends a turn goes at once, when one has said so again, or after so many seconds. */
export type TurnEnd = (typeof TURN_ENDS)[number];
export const TURN_ENDS = ['off', 'ask', '5', '10'] as const;

const PREFIX = 'ludarium-';
const systemDark = new MediaQuery('prefers-color-scheme: dark');
const systemStill = matchMedia('(prefers-reduced-motion: reduce)');

/** What a person has set on this device; remembered here and nowhere else. */
class Settings {
  /** Whether the page shows them just now: not its bar, which is another as soon as the page is there. */
  shown = $state(false);
  theme = $state<Theme>(kept('theme', 'system'));
  speed = $state<Speed>(kept('speed', 'normal'));
  /** Less motion, as wished here or by the device. */
  calm = $state(isOn('still', systemStill.matches));
  sound = $state(isOn('sound', false));
  /** Whether the person has said so, either way. */
  soundChosen = $state(localStorage.getItem(`${PREFIX}sound`) !== null);
  /** Between 0 and 1. */
  volume = $state(Number(kept('volume', '0.5')));
  confirm = $state(isOn('confirm', true));
  turnEnd = $state<TurnEnd>(kept('turn-end', 'off'));
  coordinates = $state(isOn('coordinates', true));
  /** What a colour tells apart has a pattern, too. */
  patterns = $state(isOn('patterns', false));

  /** How the page is lit, whoever says so. */
  light = $derived<'light' | 'dark'>(
    this.theme !== 'system' ? this.theme : systemDark.current ? 'dark' : 'light',
  );

  /** Nothing moves. */
  still = $derived(this.calm || this.speed === 'off');
  /** What the length of everything that moves is multiplied by; 0 if nothing does. */
  pace = $derived(this.still ? 0 : SPEEDS[this.speed]);

  start(): void {
    this.#paint();
    $effect.root(() => {
      $effect(() => this.#paint());
    });
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep('speed', speed);
  }

  setStill(on: boolean): void {
    this.calm = on;
    keep('still', onOff(on));
  }

  setSound(on: boolean): void {
    this.sound = on;
    this.soundChosen = true;
    keep('sound', onOff(on));
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep('volume', String(volume));
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    keep('confirm', onOff(on));
  }

  setTurnEnd(how: TurnEnd): void {
    this.turnEnd = how;
    keep('turn-end', how);
  }

  setCoordinates(on: boolean): void {
    this.coordinates = on;
    keep('coordinates', onOff(on));
  }

  setPatterns(on: boolean): void {
    this.patterns = on;
    keep('patterns', onOff(on));
  }

  /** What drawings may ask for in their style sheets. */
  #paint(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.light;
    dataset.still = String(this.still);
    dataset.coordinates = String(this.coordinates);
  }
}

function kept<T extends string>(name: string, otherwise: T): T {
  return (localStorage.getItem(PREFIX + name) as T | null) ?? otherwise;
}

function keep(name: string, value: string): void {
  localStorage.setItem(PREFIX + name, value);
}

const onOff = (on: boolean) => (on ? 'on' : 'off');
const isOn = (name: string, otherwise: boolean) => kept(name, onOff(otherwise)) === 'on';

export const settings = new Settings();
