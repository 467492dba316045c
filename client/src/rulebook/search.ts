// Finding paragraphs: by the beginnings of words, whatever their accents, compounds written apart or together, and
// by other words for the same thing.

import type { Lang } from '../i18n/index.svelte';
import type { Paragraph } from './book';
import { textOf } from './markdown';

/** Each line of words for one thing; a word may be several: "external conflict". */
export type Synonyms = readonly (readonly string[])[];

export interface Found {
  paragraph: Paragraph;
  /** The words in it that were looked for, folded. */
  hits: ReadonlySet<string>;
}

/** Letters alone, small and bare: `ő` is `o`, and `ß` is `ss`. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i');

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** From so many letters on, a word is also sought inside of others. */
const INSIDE = 4;
/** An ending that nobody wrote here is left out, down to so many letters. */
const STEM = 4;
const NUMBER = /^§?(\d+(?:\.\d+)*)\.?$/;
const RULING = /^R\d+$/;

interface Indexed {
  paragraph: Paragraph;
  title: string[];
  words: string[];
}

/** Words one after another, as they are sought. */
type Phrase = string[];

export class Search {
  #all: Indexed[];
  #groups: Phrase[][];
  /** Where words are put together to one. */
  #compounds: boolean;

  constructor(book: readonly Paragraph[], lang: Lang, synonyms: Synonyms = []) {
    this.#all = book.map((paragraph) => {
      const title = wordsOf(paragraph.title);
      return { paragraph, title, words: [...title, ...wordsOf(textOf(paragraph))] };
    });
    this.#groups = synonyms.map((group) => group.map(wordsOf));
    this.#compounds = lang !== 'en';
  }

  /** The best first; what is equally good in the order of the book. */
  find(query: string): Found[] {
    const asked = query.trim();
    const number = NUMBER.exec(asked)?.[1];
    if (number) return this.#where(({ number: own }) => own === number || own.startsWith(`${number}.`));
    const ruling = asked.toUpperCase();
    if (RULING.test(ruling)) return this.#where(({ rulings }) => rulings.includes(ruling));
    const words = wordsOf(query);
    return words.length > 0 ? this.#ranked(words) : [];
  }

  #where(isMeant: (one: Paragraph) => boolean): Found[] {
    return this.#all
      .filter(({ paragraph }) => isMeant(paragraph))
      .map(({ paragraph }) => ({ paragraph, hits: new Set() }));
  }

  #ranked(words: string[]): Found[] {
    const sought = words.map((_, n) => this.#alternatives(words, n));
    const found = this.#all.flatMap((one) => {
      const hits = new Set<string>();
      const worth = sought.map(([own, ...others]) =>
        Math.max(
          this.#worth(one, own, hits),
          ...others.map((phrase) => OTHERWISE * this.#worth(one, phrase, hits)),
        ),
      );
      return worth.every((each) => each > 0) ? [{ one, hits, worth: worth.reduce((a, b) => a + b) }] : [];
    });
    return found
      .sort((a, b) => b.worth - a.worth)
      .map(({ one: { paragraph }, hits }) => ({ paragraph, hits }));
  }

  /** What may stand for this word of the query: itself, or other words for what it is a part of. */
  #alternatives(words: string[], n: number): [own: Phrase, ...others: Phrase[]] {
    const others = this.#groups.flatMap((group) =>
      group.some((phrase) => isAskedFor(phrase, words, n)) ? group : [],
    );
    const own = this.#known(words[n]!);
    return [[own], ...others.filter((phrase) => phrase.length > 1 || phrase[0] !== own)];
  }

  /** Without its ending, if nobody wrote it so. */
  #known(word: string): string {
    let stem = word;
    while (stem.length > STEM && !this.#all.some((one) => this.#worth(one, [stem], new Set()) > 0))
      stem = stem.slice(0, -1);
    return this.#all.some((one) => this.#worth(one, [stem], new Set()) > 0) ? stem : word;
  }

  /** How well the paragraph says it; 0 if it does not. What says it is added to `hits`. */
  #worth({ title, words }: Indexed, phrase: Phrase, hits: Set<string>): number {
    let best = 0;
    words.forEach((_, at) => {
      const [worth, length] = this.#here(words, at, phrase);
      if (worth === 0) return;
      best = Math.max(best, at + length <= title.length ? worth + TITLE : worth);
      words.slice(at, at + length).forEach((word) => hits.add(word));
    });
    return best;
  }

  /** How well the words from there on say it, and how many do. */
  #here(words: string[], at: number, phrase: Phrase): [worth: number, length: number] {
    const [first = ''] = phrase;
    const word = words[at]!;
    if (phrase.every((part, n) => words[at + n]?.startsWith(part)))
      return [phrase.every((part, n) => words[at + n] === part) ? WHOLE : BEGINNING, phrase.length];
    if (phrase.length > 1) return word.startsWith(phrase.join('')) ? [BEGINNING, 1] : [0, 0];
    if (first.length > word.length && (word + words[at + 1]).startsWith(first)) return [BEGINNING, 2];
    if (this.#compounds && first.length >= INSIDE && word.includes(first)) return [WITHIN, 1];
    return [0, 0];
  }
}

const TITLE = 8;
const WHOLE = 4;
const BEGINNING = 3;
const WITHIN = 1;
/** Of a word that means the same, against the word itself. */
const OTHERWISE = 0.3;

/** Whether the words of the query around this one are the phrase, the last of them as far as it is typed. */
function isAskedFor(phrase: Phrase, words: string[], n: number): boolean {
  return phrase.some((_, offset) => {
    const from = n - offset;
    return from >= 0 && phrase.every((part, i) => meant(part, words[from + i]));
  });
}

const meant = (part: string, typed: string | undefined): boolean =>
  typed !== undefined &&
  typed.length >= Math.min(3, part.length) &&
  (part.startsWith(typed) || isBent(part, typed));

/** The word with an ending. */
const isBent = (part: string, typed: string): boolean =>
  part.length >= STEM && typed.startsWith(part) && typed.length - part.length <= 3;

/** A text in pieces; each second one was looked for. */
export function marked(text: string, hits: ReadonlySet<string>): string[] {
  const pieces = [''];
  for (const piece of text.split(/([\p{L}\p{N}\p{M}\u00ad]+)/u)) {
    const isHit = hits.has(fold(piece));
    if (isHit === (pieces.length % 2 === 0)) pieces[pieces.length - 1] += piece;
    else pieces.push(piece);
  }
  return pieces;
}
