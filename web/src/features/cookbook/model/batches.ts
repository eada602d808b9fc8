export function toBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** The chosen ids in list order; ids outside the list come last. */
export function inListOrder(chosen: ReadonlySet<string>, order: readonly string[]): string[] {
  const listed = order.filter((id) => chosen.has(id));
  return [...new Set([...listed, ...chosen])];
}
