import {
  withSurvey,
  type GameInfo,
  type Imagined,
  type Me,
  type Moment,
  type Needs,
  type NewTable,
  type Page,
  type ReviewInfo,
  type Seat,
  type Standing,
  type Standings,
  type Story,
  type TableInfo,
  type TableList,
  type Verification,
} from './wire';

/** The server said no; `key` and `args` are those of docs/protocol.md. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

/** A table that another server is about to have, or a server that is going: it is asked again by itself. */
const MOVING_MS = 1000;
const MOVING_TRIES = 20;

export async function answer(path: string, init?: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(path, init);
    } catch (refusal) {
      const moving = refusal instanceof Refusal && refusal.key === 'moving';
      if (!moving || tries === MOVING_TRIES) throw refusal;
    }
    await new Promise((go) => setTimeout(go, MOVING_MS * (0.75 + Math.random() / 2)));
  }
}

async function once(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal(0, 'offline');
  });
  if (response.ok) return response;
  const body = await response.json().catch(() => null);
  throw new Refusal(response.status, body?.error?.key ?? 'server', body?.error?.args);
}

export async function get<T>(path: string): Promise<T> {
  return (await answer(path)).json();
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return (await answer(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

/** All of a list, however many of it the server tells at one time. */
async function all(path: string, cursor: string): Promise<TableInfo[]> {
  const found: TableInfo[] = [];
  for (let after: string | null = ''; after !== null;) {
    const some: TableList = await get(`${path}${after && `?${cursor}=${encodeURIComponent(after)}`}`);
    found.push(...some.tables);
    after = some.next;
  }
  return found;
}

const tables = () => all('/tables', 'before');
const lobby = () => all('/lobby', 'beyond');

const as = (seat: Seat | null) => (seat === null ? '' : `?seat=${seat}`);
const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me | null>('/me'),
  call: (name: string) => post<Me>('/me', { name }),
  games: () => get<GameInfo[]>('/games'),
  tables,
  open: (table: NewTable) => post<TableInfo>('/tables', table),
  table: (id: string) => get<TableInfo>(at(id)),
  lobby,
  seek: (table: NewTable) => post<TableInfo>('/seeks', table),
  sit: (id: string) => post<TableInfo>(`${at(id)}/sit`),
  list: (id: string, listed: boolean, needs: Needs | null = null) =>
    post<TableInfo>(`${at(id)}/listing`, { listed, needs }),
  standing: () => get<Standing | null>('/me/standing'),
  standings: (ids: string[]) => get<Standings[]>(`/standings?tables=${ids.join(',')}`),
  join: (id: string, invitation: string) => post<TableInfo>(`${at(id)}/join`, { invitation }),
  rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
  record: (id: string) => `/api${at(id)}/record`,
  recordText: async (id: string) => (await answer(`${at(id)}/record`)).text(),
  verify: (id: string) => get<Verification>(`${at(id)}/verify`),
  story: (id: string) => get<Story>(`${at(id)}/story`),
  review: (id: string) => get<ReviewInfo>(`${at(id)}/review`),
  askForReview: (id: string) => post<ReviewInfo>(`${at(id)}/review`),
  callOffReview: (id: string) => post<ReviewInfo>(`${at(id)}/review/cancel`),
  moment: async (id: string, n: number, seat: Seat | null) =>
    withSurvey(await get<Moment>(`${at(id)}/at/${n}${as(seat)}`)),
  sample: async (id: string) => withSurvey(await get<Moment>(`${at(id)}/sample`)),
  imagined: (id: string, seat: Seat) => get<Imagined>(`${at(id)}/imagined${as(seat)}`),
  before: (id: string, n: number, seat: Seat | null) => get<Page>(`${at(id)}/before/${n}${as(seat)}`),
};
