import type { FromServer, People, TableInfo, Told, ToServer } from '../../src/wire';

/** A websocket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('nobody has connected');
    return socket;
  }

  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seat = (name: string, mine: boolean) => ({
  kind: mine ? ('me' as const) : ('bot' as const),
  name,
  taken: true,
  mine,
  online: true,
  bot: null,
  seconds: null,
  stood_in: false,
  out: null,
  hints: 0,
  invitation: null,
});

/** A table of Anna and Ben; `mine` says which of the two seats belong to this browser. */
export function table(mine: number[]): TableInfo {
  return {
    id: 'abc',
    game: 'pebbles',
    rules: 1,
    options: {},
    status: 'playing',
    seats: ['Anna', 'Ben'].map((name, n) => seat(name, mine.includes(n))),
    commit: '00',
    key: null,
    seed: null,
    version: 0,
    asked: 0,
    result: null,
    created: '2026-01-01T00:00:00Z',
    changed: '2026-01-01T00:00:00Z',
    stand_in: null,
    stand_in_at: null,
    hints: false,
    without: [],
    clock: null,
    second: null,
    at_zero: 'stand-in',
    vacations: true,
    substitutes: false,
    chat: 'phrases',
    ended: null,
    begun: null,
    next: null,
    listed: null,
    language: null,
    needs: null,
    guide: false,
  };
}

/** What the server tells; the defaults are a table where seat 0 is asked. */
export function told(about: Partial<Told> = {}): Told {
  return {
    v: 0,
    earlier: false,
    as: 0,
    view: { heap: 7 },
    asked: { seat: 0, question: 'Take' },
    options: { take: { '1': {}, '2': {} }, pass: {} },
    undo: false,
    over: false,
    scores: null,
    table: table([0]),
    entries: [],
    n: 0,
    clock: null,
    proposal: null,
    plan: null,
    vacations: [],
    leaves: [],
    repaired: null,
    ...about,
  };
}

/** What is told when somebody comes or goes, or wishes something. */
export function people(table: TableInfo, about: Partial<People> = {}): { t: 'people' } & People {
  return {
    t: 'people',
    table,
    n: 0,
    clock: null,
    proposal: null,
    plan: null,
    vacations: [],
    leaves: [],
    repaired: null,
    ...about,
  };
}
