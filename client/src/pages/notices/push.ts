import { Refusal } from '../../api';

/** Why this browser cannot show what is pushed to it, or that it can, if one says so. */
export type Ability = 'ready' | 'refused' | 'install' | 'insecure' | 'none';

/** On iPhones and iPads only what lies on the home screen is pushed to. */
const toBeInstalled = () => 'standalone' in navigator && navigator.standalone === false;

export function ability(): Ability {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return toBeInstalled() ? 'install' : 'none';
  return Notification.permission === 'denied' ? 'refused' : 'ready';
}

/** Calls whenever somebody has changed their mind in the settings of the browser. */
export async function onPermission(changed: () => void): Promise<void> {
  const known = await navigator.permissions?.query({ name: 'notifications' }).catch(() => null);
  known?.addEventListener('change', changed);
}

async function pushing(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker?.pushManager ?? null;
}

/** Where this browser is pushed to, if it is. */
export async function subscription(): Promise<PushSubscription | null> {
  return (await (await pushing())?.getSubscription()) ?? null;
}

/** The browser asks whether it may; to be called by a press. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Refusal(0, 'push-refused');
  const manager = await pushing();
  if (!manager) throw new Refusal(0, 'push-failed');
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return (await manager.subscribe(wanted)).toJSON();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name !== 'InvalidStateError') throw new Refusal(0, 'push-failed');
  }
  // Whoever served this address before had another key.
  await unsubscribe();
  return (await manager.subscribe(wanted)).toJSON();
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
