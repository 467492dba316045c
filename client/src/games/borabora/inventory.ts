// What lies in the box. The rules read the same file, so a corrected datum is right on both sides.

import {
  end,
  fish,
  fishing,
  god_tiles,
  helper,
  hut_slots,
  jewels,
  paths,
  people,
  regions,
  ritual_spaces,
  rounds,
  start,
  status_track,
  task_scores,
  tasks,
} from '../../../../src/ludarium/games/borabora/components.toml';

export const GODS = ['blue', 'white', 'red', 'green', 'yellow'] as const;
export type God = (typeof GODS)[number];
export const isGod = (word: string | undefined): word is God => GODS.includes(word as God);
export const BUILDINGS = ['1', '2', '3', '4', '5', '6'];
export const MATERIALS = ['sand', 'wood', 'stone'] as const;
export type Material = (typeof MATERIALS)[number];
export type Sex = 'woman' | 'man';
export type Way = 'land' | 'water';
export type Terrain = 'mountain' | 'plain' | 'beach' | 'forest';

export interface Region {
  id: string;
  island: string;
  terrain: Terrain;
  yields: Material | 'offering';
  /** Column and row on the map. */
  grid: [number, number];
}

export interface Path {
  between: [string, string];
  way: Way;
  value: number;
  /** Between two outer islands. */
  ring: boolean;
}

export interface Fish {
  id: string;
  value: number;
  species: string;
}

export interface PersonType {
  id: string;
  /** The strength of one, two and three tiles. */
  strength: number[];
  women: Record<string, number>;
  men: Record<string, number>;
}

export interface Jewel {
  id: string;
  symbol: string;
  cost: number;
  points: number;
}

export interface Need {
  what: string;
  n: number;
  of?: string;
}

export interface Task {
  id: string;
  needs: Need[];
  no_yellow_card?: boolean;
}

export interface RitualSpace {
  id: string;
  row: number;
  col: number;
  material: Material;
}

interface Box {
  regions: Region[];
  paths: Path[];
  fish: Fish[];
  people: PersonType[];
  jewels: Jewel[];
  tasks: Task[];
  ritual_spaces: RitualSpace[];
  helper: Record<string, number>;
  fishing: { points: number };
  rounds: { priest_points: number[]; building_points: number[] };
  status_track: { points: number[] };
  start: { fish_of_first_hut: number };
  hut_slots: { row: number };
  task_scores: { points: number; with_yellow: number };
  god_tiles: { end_points: number };
  /** What each bonus of the end needs, and its points. */
  end: { points_for_each: number } & Record<string, number>;
}

export const BOX: Box = {
  end,
  fish,
  fishing,
  god_tiles,
  helper,
  hut_slots,
  jewels,
  paths,
  people,
  regions,
  ritual_spaces,
  rounds,
  start,
  status_track,
  task_scores,
  tasks,
};

const byId = <T extends { id: string }>(things: T[]): Map<string, T> =>
  new Map(things.map((one) => [one.id, one]));
export const ROUNDS = BOX.rounds.priest_points.length;

const REGIONS = byId(BOX.regions);
const FISH = byId(BOX.fish);
const JEWELS = byId(BOX.jewels);
const TASKS = byId(BOX.tasks);
const TYPES = byId(BOX.people);
const SPACES = byId(BOX.ritual_spaces);

/** Ids come from the server, which has the same box; a missing one would be a fault of the build. */
function known<T>(things: Map<string, T>, id: string): T {
  const found = things.get(id);
  if (!found) throw new Error(`unknown: ${id}`);
  return found;
}

export const regionCalled = (id: string): Region => known(REGIONS, id);
export const fishCalled = (id: string): Fish => known(FISH, id);
export const jewelCalled = (id: string): Jewel => known(JEWELS, id);
export const taskCalled = (id: string): Task => known(TASKS, id);
export const spaceCalled = (id: string): RitualSpace => known(SPACES, id);
export const typeCalled = (id: string): PersonType => known(TYPES, id);

export interface Person {
  id: string;
  sex: Sex;
  type: string;
  /** Shells on women, status marks on men. */
  marks: number;
}

/** The tile `w-hike-2`. */
export function personCalled(id: string): Person {
  const [letter = '', type = ''] = id.split('-');
  const sex: Sex = letter === 'w' ? 'woman' : 'man';
  const kind = typeCalled(type);
  return { id, sex, type, marks: (sex === 'woman' ? kind.women : kind.men)[id] ?? 0 };
}
