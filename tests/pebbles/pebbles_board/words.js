// The sentences: what is asked, what happened, how it stands and how it ended.

/** @typedef {import('../../../docs/board').GameClient} GameClient */
/** @typedef {import('../../../docs/board').Kit} Kit */

const LEFT = /^left (\d+)$/;

/**
 * @param {Kit} kit
 * @returns {GameClient}
 */
export const words = ({ t }) => ({
  prompt({ asked, choice, view, seat }) {
    const [verb, number] = choice.path;
    if (!number)
      return { title: t(`pebbles-ask-${asked.question}`), detail: t(`pebbles-how-${asked.question}`) };
    const after = view.taken[seat] + Number(number);
    return {
      title: t(`pebbles-chosen-${verb}`, { n: Number(number) }),
      detail: t(`pebbles-then-${verb}`, { after }),
    };
  },
  logLine({ seat, words }, event, { name }) {
    const [verb, number] = words.split(' ');
    const left = LEFT.exec(event ?? '')?.[1];
    if (left) return t('pebbles-left', { n: Number(left) });
    if (event !== null || seat < 0) return null;
    return t(`pebbles-log-${number ? verb : 'secret'}`, { p: name(seat), n: Number(number) });
  },
  places: (words) =>
    LEFT.exec(words)
      ?.slice(1)
      .map((left) => `spot-${left}`) ?? [],
  text: (view, { table, name }) => [
    { title: t('pebbles-heap'), lines: [t('pebbles-left', { n: view.heap })] },
    {
      title: t('pebbles-taken'),
      lines: table.seats.map((_, seat) => t('pebbles-has', { p: name(seat), n: view.taken[seat] })),
    },
  ],
});
