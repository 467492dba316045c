import { beforeEach, describe, expect, it } from 'vitest';
import { table } from '../../../tests/fake/socket';
import { LANGS, plain, words } from '../../i18n/index.svelte';
import type { Proposal } from '../../wire';
import { CLOCKS, line } from './clocks';
import { beforeOwn, mayAnswer, sayProposal } from './wishes';

const at = { ...table([0]), version: 12 };

const PROPOSALS = [
  'takeback 11',
  'takeback 8',
  'cancel',
  'clock none',
  `clock ${line(CLOCKS.bank)}`,
  'clock 60000 10000 keep 60000',
  'stand-in none',
  'stand-in 120000 0.5 steady',
  'hints on',
  'hints off',
  'expel 1',
];

beforeEach(async () => {
  await words.learn('later/together');
  await words.speak('en');
});

describe('a proposal', () => {
  it.each(LANGS)('is told in words in %s', async (lang) => {
    await words.speak(lang);
    for (const what of PROPOSALS) {
      const said = plain(sayProposal(at, what));
      expect(said).not.toMatch(/wish-|clock-name|undefined|\{/);
    }
  });

  it('says how many moves come back', () => {
    expect(plain(sayProposal(at, 'takeback 8'))).toContain('last 4 moves');
  });

  it('names whom the others would go on without', () => {
    expect(plain(sayProposal(at, 'expel 1'))).toBe('Go on without Ben');
  });

  it('is answered by those it waits for', () => {
    const open: Proposal = { id: 3, by: [0], what: 'cancel', agreed: [0], asked: [1], lapses_in: 60_000 };
    expect(mayAnswer(open, [0])).toBe(false);
    expect(mayAnswer(open, [0, 1])).toBe(true);
  });
});

describe('one’s last answer', () => {
  const log = [
    { v: 1, seat: 0 },
    { v: 2, seat: 1 },
    { v: 3, seat: 0 },
    { v: 4, seat: 1 },
  ];

  it('is taken back with all that came after it', () => {
    expect(beforeOwn(log, [0])).toBe(2);
    expect(beforeOwn(log, [0, 1])).toBe(3);
  });

  it('may not have been given yet', () => {
    expect(beforeOwn(log, [2])).toBeNull();
  });
});
