// What every page says in English, and what home says of each game.

import page from './en.ftl?raw';

const COVERS = import.meta.glob<string>('../games/*/cover/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default [page, ...Object.values(COVERS)];
