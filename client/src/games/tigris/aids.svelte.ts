// What helps to read the board, and can be put away: kept on this device for all tables.

const KEPT = 'ludarium-tigris-aids';

class Aids {
  /** Outlines of kingdoms. */
  kingdoms = $state(true);
  /** Numbers on leaders. */
  strengths = $state(true);

  constructor() {
    const off = (localStorage.getItem(KEPT) ?? '').split(' ');
    this.kingdoms = !off.includes('kingdoms');
    this.strengths = !off.includes('strengths');
  }

  toggle(aid: 'kingdoms' | 'strengths'): void {
    this[aid] = !this[aid];
    const off = (['kingdoms', 'strengths'] as const).filter((one) => !this[one]);
    localStorage.setItem(KEPT, off.join(' '));
  }
}

export const aids = new Aids();
