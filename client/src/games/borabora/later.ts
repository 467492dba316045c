// What is said of a chosen step: what it is, and what follows from it.

export { default as Foreseen } from './parts/Foreseen.svelte';
export { planned } from './plans';
