import { me } from '../../me.svelte';
import { calls } from './calls';
import { canComeBack } from './owner.svelte';

/** Whether this browser is a guest whom nobody could be again after somebody else has signed in here. */
export const wouldBeLost = async (): Promise<boolean> =>
  me.name !== null && !canComeBack(await calls.account());
