// How it ended: pebbles first, then what the stones add.

/** @typedef {import('../../../docs/board').GameClient} GameClient */
/** @typedef {import('../../../docs/board').Kit} Kit */

/**
 * @param {Kit} kit
 * @returns {GameClient}
 */
export const scoring = ({ t }) => ({
  scoring(view) {
    const [taken, bonus] = /** @type {number[][]} */ ([view.taken, view.survey.bonus]);
    return [
      {
        title: t('pebbles-taken'),
        text: t('pebbles-taken-why'),
        gains: taken.map((n) => [{ text: `+${n}` }]),
        totals: taken,
      },
      {
        title: t('pebbles-stones'),
        text: t('pebbles-stones-why'),
        gains: bonus.map((n, seat) => [
          { text: t('pebbles-stone', { n: view.stones[seat][0] }) },
          ...(n > 0 ? [{ text: `+${n}`, strong: true }] : []),
        ]),
        totals: taken.map((n, seat) => n + bonus[seat]),
      },
    ];
  },
  why({ view, seat, table, name }) {
    const [winner] = table.result?.[0] ?? [];
    if (winner === undefined) return null;
    const [n, bonus] = [view.taken[winner], view.survey.bonus[winner]];
    return t('pebbles-why', { p: name(winner), me: winner === seat ? 'you' : 'other', n, bonus });
  },
});
