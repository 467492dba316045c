// What can be done where, and what it leads to: read from the tree of answers and from what the server foresees.

import type { Choice } from '../../table/choice.svelte';
import type { Numbered } from '../../wire';
import { consequenceOf, NOTHING, type Consequence } from './consequence';
import { wordsOf, type Held } from './held';
import { fighting } from './survey';
import { squareOf } from './valley';
import { COLOURS, type CellName, type View } from './view';

export class Outlook {
  #known: { of: unknown[]; marks: Map<string, Map<CellName, Consequence>> } | null = null;

  constructor(private choice: Choice) {}

  /** What each space that may be tapped leads to; the same for as long as the question stands. */
  marks(view: View, held: Held | null): Map<CellName, Consequence> {
    const { choice } = this;
    if (!choice.options) return new Map();
    const key = held ? wordsOf(held).join(' ') : '';
    const of = [choice.options, choice.effects];
    if (!of.every((one, i) => one === this.#known?.of[i])) this.#known = { of, marks: new Map() };
    const known = this.#known!.marks.get(key) ?? this.consequences(view, held);
    this.#known!.marks.set(key, known);
    return known;
  }

  private consequences(view: View, held: Held | null): Map<CellName, Consequence> {
    const tell = (cell: CellName): Consequence => {
      if (!held) return NOTHING;
      const words = [...wordsOf(held), cell];
      return consequenceOf(view, words, this.eventsOf(words)) ?? NOTHING;
    };
    return new Map(this.spaces(view, held).map((cell) => [cell, tell(cell)]));
  }

  /** What would happen with this answer; null as long as the server has not said so. */
  eventsOf(words: string[]): string[] | null {
    const { effects } = this.choice;
    let at: Numbered | number | undefined = effects?.options;
    for (const word of words) at = typeof at === 'object' ? at[word] : undefined;
    return typeof at === 'number' ? (effects?.effects[at]?.events ?? null) : null;
  }

  spaces(view: View, held: Held | null): CellName[] {
    if (held) return this.choice.after(...wordsOf(held));
    if (this.choice.can('build')) return [...new Set(this.choice.after('build').flatMap(squareOf))];
    if (this.choice.can('leave')) return this.choice.after('leave');
    if (this.choice.can('war')) return fighting(view);
    return [];
  }

  /** Spaces that anything can be done with: where the keys [ and ] go. */
  open(view: View, held: Held | null): CellName[] {
    const marks = this.marks(view, held);
    if (marks.size > 0 || !this.choice.options) return [...marks.keys()];
    const all = COLOURS.flatMap((colour) => [
      ...this.choice.after('tile', colour),
      ...this.choice.after('leader', colour),
    ]);
    return [...new Set(all)];
  }
}
