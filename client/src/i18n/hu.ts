// What every page says in Hungarian, and what home says of each game.

import page from './hu.ftl?raw';

const COVERS = import.meta.glob<string>('../games/*/cover/hu.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default [page, ...Object.values(COVERS)];
