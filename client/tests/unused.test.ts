// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// What nobody needs any more: words that nothing says, classes that nothing has, functions that nobody calls.

const read = (root: string, kinds: RegExp): [name: string, text: string][] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => kinds.test(file) && !file.startsWith('static'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);

const CLIENT = join(import.meta.dirname, '../src');
const client = read(CLIENT, /\.(ts|svelte)$/);
const page = client.filter(([file]) => !/(?:\.test|fixtures|positions)\.ts$/.test(file));
const rules = read(join(CLIENT, '../../src/ludarium'), /\.(py|toml)$/);
const told = read(CLIENT, /\.json$/);
const texts = read(CLIENT, /\.ftl$/);

const HOLE = '\0';
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((one) => one[1]!);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Texts put together of parts: "log-\0-own" for `log-${kind}-own`. */
function patterns(text: string): string[] {
  // Those with one hole are also found inside of others.
  const parts = [...found(text, /`([^`]*)`/g), ...found(text, /`([\w-]*\$\{[^{}`]*\}[\w-]*)`/g)].map(holed);
  const classes = found(text, /class="([^"]*\{[^"]*)"/g).flatMap((one) => holed(one).split(' '));
  return [...parts, ...classes].filter((one) => one.includes(HOLE) && /^[\w\0-]*-[\w\0-]*$/.test(one));
}

/** What is put in, whatever is in there in turn, is a hole. */
function holed(text: string): string {
  const next = text.replace(/\$?\{[^{}]*\}/g, HOLE);
  return next === text ? text : holed(next);
}

const styleless = (text: string): string => text.replace(/<style>[^]*<\/style>/, '');
const sources = page.map(([, text]) => styleless(text));
const words = new Set(
  [...sources, ...[...rules, ...told].map(([, text]) => text)].flatMap((text) => found(text, /([\w-]+)/g)),
);
const known = (part: string): boolean => words.has(part) || part.split('-').every((word) => words.has(word));

/** Whether a name is one of these, filled with words that stand somewhere. */
function made(name: string, forms: RegExp[]): boolean {
  return forms.some((form) => form.exec(name)?.slice(1).every(known));
}

const regular = (forms: string[], from = ''): RegExp[] =>
  [...new Set(forms)]
    .filter((form) => /\w/.test(form.replaceAll(HOLE, '').replaceAll('-', '')))
    .map((form) => new RegExp(`^${from}${escaped(form).replaceAll(HOLE, '(.+)')}$`));

test('every message is said somewhere', () => {
  const keys = texts
    .filter(([file]) => /\ben\.ftl$/.test(file))
    .flatMap(([, text]) => found(text, /^([a-z][\w-]*) =/gm));
  const literal = new Set(sources.flatMap((text) => found(text, /['"]([\w-]+)['"]/g)));
  const within = new Set(texts.flatMap(([, text]) => found(text, /\{ ?([a-z][\w-]*) ?\}/g)));
  // Where one function puts the name of the game before every key, the form without it says nothing.
  const bora = 'borabora-';
  const forms = sources.flatMap(patterns).filter((form) => form !== `${bora}${HOLE}`);
  const all = [...regular(forms), ...regular(forms, bora)];
  const said = (key: string) =>
    literal.has(key) || within.has(key) || literal.has(key.replace(bora, '')) || made(key, all);
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => !said(key))).toEqual([]);
});

test('every key that is written out is a message', () => {
  const keys = new Set(texts.flatMap(([, text]) => found(text, /^([a-z][\w-]*) =/gm)));
  const written = sources.flatMap((text) => found(text, /'((?:druids|tigris|ark|borabora)-[\w-]*\w)'/g));
  expect(written.filter((key) => !keys.has(key))).toEqual([]);
});

test('every class of a style is on something', () => {
  const forms = regular(sources.flatMap(patterns));
  const styles = [
    ...read(CLIENT, /\.css$/),
    ...page.map(([file, text]) => [file, found(text, /<style>([^]*)<\/style>/g)[0] ?? ''] as const),
  ];
  const idle = styles.flatMap(([file, style]) => {
    const rulesOnly = style.replace(/\/\*[^]*?\*\//g, '').replace(/url\([^)]*\)|\{[^{}]*\}/g, '{}');
    const classes = new Set(found(rulesOnly, /\.([a-z][\w-]*)/g));
    return [...classes].filter((one) => !words.has(one) && !made(one, forms)).map((one) => `${file}: ${one}`);
  });
  expect(idle).toEqual([]);
});

/** The names that a file takes from others, each with the file that it comes from. */
function taken(file: string, text: string): string[] {
  const at = (path: string) => join(dirname(file), path).replace(/(?:\/index)?\.ts$/, '');
  const named = [...text.matchAll(/(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from '(\.[^']*)'/g)];
  const names = (list: string) =>
    list.split(',').map(
      (one) =>
        one
          .trim()
          .replace(/^type /, '')
          .split(' ')[0]!,
    );
  const whole = [
    ...[...text.matchAll(/import \* as (\w+) from '(\.[^']*)'/g)].map(([, name, path]) => [name!, path!]),
    ...found(text, /import\('(\.[^']*)'\)/g).map((path) => ['', path]),
  ];
  return [
    ...named.flatMap(([, list, path]) => names(list!).map((name) => `${at(path!)} ${name}`)),
    ...whole.flatMap(([from, path]) =>
      found(text, new RegExp(from ? `\\b${from}\\.(\\w+)` : '(\\w+)', 'g')).map(
        (name) => `${at(path!)} ${name}`,
      ),
    ),
  ];
}

test('every exported value is used by somebody', () => {
  const used = new Set(page.flatMap(([file, text]) => taken(file, text)));
  const idle = page
    .filter(([file]) => file.endsWith('.ts'))
    .flatMap(([file, text]) =>
      found(text, /^export (?:async )?(?:const|function|class) (\w+)/gm)
        .filter((name) => {
          const here = found(text, new RegExp(`(?<![\\w-])(${name})(?![\\w-])`, 'g')).length > 1;
          return !here && !used.has(`${file.replace(/(?:\/index)?\.ts$/, '')} ${name}`);
        })
        .map((name) => `${file}: ${name}`),
    );
  expect(idle).toEqual([]);
});

test('what a style takes from elsewhere is there, and is taken by somebody', () => {
  const all = [...read(CLIENT, /\.css$/), ...page].map(([, text]) => text);
  const given = new Set(all.flatMap((text) => found(text, /(?<![\w-(])(--[a-z][\w-]*)(?=: |=|', )/g)));
  const inVar = all.flatMap((text) => found(text, /var\(\s*(--[\w-]+(?:\$?\{[^}]*\}[\w-]*)?)/g)).map(holed);
  const named = all.flatMap((text) => found(text, /'(--[a-z][\w-]*)'(?!, )/g));
  const forms = [...inVar, ...named].map((name) => new RegExp(`^${name.replace(HOLE, '(.+)')}$`));
  expect([...given].filter((name) => !made(name, forms))).toEqual([]);
  // Without it there would be nothing.
  const needed = all.flatMap((text) => found(text, /var\(\s*(--[\w-]+)\s*\)/g));
  expect(needed.filter((name) => !given.has(name))).toEqual([]);
});
