import { Exercise } from '../exercise/exercise.svelte';
import type { GameClient } from '../table/game';
import { NO_BASE, type Thought } from '../thinking/link';
import { grown, planted, ROOT } from '../thinking/tree';
import type { LineMove, School, Seat, Step, Telling } from '../wire';
import { ANYTHING, matches, toldAfter } from './patterns';

/** So many wrong tries until help comes by itself, and until one can be shown how. */
const HELP_AFTER = 2;
const SHOW_AFTER = 3;

/** What is made of a step when the learner has come on: it is to be remembered. */
export interface Course {
  came(attempt: Attempt): void;
}

/** A lesson that somebody is at: a line of their own that begins at the position of the step. */
export class Attempt extends Exercise {
  /** How many of the pages before the question are read. */
  page = $state(0);
  wrong = $state(0);
  /** What may be answered by the rules, but is not what the lesson is about. */
  astray = $state<string | null>(null);
  /** Somebody has asked for help: once, or again. */
  calls = $state(0);
  /** What there is to say when the step is over. */
  ending = $state.raw<Telling | null>(null);
  override readonly mine: Seat[];

  constructor(
    game: string,
    client: GameClient,
    readonly school: School,
    readonly step: Step,
    begun: { names: string[]; moves: LineMove[] },
    readonly course: Course,
  ) {
    super(game, client, thoughtOf(school, step, begun), school.seat);
    this.mine = [school.seat];
    if (begun.moves.length > 0) this.page = step.pages.length;
    const { whyNot } = this.choice;
    this.choice.explain = whyNot;
    this.choice.whyNot = async (words) => {
      const reason = await whyNot(words);
      if (reason) this.wrong += 1;
      return reason;
    };
  }

  /** The learner is to answer, sooner or later. */
  acts = $derived.by(() => this.step.allow.length > 0);
  /** All is read that stands before the question. */
  read = $derived.by(() => this.page >= this.step.pages.length);
  /** The learner is at it. */
  doing = $derived.by(() => this.acts && this.read && this.ending === null);
  /** It goes on with whatever comes next, and nothing is asked. */
  goesOn = $derived.by(() => !this.doing);
  #struggles = $derived.by(() => this.wrong >= HELP_AFTER || this.calls > 0);
  /** What helps with the first answer would tell again, at a further one, what is done already. */
  helped = $derived.by(() => this.doing && this.#struggles && this.between === null);
  maySee = $derived.by(() => {
    const further = this.#struggles && this.between !== null;
    return this.doing && (further || this.wrong >= SHOW_AFTER || this.calls > 1);
  });
  /** Whatever the rules allow is allowed here, too, for who insists. */
  mayInsist = $derived.by(() => (this.step.allow[this.#answers.length] ?? []).includes(ANYTHING));
  /** What was refused is not offered again. */
  override get ready(): boolean {
    return super.ready && this.astray === null;
  }
  /** Whoever still reads has nothing to choose. */
  protected override get mayAnswer(): boolean {
    return this.doing;
  }
  /** What there is to say before a further answer. */
  between = $derived.by(() =>
    this.#answers.length > 0 ? toldAfter(this.step.between, this.#answers, this.#events) : null,
  );
  /** What is pointed at. */
  pointed = $derived.by(() => {
    if (this.ending || this.showing) return [];
    if (this.between) return this.between.show;
    return this.page === 0 ? this.step.show : (this.step.pages[this.page - 1]?.show ?? []);
  });
  /** What of it needs no light any more: something came of it, or a whole answer is drawn there itself. */
  past = $derived.by(() =>
    this.choice.complete ? this.pointed : this.#answers.flatMap((words) => words.split(' ')),
  );

  /** What of it the board shows just now: on a phone it may lie on another page. */
  found = $state.raw<string[]>([]);

  get #answers(): string[] {
    return this.path.filter(({ seat }) => seat === this.school.seat).map(({ words }) => words);
  }

  get #events(): string[] {
    return this.log.flatMap((entry) => entry.events);
  }

  /** What was left in the middle goes on. */
  async open(): Promise<void> {
    await this.show();
    if (this.at !== ROOT) this.arrived();
  }

  /** To the next page before the question, or to the one before. */
  turn(by: 1 | -1): void {
    this.page += by;
    this.choice.ask(this.doing ? (this.stands?.options ?? null) : null);
  }

  /** What to do; asked again, how it is done. */
  help = (): void => {
    if (!this.doing || this.demo) return;
    if (this.maySee) this.showMe();
    else this.calls += 1;
  };

  protected override given(words: string): void {
    if (this.ending) return; // whatever would be asked next belongs to no lesson
    const wanted = this.step.allow[this.#answers.length] ?? [];
    if (wanted.some((pattern) => matches(pattern, words))) return this.#answer(words);
    this.astray = words;
    this.wrong += 1;
    this.choice.clear();
  }

  /** It is answered although the lesson is about something else. */
  insist = (): void => {
    if (this.astray !== null && this.mayInsist) this.#answer(this.astray);
  };

  #answer(words: string): void {
    this.astray = null;
    this.#unaided();
    void this.add(words);
  }

  /** What help there was is over. */
  #unaided(): void {
    this.wrong = 0;
    this.calls = 0;
  }

  protected override arrived(): void {
    if (this.closed) return;
    const asked = this.stands?.asked?.seat ?? null;
    const others = this.path.filter(({ seat }) => seat !== this.school.seat).length;
    const reply = this.step.replies[others];
    if (asked !== null && asked === reply?.seat) void this.add(reply.words);
    else if (asked !== this.school.seat || this.#answers.length >= this.step.allow.length) this.#finish();
    else if (this.demo) void this.#showNext();
    this.course.came(this);
  }

  /** Whatever the rules would ask now, the lesson does not. */
  #finish(): void {
    this.demo = false;
    this.ending = toldAfter(this.step.told, this.#answers, this.#events);
    this.choice.ask(null);
  }

  /** From the beginning, and what was read is read. */
  again = (): void => {
    this.ending = null;
    this.astray = null;
    this.#unaided();
    this.demo = false;
    this.choice.clear();
    this.go(ROOT);
    this.course.came(this);
  };

  /** The last answer of the learner was none. */
  override undo = (): void => {
    this.astray = null;
    this.ending = null;
    if (this.choice.path.length > 0) return this.choice.clear();
    const last = this.path.findLast(({ seat }) => seat === this.school.seat);
    if (last) this.go(last.before ?? ROOT);
  };

  /** How it is done, word by word. */
  showMe = (): void => {
    this.again();
    this.demo = true;
    void this.show().then(() => this.#showNext());
  };

  async #showNext(): Promise<void> {
    const words = this.step.aim[this.#answers.length]?.split(' ') ?? [];
    if ((await this.spell(words)) && this.choice.complete) await this.add(this.choice.words);
  }
}

function thoughtOf(
  { players }: School,
  step: Step,
  { names, moves }: { names: string[]; moves: LineMove[] },
): Thought {
  let [tree, at] = [planted(), ROOT];
  for (const { words, outcomes } of moves) [tree, at] = grown(tree, at, { words, outcomes });
  return { players, options: {}, seed: '', base: { ...NO_BASE, lesson: step.id }, names, tree, at };
}
