export function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** What is chosen, in the order in which the list shows it; what the list does not show comes after. */
export function inOrderOf(chosen: ReadonlySet<string>, order: readonly string[]): string[] {
  const listed = order.filter((id) => chosen.has(id));
  return [...new Set([...listed, ...chosen])];
}
