// How to play, in three short lessons.

import { el } from './dom.js';

export const LESSONS = ['stone', 'take', 'end'];

/** @param {import('../../../docs/board').Kit} kit */
export const lesson = (kit) => (/** @type {HTMLElement} */ target) => ({
  update(/** @type {import('../../../docs/board').LessonProps} */ { name }) {
    const title = el('h2', {}, kit.t(`pebbles-learn-${name}`));
    const text = el('p', {}, kit.t(`pebbles-learn-${name}-text`));
    target.replaceChildren(el('section', { class: 'lesson' }, title, text));
  },
});
