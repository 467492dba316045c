import type { Changed } from './wire';

type List = Changed['lists'][number];

const WAIT_MS = 2000;
const LONGEST_MS = 60_000;

/**
 * Hears that a list has changed; what it is now has to be asked for. After a connection that broke it may have
 * changed. Gives what ends it.
 */
export function listen(to: List, changed: () => void): () => void {
  const address = `${location.origin.replace('http', 'ws')}/api/live`;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = 0;

  function connect(): void {
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => {
      if (socket !== mine) return mine.close();
      if (wait > 0) changed();
      wait = 0;
    };
    mine.onmessage = ({ data }) => {
      if ((JSON.parse(data) as Changed).lists.includes(to)) changed();
    };
    mine.onclose = () => {
      if (socket !== mine) return;
      wait = Math.min(LONGEST_MS, wait * 2 || WAIT_MS);
      timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    };
  }
  connect();

  return () => {
    clearTimeout(timer);
    const last = socket;
    socket = null;
    if (last?.readyState === WebSocket.OPEN) last.close(); // one that is not there yet closes by itself
  };
}
