import { t } from '../../../i18n/index.svelte';
import type { GameEditor } from '../../../table/game';
import { colourName, placeName, spiritText } from '../says';
import { isTree } from '../view';
import Piece from './Piece.svelte';

const CULTS = ['moon', 'sun'];

const editor: GameEditor = {
  Piece,
  piece(kind, piece) {
    if (kind === 'spirit') return spiritText(piece);
    if (kind === 'druid') return t('druids-edit-druid-of', { colour: colourName(piece) });
    if (kind === 'state') return t(`druids-edit-state-${piece}`);
    const [seat = '', question] = piece.split(' ');
    if (!question) return t('druids-edit-nobody');
    const cult = t(`druids-seat-${Number(seat.slice(1)) - 1}`);
    return t('druids-edit-asked', { cult, question });
  },
  place(word) {
    if (CULTS.includes(word)) return t(`druids-seat-${CULTS.indexOf(word)}`);
    return isTree(word) ? placeName(word) : null;
  },
  drawn: (_, spirit) => ({ kind: 'spirit', piece: spirit }),
  draw(purpose) {
    if (isTree(purpose)) return t('druids-draw-tree', { tree: placeName(purpose) });
    const [cult = '', where = ''] = purpose.split(' ');
    return t('druids-draw', { cult: t(`druids-seat-${CULTS.indexOf(cult)}`), where });
  },
};

export default editor;
