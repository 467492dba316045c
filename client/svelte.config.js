import { relative } from 'node:path';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Each element of a component with styles bears this name: a short one makes the scripts smaller. */
const cssHash = ({ hash, filename }) => `s${hash(relative(import.meta.dirname, filename)).slice(0, 5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
