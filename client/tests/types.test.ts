// @vitest-environment node
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

// What authors of boards read, docs/board.d.ts, is made from our own types: `npx vitest run tests/types.test.ts -u`.

const HEAD = `/** What a game brings to the page, and what the page lends it (docs/new-game.md). Made from the page's own types. */

/** The default export of the module \`board.js\`. */
export type Brings = (kit: Kit) => GameClient;

/** Whatever is drawn: a function that is given an element of its own. */
export type Component<Props = object, _Exports = object> = Mount<Props>;
`;
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  skipLibCheck: true,
};
const ROOTS = ['src/board/kit.ts', 'src/board/mounted.ts'];

/** Each declaration of the page by its name. */
function declarations(): Map<string, ts.Statement> {
  const options = {
    ...OPTIONS,
    declaration: true,
    emitDeclarationOnly: true,
    types: ['svelte', 'vite/client'],
  };
  const found = new Map<string, ts.Statement>();
  ts.createProgram(ROOTS, options).emit(undefined, (name, text) => {
    for (const one of ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true).statements) {
      const named = ts.isVariableStatement(one) ? one.declarationList.declarations[0] : one;
      if (named && 'name' in named && named.name) found.set((named.name as ts.Identifier).text, one);
    }
  });
  return found;
}

/** These, and all that they speak of. */
function reached(names: string[], all: Map<string, ts.Statement>, so: Set<string> = new Set()): Set<string> {
  for (const name of names.filter((one) => all.has(one) && !so.has(one))) {
    so.add(name);
    reached(spokenOf(all.get(name)!), all, so);
  }
  return so;
}

function spokenOf(one: ts.Node): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) names.push(node.typeName.getText());
    else if (ts.isTypeQueryNode(node)) names.push(node.exprName.getText());
    else if (ts.isExpressionWithTypeArguments(node)) names.push(node.expression.getText());
    ts.forEachChild(node, visit);
  };
  visit(one);
  return names;
}

function written(one: ts.Statement): string {
  const text = one.getFullText().trim();
  const bare = text.replace(/^(\/\*[^]*?\*\/\s*)?(?:export )?(?:declare )?/, '$1export declare ');
  return bare
    .replace(/export declare (interface|type)/, 'export $1')
    .replace(/^ {4,}/gm, (by) => by.slice(by.length / 2));
}

test('the types for authors are those of the page', async () => {
  const all = declarations();
  const parts = [...reached(['Kit', 'GameClient', 'Mount'], all)]
    .sort()
    .map((name) => written(all.get(name)!));
  await expect([HEAD, ...parts, ''].join('\n')).toMatchFileSnapshot('../../docs/board.d.ts');
}, 60_000);

test('the board of Pebbles keeps to them', () => {
  const board = resolve('../tests/pebbles/pebbles_board/board.js');
  const options = { ...OPTIONS, allowJs: true, checkJs: true, noEmit: true, types: [] };
  const wrong = ts.getPreEmitDiagnostics(ts.createProgram([board], options));
  const host = { getCanonicalFileName: String, getCurrentDirectory: () => '.', getNewLine: () => '\n' };
  expect(ts.formatDiagnostics(wrong, host)).toBe('');
}, 60_000);
