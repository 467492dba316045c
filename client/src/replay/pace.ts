/** How fast a game is played, by choice. */
export const PACES = [0.5, 1, 2] as const;
export type Pace = (typeof PACES)[number];
export const PACE_TEXTS: Record<Pace, string> = { 0.5: '½×', 1: '1×', 2: '2×' };
