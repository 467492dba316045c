import type { Effects, Options, Preview, Reason } from '../wire';

/** A choice, and what follows from it once it is complete and the server has said so. */
export interface Chosen {
  choice: Choice;
  preview: Preview | null;
}

/**
 * The answer that a person is putting together: a path through the tree of options.
 *
 * A board takes words one by one (`take`), or sets a whole path at once (`set`) when it lets people
 * choose the target first. Nothing outside the tree can be chosen.
 */
export class Choice {
  /** The tree of words, or null while this seat is not asked. */
  options = $state.raw<Options | null>(null);
  /** The words chosen so far. */
  path = $state.raw<string[]>([]);

  /** What each option leads to, once that was asked for and the server has said so. */
  effects = $state.raw<Effects | null>(null);
  /** Asks the server for the effects. */
  foresee: () => void = () => undefined;
  /** Asks the server which rule stands against these words; null: none, or nobody can be asked. */
  whyNot: (words: string) => Promise<Reason | null> = () => Promise.resolve(null);
  /** The same of words that nobody has tried: for whoever tells it before. */
  explain: (words: string) => Promise<Reason | null> = (words) => this.whyNot(words);

  /** Whether a step back may halt at this path; a game says so whose words come several at a time. */
  rests: (path: string[]) => boolean = () => true;

  #here = $derived(this.#at(this.path));

  /** The words chosen so far as one text, as they go to the server. */
  words = $derived(this.path.join(' '));
  /** The words that may follow. */
  next = $derived(this.after(...this.path));
  /** Whether the path is a whole option. */
  complete = $derived(this.path.length > 0 && this.#here !== null && this.next.length === 0);

  /** A new question, or none: whatever was chosen is forgotten. */
  ask(options: Options | null): void {
    this.options = options;
    this.path = [];
    this.effects = null;
  }

  /** The answer, where there is only one. */
  get only(): string[] | null {
    const words: string[] = [];
    for (let tree = this.options; tree; tree = tree[words.at(-1)!] ?? null) {
      const [word, ...others] = Object.keys(tree);
      if (others.length > 0) return null;
      if (word === undefined) return words.length > 0 ? words : null;
      words.push(word);
    }
    return null;
  }

  /** Whether the words, counted from the root, begin an option. */
  can(...words: string[]): boolean {
    return this.#at(words) !== null;
  }

  /** What is being done: the first word. */
  get doing(): string | null {
    return this.path[0] ?? null;
  }

  /** The words that may follow these, counted from the root. */
  after(...words: string[]): string[] {
    return Object.keys(this.#at(words) ?? {});
  }

  /** All options that begin with these words, each as the whole path. */
  under(...words: string[]): string[][] {
    const tree = this.#at(words);
    return tree ? leaves(tree).map((rest) => [...words, ...rest]) : [];
  }

  /** Adds words to the path; says whether they fit. */
  take(...words: string[]): boolean {
    return this.set([...this.path, ...words]);
  }

  /** Replaces the path; says whether it begins an option. */
  set(path: string[]): boolean {
    if (!this.can(...path)) return false;
    this.path = path;
    return true;
  }

  /** Back to where there is something in the fingers, or nothing any more. */
  back(): void {
    do this.path = this.path.slice(0, -1);
    while (this.path.length > 0 && !this.rests(this.path));
  }

  clear(): void {
    this.path = [];
  }

  #at(path: string[]): Options | null {
    let tree = this.options;
    for (const word of path) tree = tree && Object.hasOwn(tree, word) ? (tree[word] ?? null) : null;
    return tree;
  }
}

function leaves(tree: Options): string[][] {
  const words = Object.entries(tree);
  if (words.length === 0) return [[]];
  return words.flatMap(([word, below]) => leaves(below).map((rest) => [word, ...rest]));
}
