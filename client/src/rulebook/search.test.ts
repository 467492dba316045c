import { describe, expect, it } from 'vitest';
import type { Lang } from '../i18n/index.svelte';
import type { Paragraph } from './book';
import { paragraphsOf } from './markdown';
import { fold, marked, Search } from './search';
import { read } from './synonyms';

const RULINGS: Record<string, string[]> = { '1.1': ['R9'] };

function searchIn(lang: Lang, file: string, synonyms = ''): (query: string) => string[] {
  const book: Paragraph[] = paragraphsOf(file).map((one) => ({ ...one, rulings: RULINGS[one.number] ?? [] }));
  const search = new Search(book, lang, read(synonyms));
  return (query) => search.find(query).map(({ paragraph }) => paragraph.number);
}

const english = searchIn(
  'en',
  `## 1 The war
A tile unites two kingdoms.
## 1.1 Strength
During a revolt count the temples. A war is different.
## 2 The ring
It lies on the cult board.
`,
  '# for readers\nwar, external conflict\nrevolt, internal conflict\n',
);
const hungarian = searchIn(
  'hu',
  `## 1 A varázsgyűrű
A kultusztábla mellett fekszik.
## 2 Faszellemek
Az erősebb győz, a kezedből húzol.
## 3 Istenség kártya
Külön írva.
`,
  'külső konfliktus, háború\nfaszellem, szellem\n',
);
const german = searchIn(
  'de',
  `## 1 Straßen und Flüsse
Das Katastrophen\u00adplättchen.
## 2 Die Götter Karte
Getrennt geschrieben.
`,
);

describe('the search', () => {
  it('finds beginnings of words, all of them', () => {
    expect(english('kingd')).toEqual(['1']);
    expect(english('kingd unit')).toEqual(['1']);
    expect(english('kingd ring')).toEqual([]);
    expect(english('')).toEqual([]);
    expect(english('§!')).toEqual([]);
  });

  it('has what a title says first', () => {
    expect(english('war')).toEqual(['1', '1.1']);
  });

  it('folds case, accents and sharp s', () => {
    expect(fold('ŐŰ Straße')).toBe('ou strasse');
    expect(hungarian('gyozelem')).toEqual(['2']); // the stem is found where the word is not
    expect(hungarian('GYŐZ')).toEqual(['2']);
    expect(hungarian('varazsgyuru')).toEqual(['1']);
    expect(german('strasse')).toEqual(['1']);
    expect(german('STRAßE')).toEqual(['1']);
  });

  it('finds compounds apart or together, and parts of them where a language has them', () => {
    expect(hungarian('kultusz tábla')).toEqual(['1']);
    expect(hungarian('istenségkártya')).toEqual(['3']);
    expect(german('katastrophenplattchen')).toEqual(['1']);
    expect(german('Götterkarte')).toEqual(['2']);
    expect(german('plättchen')).toEqual(['1']);
    expect(english('cultboard')).toEqual(['2']);
    expect(english('ring')).toEqual(['2']); // and not "during"
  });

  it('knows other words for a thing, also of several words', () => {
    expect(english('external conflict')).toEqual(['1', '1.1']);
    expect(english('internal conf')).toEqual(['1.1']);
    expect(hungarian('szellemek')).toEqual(['2']);
  });

  it('finds numbers and rulings', () => {
    expect(english('1')).toEqual(['1', '1.1']);
    expect(english('§1.1')).toEqual(['1.1']);
    expect(english('r9')).toEqual(['1.1']);
    expect(english('R10')).toEqual([]);
  });

  it('marks what was found, as it is written', () => {
    const [found] = new Search(
      paragraphsOf('## 1 T\nA gyűrű, a Gyűrűk.').map((one) => ({ ...one, rulings: [] })),
      'hu',
    ).find('gyuru');
    expect(marked('A gyűrű, a Gyűrűk.', found!.hits)).toEqual(['A ', 'gyűrű', ', a ', 'Gyűrűk', '.']);
    expect(marked('nothing', new Set())).toEqual(['nothing']);
    expect(marked('all', new Set(['all']))).toEqual(['', 'all', '']);
  });
});
