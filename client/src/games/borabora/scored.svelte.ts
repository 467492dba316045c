import type { Entry } from '../../table/game';

/** What the last scoring of status and temple brought, as far as it was seen here. */
class Scored {
  /** Points by seat; null where nobody saw them. */
  status = $state.raw<Map<number, number> | null>(null);
  temple = $state.raw<Map<number, number> | null>(null);
  god = $state.raw<number | null>(null);

  read({ events }: Entry): void {
    if (!events.some((event) => event.startsWith('order '))) return;
    this.status = points(events, 'status');
    this.temple = points(events, 'temple');
    const tile = events.find((event) => event.endsWith(' gains god tile'));
    this.god = tile ? Number(tile[1]) - 1 : null;
  }

  forget(): void {
    this.status = this.temple = this.god = null;
  }
}

/** "p1 scores 5 status" */
function points(events: string[], why: string): Map<number, number> {
  const found = events
    .map((event) => /^p(\d) scores (\d+) (.*)$/.exec(event))
    .filter((one) => one?.[3] === why);
  return new Map(found.map((one) => [Number(one![1]) - 1, Number(one![2])]));
}

export const scored = new Scored();
