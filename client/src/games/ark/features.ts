// Roads, cities, fields and temples, as the rules tell of them: see "What follows from a position" in the notation.

import type { Seat } from '../../wire';
import { neighbours, reading, type Land } from './land';
import { kindOf, type Kind, type PartName, type Side } from './tile';
import type { Cell, Piece } from './view';

/** A part of a tile on the table: "3,-1 c0". */
export type PartKey = string;

/** A feature in the survey; what it has not is left out. */
export interface Told {
  /** Its other parts. */
  others?: PartKey[];
  value?: number;
  owners?: Seat[];
  doubled?: Seat[];
  finished?: number;
  open?: string[];
  fit?: number;
  sheep?: number;
  wolves?: number;
}

export interface Feature {
  /** Its name in the survey: one of its parts, or "2,1 temple". */
  key: PartKey;
  kind: Kind | 'temple';
  /** Empty for a temple. */
  parts: PartKey[];
  /** In reading order. For a temple: its tile and the neighbours that are there. */
  cells: Cell[];
  /** The sides, or for a temple the neighbours, where something is missing. */
  open: { cell: Cell; side: Side }[];
  pieces: (Piece & { cell: Cell })[];
  /** Who would score: the seats with the most pieces. */
  owners: Seat[];
  /** Those of them whose prophet doubles it when it is finished. */
  doubled: Seat[];
  sheep: number;
  wolves: number;
  complete: boolean;
  /** What it is worth as it lies: unfinished, or finished if it is. */
  value: number;
  /** The least it is worth when finished; a field is never finished. */
  finished: number;
  /** How many of the tiles that are left fit where something is missing. */
  fit: number;
}

export interface Found {
  features: Feature[];
  of: Map<PartKey, Feature>;
  temples: Map<Cell, Feature>;
}

export const keyOf = (cell: Cell, part: PartName): PartKey => `${cell} ${part}`;
export const cellOf = (key: PartKey): Cell => key.split(' ')[0]!;
export const partOf = (key: PartKey): PartName => key.split(' ')[1]!;

/** All features of a survey, with the pieces that stand in them on this land. */
export function featuresOf(land: Land, told: Record<PartKey, Told>): Found {
  const features = Object.entries(told).map(([key, one]) => featureOf(land, key, one));
  const of = new Map(features.flatMap((feature) => feature.parts.map((key) => [key, feature] as const)));
  const temples = Object.keys(told).flatMap((key, i) =>
    isTemple(key) ? [[cellOf(key), features[i]!] as const] : [],
  );
  return { features, of, temples: new Map(temples) };
}

const isTemple = (key: PartKey): boolean => key.endsWith(' temple');

function featureOf(land: Land, key: PartKey, told: Told): Feature {
  const temple = isTemple(key);
  const kind = temple ? 'temple' : kindOf(partOf(key));
  const parts = temple ? [] : [key, ...(told.others ?? [])];
  const value = told.value ?? 0;
  const cells = temple ? cross(land, cellOf(key)) : [...new Set(parts.map(cellOf))];
  return {
    key,
    kind,
    parts,
    cells,
    open: (told.open ?? []).map(sideOf),
    pieces: temple
      ? cells.flatMap((cell) => piecesOn(land, cell))
      : parts.flatMap((part) => pieceOn(land, part)),
    owners: told.owners ?? [],
    doubled: told.doubled ?? [],
    sheep: told.sheep ?? 0,
    wolves: told.wolves ?? 0,
    complete: kind !== 'field' && told.finished === undefined,
    value,
    finished: told.finished ?? value,
    fit: told.fit ?? 0,
  };
}

const cross = (land: Land, cell: Cell): Cell[] =>
  [cell, ...neighbours(cell)].filter((one) => land.has(one)).sort(reading);

/** "3,-1 N" */
function sideOf(words: string): Feature['open'][number] {
  const [cell, side] = words.split(' ') as [Cell, Side];
  return { cell, side };
}

function piecesOn(land: Land, cell: Cell): Feature['pieces'] {
  const piece = land.get(cell)?.piece;
  return piece ? [{ ...piece, cell }] : [];
}

const pieceOn = (land: Land, key: PartKey): Feature['pieces'] =>
  piecesOn(land, cellOf(key)).filter(({ part }) => keyOf(cellOf(key), part) === key);
