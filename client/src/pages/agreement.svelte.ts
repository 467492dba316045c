// What a new table agrees on, besides who sits where.

import { words, type Lang } from '../i18n/index.svelte';
import type { Aid } from '../table/aids';
import type { AtZero, ClockRule, GameInfo, NewTable, StandIn } from '../wire';

export class Agreement {
  shuffle = $state(true);
  without = $state.raw<Aid[]>([]);
  standIn = $state.raw<StandIn | null>(null);
  clock = $state.raw<ClockRule | null>(null);
  second = $state.raw<ClockRule | null>(null);
  atZero = $state<AtZero>('stand-in');
  vacations = $state(true);
  substitutes = $state(true);
  chat = $state<NonNullable<NewTable['chat']>>('phrases');
  listed = $state(false);
  /** Of those who may sit down; null: that of the page. */
  language = $state<Lang | null>(null);
  options = $state<Record<string, string | number>>({});
  #hinted = $state<boolean | null>(null);

  /** `alone`: nobody but bots sits there, so hints take nothing from anybody. */
  constructor(private alone: () => boolean) {}

  get hints(): boolean {
    return !this.without.includes('hints') && (this.#hinted ?? this.alone());
  }
  set hints(on: boolean) {
    this.#hinted = on;
  }

  /** The rules as they are played where nobody chooses. */
  begin(info: GameInfo | undefined): void {
    this.options = Object.fromEntries(
      Object.entries(info?.options ?? {}).map(([name, option]) => [name, option.default]),
    );
  }

  changed(info: GameInfo | undefined): [string, string | number][] {
    return Object.entries(this.options).filter(([name, value]) => value !== info?.options[name]?.default);
  }

  /** As the server hears it; what is about those who come by a link, only where somebody does. */
  wire(invites: boolean) {
    const { without, hints, chat, vacations } = this;
    return {
      ...{ without, hints, chat, vacations },
      at_zero: this.atZero,
      stand_in: invites ? this.standIn : null,
      clock: invites ? this.clock : null,
      second: invites ? this.second : null,
      substitutes: invites && this.substitutes,
      listed: invites && this.listed,
      language: this.language ?? words.lang,
    };
  }
}
