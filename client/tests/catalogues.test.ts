import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse, Visitor, type Message, type MessageReference, type VariableReference } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';

const LANGS = ['en', 'hu', 'de'] as const;
const SOURCE = join(import.meta.dirname, '../src');
const NAMES = ['Ágnes', 'Zoé', 'James', 'Ödön', 'Max'];
const COUNTS = [0, 1, 2, 5, 21];

const folders = [
  ...new Set(
    readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => dirname(file)),
  ),
];

const source = (folder: string, lang: string) => readFileSync(join(SOURCE, folder, `${lang}.ftl`), 'utf8');

function messages(text: string): Map<string, Message> {
  const body = parse(text, {}).body;
  expect(body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  return new Map(body.filter((entry) => entry.type === 'Message').map((entry) => [entry.id.name, entry]));
}

class Needs extends Visitor {
  variables = new Set<string>();
  messages = new Set<string>();
  visitVariableReference(node: VariableReference) {
    this.variables.add(node.id.name);
  }
  visitMessageReference(node: MessageReference) {
    this.messages.add(node.id.name);
  }
}

/** The variables of a message and of the messages that it is made of. */
function variables(message: Message, all: Map<string, Message>): string[] {
  const needs = new Needs();
  needs.visit(message);
  const parts = [...needs.messages].flatMap((key) => all.get(key) ?? []);
  const below = parts.flatMap((part) => variables(part, all));
  return [...new Set([...needs.variables, ...below])].sort();
}

test('the shell and every game bring their words', () => {
  expect(folders.map((folder) => relative('.', folder))).toContain('i18n');
});

describe.each(folders)('words of %s', (folder) => {
  const all = Object.fromEntries(LANGS.map((lang) => [lang, messages(source(folder, lang))]));
  const english = all.en ?? new Map<string, Message>();

  test.each(LANGS)('%s has the same keys', (lang) => {
    expect([...(all[lang]?.keys() ?? [])].sort()).toEqual([...english.keys()].sort());
  });

  test.each(LANGS)('%s says everything once', (lang) => {
    const keys = [...source(folder, lang).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, key]) => key);
    expect(keys.filter((key, i) => keys.indexOf(key) < i)).toEqual([]);
  });

  // A game's languages may bend a sentence by different variables of the same thing: "board" here, "cult" there.
  test.each(LANGS)('%s uses no other variables', (lang) => {
    const own = all[lang] ?? english;
    const anywhere = folder === 'i18n' ? [] : [...english.values()].flatMap((one) => variables(one, english));
    for (const [key, message] of own) {
      const known = [...variables(english.get(key) ?? message, english), ...anywhere];
      expect(known, key).toEqual(expect.arrayContaining(variables(message, own)));
    }
  });

  test('the paragraphs of a lesson are counted from 1', () => {
    for (const key of english.keys()) {
      const [, start, n] = /^(.*-learn-.*-)(\d+)$/.exec(key) ?? [];
      if (n && n !== '1') expect(english.has(`${start}${Number(n) - 1}`), key).toBe(true);
    }
  });

  test.each(LANGS)('%s keeps the style of the house', (lang) => {
    const plain = source(folder, lang).replace(/^#.*$/gm, '');
    expect(plain).not.toMatch(/!/);
    expect(plain).not.toMatch(/\ba\(z\)|\/(in|innen)\b|-t\/-ot|-ot\/-et|kérjük/);
    expect(plain).not.toMatch(/\b(bitte|meeple|VP|GYP|jewelry tile)\b/);
  });

  test.each(LANGS)('%s can say everything of everybody', (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source(folder, lang)));
    const own = all[lang] ?? english;
    for (const [key, message] of own)
      for (const [n, name] of NAMES.entries()) {
        const args = Object.fromEntries(
          variables(message, own).map((one) => [one, one === 'p' ? name : (COUNTS[n] ?? 0)]),
        );
        const errors: Error[] = [];
        const pattern = bundle.getMessage(key)?.value;
        const text = pattern ? bundle.formatPattern(pattern, args, errors) : '';
        expect(errors, `${key}: ${text}`).toEqual([]);
        expect(text.trim(), key).not.toBe('');
      }
  });
});
