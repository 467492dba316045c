// One entry of the log as a chain of small scenes, for animation: what lifts off, how it travels, where it lands.
// The positions in between are for the eye only; the last one always comes from the server.

import { reading, squeezed, type Scene as Told } from '../../board/scene';
import type { Entry, Seat } from '../../wire';
import { verdictsOf, type Verdict } from './verdicts';
import {
  boardOf,
  cultOfSeat,
  isClockwise,
  isTree,
  ownerOf,
  TREES,
  type Colour,
  type Cult,
  type PlaceName,
  type Spirit,
  type TreeName,
  type View,
} from './view';

export type Piece =
  | { kind: 'spirit'; spirit: Spirit }
  | { kind: 'back' }
  | { kind: 'druid'; colour: Colour }
  | { kind: 'token'; cult: Cult }
  | { kind: 'ring' };

/** A point of the clearing in the words of the game. */
export type Where =
  | { at: 'spirit'; place: PlaceName }
  | { at: 'druid'; tree: TreeName }
  | { at: 'lantern'; tree: TreeName; index: number }
  | { at: 'hand' | 'draw'; cult: Cult }
  | { at: 'waiting'; cult: Cult; colour: Colour }
  | { at: 'centre' };

export interface Scene extends Told<View, Piece, Where> {
  /** It dances along the oval. */
  round?: 'left' | 'right';
  /** Two spirits lean towards each other, and this is how their fight ends. */
  lean?: [TreeName, TreeName];
  verdicts?: Verdict[];
  /** A spirit is turned up here. */
  flip?: TreeName;
  /** A tree falls here. */
  fall?: TreeName;
}

type Change = (view: View) => void;

const MOVE = 420;
const RING = 240;
export const PER_PLACE = 280;
const LONGEST = 3000;

/** The scenes of an entry, squeezed so that they take three seconds at most. */
export function story(entry: Entry, before: View, after: View, eyes: Seat | null = null): Scene[] {
  const scenes = new Teller(entry, before, reading(entry, eyes)).tell(after);
  return squeezed(scenes, LONGEST);
}

class Teller {
  private scenes: Scene[] = [];
  private words: string[];
  private cult: Cult;
  /** Where the next `board` event takes its spirit from. */
  private source: TreeName | null = null;
  /** Who has got the ring in this move. */
  private given: TreeName | null = null;
  /** Places on which a dancer has come down while the spirit there may still have to dance. */
  private covered = new Set<PlaceName>();

  constructor(
    private entry: Entry,
    private before: View,
    /** So long a fight that is decided is looked at, and a tree that has fallen. */
    private hold: number,
  ) {
    this.words = entry.words.split(' ');
    this.cult = cultOfSeat(entry.seat);
  }

  tell(after: View): Scene[] {
    this.open();
    for (const event of this.entry.events) this.add(event);
    const tree = this.given ?? this.before.ring;
    if (after.ring === null && tree)
      this.fly({ kind: 'ring' }, { at: 'druid', tree }, { at: 'centre' }, null, {
        ms: RING,
        lift: (view) => void (view.ring = null),
      });
    return this.scenes;
  }

  private fly(piece: Piece, from: Where, to: Where, land: Change | null, more: Partial<Scene> = {}): void {
    this.scenes.push({ ms: MOVE, flights: [{ piece, from, to }], ...(land && { land }), ...more });
  }

  private open(): void {
    const [word, first, second] = this.words;
    if (word === 'waltz') this.playSpirit(first!, second as TreeName);
    if (word === 'place') this.placeDruid(first as Colour, second as TreeName);
    if (word === 'clear') this.source = first as TreeName;
  }

  private playSpirit(spirit: Spirit, tree: TreeName): void {
    const [hand, place] = [
      { at: 'hand', cult: this.cult },
      { at: 'spirit', place: tree },
    ] as const;
    this.fly({ kind: 'spirit', spirit }, hand, place, (view) => void view.trees[tree].pile.push(spirit), {
      lift: (view) => discard(view, this.cult, spirit),
    });
  }

  private placeDruid(colour: Colour, tree: TreeName): void {
    const waiting = { at: 'waiting', cult: this.cult, colour } as const;
    const land = (view: View) => void (view.trees[tree].druid = colour);
    this.fly({ kind: 'druid', colour }, waiting, { at: 'druid', tree }, land);
  }

  private add(event: string): void {
    const [kind, a = '', b = '', c = ''] = event.split(' ');
    if (kind === 'ring') this.ring(a as TreeName);
    else if (kind === 'dance') this.dance(a, b as TreeName, c as PlaceName);
    else if (kind === 'show') this.show(a as TreeName, b);
    else if (kind === 'win') this.win(event, b as TreeName, c as TreeName);
    else if (kind === 'tie') this.tie(event, a as Colour);
    else if (kind === 'board') this.toBoard(a as Cult, b);
    else if (kind === 'lost') this.lose(a as TreeName);
    else if (kind === 'move') this.move(a as Colour, b as TreeName, c as TreeName);
    else if (kind === 'shuffle') this.shuffle(a as Cult, Number(b));
    else if (kind === 'refill') this.refill(a as Cult, Number(b));
  }

  private ring(tree: TreeName): void {
    this.given = tree;
    const land = (view: View) => void (view.ring = tree);
    this.fly({ kind: 'ring' }, { at: 'centre' }, { at: 'druid', tree }, land, { ms: RING });
  }

  private dance(spirit: Spirit, from: TreeName, to: PlaceName): void {
    const beneath = this.covered.has(from);
    this.covered.add(to);
    const [here, there] = [from, to].map((place) => ({ at: 'spirit', place }) as const) as [Where, Where];
    this.fly({ kind: 'spirit', spirit }, here, there, (view) => void pileAt(view, to).push(spirit), {
      ms: Number(this.words[2]?.[1] ?? 1) * PER_PLACE,
      round: isClockwise(this.words[1] ?? '') ? 'left' : 'right',
      lift: (view) => void view.trees[from].pile.splice(beneath ? -2 : -1, 1),
    });
  }

  private show(tree: TreeName, spirit: Spirit): void {
    this.scenes.push({
      ms: 220,
      flip: tree,
      land: (view) => {
        view.trees[tree].down -= 1;
        view.trees[tree].pile.push(spirit);
      },
    });
  }

  private win(event: string, winner: TreeName, loser: TreeName): void {
    const cult = ownerOf(winner);
    this.source = winner;
    this.fight(event, [winner, loser]);
    const lantern = { at: 'lantern', tree: loser, index: this.before.trees[loser].tokens } as const;
    const land = (view: View) => void (view.trees[loser].tokens += 1);
    this.fly({ kind: 'token', cult }, { at: 'spirit', place: winner }, lantern, land, { ms: 380 });
  }

  private tie(event: string, colour: Colour): void {
    const [one, other] = TREES.filter((tree) => this.before.trees[tree].druid === colour);
    if (one && other) this.fight(event, [one, other]);
  }

  private fight(event: string, lean: [TreeName, TreeName]): void {
    const verdicts = verdictsOf(this.entry, event, this.before);
    this.scenes.push({ ms: 380, lean, verdicts, hold: this.hold });
  }

  private toBoard(cult: Cult, spirit: Spirit): void {
    const source = this.source;
    this.source = null;
    const from: Where = source ? { at: 'spirit', place: source } : { at: 'hand', cult };
    const to = { at: 'spirit', place: boardOf(cult) } as const;
    this.fly({ kind: 'spirit', spirit }, from, to, (view) => void view.boards[cult].pile.push(spirit), {
      lift: (view) => void (source ? view.trees[source].pile.pop() : discard(view, cult, spirit)),
    });
  }

  private lose(tree: TreeName): void {
    const driven = this.entry.events.some((event) => new RegExp(`^move \\w+ ${tree} `).test(event));
    this.scenes.push({
      ms: 600,
      fall: tree,
      hold: this.hold,
      land: (view) => {
        const fallen = view.trees[tree];
        const board = view.boards[ownerOf(tree)];
        board.down += fallen.down;
        board.pile.push(...fallen.pile);
        Object.assign(fallen, { pile: [], down: 0, tokens: 0, lost: true });
        if (!driven) fallen.druid = null; // it has nowhere to go
      },
    });
  }

  private move(colour: Colour, from: TreeName, to: TreeName): void {
    const land = (view: View) => void (view.trees[to].druid = colour);
    this.fly({ kind: 'druid', colour }, { at: 'druid', tree: from }, { at: 'druid', tree: to }, land, {
      lift: (view) => void (view.trees[from].druid = null),
    });
  }

  private shuffle(cult: Cult, count: number): void {
    const from = { at: 'spirit', place: boardOf(cult) } as const;
    this.fly({ kind: 'back' }, from, { at: 'draw', cult }, (view) => void (view.draw[cult] = count), {
      lift: (view) => void (view.boards[cult] = { down: 0, pile: [] }),
    });
  }

  private refill(cult: Cult, count: number): void {
    const drawn = (view: View) => {
      const hand = view.hand[cult];
      if (typeof hand === 'number') view.hand[cult] = hand + count;
    };
    this.fly({ kind: 'back' }, { at: 'draw', cult }, { at: 'hand', cult }, drawn, {
      lift: (view) => void (view.draw[cult] -= count),
    });
  }
}

function pileAt(view: View, place: PlaceName): Spirit[] {
  return isTree(place) ? view.trees[place].pile : view.boards[ownerOf(place)].pile;
}

function discard(view: View, cult: Cult, spirit: Spirit): void {
  const hand = view.hand[cult];
  if (typeof hand === 'number') view.hand[cult] = hand - 1;
  else if (hand.includes(spirit)) hand.splice(hand.indexOf(spirit), 1);
}
