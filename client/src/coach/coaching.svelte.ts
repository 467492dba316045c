import { tick, untrack } from 'svelte';
import type { Question } from '../review/told';
import { Choice } from '../table/choice.svelte';
import { turns } from '../table/entries';
import { HintedAnswer } from '../table/hints.svelte';
import type { Desk } from '../table/desk.svelte';
import type { Said as Heard } from '../live.svelte';
import { withSurvey } from '../wire';
import type { Advice, Coached, Entry, HintedMove, Merit, Preview, School, Supposed, Verdict } from '../wire';
import { againstIt, betterThan } from './better';
import { keep, kept, withMoment, type Kept } from './kept';
import { ADVISED, causeOf, firstOf, said, type Occasion, type Said } from './said';
import { isStruck } from './striking';
import { askedIn, sinceOwn, type Asked, type Since } from './turn';
import type { Care, CoachWords } from './words';

/** A sound answer as the board would show it, and what it makes good. */
export type Advised = HintedMove & Pick<Advice, 'follow_up' | 'points'>;

/** So many answers of a turn are judged, and of those that followed. */
const MOST_OWN = 3;
const MOST_THEIRS = 1;
/** So much of what was told before is kept in mind, and for so many own turns. */
const MOST_IN_MIND = 2;
const MINDED = 1;
/** Whoever hears nothing from the server for so long is told that there is nothing to say, until there is. */
const PATIENCE_MS = 15_000;
/** And so long it is waited for what the sound answers bring. */
const RIPE_MS = 3_000;
/** What is refused to a coach is no word of a move. */
const REFUSED = ['no-coach', 'too-fast', 'try-again'];

/** Where the game and the coach are. */
interface At {
  /** The turn that something was said in, or is being thought about. */
  turn: number;
  /** The version of the question at which it was said. */
  said: number;
  /** Up to where it was looked at what came up. */
  upTo: number;
  /** The turn at whose beginning it was judged what came before. */
  judged: number;
  occasion: Occasion | null;
}

/** What was being said at a desk when the page was laid out anew, as on a phone that is turned. */
const LEFT = new WeakMap<Desk, Left>();
interface Left extends Pick<Coaching, 'said' | 'wanted' | 'learnt' | 'quiet'> {
  at: At;
  advised: { v: number; answers: HintedAnswer<Advised>[] };
  questions: Map<number, Question>;
  against: Map<string, string>;
  foretold: Map<string, Preview>;
}

const versionsOf = (entries: Entry[]): number[] => entries.map(({ v }) => v);

/** The coach beside the board of a guided table. */
export class Coaching {
  /** What is said in this turn. */
  said = $state.raw<Said | null>(null);
  /** The coach is thinking about what to say. */
  thinking = $state(false);
  /** It is still waited for what the sound answers bring. */
  #ripens = $state(false);
  #late: ReturnType<typeof setTimeout> | undefined;
  /** The question of which version they answer, and the sound answers, as the board would show them. */
  #advised = $state.raw<{ v: number; answers: HintedAnswer<Advised>[] }>({ v: -1, answers: [] });
  /** Of the question of this version: the answers that are as good as what is advised, and whether all others are not. */
  #weighed = $state.raw({ v: -1, asSound: [] as string[], matters: false });
  kept = $state.raw() as Kept;
  /** The version of the question at which the learner has asked for advice. */
  wanted = $state(-1);
  /** The page shows what came up. */
  learnt = $state(false);
  /** The coach has just been sent away. */
  quiet = $state(false);

  #at: At = { turn: -1, said: -1, upTo: -1, judged: -1, occasion: null };
  /** The version of the question that the server was asked about. */
  #v = -1;
  #judge: number[] = [];
  /** Nobody is advised: it is only looked whether it matters what is chosen. */
  #watches = false;
  #back = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly desk: Desk,
    readonly school: Pick<School, 'firsts' | 'steps'>,
    readonly words: CoachWords,
  ) {
    this.kept = kept(this.play.table.id);
    const left = LEFT.get(desk);
    if (left) this.#takeUp(left);
  }

  #takeUp({ at, advised, questions, against, foretold, ...open }: Left): void {
    Object.assign(this, open);
    this.#at = at;
    this.#questions = questions;
    this.#against = against;
    this.#foretold = foretold;
    this.#advised = advised;
  }

  get #first(): number {
    return this.kept.always ? Infinity : (this.words.advised ?? ADVISED);
  }
  /** From now on one is advised where one asks. */
  asksFromNow = $derived.by(() => this.asked?.own === this.#first + 1 && this.asked.begins);

  get play() {
    return this.desk.play;
  }

  /** What was advised, by the version of the question; and what of that would have won the game. */
  #counsel = new Map<number, string[]>();
  #winning = new Map<number, string>();
  /** Answers that were judged because another was advised. */
  #astrayAt = new Set<number>();
  /** What was said to follow an answer, by the version of the question and its words. */
  #announced = new Map<string, string>();
  /** What spoke against an answer when it was chosen, by the version of the question and its words. */
  #against = new Map<string, string>();
  /** The answers that were seen to win when they were chosen, likewise. */
  #wins = new Set<string>();
  /** What would have followed a better one, likewise. */
  #foretold = new Map<string, Preview>();
  /** What the learner was asked, by the version of the question. */
  #questions = new Map<number, Question>();
  /** The answer that was said to follow, when the last one was advised; '' if none was. */
  get announced(): string {
    const last = this.play.log.at(-1);
    return (last && this.#announced.get(`${last.v - 1} ${last.words}`)) ?? '';
  }
  /** The sound answers to what is asked now: no word of them means anything to another question. */
  sound = $derived.by(() => (this.#advised.v === this.play.told?.v ? this.#advised.answers : []));
  /** A learner does as well with this answer as with what is advised. */
  isAsSound = (words: string): boolean =>
    this.#weighed.v === this.play.told?.v && this.#weighed.asSound.includes(words);
  /** No more answers than these are that good. */
  isAllOf = (told: number): boolean => this.#weighed.asSound.length === told;
  /** Hardly more than one answer is good here. */
  matters = $derived.by(() => this.#weighed.matters && this.#weighed.v === this.play.told?.v);
  /** An answer is told with what the next one brings. */
  get #looksAhead(): boolean {
    return this.words.brings !== undefined;
  }
  /** What they bring is not known yet: it is chosen among them by that. */
  weighs = $derived.by(() => {
    const known = ({ move, preview, after }: HintedAnswer<Advised>): boolean =>
      preview !== null && (after !== null || !this.#looksAhead || !move.follow_up);
    return this.#ripens && !this.sound.every(known);
  });
  /** Where the learner is asked; null while somebody else is, or nobody. */
  asked = $derived.by((): Asked | null => {
    const { play } = this;
    const options = play.told?.options;
    if (!play.myTurn || play.eyes === null || !options) return null;
    return askedIn(play.log, play.eyes, options, this.desk.game.follows);
  });
  /** Of the first turns every answer is advised, or of all. */
  advises = $derived.by(() => {
    const own = this.asked?.own ?? 0;
    return this.asked !== null && (this.kept.always || (own > 0 && own <= this.#first));
  });
  /** The first turns, and what others do between them. */
  early = $derived.by(() => {
    const { log, eyes } = this.play;
    const begun = turns(log, this.desk.game.follows).filter(({ seat }) => seat === eyes).length;
    return (this.asked?.own || begun) <= this.#first;
  });
  /** What others did since the learner's last turn, and how that was answered. */
  meanwhile = $derived.by(() => {
    const { log, eyes } = this.play;
    return eyes === null ? [] : sinceOwn(log, eyes, this.desk.game.follows).meanwhile;
  });
  /** There is only one answer, or nobody is asked because all come to the same. */
  decided = $derived.by(() => {
    const { told, view } = this.play;
    const choice = new Choice();
    choice.ask(told?.options ?? null);
    return choice.only !== null || (view !== null && (this.desk.game.alike?.(view) ?? null) !== null);
  });
  /** There is something to choose, and nothing was advised. */
  #open = $derived.by(
    () => this.asked !== null && !this.decided && !this.thinking && this.sound.length === 0,
  );
  /** Nothing is advised here by itself, and nobody has asked yet. */
  mayAsk = $derived.by(() => {
    const unasked = !this.advises || this.said?.kind === 'mistake';
    return this.#open && unasked && this.wanted !== this.play.told?.v;
  });
  /** There was nothing to advise. */
  silent = $derived.by(() => this.#open && !this.mayAsk && this.said === null);
  /** A whole round is played. */
  round = $derived.by(() => (this.asked?.own ?? 0) > 1);

  /** The learner is asked anew: whatever is said is over with the next answer. */
  follow(): void {
    const { asked } = this;
    const v = this.play.told?.v ?? -1;
    untrack(() => {
      if (!asked || this.kept.alone) return this.#silent();
      this.quiet = false;
      this.#questions.set(v, { view: this.play.view!, asked: this.play.asked });
      if (this.thinking && v !== this.#v) this.#silent();
      if (asked.turn !== this.#at.turn || this.#back) this.#begin(asked, v);
      else if (v !== this.#at.said && !this.thinking) this.#goOn(asked, v);
    });
  }

  note(words: string, against: string, wins: boolean): void {
    const key = `${this.play.told?.v} ${words}`;
    this.#against.set(key, against);
    if (wins) this.#wins.add(key);
  }

  againstIn = ({ v, words }: Entry): string => this.#against.get(`${v - 1} ${words}`) ?? '';

  /** To which entry `v` was another answer. */
  foretoldOf = (v: number, words: string): Preview | null => this.#foretold.get(`${v - 1} ${words}`) ?? null;

  /** To which entry `v` was the answer; undefined if the page was opened after it. */
  questionOf = (v: number): Question | undefined => this.#questions.get(v - 1);

  #goOn(asked: Asked, v: number): void {
    this.said = null;
    this.#advise([]);
    this.#lookAt(asked, v);
  }

  #silent(): void {
    clearTimeout(this.#timer);
    this.thinking = false;
    this.#watches = false;
    this.#v = -1;
  }

  #begin(asked: Asked, v: number): void {
    this.#silent();
    this.#at.turn = asked.turn;
    this.said = this.#back ? { kind: 'again' } : null;
    this.#at.said = v;
    this.#advise([]);
    if (this.#back) {
      this.#keep({ taken: this.kept.taken + 1 });
      this.#ask(v, []);
    } else this.#lookAt(asked, v);
    this.#back = false;
    this.#at.upTo = v;
  }

  #lookAt(asked: Asked, v: number): void {
    const { play } = this;
    const news = play.log.filter((entry) => entry.v > this.#at.upTo && entry.seat >= 0);
    // What answers itself is no question to the learner.
    const question = this.decided ? '' : (play.asked?.question ?? '');
    const first = firstOf(this.school, new Set(this.kept.told), news, question);
    const since = sinceOwn(play.log, play.eyes ?? -1, this.desk.game.follows);
    const by = first && causeOf(first, news);
    const care = asked.begins ? this.#care() : null;
    this.#at.occasion = {
      first,
      by,
      sound: [],
      judged: [],
      care,
      astray: false,
      begins: asked.begins,
      backs: this.kept.backs,
      slips: this.kept.slips,
      gifts: this.kept.gifts,
      struck: isStruck(since.meanwhile, this.words, play.view, play.eyes),
      ...since,
    };
    this.#at.said = v;
    const missed = this.#missed(since.own.at(-1));
    if (missed) return this.#say({ ...this.#at.occasion, judged: [missed] });
    const judge = this.#toJudge(asked, since);
    this.#at.occasion.astray = this.advises && judge.length > 0;
    if (judge.length > 0) return this.#ask(v, judge); // what went wrong is said before anything else
    if (first) this.#say(this.#at.occasion);
    if (this.advises && !this.decided) this.#ask(v, []);
    else this.#watch(v);
  }

  /** Whoever is advised no longer is told, all the same, where to look twice. */
  #watch(v: number): void {
    if (this.decided || this.said) return;
    this.#v = v;
    this.#watches = true;
    this.play.say({ v, coach: [] });
  }

  #watched(): void {
    this.#watches = false;
    if (this.matters && !this.said) this.said = { kind: 'twice' };
  }

  /** The learner was told how to win, and did not: nobody need think about that. */
  #missed(answer: Entry | undefined): Verdict | null {
    const better = answer && this.#winning.get(answer.v - 1);
    if (!answer || !better || better === answer.words) return null;
    if (this.#wins.has(`${answer.v - 1} ${answer.words}`)) return null; // another way
    this.#winning.delete(answer.v - 1);
    return { v: answer.v, mark: 'mistake', why: [], better, wins: true };
  }

  /** Who is advised is judged where they did otherwise; later on, everybody once a turn. */
  #toJudge(asked: Asked, { own, theirs }: Since): number[] {
    if (this.advises) return this.#astray(own.at(-1));
    if (!asked.begins || asked.turn === this.#at.judged) return [];
    this.#at.judged = asked.turn;
    return versionsOf([...own.slice(-MOST_OWN), ...theirs.slice(0, MOST_THEIRS)]);
  }

  /** The answer, if another was advised and it was not judged before. */
  #astray(answer: Entry | undefined): number[] {
    const counsel = answer ? this.counselOf(answer.v) : [];
    if (!answer || counsel.length === 0 || counsel.includes(answer.words)) return [];
    if (this.#astrayAt.has(answer.v)) return [];
    this.#astrayAt.add(answer.v);
    return [answer.v];
  }

  /** What there is to beware of, the most pressing first. */
  #cares = $derived.by((): Care[] => {
    const { view, eyes } = this.play;
    return this.asked && eyes !== null ? (this.words.cares?.(view, eyes) ?? []) : [];
  });
  /** What was told before and still is so, where there is nothing else to say. */
  inMind = $derived.by(() => {
    const { early, said, thinking } = this;
    if (early || said || thinking || this.silent) return [];
    const own = this.asked?.own ?? 0;
    const since = (key: string) => Math.max(this.kept.cares[key] ?? -Infinity, this.#first);
    const lasts = ({ key, once }: Care) => !once && key in this.kept.cares && own - since(key) <= MINDED;
    const each = this.#cares.filter((one, n, all) => all.findIndex(({ key }) => key === one.key) === n);
    return each.filter(lasts).slice(0, MOST_IN_MIND);
  });

  /** The most pressing that was not told yet. */
  #care(): Care | null {
    return this.#cares.find(({ key }) => !(key in this.kept.cares)) ?? null;
  }

  /** What would be good here? */
  ask = (): void => {
    const v = this.play.told?.v ?? -1;
    this.wanted = v;
    if (this.said?.kind === 'twice') this.said = null; // now it is told where
    this.#ask(v, []);
  };

  /** Nobody need ask any more, or asks again. */
  always = (always: boolean): void => {
    this.#keep({ always });
    if (always) this.ask();
  };

  #ask(v: number, coach: number[]): void {
    this.#v = v;
    this.#watches = false;
    this.#judge = coach;
    this.thinking = true;
    this.play.say({ v, coach });
    this.#timer = setTimeout(() => (this.thinking = false), PATIENCE_MS);
  }

  /** Whatever the server says passes by here. */
  hear = (message: Heard): void => {
    if (message.t === 'coach') this.#found(message);
    // After a lost connection nobody thinks any more.
    else if (message.t === 'told' && this.thinking && message.v === this.#v)
      this.play.say({ v: message.v, coach: this.#judge });
    else if (message.t === 'refused' && REFUSED.includes(message.key))
      this.#found({ v: message.v ?? -1, sound: [], judged: [], as_sound: [], matters: false, foretold: [] });
    else if (message.t === 'refused' && message.key === 'no-undo') this.#back = false;
    else if (message.t === 'suppose') this.#supposed(message);
    else if (message.t === 'try')
      for (const one of this.sound) if (one.move.words === message.words) one.preview = message;
  };

  /** Better late than never: it may come after the patience with it has ended. */
  #found({ v, sound: found, judged: marked, as_sound, matters, foretold }: Coached): void {
    if (!found || !marked || v !== this.#v || v !== this.play.told?.v) return;
    if (found.length > 0) this.#weighed = { v, asSound: as_sound, matters };
    if (this.#watches) return this.#watched();
    for (const one of foretold) this.#foretold.set(`${one.v} ${one.words}`, withSurvey(one));
    const sound = found.map((one) => ({ ...one, why: this.#told(one.why, one.words) }));
    const judged = marked.map((one) => this.#explained(one));
    clearTimeout(this.#timer);
    this.thinking = false;
    // Whoever has asked is told, also that there is nothing to say.
    if (this.wanted === v && sound.length === 0) this.said = null;
    else if (this.said) this.#foresee(sound);
    else if (this.#at.occasion) this.#say({ ...this.#at.occasion, sound, judged });
    const goesOn = !this.decided && this.said?.kind !== 'mistake' && this.#judge.length > 0;
    if (goesOn && this.advises) this.#ask(v, []);
    else if (goesOn) this.#watch(v);
  }

  /** Of why an answer is good, or is not, what a learner can follow. */
  #told(why: Merit[], words: string): Merit[] {
    return why.filter((merit) => this.words.tells?.(merit, words) ?? true);
  }

  /** With what a learner can follow: without that nothing is blamed, and to follow advice or to do nothing earns no praise. */
  #explained(one: Verdict): Verdict {
    const entry = this.play.log.find(({ v }) => v === one.v);
    const words = entry?.words ?? '';
    const told = { ...one, why: this.#told(one.why, words) };
    const dull = words === 'pass' || this.#counsel.get(one.v - 1)?.includes(words);
    const blames = one.better !== '' && entry?.seat === this.play.eyes;
    const silent = blames ? !this.#isTaught(told) : dull && one.mark === 'good';
    return silent ? { ...told, mark: null } : told;
  }

  /** It can be said what was wrong with it, or what is good about the better one. */
  #isTaught(one: Verdict): boolean {
    if (one.wins) return true;
    if (!(this.words.teaches?.(one.better) ?? true)) return false;
    const better = betterThan(this, one);
    // Nobody would believe what can be seen to cost something.
    return !better?.against && (againstIt(this, one) !== '' || Boolean(better?.plain));
  }

  #say(occasion: Occasion | null): void {
    this.said = occasion && said(occasion);
    this.#at.said = this.play.told?.v ?? -1;
    if (this.said?.kind === 'first') this.#keep({ told: [...this.kept.told, this.said.first.say] });
    if ((this.said?.kind === 'care' || this.said?.kind === 'advice') && this.said.care)
      this.#keep({ cares: { ...this.kept.cares, [this.said.care.key]: this.asked?.own ?? 0 } });
    if (this.said?.kind === 'mistake') this.#keep({ backs: this.kept.backs + 1 });
    if (this.said?.kind === 'slip') this.#keep({ slips: this.kept.slips + 1 });
    if (this.said?.kind === 'gift') this.#keep({ gifts: this.kept.gifts + 1 });
    if (this.said?.kind === 'good') this.#keep({ moments: withMoment(this.kept.moments, this.said) });
    if (this.said?.kind === 'mistake' || this.said?.kind === 'slip') {
      const better = betterThan(this, this.said)?.text;
      this.#keep({ moments: withMoment(this.kept.moments, this.said, better) });
    }
    if (this.said?.kind === 'advice') this.#foresee(this.said.sound);
  }

  #advise(answers: HintedAnswer<Advised>[]): void {
    clearTimeout(this.#late);
    this.#ripens = answers.length > 0;
    if (this.#ripens) this.#late = setTimeout(() => (this.#ripens = false), RIPE_MS);
    this.#advised = { v: this.play.told?.v ?? -1, answers };
  }

  /** These of the sound answers are read, `wins` among them; they were, also when there are none any more. */
  advised(answers: HintedAnswer<Advised>[], wins = ''): void {
    if (answers.length === 0) return;
    const { v } = this.#advised;
    this.#counsel.set(
      v,
      answers.map(({ move }) => move.words),
    );
    if (wins) this.#winning.set(v, wins);
    for (const { move, preview } of answers) {
      this.#announced.set(`${v} ${move.words}`, move.follow_up);
      if (preview) this.#foretold.set(`${v} ${move.words}`, preview);
    }
  }

  /** To which entry `v` was another answer: what was advised, the best first. */
  counselOf = (v: number): string[] => this.#counsel.get(v - 1) ?? [];

  /** Like the moves of a hint: what they bring is asked for. */
  #foresee(sound: Advice[]): void {
    const options = this.play.told?.options ?? null;
    this.#advise(sound.map((one) => new HintedAnswer(options, { ...one, chances: [] })));
    for (const { words, follow_up } of sound) {
      this.play.say({ v: this.#v, try: words });
      if (this.#looksAhead && follow_up) this.play.say({ v: this.#v, suppose: this.#two(words, follow_up) });
    }
  }

  #two = (...answers: string[]): string[] => answers.map((words) => `p${(this.play.eyes ?? 0) + 1} ${words}`);

  /** What an answer and the next one come to. */
  #supposed({ v, steps, events, view, ends }: Supposed): void {
    for (const one of this.sound) {
      const { words, follow_up } = one.move;
      if (v !== this.play.told?.v || steps.join('\n') !== this.#two(words, follow_up).join('\n')) continue;
      one.after = { v, words, events, view, luck: ends === 'luck', passes: false };
    }
  }

  /** The board shows this answer as if it were chosen, and Enter confirms it. */
  show = async (answer: HintedAnswer): Promise<void> => {
    this.play.choice.set(answer.choice.path);
    await tick();
    document.querySelector<HTMLElement>('.confirm')?.focus({ preventScroll: true });
  };

  takeBack = (): void => {
    const { told } = this.play;
    if (this.said?.kind !== 'mistake' || !told) return;
    this.#back = true;
    this.play.say({ v: told.v, undo: true, to: this.said.v - 1 });
  };

  alone = (): void => {
    this.#keep({ alone: true });
    this.learnt = false;
    this.said = null;
    this.#silent();
    this.quiet = true;
  };

  back = (): void => {
    this.#keep({ alone: false });
    this.quiet = false;
    this.#at.turn = -1;
    this.follow();
  };

  /** It is over here and now, without a result. */
  end = (): void => {
    this.learnt = false;
    this.play.say({ propose: 'cancel' });
  };

  /** If it was still thinking it begins the turn anew. */
  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#late);
    const { said, wanted, learnt, quiet } = this;
    const at = { ...this.#at, turn: this.thinking ? -1 : this.#at.turn };
    LEFT.set(this.desk, {
      said,
      wanted,
      learnt,
      quiet,
      at,
      advised: this.#advised,
      questions: this.#questions,
      against: this.#against,
      foretold: this.#foretold,
    });
  }

  #keep(what: Partial<Kept>): void {
    this.kept = { ...this.kept, ...what };
    keep(this.play.table.id, this.kept);
  }
}
