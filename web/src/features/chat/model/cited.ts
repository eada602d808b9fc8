import type { ChatMessage } from '@larder/contract/chat';

/** The recipes that an answer rests on, besides those that are shown with it anyway. */
export function citedBesides({ citations, results, recipe, proposal }: ChatMessage): ChatMessage['citations'] {
  const shown = new Set([...results.map(({ id }) => id), recipe?.id, proposal?.recipe_id]);
  return citations.filter(({ id }) => !shown.has(id));
}
