// Where the light falls: which part of the table the question, or the tile that was chosen, is about.

import { BOX, BUILDINGS, pathsFrom, spaceCalled, type Path, type Sex, type Way } from './inventory';
import type { Picking } from './picking.svelte';
import { actionsOf, type Ask, type Part, type Question, type View } from './view';

export type Place = 'map' | 'people' | 'temple' | 'village' | 'jewels' | 'tasks' | 'display';

export interface Light {
  /** Null: the whole table is bright. */
  places: Place[] | null;
  regions: string[];
  paths: Path[];
  /** People, temple spaces up to this value. */
  women: number;
  men: number;
  temple: number;
  /** What the seat that is asked could build, and with what. */
  buildings: string[];
  spaces: string[];
}

export const DAYLIGHT: Light = {
  places: null,
  regions: [],
  paths: [],
  women: 0,
  men: 0,
  temple: 0,
  buildings: [],
  spaces: [],
};

const PLACES: Record<Question, Place[] | null> = {
  FirstHut: ['map'],
  PlaceDie: null,
  Expand: ['map'],
  Store: ['village'],
  ScoreFish: ['map'],
  TakePerson: ['people'],
  Spend: ['village', 'display'],
  Priest: ['temple'],
  Build: ['village'],
  Fire: ['display'],
  UsePeople: ['village'],
  Gather: ['village'],
  Pray: ['display'],
  MoveHuts: ['village'],
  BuyJewel: ['jewels'],
  ResolveTask: ['tasks'],
  TakeTask: ['tasks'],
  LastTasks: ['tasks'],
};

/** The page of the phone where this question is answered. */
export const PAGES: Record<Question, Part> = {
  FirstHut: 'map',
  PlaceDie: 'actions',
  Expand: 'map',
  Store: 'village',
  ScoreFish: 'map',
  TakePerson: 'market',
  Spend: 'actions',
  Priest: 'market',
  Build: 'village',
  Fire: 'actions',
  UsePeople: 'actions',
  Gather: 'village',
  Pray: 'actions',
  MoveHuts: 'village',
  BuyJewel: 'market',
  ResolveTask: 'village',
  TakeTask: 'market',
  LastTasks: 'village',
};

/** Whoever is asked: everybody looks at the same. */
export function lightOf(view: View, picking: Picking): Light {
  const { ask } = view;
  if (!ask) return DAYLIGHT;
  if (ask.question === 'PlaceDie') return ofTile(view, picking, ask.seat);
  const places = PLACES[ask.question];
  const light = { ...ofAction(view, ask.seat, ...meant(ask)), places };
  // The region that was just entered.
  return ask.region ? { ...light, regions: [ask.region] } : light;
}

function meant({ question, way, sex, reach = 0 }: Ask): [string, number] {
  const actions: Partial<Record<Question, string>> = {
    Expand: way!,
    TakePerson: sex!,
    Priest: 'temple',
    Build: 'build',
  };
  return [actions[question] ?? '', reach];
}

/** A die and a tile are chosen, but not confirmed. */
function ofTile(view: View, picking: Picking, seat: number): Light {
  const [, face, action] = picking.aim;
  if (!action || picking.aim[0] !== 'die') return DAYLIGHT;
  const white = picking.answer?.calls.some(({ god }) => god === 'white');
  const value = white ? 6 : Number(face ?? Math.max(0, ...(view.boards[seat]?.dice ?? [])));
  return ofAction(view, seat, action, value);
}

const LIT_BY: Record<string, Place[]> = {
  land: ['map'],
  water: ['map'],
  woman: ['people'],
  man: ['people'],
  temple: ['temple'],
  build: ['village'],
  helper: ['village', 'display'],
};

function ofAction(view: View, seat: number, action: string, value: number): Light {
  const places = actionsOf(action).flatMap((one) => LIT_BY[one] ?? []);
  const light: Light = { ...DAYLIGHT, places: places.length > 0 ? places : null };
  if (action === 'build') return { ...light, ...buildable(view, seat, value) };
  if (action === 'land' || action === 'water') return { ...light, ...reached(view, seat, action, value) };
  return {
    ...light,
    women: action === 'woman' ? value : 0,
    men: action === 'man' ? value : 0,
    temple: action === 'temple' ? value : 0,
  };
}

/** Regions without an own hut at the end of a path up to the value, and these paths. */
export function reached(view: View, seat: number, way: Way, value: number): Pick<Light, 'regions' | 'paths'> {
  const own = view.boards[seat]?.regions ?? [];
  const steps = own
    .flatMap(pathsFrom)
    .filter(({ to, path }) => path.way === way && path.value <= value && !own.includes(to));
  return {
    regions: [...new Set(steps.map(({ to }) => to))],
    paths: BOX.paths.filter((path) => steps.some((step) => step.path === path)),
  };
}

/** Buildings up to the value, and materials beside each other: one is nothing without the other. */
export function buildable(view: View, seat: number, value: number): Pick<Light, 'buildings' | 'spaces'> {
  const { built = {}, ritual = [] } = view.boards[seat] ?? {};
  const buildings = BUILDINGS.filter((tile) => Number(tile) <= value && !built[tile]);
  const spaces = ritual.filter((id) => ritual.some((other) => areBeside(id, other)));
  return spaces.length > 0 && buildings.length > 0 ? { buildings, spaces } : { buildings: [], spaces: [] };
}

function areBeside(a: string, b: string): boolean {
  const [one, two] = [spaceCalled(a), spaceCalled(b)];
  return Math.abs(one.row - two.row) + Math.abs(one.col - two.col) === 1;
}

export const rowOf = (view: View, sex: Sex): (string | null)[] => (sex === 'woman' ? view.women : view.men);
