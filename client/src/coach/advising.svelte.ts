import { t } from '../i18n/index.svelte';
import type { HintedAnswer } from '../table/hints.svelte';
import type { Prompt } from '../table/game';
import { hinted } from '../table/prompt';
import { answerOf } from '../review/told';
import { reasonsOf } from '../table/reasons';
import type { Coaching } from './coaching.svelte';
import type { Advised } from './counsel.svelte';
import { means } from './means';
import { isNews, speaksFor } from './said';
import { sentences } from './sentences';
import { Sight, sightOf } from './sight';
import { gainedBy } from './striking';
import { deedOf } from './words';

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
  /** It wins the game. */
  wins: boolean;
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
    return this.coach.counsel.sound.filter(isFirst);
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

  /** The answer that is being chosen, what of what there is to see speaks against it, and whether it wins. */
  looked = $derived.by(() => {
    const { choice, preview } = this.coach.play;
    const { against, wins } = this.#sight;
    return { words: choice.words, ...(preview ? { against, wins } : { against: '', wins: false }) };
  });

  /** In the answer that is being chosen. */
  #sight = $derived.by(() => sightOf(this.coach.words, this.coach.play, this.coach.play));

  /** What there is to see in it, unless it is advised, and that it is as good. */
  chosen = $derived.by(() => {
    const { choice, preview } = this.coach.play;
    const { words } = choice;
    if (this.winning && choice.complete && !this.looked.wins && words !== this.winning)
      return t('coach-could-win');
    if (!preview || this.list.some(({ answer }) => answer.choice.words === words)) return '';
    return sentences(seenIn(this.#sight), this.#isAsGood() && t('coach-as-sound'));
  });

  /** It is as sound as what is advised, and whoever compares what they see would say so, too. */
  #isAsGood(): boolean {
    const [advised] = this.list;
    const { choice } = this.coach.play;
    const { against, weight } = this.#sight;
    if (!advised || !choice.complete || against || !this.coach.counsel.isAsSound(choice.words)) return false;
    return seenIn(this.#sight) !== '' && weight >= advised.weight;
  }

  /** Of what is advised that which wins the game; '' if none does. */
  winning = $derived.by(() => this.list.find(({ wins }) => wins)?.answer.move.words ?? '');

  /** How they are advised: it can be said why, or at least what comes of them, or neither. */
  how = $derived.by(() => {
    const says = this.list.some(
      (one) => !one.answer.preview || one.plain >= PLAIN.followed || one.now !== '' || one.more.length > 0,
    );
    const { matters, isAllOf } = this.coach.counsel;
    // What is as good and is not told here would belie it.
    if (says && matters && isAllOf(this.list.length)) return 'coach-advice-matters';
    if (this.list.some(({ ahead }) => ahead)) return 'coach-advice';
    return says ? 'coach-advice-bare' : 'coach-advice-unsaid';
  });

  /** That luck comes of it, or nothing else, is no reason for it. */
  #reasoned(answer: HintedAnswer<Advised>, { title, detail = '' }: Prompt): Reasoned {
    const sight = sightOf(this.coach.words, this.coach.play, answer);
    const next = this.#nextOf(answer, sight);
    const tells = ['preview-quiet', 'preview-luck'].every((key) => detail !== t(key));
    // Between buttons side by side there is room for few words in a row.
    const now = tells && !sight.wins && !sight.suffices ? detail.replaceAll('\u00a0', ' ') : '';
    const seen = seenIn(sight);
    const follows = this.#followUpOf(answer, sight, next.brings);
    // What one can see is worth more than what a search has found, unless that is good for others alone.
    const forOthers = this.#paysOthers(answer);
    const says = seen || (follows && next.brings) || (now && sight.pays);
    const later = forOthers || !says ? this.#meansOf(answer) : '';
    const more = [seen, follows, later && forOthers ? t('coach-even-so', { why: later }) : later];
    return {
      answer,
      title,
      now,
      more: more.filter(Boolean),
      ahead: later !== '',
      plain: this.#plain(answer, sight, Boolean(says) && !forOthers, follows !== ''),
      weight: sight.weight + next.weight,
      wins: sight.wins,
    };
  }

  #plain({ move }: HintedAnswer<Advised>, { against }: Sight, sees: boolean, goesOn: boolean): number {
    if (this.coach.announced === move.words) return PLAIN.announced;
    if (against) return PLAIN.dear;
    return sees ? PLAIN.seen : goesOn ? PLAIN.followed : PLAIN.not;
  }

  #meansOf({ move }: HintedAnswer<Advised>): string {
    return means(
      this.coach.play.table.game,
      speaksFor(move.why).filter(({ chance }) => chance >= TELLING),
      true,
    );
  }

  /** Others gain points by it, and the learner none. */
  #paysOthers({ preview }: HintedAnswer<Advised>): boolean {
    const gained = gainedBy(preview?.events ?? []);
    return gained.size > 0 && !gained.has(this.coach.play.eyes ?? -1);
  }

  /** In the answer that is asked after this one, as it would be then; nothing where that is not known. */
  #nextOf({ preview, after, move }: HintedAnswer<Advised>, { words, deed }: Sight): Sight {
    if (!deed || !preview || !after) return new Sight(words, null);
    const choice = answerOf(move.follow_up);
    return new Sight(words, deedOf({ ...deed.ctx, view: preview.view, choice, preview: after }));
  }

  #followUpOf({ move }: HintedAnswer<Advised>, { words, deed }: Sight, brings: string): string {
    const what = words.titled(move.follow_up, deed);
    if (!what) return '';
    if (brings) return `${t('coach-then', { what })} ${brings}`;
    const n = words.scoresOpenly ? move.points : 0;
    return n > 0 ? t('coach-then-points', { what, n }) : t('coach-then', { what });
  }
}

/** That it wins, or else what there is to see in it. */
const seenIn = ({ wins, note }: Sight): string => (wins ? t('coach-wins') : note);

const saysMore = ({ now, more }: Reasoned, than: Reasoned): boolean =>
  more.length > 0 || (now !== '' && now !== than.now);
