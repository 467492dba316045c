import { t } from '../i18n/index.svelte';
import { ThinkingDesk } from '../thinking/desk.svelte';
import type { Thinking } from '../thinking/thinking.svelte';
import type { OpenStudy } from './open.svelte';

/** What the page of a study shows: a board to think on, one chapter after the other. */
export class StudyDesk extends ThinkingDesk {
  override readonly address: string;
  override readonly mayWrite: boolean;

  constructor(
    play: Thinking,
    readonly study: OpenStudy,
  ) {
    super(play);
    this.address = `${location.origin}/study/${study.id}`;
    this.mayWrite = study.mayWrite;
    this.deeds['o'] = ['study-chapters', () => (this.sheet = 'chapters')];
  }

  /** The chapter that is open, in one line. */
  get chapter(): string {
    const n = this.study.info.chapters.findIndex(({ id }) => id === this.study.open?.id);
    return t('study-where', {
      n: n + 1,
      m: this.study.info.chapters.length,
      name: this.study.open?.name ?? '',
    });
  }
}
