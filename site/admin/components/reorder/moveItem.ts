/** @returns the same list if nothing changes */
export function moveItem<Item extends { id: string | number }>(
  items: readonly Item[],
  id: Item['id'],
  toIndex: number,
): readonly Item[] {
  const from = items.findIndex((item) => item.id === id);
  const moved = items[from];
  const to = Math.min(Math.max(toIndex, 0), items.length - 1);
  if (!moved || to === from) return items;
  const others = items.filter((item) => item.id !== id);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

export function isSameOrder(
  a: readonly { id: string | number }[],
  b: readonly { id: string | number }[],
): boolean {
  return a.length === b.length && a.every((item, index) => item.id === b[index]?.id);
}
