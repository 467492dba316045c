// What others did since the own last answer, as it is marked on the land: on the tile that was laid stand all
// moves that went with it.

import type { Mark } from '../../board/marks';
import { centred, type Rect, type Size } from '../../board/rect';
import type { LastMove } from '../../table/game';
import { at, landOf, type At } from './land';
import { freest, piecesOn } from './pills';
import { anchorOf } from './scenery';
import type { Cell, Laid, View } from './view';

const RING = 25;

/** The pill of a last move, in its own units. */
const PILL = { width: 70, height: 36, letter: 14 };

export function marksOf(last: LastMove[], view: View, scale = 1): Mark[] {
  const marks = changesIn(last, view);
  const standing = piecesOn(view);
  const taken: At[] = [];
  for (const mark of marks) {
    // One for each move, on the first thing that it changed.
    if (marks.find(({ number }) => number === mark.number) !== mark) continue;
    const width = scale * (PILL.width + PILL.letter * ((mark.text ?? `${mark.number}`).length - 1));
    const size = { width, height: scale * PILL.height };
    mark.pill = freest(placesOn(mark.box, size), size, standing, taken);
    taken.push(mark.pill);
  }
  return marks;
}

/** The middle of a pill on each corner of the box, and on the middle of each side. */
function placesOn({ x, y, width, height }: Rect, pill: Size): At[] {
  const [left, right] = [x - 10 + pill.width / 2, x + width + 10 - pill.width / 2];
  const [centre, middle] = [x + width / 2, y + height / 2];
  return [
    ...[y, y + height].flatMap((row) => [left, right, centre].map((column) => ({ x: column, y: row }))),
    ...[x, x + width].map((column) => ({ x: column, y: middle })),
  ];
}

function changesIn(last: LastMove[], view: View): Mark[] {
  const land = landOf(view.tiles);
  const marks: Mark[] = [];
  for (const { number, seat, entry } of last) {
    const [word, first = ''] = entry.words.split(' ');
    if (word === 'tile' || word === 'enter') marks.push({ box: tileBox(first), seat, number });
    else if (word === 'ark') marks.push({ box: tileBox(first), seat, number, ...walked(entry.events) });
    else if (word === 'follower' || word === 'prophet') {
      const tile = marks.findLast((mark) => mark.seat === seat && !mark.from);
      if (!tile) continue;
      tile.text = `${tile.number}–${number}`;
      const laid = land.get(`${tile.box.x / 100},${tile.box.y / 100}`);
      // It may have come home again.
      if (laid?.piece) marks.push({ box: ringOf(laid), seat, number: tile.number, round: true });
    }
  }
  return marks;
}

function tileBox(cell: Cell): Rect {
  const { x, y } = at(cell);
  return { x: 100 * x, y: 100 * y, width: 100, height: 100 };
}

function ringOf({ name, cell, turn, piece }: Laid): Rect {
  const foot = anchorOf(name, turn, piece!.part);
  const { x, y } = at(cell);
  return centred({ x: 100 * x + foot.x, y: 100 * y + foot.y - 4 }, 2 * RING);
}

/** `ark moves 0,0 1,0 1,1` */
function walked(events: string[]): Pick<Mark, 'from' | 'via'> {
  const words = events.find((event) => event.startsWith('ark moves '))?.split(' ') ?? [];
  const [from, ...via] = words.slice(2, -1).map(centreOf);
  return from ? { from, via } : {};
}

function centreOf(cell: Cell): At {
  const { x, y } = at(cell);
  return { x: 100 * x + 50, y: 100 * y + 50 };
}
