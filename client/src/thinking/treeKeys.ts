/** The keys of a tree, as people know them from others: what is reached is gone to. */
export function treeKey(
  event: KeyboardEvent,
  tree: HTMLElement,
  closed: Set<number>,
  go: (id: number) => void,
): void {
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  const items = [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const here = (event.target as Element).closest<HTMLElement>('[role=treeitem]');
  if (!here) return;
  const to = (item: Element | null | undefined): void => {
    if (!(item instanceof HTMLElement)) return;
    item.focus();
    go(Number(item.dataset['node']));
  };
  const fold = (): boolean => closed.add(Number(here.dataset['node'])) && true;
  const unfold = (): boolean => closed.delete(Number(here.dataset['node']));
  const open = here.getAttribute('aria-expanded');
  const keys: Record<string, () => unknown> = {
    ArrowDown: () => to(items[items.indexOf(here) + 1]),
    ArrowUp: () => to(items[items.indexOf(here) - 1]),
    Home: () => to(items[0]),
    End: () => to(items.at(-1)),
    ArrowRight: () =>
      open === 'false' ? unfold() : to(here.parentElement?.querySelector('[role=group] [role=treeitem]')),
    ArrowLeft: () =>
      open === 'true'
        ? fold()
        : to(here.closest('[role=group]')?.parentElement?.querySelector('[role=treeitem]')),
    ' ': () => to(here),
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
