// What every page says in German, and what home says of each game.

import page from './de.ftl?raw';

const COVERS = import.meta.glob<string>('../games/*/cover/de.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default [page, ...Object.values(COVERS)];
