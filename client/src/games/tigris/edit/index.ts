import { t } from '../../../i18n/index.svelte';
import type { GameEditor } from '../../../table/game';
import { tiles } from '../says';
import { CELLS } from '../valley';
import { COLOURS, type Colour } from '../view';
import Piece from './Piece.svelte';
import { letterOf, pieceOf } from './pieces';

const editor: GameEditor = {
  Piece,
  piece(kind, piece) {
    if (kind === 'seat') return t('board-player', { n: Number(piece.slice(1)) });
    if (kind === 'ask') return asked(piece);
    const found = pieceOf(kind, piece);
    if (found.what === 'monument') return t('tigris-monument', { name: piece });
    if (found.what === 'leader')
      return t('tigris-edit-leader', {
        leader: t('tigris-leader', { colour: found.colour }),
        n: found.seat + 1,
      });
    if (found.what === 'ruin') return t('tigris-edit-ruin');
    const name = tiles(1, found.colour);
    if (found.what === 'back') return t('tigris-edit-back', { tile: name });
    return found.treasure ? t('tigris-edit-treasure', { tile: name }) : name;
  },
  place: (word) => ((CELLS as readonly string[]).includes(word) ? word : null),
  drawn: (_, colour) => ({ kind: 'tile', piece: letterOf(colour as Colour) }),
  draw: (purpose) => t('tigris-draw', { n: Number(purpose.slice(1, 2)) }),
};

/** What is asked, of which the first word tells most. */
function asked(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  const places = rest.map((word) =>
    COLOURS.includes(word as never) ? t('tigris-kind', { colour: word }) : word,
  );
  return [t(`tigris-edit-ask-${first}`), ...places].join(' ');
}

export default editor;
