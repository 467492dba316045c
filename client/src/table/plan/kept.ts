const KEY = 'ludarium-plans';
const MOST = 60;

/** A plan as this device has seen it last, and at which version of the table. */
export interface Kept {
  plan: string;
  v: number;
}

export const kept = (table: string): Kept | null => all()[table] ?? null;

export function keep(table: string, plan: string | null, v: number): void {
  const { [table]: _, ...others } = all();
  const newest = Object.entries(others).slice(-MOST);
  const known = plan ? [...newest, [table, { plan, v }] as const] : newest;
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(known)));
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}
