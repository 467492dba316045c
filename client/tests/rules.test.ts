// The rules are worked out by the server alone: the survey, the effects of answers and the reasons tell them.
// What a client has for itself is geometry, drawing and words.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const CLIENT = join(import.meta.dirname, '../src/games');
const RULES = join(import.meta.dirname, '../../src/ludarium/games');

/** By game, functions of its rules that no client may have a second time. */
const FORBIDDEN: Record<string, string> = {
  druids: `
    dancers fighters winner winning falls is_let_be fights_left
    jump_target bare_in_the_end starving`,
  tigris: `
    region_of kingdoms kingdoms_at ruler borders connect realms frontier near_without lifted
    strength supporters stands in_war in_revolt enough open_wars wars_between spoils
    within_reach may_stay are_scarce possible paid income
    add_tiles add_leaders add_withdrawals add_catastrophes`,
  ark: `
    fits openings openings_around seen_from is_complete is_surrounded missing_around temples_around
    stands_in standing_in standing_at free_parts winners has_prophet_in
    complete_value least_when_finished final_value value_now size_and_marks unfinished
    settled_by_passing paying`,
  borabora: `
    regions_ahead regions_where members beside free_for free_spaces free_slots
    is_stronger is_possible have missing units progress
    status_points temple_points favourite parts_of_end bonuses held
    barrier open_to affordable fulfillable payments can_take_card can_move
    least_to_build least_to_expand least_to_send least_to_take`,
};

const CASES = Object.entries(FORBIDDEN).map(([game, words]) => [game, words.trim().split(/\s+/)] as const);

/** The text of all files of a folder, but for tests and what they begin with. */
const source = (folder: string, ending: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\.ts$|fixtures\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const inCamels = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a function, a method or a getter of this name is declared. */
function declares(text: string, name: string): boolean {
  const ways = [
    `\\bfunction\\*? ${name}\\b`,
    `\\b(?:const|let) ${name}\\b[^=\\n]*= (?:async )?(?:\\([^\\n]*=>|\\(\\n|\\w+ =>|function\\b)`,
    `^ +(?:(?:private|static|async|get) )*${name}\\([^\\n]*\\)[^\\n;]*\\{$`,
  ];
  return new RegExp(ways.join('|'), 'm').test(text);
}

describe.each(CASES)('the client of %s', (game, names) => {
  test('computes no rule', () => {
    const text = source(join(CLIENT, game), /\.(ts|svelte)$/);
    expect(names.map(inCamels).filter((name) => declares(text, name))).toEqual([]);
  });

  test('would have to name it as the rules do', () => {
    const text = source(join(RULES, game), /\.py$/);
    expect(names.filter((name) => !new RegExp(`\\bdef ${name}\\(`).test(text))).toEqual([]);
  });
});

test.each([
  'function kingdoms(view: View): Region[] {',
  'export const kingdoms = (view: View): Region[] => [];',
  'const kingdoms: Finder = async (view) => {',
  'class Valley {\n  private kingdoms(view: View): Region[] {\n',
  'class Valley {\n  get kingdoms(): Region[] {\n',
])('%j declares it', (text) => {
  expect(declares(text, 'kingdoms')).toBe(true);
});

test.each([
  'const kingdoms = $derived(found.kingdoms);',
  'const { kingdoms } = surveyOf(view);',
  'const kingdoms = (view.survey.kingdoms.length - 1) * 2;',
  'interface Survey {\n  kingdoms: Kingdom[];\n',
  'function kingdomsOf(survey: Survey) {',
])('%j does not', (text) => {
  expect(declares(text, 'kingdoms')).toBe(false);
});
