// The own stones: one is kept, and then tells what to aim at.

import { el, put } from './dom.js';

/** @typedef {import('../../../docs/board').TrayProps} TrayProps */

const SHAPE = 'M18 62Q10 30 40 18 78 6 88 44 94 80 58 88 26 92 18 62';

const stone = (/** @type {number} */ n) =>
  el(
    'svg:svg',
    { class: 'stone', viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    el('svg:path', { d: SHAPE }),
    el('svg:text', { x: 52, y: 68 }, String(n)),
  );

export class Hand {
  /**
   * @param {import('../../../docs/board').Kit} kit
   * @param {HTMLElement} target
   */
  constructor(kit, target) {
    this.kit = kit;
    this.box = target.appendChild(el('div', { class: 'pebbles-hand' }));
    this.undo = kit.focus(this.box);
    this.shown = '';
  }

  destroy() {
    this.undo();
  }

  /** @param {TrayProps} props */
  update({ view, seat, choice }) {
    const stones = /** @type {number[]} */ (seat === null ? [] : view.stones[seat]);
    const may = [...new Set(stones)].filter((n) => choice.can('keep', String(n)));
    const says = seat !== null && stones.length === 1 ? this.says(view, seat) : '';
    if (this.shown !== `${may} ${stones} ${says}`) {
      this.box.replaceChildren(
        ...(may.length > 0 ? may.map((n) => this.button(n, choice)) : stones.map(stone)),
      );
      if (says) this.box.append(el('p', {}, says));
      this.shown = `${may} ${stones} ${says}`;
    }
    for (const button of this.box.querySelectorAll('button'))
      put(button, { 'aria-pressed': choice.words === `keep ${button.value}` });
  }

  /** What one has, and whether the stone says as much. */
  says(/** @type {any} */ view, /** @type {number} */ seat) {
    const six = view.survey.bonus[seat] ? 'yes' : 'no';
    return this.kit.t('pebbles-now', { n: view.taken[seat], six });
  }

  button(/** @type {number} */ n, /** @type {TrayProps['choice']} */ choice) {
    const label = this.kit.t('pebbles-keep', { n });
    const attributes = {
      class: 'btn',
      value: n,
      'aria-label': label,
      'data-place': `stone-${n}`,
      'data-may': '',
    };
    const button = el('button', attributes, stone(n));
    button.addEventListener('click', () => choice.set(['keep', String(n)]));
    return button;
  }
}
