import type { FromServer, ToServer } from './wire';

const WAITS = [300, 1000, 2000, 4000, 8000];

/** Every message is answered at once; a connection that stays silent for so long is dead. */
const ANSWER_MS = 6000;

/**
 * One websocket that comes back: it reconnects by itself, sooner when the browser says that it is online or
 * seen again, and says hello first each time. A connection may die without a word: it counts as lost when
 * the browser says that it is offline, or when an answer does not come.
 */
export class Live {
  /** `lost` after a connection broke, until the next one stands. */
  state = $state<'connecting' | 'open' | 'lost'>('connecting');
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private url: string,
    private hello: () => ToServer,
    private heard: (message: FromServer) => void,
  ) {
    addEventListener('online', this.#soon);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#soon);
    this.#connect();
  }

  /** Says whether it went out. */
  send(message: ToServer): boolean {
    if (this.state !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#answer ??= setTimeout(this.#drop, ANSWER_MS);
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#answered();
    removeEventListener('online', this.#soon);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#soon);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return socket.close();
      this.#tries = 0;
      this.state = 'open';
      this.send(this.hello());
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#answered();
      this.heard(JSON.parse(event.data));
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    this.#answered();
    this.state = 'lost';
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 8000;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #answered(): void {
    clearTimeout(this.#answer);
    this.#answer = undefined;
  }

  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket);
    socket.close();
  };

  #soon = (): void => {
    if (this.state === 'lost' && !document.hidden) this.#connect();
  };
}

/** The address of a table's websocket. */
export function liveUrl(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}
