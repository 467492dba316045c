import { describe, expect, it } from 'vitest';
import { paragraphsOf, runsOf, textOf } from './markdown';

const FILE = `What stands before is left out.

## 5.3 A revolt

Fought with **temples**, *not* with [tiles](#5.2)
on the next line.

- one
- two
  and its second line

> The book is silent: [ruling](#R9).

## 5.3.1 Next

<b onclick="x">&amp; [outside](https://example.org)</b>
`;

describe('a rulebook file', () => {
  const [first, second] = paragraphsOf(FILE);

  it('has paragraphs by number and title', () => {
    expect(paragraphsOf(FILE).map(({ number, title }) => [number, title])).toEqual([
      ['5.3', 'A revolt'],
      ['5.3.1', 'Next'],
    ]);
  });

  it('has sentences, lists and a ground', () => {
    expect(first!.blocks.map(({ kind }) => kind)).toEqual(['p', 'ul']);
    expect(textOf(first!)).toBe(
      'Fought with temples, not with tiles on the next line.\none\ntwo and its second line\nThe book is silent: ruling.',
    );
    expect(first!.ground).toEqual([
      { text: 'The book is silent: ' },
      { text: 'ruling', to: 'R9' },
      { text: '.' },
    ]);
    expect(second!.ground).toBeNull();
  });

  it('knows bold, italic and links to other paragraphs, and nothing else', () => {
    expect(runsOf('**a** *b* [c](#5.2)')).toEqual([
      { text: 'a', kind: 'strong' },
      { text: ' ' },
      { text: 'b', kind: 'em' },
      { text: ' ' },
      { text: 'c', to: '5.2' },
    ]);
    expect(second!.blocks).toEqual([
      { kind: 'p', runs: [{ text: '<b onclick="x">&amp; [outside](https://example.org)</b>' }] },
    ]);
  });

  it('may follow a sentence with a list at once', () => {
    const [one] = paragraphsOf('## 1 Title\n\nThese:\n- a\n- b\n');
    expect(one!.blocks.map(({ kind }) => kind)).toEqual(['p', 'ul']);
  });
});
