/** The immutable URL of a recipe's dish art: the key changes with every change of the art. */
export function drawingUrl({ id, drawing }: { readonly id: string; readonly drawing: string }): string {
  return `/api/recipes/${id}/drawing/${drawing}`;
}

/** The uncached URL of a recipe's dish art, for callers that do not know its key. */
export function newestDrawingUrl(id: string): string {
  return drawingUrl({ id, drawing: 'newest' });
}
