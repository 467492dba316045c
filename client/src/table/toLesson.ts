/** Brings the lesson with this number into sight and to the ear: below its heading one reads on. */
export function toLesson(n: number, within: ParentNode = document): void {
  const heading = within.querySelectorAll<HTMLElement>('.lesson > h2')[n];
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView({ block: 'start' });
}
