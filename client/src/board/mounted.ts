// What a game draws that came with a package of its own: it shares no framework with the page, only elements.

import type { Component } from 'svelte';
import type { BoardExports, GameClient } from '../table/game';
import { kit, type Kit } from './kit';
import Mounted from './Mounted.svelte';

/** Draws into an element that is its own alone. */
export type Mount<Props = object> = (target: HTMLElement, props: Props) => Drawn<Props>;

export interface Drawn<Props = object> extends Omit<BoardExports, 'camera'> {
  /** Called at once, and whenever anything has changed that it read: of these, of the choice, or words. */
  update(props: Props): void;
  /** It is gone from the page. */
  destroy?(): void;
}

type Later<T> = () => Promise<{ default: T }>;

/** Whether a game draws as it should: the first error ends that, and then it has brought nothing. */
export interface Health {
  readonly failed: boolean;
  fail(error: unknown): void;
}

/** The game as the page knows one: what has a capital is drawn. */
export function brought(board: (kit: Kit) => object, health: Health): GameClient {
  const parts = Object.entries(board(kit)).map(([name, part]) => {
    const one = known(name, part, health);
    return [name, { enumerable: true, get: () => (health.failed ? undefined : one) }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(parts));
}

function known(name: string, part: unknown, health: Health): unknown {
  if (name === 'Lesson' || name === 'Celebration') return late(part as Later<Mount>, health);
  if (/^[A-Z]/.test(name)) return component(part as Mount, health);
  return typeof part === 'function' ? (...args: unknown[]) => caught(() => part(...args), health) : part;
}

/** What it comes to, or nothing if it fails. */
export function caught<T>(act: () => T, health: Health): T | null {
  try {
    return act();
  } catch (error) {
    health.fail(error);
    return null;
  }
}

const late =
  (load: Later<Mount>, health: Health): Later<Component> =>
  async () => ({ default: component((await load()).default, health) });

const component =
  (mount: Mount, health: Health): Component =>
  (internals, props) =>
    Mounted(internals, { mount, props, health });
