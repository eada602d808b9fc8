import type { ChatMessage } from '@larder/contract/chat';

/** The citations of an answer except those of recipes that it shows as cards or lists. */
export function remainingCitations({ citations, results, recipe, proposal }: ChatMessage): ChatMessage['citations'] {
  const visible = new Set([...results.map(({ id }) => id), recipe?.id, proposal?.recipe_id]);
  return citations.filter(({ id }) => !visible.has(id));
}
