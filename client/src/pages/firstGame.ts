import { me } from '../me.svelte';
import { schoolOf } from '../school/schools';
import type { NewSeat } from '../wire';
import { botSeat } from './bots';
import { open } from './open';

/**
 * Opens a first game, with a coach: against one novice, on the seat that the lessons speak to. Gives the reason if the
 * server says no, or an empty text.
 */
export async function firstGame(game: string): Promise<string> {
  const school = await schoolOf(game).catch(() => null);
  const seats: NewSeat[] = [botSeat('novice')];
  seats.splice(school?.seat ?? 0, 0, { kind: 'me' });
  return open({ game, seats, options: {}, hints: true, guide: true }, () => me.anyone());
}
