/** Where the drawing of a kept recipe as it stands is, under a name that nothing else was or will be drawn under. */
export function drawingUrl({ id, drawing }: { readonly id: string; readonly drawing: string }): string {
  return `/api/recipes/${id}/drawing/${drawing}`;
}

/** The same where that name is not known: it is asked for anew each time. */
export function newestDrawingUrl(id: string): string {
  return drawingUrl({ id, drawing: 'newest' });
}
