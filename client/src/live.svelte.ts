import type { FromServer, ToServer } from './wire';

const WAITS = [300, 1000, 2000, 4000, 8000];

/**
 * One websocket that comes back: it reconnects by itself, sooner when the browser says that it is online or
 * seen again, and says hello first each time.
 */
export class Live {
  /** `lost` after a connection broke, until the next one stands. */
  state = $state<'connecting' | 'open' | 'lost'>('connecting');
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private url: string,
    private hello: () => ToServer,
    private heard: (message: FromServer) => void,
  ) {
    addEventListener('online', this.#soon);
    document.addEventListener('visibilitychange', this.#soon);
    this.#connect();
  }

  /** Says whether it went out. */
  send(message: ToServer): boolean {
    if (this.state !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#soon);
    document.removeEventListener('visibilitychange', this.#soon);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.state = 'open';
      this.send(this.hello());
    };
    socket.onmessage = (event) => this.heard(JSON.parse(event.data));
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.state = 'lost';
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 8000;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #soon = (): void => {
    if (this.state === 'lost' && !document.hidden) this.#connect();
  };
}

/** The address of a table's websocket. */
export function liveUrl(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}
