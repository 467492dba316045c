import { t } from '../i18n/index.svelte';
import type { StudyChapter, StudyMove, StudyRead } from '../wire';
import { NO_BASE, type Thought } from '../thinking/link';
import { grown, planted, remarked, ROOT, seated, type Tree } from '../thinking/tree';

/** A chapter without its name, as what was thought of on a board makes one. */
export type Content = Omit<StudyChapter, 'name' | 'version'>;

/** All that was thought of, from the position where it began. */
export function contentOf(
  game: string,
  position: string,
  { players, options, names, tree }: Thought,
): Content {
  const { text, places } = tree[ROOT]!.said;
  return {
    ...{ game, position, players, options },
    names: names.length === players ? names : [],
    moves: movesOf(tree),
    text: text.trim(),
    places: [...places],
  };
}

/** In the order of the text: the main move, what was thought of instead, then what follows the main move. */
function movesOf(tree: Tree): StudyMove[] {
  const [found, numbers] = [[] as StudyMove[], new Map([[ROOT, 0]])];
  const take = (id: number): void => {
    const { before, words, seat, outcomes, said } = tree[id]!;
    numbers.set(id, found.length + 1);
    found.push({
      ...{ after: numbers.get(before!)!, words, seat, outcomes: outcomes && [...outcomes] },
      ...{ mark: said.mark, text: said.text.trim(), places: [...said.places] },
    });
  };
  const follow = (from: number): void => {
    for (let id: number | undefined = from; id !== undefined; id = tree[id]!.next[0]) {
      const [main, ...others] = tree[id]!.next;
      if (main !== undefined) take(main);
      for (const other of others) {
        take(other);
        follow(other);
      }
    }
  };
  follow(ROOT);
  return found;
}

/** What is to be known of the luck of a record; nothing of a study, which promises none. */
export function noteOf({ luck }: StudyRead, text: string): string {
  if (/^\s*ludarium study/.test(text)) return '';
  return t(luck ? 'board-luck-right' : 'board-luck-none');
}

/** As a board to think on, which stands at the beginning. */
export function thoughtOf({ players, options, position, names, moves, text, places }: StudyChapter): Thought {
  let tree = remarked(planted(), ROOT, { mark: null, text, places });
  const ids = [ROOT];
  for (const { after, words, seat, outcomes, mark, text, places } of moves) {
    let id: number;
    [tree, id] = grown(tree, ids[after] ?? ROOT, { words, outcomes });
    tree = remarked(seated(tree, id, seat), id, { mark, text, places });
    ids.push(id);
  }
  const base = { ...NO_BASE, position };
  return { players, options, seed: crypto.randomUUID(), base, names, tree, at: ROOT };
}
