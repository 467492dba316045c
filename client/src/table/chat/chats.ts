import type { TableInfo } from '../../wire';

/** Whether there is anybody at this table to say something to, and it may be said. */
export const chats = ({ chat, seats }: TableInfo): boolean =>
  chat !== 'none' && seats.some(({ kind, mine }) => kind === 'link' || (kind === 'me' && !mine));
