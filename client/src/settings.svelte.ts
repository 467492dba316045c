export type Theme = 'light' | 'dark' | 'system';

const PREFIX = 'ludarium-';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const systemStill = matchMedia('(prefers-reduced-motion: reduce)');

/** What a person has set on this device; remembered here and nowhere else. */
class Settings {
  theme = $state<Theme>(kept('theme', 'system'));
  confirm = $state(kept('confirm', 'on') === 'on');
  still = $state(kept('still', systemStill.matches ? 'on' : 'off') === 'on');

  start(): void {
    systemDark.addEventListener('change', () => this.#paint());
    this.#paint();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.#paint();
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    keep('confirm', on ? 'on' : 'off');
  }

  setStill(on: boolean): void {
    this.still = on;
    keep('still', on ? 'on' : 'off');
    this.#paint();
  }

  #paint(): void {
    const system = systemDark.matches ? 'dark' : 'light';
    const root = document.documentElement;
    root.dataset.theme = this.theme === 'system' ? system : this.theme;
    root.dataset.still = String(this.still);
  }
}

function kept<T extends string>(name: string, otherwise: T): T {
  return (localStorage.getItem(PREFIX + name) as T | null) ?? otherwise;
}

function keep(name: string, value: string): void {
  localStorage.setItem(PREFIX + name, value);
}

export const settings = new Settings();
