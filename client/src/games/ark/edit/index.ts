import { plain, t } from '../../../i18n/index.svelte';
import type { GameEditor } from '../../../table/game';
import { cellName, drawn } from '../cells';
import Piece from './Piece.svelte';

const CELL = /^-?\d+,-?\d+$/;

const editor: GameEditor = {
  Piece,
  piece(kind, piece) {
    if (kind === 'tile') return plain(drawn(piece, 'n'));
    if (kind === 'turn') return t(`ark-side-${piece.toUpperCase()}`);
    if (kind === 'ark') return t('ark-edit-ark');
    if (kind === 'state') return t(`ark-edit-state-${piece}`);
    const seat = Number(piece.slice(1, 2)) - 1;
    if (kind === 'asked') return seat < 0 || piece === 'over' ? t('ark-edit-over') : t(`ark-seat-${seat}`);
    return t('ark-edit-figure', {
      kind: piece.endsWith('*') ? 'prophet' : 'follower',
      seat: t(`ark-seat-${seat}`),
    });
  },
  place: (word) => (CELL.test(word) ? cellName(word) : null),
  drawn: (_, tile) => ({ kind: 'tile', piece: tile }),
  draw: () => t('ark-draw'),
};

export default editor;
