// Where the light falls: which part of the table the question, or the tile that was chosen, is about.

import type { Preview } from '../../table/game';
import { BOX, type Path, type Sex, type Way } from './inventory';
import type { Aim, Picking } from './picking.svelte';
import { QUESTIONS, type Place, type Question } from './questions';
import { regionsOf, type Ask, type View } from './view';

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

/** Whoever is asked: everybody looks at the same. What an answer leads to is known once it was foreseen. */
export function lightOf(view: View, picking: Picking, preview: Preview | null = null): Light {
  const { ask } = view;
  if (!ask) return DAYLIGHT;
  if (ask.question === 'PlaceDie') return ofTile(view, picking, preview);
  const light = { ...ofAction(view, ...meant(ask)), places: QUESTIONS[ask.question].places ?? null };
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
function ofTile(view: View, picking: Picking, preview: Preview | null): Light {
  const [, face, action] = picking.aim;
  if (!action || picking.aim[0] !== 'die') return DAYLIGHT;
  const { ask, survey } = foreseen(picking, preview) ?? view;
  const [then, reach] = ask ? meant(ask) : ['', 0];
  if (then === action) return ofAction({ ...view, survey }, action, reach);
  return ofAction(view, action, Number(face ?? Math.max(0, ...(view.boards[view.ask!.seat]?.dice ?? []))));
}

/** The position after the answer that is chosen, once the server has said so. */
const foreseen = (picking: Picking, preview: Preview | null): View | null =>
  preview && preview.words === picking.answer?.words.join(' ') ? (preview.view as View) : null;

const LIT_BY: Record<string, Place[]> = {
  land: ['map'],
  water: ['map'],
  woman: ['people'],
  man: ['people'],
  temple: ['temple'],
  build: ['village'],
  helper: ['village', 'display'],
};

function ofAction(view: View, action: string, value: number): Light {
  const light: Light = { ...DAYLIGHT, places: LIT_BY[action] ?? null };
  if (action === 'build') return { ...light, ...buildable(view, value) };
  if (action === 'land' || action === 'water') return { ...light, ...reached(view, action, value) };
  return {
    ...light,
    women: action === 'woman' ? value : 0,
    men: action === 'man' ? value : 0,
    temple: action === 'temple' ? value : 0,
  };
}

/** Whether an aim of the next question lies in this light: a region, somebody, a space of the temple. */
export function leadsTo(light: Light, [kind, what]: Aim): boolean {
  if (kind === 'hut') return light.regions.includes(what ?? '');
  if (kind === 'priest') return Number(what) <= light.temple;
  if (kind !== 'take') return false;
  const [sex, space] = (what ?? '').split(' ');
  return Number(space) <= (sex === 'woman' ? light.women : light.men);
}

/** The regions that a value reaches, and the paths there. */
export function reached(view: View, way: Way, value: number): Pick<Light, 'regions' | 'paths'> {
  const { ask, survey } = view;
  const ahead = Object.entries(survey.asked?.reach?.[way] ?? {});
  const regions = ahead.flatMap(([region, least]) => (least <= value ? [region] : []));
  return { regions, paths: pathsTo(regions, regionsOf(view, ask?.seat ?? 0), way, value) };
}

export const pathsTo = (regions: string[], from: string[], way: Way, value: number): Path[] =>
  BOX.paths.filter((path) => {
    const ends = [path.between, path.between.toReversed()];
    const leads = ends.some(([a, b]) => from.includes(a!) && regions.includes(b!));
    return leads && path.way === way && path.value <= value;
  });

/** Buildings up to the value, and the materials for them: one is nothing without the other. */
export function buildable({ survey: { asked } }: View, value: number): Pick<Light, 'buildings' | 'spaces'> {
  const buildings = asked?.buildings.filter((tile) => tile <= value).map(String) ?? [];
  const spaces = [...new Set(asked?.pairs.flat())];
  return spaces.length > 0 && buildings.length > 0 ? { buildings, spaces } : { buildings: [], spaces: [] };
}

export const rowOf = (view: View, sex: Sex): (string | null)[] => (sex === 'woman' ? view.women : view.men);
