import { apply, type Change, type Json } from './patch';
import { withSurvey, type FromServer, type Patched, type Told, type ToServer } from './wire';

/** What a listener is told: changes have been applied. */
export type Said = Exclude<FromServer, { t: 'patch' | 'bye' }>;
type Whole = Extract<Said, Told>;

const WAITS = [300, 1000, 2000, 4000, 8000];

/** The code with which a connection that says too much is closed, and how long it then stays away. */
const TOO_FAST = 1008;
const TOO_FAST_MS = 20_000;

/** The table is going to be at another server, or at this one again: nothing is lost, and it comes back so often. */
const MOVES = 1012;
const MOVES_TRIES = 5;

/** This browser is signed out, or the table was set back: the page begins anew. */
const ANEW = 4001;

/** Every message is answered at once; a connection that stays silent for so long is dead. */
const ANSWER_MS = 6000;

/**
 * One websocket that comes back: it reconnects by itself, sooner when the browser says that it is online or
 * seen again (but not if it was closed for saying too much), and says hello first each time. A connection may die without a word: it counts as lost when
 * the browser says that it is offline, or when an answer does not come.
 */
export class Live {
  /** `lost` after a connection broke, until the next one stands. */
  state = $state<'connecting' | 'open' | 'lost'>('connecting');
  #socket: WebSocket | null = null;
  /** How the table was told last: changes are changes of this. */
  #last: Whole | null = null;
  #tries = 0;
  /** How often it may still try before the connection counts as lost. */
  #expected = 0;
  /** When the server has said that one should come back. */
  #backMs: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #resting = false;

  constructor(
    private url: string,
    private hello: () => ToServer,
    private heard: (message: Said) => void,
  ) {
    addEventListener('online', this.#soon);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Says whether it went out. */
  send(message: ToServer): boolean {
    if (this.state !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(
      JSON.stringify('as' in message ? { ...message, patch: true, visible: !document.hidden } : message),
    );
    this.#answer ??= setTimeout(this.#drop, ANSWER_MS);
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#answered();
    removeEventListener('online', this.#soon);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#resting = false;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#last = null;
    socket.onopen = () => {
      if (socket !== this.#socket) return socket.close();
      this.#tries = 0;
      this.#expected = 0;
      this.#backMs = null;
      this.state = 'open';
      this.send(this.hello());
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#answered();
      const told: FromServer = JSON.parse(event.data);
      if (told.t === 'bye') return void (this.#backMs = told.seconds * 1000);
      const message = this.#whole(told);
      if (message) this.heard('view' in message ? withSurvey(message) : message);
      else this.send(this.hello());
    };
    socket.onclose = ({ code }) => {
      if (code === ANEW) return location.reload();
      if (code === MOVES && socket === this.#socket) this.#expected = MOVES_TRIES;
      this.#lost(socket, code === TOO_FAST);
    };
  }

  /** Null if it is a change of something that was never heard. */
  #whole(message: Exclude<FromServer, { t: 'bye' }>): Said | null {
    const said = message.t === 'patch' ? this.#changed(message) : message;
    if (said && (said.t === 'told' || said.t === 'entry')) this.#last = said;
    return said;
  }

  #changed({ base, change }: Patched): Said | null {
    if (this.#last?.n !== base) return null;
    return apply(this.#last as unknown as Json, change as Change) as unknown as Whole;
  }

  #lost(socket: WebSocket, tooFast = false): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    this.#answered();
    this.state = this.#expected-- > 0 ? 'connecting' : 'lost';
    this.#resting = tooFast;
    this.#timer = setTimeout(() => this.#connect(), this.#wait(tooFast) * (0.75 + Math.random() / 2));
  }

  #wait(tooFast: boolean): number {
    const [said, usual] = [this.#backMs, WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 8000];
    this.#backMs = null;
    this.#tries += 1;
    return tooFast ? TOO_FAST_MS : (said ?? usual);
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

  /** Whoever looks at the table is told nothing of it elsewhere; there is no answer to this. */
  #seen = (): void => {
    if (this.state === 'open') this.#socket?.send(JSON.stringify({ watch: !document.hidden }));
    else this.#soon();
  };

  #soon = (): void => {
    if (this.#socket === null && !document.hidden && !this.#resting) this.#connect();
  };
}

/** The address of a table's websocket. */
export function liveUrl(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}
