import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brought } from '../src/board/mounted';
import { boardOf } from '../src/games/brought';
import { fileOf, games, wordsOf } from '../src/games/installed';
import { t, words } from '../src/i18n/index.svelte';
import { Choice } from '../src/table/choice.svelte';

// A game with a package of its own: what it draws follows the page, and what it lacks is made up for.

const BOARD = { at: '/games/stones/1/', files: ['en.ftl', 'hu.ftl'] };
const FILES: Record<string, string> = {
  '/api/games': JSON.stringify([
    { name: 'stones', board: BOARD },
    { name: 'plain', board: null },
  ]),
  '/games/stones/1/en.ftl': 'stones-title = Stones',
  '/games/stones/1/hu.ftl': 'stones-title = Kövek',
};

const WELL = { failed: false, fail: vi.fn() };

beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(FILES[path])));
  await words.speak('en');
});

afterEach(() => vi.unstubAllGlobals());

test('what is drawn follows the choice and the language, and is told when it is gone', async () => {
  const destroy = vi.fn();
  const { Tray } = brought(
    () => ({
      Tray: (target: HTMLElement) => ({
        update: ({ choice }: { choice: Choice }) => (target.textContent = `${choice.words} ${t('confirm')}`),
        destroy,
      }),
    }),
    WELL,
  );
  const choice = new Choice();
  choice.ask({ take: { '1': {} } });
  const page = mount(Tray as unknown as Component<{ choice: Choice }>, {
    target: document.body,
    props: { choice },
  });
  flushSync();
  expect(document.body.textContent?.trim()).toBe('Confirm');
  choice.set(['take', '1']);
  flushSync();
  expect(document.body.textContent?.trim()).toBe('take 1 Confirm');
  await words.speak('de');
  flushSync();
  expect(document.body.textContent?.trim()).toBe('take 1 Bestätigen');
  await unmount(page);
  expect(destroy).toHaveBeenCalledOnce();
});

test('what fails to draw ends it for the whole game, which is told once', async () => {
  let failed = false;
  const fail = vi.fn(() => void (failed = true));
  const health = { get failed() { return failed }, fail }; // prettier-ignore
  const broken = new Error('no such stone');
  const update = vi.fn(({ choice }: { choice: Choice }) => {
    if (choice.complete) throw broken;
  });
  const game = brought(
    () => ({ Tray: () => ({ update }), text: () => { throw broken } }), // prettier-ignore
    health,
  );
  const choice = new Choice();
  choice.ask({ take: {} });
  const page = mount(game.Tray as unknown as Component<{ choice: Choice }>, {
    target: document.body,
    props: { choice },
  });
  flushSync();
  expect(fail).not.toHaveBeenCalled();
  choice.set(['take']);
  flushSync();
  expect(fail).toHaveBeenCalledExactlyOnceWith(broken);
  expect([game.Tray, game.text]).toEqual([undefined, undefined]);
  await unmount(page);
  failed = false;
  expect(game.text?.({}, { table: null as never, seat: 0, name: String })).toBeNull();
});

test('English stands in for a language that a game does not speak', async () => {
  expect(await wordsOf('stones', 'hu')).toContain('Kövek');
  expect(await wordsOf('stones', 'de')).toContain('Stones');
  expect(await wordsOf('plain', 'en')).toBe('');
});

test('a game without a board is played with buttons', async () => {
  expect(await boardOf('plain')).toEqual({});
  expect(await boardOf('stones')).toEqual({});
  expect(fileOf('stones', 'cover.svg')).toBeNull();
  expect(await games()).toHaveLength(2);
});
