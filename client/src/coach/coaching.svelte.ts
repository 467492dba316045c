import { tick, untrack } from 'svelte';
import { Choice } from '../table/choice.svelte';
import { turns } from '../table/entries';
import type { HintedAnswer } from '../table/hints.svelte';
import type { Desk } from '../table/desk.svelte';
import type { Said as Heard } from '../live.svelte';
import { withSurvey } from '../wire';
import type { Entry, Merit, School, Verdict } from '../wire';
import { againstIt, betterThan } from './better';
import { Consulting, type Found, type Wish } from './consulting.svelte';
import { Counsel, type Advised } from './counsel.svelte';
import { keep, kept, withSaid, type Kept } from './kept';
import { Memory } from './memory';
import { causeOf, firstOf, MOST_POINTED, said, type Blamed, type Occasion, type Said } from './said';
import { isStruck } from './striking';
import { askedIn, sinceOwn, type Asked, type Since } from './turn';
import type { Care, Words } from './words';

/** So many answers of a turn are judged, and of those that followed. */
const MOST_OWN = 3;
const MOST_THEIRS = 1;
/** So much of what was told before is kept in mind, and for so many own turns. */
const MOST_IN_MIND = 2;
const MINDED = 1;

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
  /** The entry that the learner has asked to take back, by its version. */
  back: number | null;
  occasion: Occasion | null;
}

/** What was being said at a desk when the page was laid out anew, as on a phone that is turned. */
const LEFT = new WeakMap<Desk, Left>();
interface Left extends Pick<Coaching, 'said' | 'wanted' | 'learnt' | 'quiet' | 'memory'> {
  at: At;
  given: Counsel['given'];
}

const versionsOf = (entries: Entry[]): number[] => entries.map(({ v }) => v);

/** The coach beside the board of a guided table: what it says, and when. */
export class Coaching {
  /** What is said in this turn. */
  said = $state.raw<Said | null>(null);
  kept = $state.raw() as Kept;
  /** The version of the question at which the learner has asked for advice. */
  wanted = $state(-1);
  /** The page shows what came up. */
  learnt = $state(false);
  /** The coach has just been sent away. */
  quiet = $state(false);
  memory = new Memory();

  readonly counsel: Counsel;
  readonly #consulting: Consulting;
  #at: At = { turn: -1, said: -1, upTo: -1, judged: -1, back: null, occasion: null };

  constructor(
    readonly desk: Desk,
    readonly school: Pick<School, 'firsts' | 'steps'>,
    readonly words: Words,
  ) {
    this.kept = kept(this.play.table.id);
    this.counsel = new Counsel(this.play, words);
    this.#consulting = new Consulting(this.play, this.#found);
    const left = LEFT.get(desk);
    if (left) this.#takeUp(left);
  }

  #takeUp({ at, given, ...open }: Left): void {
    Object.assign(this, open);
    this.#at = at;
    this.counsel.given = given;
  }

  get play() {
    return this.desk.play;
  }

  /** The coach is thinking about what to say. */
  get thinking(): boolean {
    return this.#consulting.thinking;
  }

  /** It takes longer than anybody should wait. */
  get late(): boolean {
    return this.#consulting.late;
  }

  get #first(): number {
    return this.kept.always ? Infinity : this.words.advised;
  }
  /** From now on one is advised where one asks. */
  asksFromNow = $derived.by(() => this.asked?.own === this.#first + 1 && this.asked.begins);

  /** The answer that was said to follow, when the last one was advised; '' if none was. */
  get announced(): string {
    const last = this.play.log.at(-1);
    return last ? this.memory.given(last).followUp : '';
  }
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
    () => this.asked !== null && !this.decided && !this.thinking && this.counsel.sound.length === 0,
  );
  /** Nothing is advised here by itself, and nobody has asked yet. */
  mayAsk = $derived.by(() => this.#open && !this.advises && this.wanted !== this.play.told?.v);
  /** There was nothing to advise. */
  silent = $derived.by(() => this.#open && !this.mayAsk && !this.late && this.said === null);
  hasPlayedRound = $derived.by(() => (this.asked?.own ?? 0) > 1);

  /** The learner is asked anew: whatever is said is over with the next answer. */
  follow(): void {
    const { asked } = this;
    const v = this.play.told?.v ?? -1;
    untrack(() => {
      if (!asked || this.kept.alone) return this.#consulting.stop();
      this.quiet = false;
      this.memory.asks(v, { view: this.play.view!, asked: this.play.asked });
      const back = this.#at.back !== null && !this.play.log.some(({ v }) => v === this.#at.back);
      const begins = asked.turn !== this.#at.turn || back;
      if (begins || (v !== this.#at.said && !this.#consulting.isAbout(v))) this.#begin(asked, v, back);
      if (begins) this.#at.upTo = v;
    });
  }

  #begin(asked: Asked, v: number, back: boolean): void {
    this.#consulting.stop();
    this.counsel.forget();
    this.said = back ? { kind: 'again' } : null;
    this.#at = { ...this.#at, turn: asked.turn, said: v, back: null };
    if (!back) return this.#lookAt(asked, v);
    this.#keep({ taken: this.kept.taken + 1 });
    this.#consulting.ask(v);
  }

  #lookAt(asked: Asked, v: number): void {
    const occasion = this.#occasion(asked);
    const missed = this.#missed(occasion.own.at(-1));
    if (missed) this.#say({ ...occasion, judged: [missed] });
    const judge = missed ? [] : this.#toJudge(asked, occasion);
    this.#at.occasion = { ...occasion, astray: this.advises && judge.length > 0 };
    if (judge.length > 0) return this.#consulting.ask(v, judge); // what went wrong is said before anything else
    if (occasion.first && !missed) this.#say(occasion);
    this.#goOn(v);
  }

  #occasion({ begins }: Asked): Occasion {
    const { play, words, kept } = this;
    const news = play.log.filter((entry) => entry.v > this.#at.upTo && entry.seat >= 0);
    // What answers itself is no question to the learner.
    const question = this.decided ? '' : (play.asked?.question ?? '');
    const first = firstOf(this.school, new Set(kept.told), news, question);
    const since = sinceOwn(play.log, play.eyes ?? -1, this.desk.game.follows);
    return {
      ...since,
      first,
      by: first && causeOf(first, news),
      sound: [],
      judged: [],
      care: begins ? this.#care() : null,
      struck: isStruck(since.meanwhile, words, play.view, play.eyes),
      astray: false,
      begins,
      pointed: kept.pointed,
    };
  }

  /** Advises where that is due, also after a mistake; else it tells, all the same, where to look twice. */
  #goOn(v: number): void {
    if (this.decided) return;
    if (this.advises || this.said?.kind === 'mistake') this.#consulting.ask(v);
    else if (!this.said) this.#consulting.watch(v);
  }

  /** The learner was told how to win, and did not: nobody need think about that. */
  #missed(answer: Entry | undefined): Verdict | null {
    if (!answer || this.kept.pointed.mistake >= MOST_POINTED.mistake) return null;
    const before = this.memory.before(answer);
    const better = before.winning;
    const another = this.memory.given(answer).wins;
    if (!better || better === answer.words || another || before.judged) return null;
    before.judged = true;
    return { v: answer.v, mark: 'mistake', why: [], better, wins: true };
  }

  /** Who is advised is judged where they did otherwise; later on, everybody once a turn. */
  #toJudge(asked: Asked, { own, theirs }: Since): number[] {
    if (this.advises) return this.#astray(own.at(-1));
    if (!asked.begins || asked.turn === this.#at.judged) return [];
    return versionsOf([...own.slice(-MOST_OWN), ...theirs.slice(0, MOST_THEIRS)]);
  }

  /** The answer, if another was advised and it was not judged before. */
  #astray(answer: Entry | undefined): number[] {
    if (!answer) return [];
    const { counsel, judged } = this.memory.before(answer);
    return judged || counsel.length === 0 || counsel.includes(answer.words) ? [] : [answer.v];
  }

  /** What there is to beware of, the most pressing first. */
  #cares = $derived.by((): Care[] => {
    const { view, eyes } = this.play;
    return this.asked && eyes !== null ? this.words.cares(view, eyes) : [];
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
    this.#consulting.ask(v);
  };

  /** Nobody need ask any more, or asks again. */
  always = (always: boolean): void => {
    this.#keep({ always });
    if (always) this.ask();
  };

  /** Whatever the server says passes by here. */
  hear = (message: Heard): void => {
    this.#consulting.hear(message);
    this.counsel.hear(message);
  };

  #found = (found: Found, { coach, watches }: Wish): void => {
    const { v, as_sound, matters } = found;
    if (found.sound.length > 0) this.counsel.weigh(v, as_sound, matters);
    if (watches) return this.#watched();
    for (const one of found.foretold) this.memory.foretells(withSurvey(one));
    const sound = found.sound.map((one) => ({ ...one, why: this.#told(one.why, one.words) }));
    const judged = found.judged.map((one) => this.#explained(one));
    // Whoever has asked is told, also that there is nothing to say.
    if (this.wanted === v && sound.length === 0) this.said = null;
    else if (this.said) this.counsel.foresee(v, sound);
    else if (this.#at.occasion) this.#say({ ...this.#at.occasion, sound, judged });
    if (coach.length === 0) return;
    for (const answer of coach) this.memory.before({ v: answer }).judged = true;
    this.#at.judged = this.#at.turn;
    this.#goOn(v);
  };

  /** Nobody was advised, or asked yet. */
  #watched(): void {
    if (this.counsel.matters && !this.said) this.said = { kind: 'twice' };
  }

  /** Of why an answer is good, or is not, what a learner can follow. */
  #told(why: Merit[], words: string): Merit[] {
    return why.filter((merit) => this.words.tells(merit, words));
  }

  /** With what a learner can follow: without that nothing is blamed, and to follow advice or to do nothing earns no praise. */
  #explained(one: Verdict): Verdict {
    const entry = this.play.log.find(({ v }) => v === one.v);
    const words = entry?.words ?? '';
    const told = { ...one, why: this.#told(one.why, words) };
    const { counsel } = this.memory.before(one);
    const dull = counsel.length > 0 ? counsel.includes(words) : words === 'pass';
    const blames = one.better !== '' && entry?.seat === this.play.eyes;
    const silent = blames ? !this.#isTaught(told) : dull && one.mark === 'good';
    return silent ? { ...told, mark: null } : told;
  }

  /** It can be said what was wrong with it, or what is good about the better one. */
  #isTaught(one: Verdict): boolean {
    if (one.wins) return true;
    if (!this.words.teaches(one.better)) return false;
    const better = betterThan(this, one);
    // Nobody would believe what can be seen to cost something.
    return !better?.against && (againstIt(this, one) !== '' || Boolean(better?.plain));
  }

  #say(occasion: Occasion): void {
    this.said = said(occasion);
    this.#at.said = this.play.told?.v ?? -1;
    if (!this.said) return;
    const better = (blamed: Blamed) => betterThan(this, blamed)?.text ?? '';
    this.#keep(withSaid(this.kept, this.said, this.asked?.own ?? 0, better));
    if (this.said.kind === 'advice') this.counsel.foresee(this.#at.said, this.said.sound);
  }

  /** The learner looks at this answer. */
  looks(words: string, against: string, wins: boolean): void {
    this.memory.looks(this.play.told?.v ?? -1, words, { against, wins });
  }

  /** These of the sound answers are read, `wins` among them; they were, also when there are none any more. */
  reads(answers: HintedAnswer<Advised>[], wins: string): void {
    if (answers.length > 0) this.memory.advises(this.counsel.given.v, answers, wins);
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
    this.#at.back = this.said.v;
    this.play.say({ v: told.v, undo: true, to: this.said.v - 1 });
  };

  alone = (): void => {
    this.#keep({ alone: true });
    this.learnt = false;
    this.said = null;
    this.#consulting.stop();
    this.quiet = true;
  };

  comeBack = (): void => {
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
    const { said, wanted, learnt, quiet, memory } = this;
    const at = { ...this.#at, turn: this.#consulting.isBusy ? -1 : this.#at.turn };
    LEFT.set(this.desk, { said, wanted, learnt, quiet, memory, at, given: this.counsel.given });
    this.#consulting.stop();
    this.counsel.close();
  }

  #keep(what: Partial<Kept>): void {
    this.kept = { ...this.kept, ...what };
    keep(this.play.table.id, this.kept);
  }
}
