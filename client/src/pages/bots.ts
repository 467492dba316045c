import type { NewSeat, NewTable, GameInfo } from '../wire';

/** How strong a computer player is, and how long it thinks at most; the server knows what each of them does. */
export const LEVELS = {
  novice: { bot: 'novice', seconds: 0.5 },
  steady: { bot: 'steady', seconds: 0.5 },
  strong: { bot: 'strong', seconds: 0.5 },
  master: { bot: 'master', seconds: 2 },
} as const;

export type Level = keyof typeof LEVELS;

/** The level of a bot that plays like this, if it is one of ours. */
export function levelOf({ bot, seconds }: { bot: string; seconds: number }): Level | null {
  const found = Object.entries(LEVELS).find(([, one]) => one.bot === bot && one.seconds === seconds);
  return (found?.[0] as Level) ?? null;
}

export function botSeat(level: Level): NewSeat {
  return { kind: 'bot', ...LEVELS[level] };
}

/** A table for one person and as few computer players as the game allows; hints harm nobody there. */
export function againstBots(game: GameInfo): NewTable {
  const others = Array.from({ length: game.seats[0] - 1 }, () => botSeat('steady'));
  return { game: game.name, options: {}, shuffle: true, hints: true, seats: [{ kind: 'me' }, ...others] };
}
