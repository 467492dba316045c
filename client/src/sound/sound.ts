import { settings } from '../settings.svelte';
import type { SoundName } from './names';

/** How long after one sound the next of the same move begins. */
const APART_S = 0.12;

/** Whether a sound may be heard now: it is switched on, and for a hidden page only whose turn it is. */
const audible = (name: SoundName): boolean => settings.sound && (!document.hidden || name === 'turn');

/** Plays sounds one after another. Before somebody switches sound on, nothing of the generator is loaded. */
export async function play(...names: SoundName[]): Promise<void> {
  const heard = names.filter(audible);
  if (heard.length === 0) return;
  const { player } = await import('./player');
  heard.forEach((name, n) => player.play(name, settings.volume, n * APART_S));
}

/** Makes all sounds ready, so that the first is not late. */
export async function prepare(): Promise<void> {
  if (settings.sound) await (await import('./player')).player.prepare();
}
