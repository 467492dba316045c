import { t } from '../i18n/index.svelte';
import type { Chosen } from '../table/choice.svelte';
import type { HintedAnswer } from '../table/hints.svelte';
import type { Prompt, PromptContext } from '../table/game';
import { contextOf, hinted } from '../table/prompt';
import { answerOf } from '../review/told';
import { reasonsOf } from '../table/reasons';
import type { Advised, Coaching } from './coaching.svelte';
import { means } from './means';
import { isNews, speaksFor } from './said';
import { gainedBy } from './turn';

/** A sound answer as a learner reads it. */
export interface Reasoned {
  answer: HintedAnswer<Advised>;
  title: string;
  /** What comes of it at once: the prompt says it as well as soon as it is chosen. */
  now: string;
  /** What more there is to it. */
  more: string[];
  /** There is a reason that looks further. */
  ahead: boolean;
  /** How well a learner sees why it is good, and how much it is. */
  plain: number;
  weight: number;
}

/** It was announced; or one sees what is good about it; or at least how it goes on. */
const PLAIN = { announced: 3, seen: 2, followed: 1, not: 0, dear: -1 };
/** What a search has found is told where it makes so much of the chance to win. */
const TELLING = 0.02;

/** What a coach advises, and why. */
export class Advising {
  constructor(readonly coach: Coaching) {}

  /** What sounds the same is told once: a newcomer would look for the difference in vain. */
  #distinct = $derived.by(() => {
    const { play, game } = this.coach.desk;
    const titleOf = (answer: HintedAnswer): string => hinted(play, game, answer).title;
    const isFirst = (answer: HintedAnswer, n: number, all: HintedAnswer[]): boolean =>
      all.findIndex((one) => titleOf(one) === titleOf(answer)) === n;
    return this.coach.sound.filter(isFirst);
  });

  /** Of what is sound that of which one sees why it is good: one answer, or two. */
  list = $derived.by((): Reasoned[] => {
    const { play, game } = this.coach.desk;
    const prompts = reasonsOf(play, game, this.#distinct, (came) => t('coach-afterwards', { came }));
    const all = this.#distinct.map((answer, n) => this.#reasoned(answer, prompts[n]!));
    const [first, second] = all.sort((a, b) => b.plain - a.plain || b.weight - a.weight);
    // What was announced stands alone; beside something new, or without a reason of its own, another is one too many.
    const alone = !second || first?.plain === PLAIN.announced || isNews(this.coach.said);
    if (!first || alone || second.plain < PLAIN.seen) return first ? [first] : [];
    // Two of which the same is to be said leave one as wise as before; what comes of another is known in a moment.
    const other = { ...second, more: second.more.filter((one) => !first.more.includes(one)) };
    return saysMore(other, first) ? [first, other] : [first];
  });

  /** The answer that is being chosen, what there is to see in it, what of that speaks against it, and whether it wins. */
  looked = $derived.by(() => {
    const { choice, preview } = this.coach.play;
    if (!preview) return { words: choice.words, seen: '', against: '', wins: false };
    const chosen = { choice, preview };
    return {
      words: choice.words,
      seen: this.#seenIn(chosen),
      against: this.#againstIn(chosen),
      wins: this.#wins(chosen),
    };
  });

  /** What there is to see in it, unless it is advised, and that it is as good. */
  chosen = $derived.by(() => {
    const { words, seen, wins } = this.looked;
    const { choice } = this.coach.play;
    if (this.winning && choice.complete && !wins && words !== this.winning) return t('coach-could-win');
    if (this.list.some(({ answer }) => answer.choice.words === words)) return '';
    return [seen, this.#isAsGood() ? t('coach-as-sound') : ''].filter(Boolean).join(' ');
  });

  /** It is as sound as what is advised, and whoever compares what they see would say so, too. */
  #isAsGood(): boolean {
    const [advised] = this.list;
    const { choice, preview } = this.coach.play;
    const { words, seen, against } = this.looked;
    if (!advised || !preview || !choice.complete || against || !this.coach.isAsSound(words)) return false;
    return seen !== '' && this.#weigh({ choice, preview }) >= advised.weight;
  }

  /** Of what is advised that which wins the game; '' if none does. */
  winning = $derived.by(() => {
    const won = this.list.find(({ answer }) => this.#wins(answer));
    return won?.answer.move.words ?? '';
  });

  /** How they are advised: it can be said why, or at least what comes of them, or neither. */
  how = $derived.by(() => {
    const says = this.list.some(
      (one) => !one.answer.preview || one.plain >= PLAIN.followed || one.now !== '' || one.more.length > 0,
    );
    // What is as good and is not told here would belie it.
    if (says && this.coach.matters && this.coach.isAllOf(this.list.length)) return 'coach-advice-matters';
    if (this.list.some(({ ahead }) => ahead)) return 'coach-advice';
    return says ? 'coach-advice-bare' : 'coach-advice-unsaid';
  });

  /** That luck comes of it, or nothing else, is no reason for it. */
  #reasoned(answer: HintedAnswer<Advised>, { title, detail = '' }: Prompt): Reasoned {
    const tells = ['preview-quiet', 'preview-luck'].every((key) => detail !== t(key)) && !this.#wins(answer);
    // Between buttons side by side there is room for few words in a row.
    const now = tells && !this.#suffices(answer) ? detail.replaceAll('\u00a0', ' ') : '';
    const seen = this.#seenIn(answer);
    const next = this.#nextOf(answer);
    const brought = (next && this.coach.words.brings?.(next)) ?? '';
    const follows = this.#followUpOf(answer, brought);
    // What one can see is worth more than what a search has found, unless that is good for others alone.
    const pays = this.#paysOthers(answer);
    const says = seen || (follows && brought) || (now && this.#paysAtOnce(answer));
    const later = pays || !says ? this.#meansOf(answer) : '';
    const weight = this.#weigh(answer) + ((next && this.coach.words.weight?.(next)) ?? 0);
    const plain = this.#plain(answer, Boolean(says) && !pays, follows !== '');
    const more = [seen, follows, later && pays ? t('coach-even-so', { why: later }) : later].filter(Boolean);
    return { answer, title, now, more, ahead: later !== '', plain, weight };
  }

  #weigh(answer: Chosen): number {
    const ctx = contextOf(this.coach.play, answer);
    return (ctx && this.coach.words.weight?.(ctx)) ?? 0;
  }

  #plain(answer: HintedAnswer<Advised>, sees: boolean, goesOn: boolean): number {
    if (this.coach.announced === answer.move.words) return PLAIN.announced;
    if (this.#againstIn(answer)) return PLAIN.dear;
    return sees ? PLAIN.seen : goesOn ? PLAIN.followed : PLAIN.not;
  }

  #paysAtOnce(answer: HintedAnswer<Advised>): boolean {
    const { play, words } = this.coach;
    const ctx = contextOf(play, answer);
    return ctx && words.pays ? words.pays(ctx) : (words.scoresOpenly ?? false);
  }

  #meansOf({ move }: HintedAnswer<Advised>): string {
    const why = speaksFor(move.why).filter(({ chance }) => chance >= TELLING);
    return why.length > 0 ? means(this.coach.play.table.game, why, true) : '';
  }

  /** Others gain points by it, and the learner none. */
  #paysOthers({ move, preview }: HintedAnswer<Advised>): boolean {
    const entry = { v: 0, seat: -1, words: move.words, events: preview?.events ?? [] };
    const gained = gainedBy([entry]);
    return gained.size > 0 && !gained.has(this.coach.play.eyes ?? -1);
  }

  /** That it wins, or else what there is to see in it. */
  #seenIn(answer: Chosen): string {
    const { play, words } = this.coach;
    if (this.#wins(answer)) return t('coach-wins');
    const ctx = contextOf(play, answer);
    return (ctx && words.note?.(ctx)) ?? '';
  }

  #againstIn(answer: Chosen): string {
    const ctx = contextOf(this.coach.play, answer);
    return (ctx && this.coach.words.against?.(ctx)) ?? '';
  }

  #wins(answer: Chosen): boolean {
    const ctx = contextOf(this.coach.play, answer);
    return ctx !== null && (this.coach.words.wins?.(ctx) ?? false);
  }

  #suffices(answer: Chosen): boolean {
    const ctx = contextOf(this.coach.play, answer);
    return ctx !== null && (this.coach.words.suffices?.(ctx) ?? false);
  }

  /** The answer that is asked after this one, as it would be then; null where that is not known. */
  #nextOf({ choice, preview, after, move }: HintedAnswer<Advised>): PromptContext | null {
    const ctx = contextOf(this.coach.play, { choice, preview });
    if (!ctx || !preview || !after) return null;
    return { ...ctx, view: preview.view, choice: answerOf(move.follow_up), preview: after };
  }

  #followUpOf(answer: HintedAnswer<Advised>, brings: string): string {
    const { move } = answer;
    const what = this.coach.words.titled?.(move.follow_up, contextOf(this.coach.play, answer));
    if (!what) return '';
    if (brings) return `${t('coach-then', { what })} ${brings}`;
    const n = this.coach.words.scoresOpenly ? move.points : 0;
    return n > 0 ? t('coach-then-points', { what, n }) : t('coach-then', { what });
  }
}

const saysMore = ({ now, more }: Reasoned, than: Reasoned): boolean =>
  more.length > 0 || (now !== '' && now !== than.now);
