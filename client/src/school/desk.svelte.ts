import { isElsewhere, press, type Deeds } from '../board/keys';
import { t } from '../i18n/index.svelte';
import type { Prompt } from '../table/game';
import { ThinkingDesk } from '../thinking/desk.svelte';
import type { Attempt } from './attempt.svelte';

/** The way through the lessons. */
export interface Walk {
  next(): void;
  back(): void;
  /** To the first game; gives the reason if there is none. */
  begin(): Promise<string>;
}

/** What the page of a lesson shows, and what can be done by keys. */
export class SchoolDesk extends ThinkingDesk {
  constructor(
    readonly attempt: Attempt,
    readonly walk: Walk,
  ) {
    super(attempt);
  }

  /** Why there is no first game just now. */
  problem = $state('');

  begin = async (): Promise<void> => {
    this.problem = await this.walk.begin();
  };

  /** Through the pages of a step, and to the step that follows. */
  next = (): void => {
    if (!this.attempt.read) this.attempt.turn(1);
    else this.walk.next();
  };

  back = (): void => {
    if (this.attempt.page > 0 && this.attempt.ending === null) this.attempt.turn(-1);
    else this.walk.back();
  };

  /** While others answer nobody is told what they are asked. */
  protected override said(): Prompt {
    const { play } = this;
    const others = play.stands && play.stands.options === null && !play.showing && !play.problem;
    return others ? { title: t('board-loading') } : super.said();
  }

  protected override deeds: Deeds = {
    Enter: ['school-keys-on', () => this.onward()],
    Backspace: ['school-back', this.back],
    h: ['school-help', () => this.attempt.help()],
    ...this.common,
  };

  /** Backspace means nothing to a board, so it leads back from there, too. */
  override key = (event: KeyboardEvent): void => {
    if (event.key !== 'Backspace') return this.byKey(event);
    if (!isElsewhere(event)) press(event.key, this.deeds, event);
  };

  protected override get goesOn(): boolean {
    return this.attempt.goesOn || super.goesOn;
  }

  protected override onward(): void {
    if (this.attempt.goesOn) this.next();
    else super.onward();
  }
}
