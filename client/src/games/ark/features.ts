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
  /** Who would score, the seats with the most pieces; where that is not told, all who stand there. */
  owners: Seat[];
  /** Those of them whose prophet doubles it when it is finished. */
  doubled: Seat[];
  sheep: number;
  wolves: number;
  complete: boolean;
  /** What it is worth as it lies, unfinished, or finished if it is; null where that is not told. */
  value: number | null;
  /** The least it is worth when finished; a field is never finished. */
  finished: number | null;
  /** How many of the tiles that are left fit where something is missing; null where that is not told. */
  fit: number | null;
}

export interface Found {
  features: Feature[];
  of: Map<PartKey, Feature>;
  temples: Map<Cell, Feature>;
}

export const keyOf = (cell: Cell, part: PartName): PartKey => `${cell} ${part}`;
export const cellOf = (key: PartKey): Cell => key.split(' ')[0]!;
export const partOf = (key: PartKey): PartName => key.split(' ')[1]!;

/** All features of a survey, with the pieces that stand in them on this land; `worth`: what they are worth is told. */
export function featuresOf(land: Land, told: Record<PartKey, Told>, worth = true): Found {
  const features = Object.entries(told).map(([key, one]) => featureOf(land, key, one, worth));
  const of = new Map(features.flatMap((feature) => feature.parts.map((key) => [key, feature] as const)));
  const temples = Object.keys(told).flatMap((key, i) =>
    isTemple(key) ? [[cellOf(key), features[i]!] as const] : [],
  );
  return { features, of, temples: new Map(temples) };
}

/** Whoever scores it when it is finished scores it twice. */
export const doubles = ({ owners, doubled }: Feature): boolean =>
  owners.length > 0 && owners.every((seat) => doubled.includes(seat));

const isTemple = (key: PartKey): boolean => key.endsWith(' temple');

function featureOf(land: Land, key: PartKey, told: Told, worth: boolean): Feature {
  const temple = isTemple(key);
  const kind = temple ? 'temple' : kindOf(partOf(key));
  const parts = temple ? [] : [key, ...(told.others ?? [])];
  const value = worth ? (told.value ?? 0) : null;
  const pieces = temple
    ? cross(land, cellOf(key)).flatMap((cell) => piecesOn(land, cell))
    : parts.flatMap((part) => pieceOn(land, part));
  const cells = temple ? cross(land, cellOf(key)) : [...new Set(parts.map(cellOf))];
  return {
    key,
    kind,
    parts,
    cells,
    open: (told.open ?? []).map(sideOf),
    pieces,
    owners: told.owners ?? [...new Set(pieces.map(({ seat }) => seat))],
    doubled: told.doubled ?? [],
    sheep: told.sheep ?? 0,
    wolves: told.wolves ?? 0,
    complete: kind !== 'field' && told.open === undefined,
    value,
    finished: told.finished ?? value,
    fit: told.fit ?? null,
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
