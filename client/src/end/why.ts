import { maybe, t } from '../i18n/index.svelte';
import type { GameClient, ResultFacts, Seat, Story } from '../table/game';
import type { Source } from '../wire';

/** Sources of points by name, whatever their kind, the richest first. */
export function sourcesOf({ sources }: Story): Source[] {
  const found = new Map<string, Source>();
  for (const { source, points } of sources) {
    const known = found.get(source)?.points ?? points.map(() => 0);
    found.set(source, { source, of: '', points: known.map((n, seat) => n + (points[seat] ?? 0)) });
  }
  return [...found.values()].sort((a, b) => total(b) - total(a));
}

const total = ({ points }: Source): number => points.reduce((sum, n) => sum + n, 0);

export const sourceName = (game: string, source: string): string =>
  maybe(`${game}-source-${source}`) ?? t(`source-${source}`);

/** Trees are no points. */
export const sourcesTitle = (game: string): string => maybe(`${game}-sources`) ?? t('result-sources');

/** Why it ended so: as the game words it, or by the source that made the difference. */
export const whyOf = (game: GameClient, facts: ResultFacts): string | null =>
  game.why?.(facts) ?? bySource(facts);

/** Where the winner was ahead of the next one by most; who wins together is ahead of nobody. */
function bySource({ table, story, name }: ResultFacts): string | null {
  const [[first, together] = [], [second] = []] = table.result ?? [];
  if (first === undefined || together !== undefined || second === undefined) return null;
  const lead = ({ points }: Source) => (points[first] ?? 0) - (points[second] ?? 0);
  const [best] = sourcesOf(story).sort((a, b) => lead(b) - lead(a));
  if (!best || lead(best) <= 0) return null;
  const n = (seat: Seat) => best.points[seat] ?? 0;
  const source = sourceName(table.game, best.source);
  return t('result-why', { source, p: name(first), n: n(first), q: name(second), m: n(second) });
}
