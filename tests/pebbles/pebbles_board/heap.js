// The board: the heap in the sand, and below it what everybody has taken.

import { el, put } from './dom.js';
import { bowlOf, dot, GROUNDS, pebble, spotIn } from './sand.js';

/** @typedef {import('../../../docs/board').Kit} Kit */
/** @typedef {import('../../../docs/board').BoardProps} BoardProps */
/** @typedef {import('../../../docs/board').Entry} Entry */

const LEFT = /^left (\d+)$/;
/** What a finger hits on a phone. */
const FINGER = 48;
const DURATION_MS = 420;
const GAP_MS = 90;

export class Heap {
  /** How many pebbles there were at first. */
  most = 0;
  ground = GROUNDS.wide;
  /** @type {SVGGElement[]} */
  pebbles = [];
  now = /** @type {BoardProps} */ ({});

  /**
   * @param {Kit} kit
   * @param {HTMLElement} target
   */
  constructor(kit, target) {
    this.kit = kit;
    const layer = (/** @type {string} */ name) => el('svg:g', { class: name });
    this.sand = layer('sand');
    this.bowls = layer('bowls');
    this.heap = layer('heap');
    this.air = layer('air');
    const drawn = [this.sand, this.bowls, this.heap, this.air];
    this.drawing = el('svg:svg', { class: 'pebbles' }, ...drawn);
    target.append(this.drawing);
    this.marks = kit.lastMoves(this.drawing);
    this.undo = kit.focus(this.heap, { tap: (place) => this.tap(place) });
    this.heap.addEventListener('click', this.click);
    this.room = new ResizeObserver(this.resize);
    this.room.observe(this.drawing);
  }

  destroy() {
    this.undo();
    this.room.disconnect();
    this.marks.destroy();
  }

  resize = () => {
    const { width, height } = this.drawing.getBoundingClientRect();
    const ground = width < height ? GROUNDS.high : GROUNDS.wide;
    if (ground === this.ground) return;
    this.ground = ground;
    if (this.most === 0) return;
    this.lay(this.most);
    this.draw();
  };

  /** @param {BoardProps} props */
  update(props) {
    this.now = props;
    const most = Number(props.table.options.heap);
    if (most !== this.most) this.lay(most);
    this.draw();
  }

  draw() {
    this.showHeap();
    this.showBowls();
    this.showLast();
  }

  /** @param {number} most */
  lay(most) {
    this.most = most;
    const all = Array.from({ length: most }, (_, n) => n);
    const { width, height, sand } = this.ground;
    this.heap.replaceChildren();
    put(this.drawing, { viewBox: `0 0 ${width} ${height}` });
    this.sand.replaceChildren(
      el('svg:ellipse', { cx: sand.x, cy: sand.y, rx: sand.r + sand.wide, ry: sand.r + 30 }),
      ...all.map((n) => dot(this.spot(n), 'hollow')),
    );
    this.pebbles = all.map((n) => pebble(this.spot(n), n));
    this.pebbles.forEach((one, n) => {
      const spot = this.spot(n);
      put(one, { role: 'button', 'data-place': `spot-${n}` });
      one.append(dot({ ...spot, r: Math.max(spot.r, FINGER) }, 'reach'));
      this.kit.inspect(one, () => ({ title: this.label(n), lines: this.consequence(n) }));
    });
  }

  // § What can be taken

  /** So many are taken with this one: those that lie farther out come first. */
  count(/** @type {number} */ n) {
    return this.now.view.heap - n;
  }

  may(/** @type {number} */ n) {
    return this.now.choice.can('take', String(this.count(n)));
  }

  label(/** @type {number} */ n) {
    return this.kit.t(this.may(n) ? 'pebbles-spot-may' : 'pebbles-spot', { n: this.count(n) });
  }

  consequence(/** @type {number} */ n) {
    const { view, seat } = this.now;
    if (seat === null || !this.may(n)) return [];
    return [this.kit.t('pebbles-then-take', { after: view.taken[seat] + this.count(n) })];
  }

  click = (/** @type {MouseEvent} */ { target }) => {
    const place = target instanceof Element && target.closest('[data-may]')?.getAttribute('data-place');
    if (place) this.tap(place);
  };

  /** A second tap gives the answer. */
  tap(/** @type {string} */ place) {
    const number = String(this.count(Number(place.replace('spot-', ''))));
    if (this.now.choice.words === `take ${number}`) this.now.confirm?.();
    else this.now.choice.set(['take', number]);
  }

  // § What is seen

  spot(/** @type {number} */ n) {
    return spotIn(this.ground.sand, this.most, n);
  }

  bowl(/** @type {number} */ seat) {
    return bowlOf(this.ground, seat, this.now.table.seats.length);
  }

  showHeap() {
    const { view, choice, highlight, table, small } = this.now;
    put(this.drawing, {
      role: small ? 'img' : 'group',
      'aria-label': this.kit.t('pebbles-left', { n: view.heap }),
    });
    if (this.heap.childElementCount !== view.heap)
      this.heap.replaceChildren(...this.pebbles.slice(0, view.heap));
    const chosen = choice.path[0] === 'take' ? Number(choice.path[1]) : 0;
    this.pebbles.forEach((one, n) => {
      const [may, mine] = [this.may(n), this.count(n) <= chosen];
      put(one, { 'data-may': may ? '' : null, 'data-chosen': mine ? '' : null, 'aria-label': this.label(n) });
      put(one, { 'aria-disabled': !may || null, 'aria-pressed': may ? String(mine) : null });
      one.style.display = '';
      one.style.opacity = highlight.length > 0 && !highlight.includes(`spot-${n}`) ? '.5' : '';
    });
  }

  showBowls() {
    const { table, view, small } = this.now;
    const bowls = table.seats.map((_, seat) => {
      const [round, taken] = [this.bowl(seat), view.taken[seat]];
      const label = this.kit.t('pebbles-has', { p: this.kit.name(table, seat), n: taken });
      const lie = Array.from({ length: taken }, (_, n) => pebble(spotIn(round, this.most, n), n));
      const bowl = dot({ ...round, r: round.r + 16 }, 'bowl');
      bowl.style.stroke = this.kit.colour(seat).fill;
      return el(
        'svg:g',
        { role: 'img', 'aria-label': label },
        bowl,
        ...lie,
        ...(small ? [] : this.plate(seat)),
      );
    });
    this.bowls.replaceChildren(...bowls);
  }

  /** Whose it is, and how many. */
  plate(/** @type {number} */ seat) {
    const { x, y, r } = this.bowl(seat);
    const { fill, on } = this.kit.colour(seat);
    const sign = el('svg:svg', { x: x - 60, y: y + r - 18, width: 44, height: 44, viewBox: '0 0 100 100' });
    sign.innerHTML = this.kit.sign(seat);
    return [
      el('svg:rect', { x: x - 68, y: y + r - 24, width: 136, height: 56, rx: 28, fill }),
      sign,
      el('svg:text', { x: x + 24, y: y + r + 18, fill: on }, String(this.now.view.taken[seat])),
    ];
  }

  showLast() {
    const { last = [], choice, small } = this.now;
    const marks = last.flatMap(({ number, seat, entry }) => {
      const left = Number(entry.events.map((event) => LEFT.exec(event)?.[1]).find(Boolean));
      const taken = small || Number.isNaN(left) ? 0 : Number(entry.words.split(' ')[1]);
      return Array.from({ length: taken }, (_, n) => ({
        number,
        seat,
        round: true,
        box: this.box(left + n),
      }));
    });
    this.marks.update({ marks, fade: choice.path.length > 0 ? 0.45 : 1, scale: 0.8 });
  }

  box(/** @type {number} */ n) {
    const { x, y, r } = this.spot(n);
    return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  }

  /**
   * What is taken flies to its bowl.
   * @param {Entry} entry
   * @param {any} before
   * @param {any} _after
   * @param {AbortSignal} signal
   */
  async animate({ words, seat }, before, _after, signal) {
    const [verb, number] = words.split(' ');
    const taken =
      verb === 'take' ? Array.from({ length: Number(number) }, (_, i) => before.heap - 1 - i) : [];
    await Promise.all(taken.map((n, i) => this.fly(n, seat, GAP_MS * i, signal)));
  }

  /**
   * @param {number} n
   * @param {number} seat
   * @param {number} delay
   * @param {AbortSignal} signal
   */
  async fly(n, seat, delay, signal) {
    const { kit } = this;
    const from = this.spot(n);
    const flying = pebble({ ...from, x: 0, y: 0 }, n);
    const way = kit.along(kit.arc(from, this.bowl(seat)));
    this.air.append(flying);
    this.pebbles[n].style.display = 'none';
    await kit.run(flying, way, { duration: DURATION_MS, delay, fill: 'both' }, signal);
    flying.remove();
  }
}
