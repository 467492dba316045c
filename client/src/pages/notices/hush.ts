/** Whoever looks at a table needs none of the notices that still lie about it. Gives what ends it. */
export function hush(table: string): () => void {
  const look = () => void (document.hidden || close(table));
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

async function close(tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
}
