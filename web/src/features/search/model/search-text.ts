import type { AnsweredBy } from '@larder/contract/assistant';

import { countText } from '#features/recipes/model/recipe-text.ts';
import type { SearchOutcome } from '#features/search/model/search-outcome.ts';

export const SEARCH_TEXTS = {
  label: 'Ask REECE to find recipes...',
  searching: 'Searching…',
  failed: (message: string) => `Search failed: ${message}`,
  failed_toast: (message: string) => `Failed to search recipes: ${message}`,
  error: (reason: string) => `Error: ${reason}`,
  unexpected: 'Received an unexpected response format from the assistant.',
  nothing: (query: string) => `No recipes found matching "${query}".`,
} as const;

const IDEA_SOURCES: Readonly<Record<AnsweredBy, string>> = {
  provider: 'REECE can make',
  worker: 'REECE’s worker can make',
  kitchen: 'REECE’s kitchen engine can make',
  simulated: 'Samples of the simulated provider',
};

/** The line above corrected results and above ideas. */
export function leadText(found: SearchOutcome): string | null {
  if (found.kind !== 'options') return null;
  if (found.mended !== null) return `No results for “${found.query}”. Showing results for “${found.mended}”:`;
  const onlyIdeas = found.options.every(({ id }) => id === null);
  return onlyIdeas ? `Not in your recipes. ${IDEA_SOURCES[found.ideasBy ?? 'provider']}:` : null;
}

/** The announcement of a result for screen readers. */
export function announcementOf(found: SearchOutcome): string {
  switch (found.kind) {
    case 'options': {
      const ideas = found.options.filter(({ id }) => id === null).length;
      const recipes = found.options.length - ideas;
      const parts = [
        recipes > 0 ? `${countText(recipes, 'recipe')} found` : '',
        ideas > 0 ? countText(ideas, 'idea') : '',
      ];
      const number = `${parts.filter((part) => part !== '').join(', ')}. Use the arrow keys to choose.`;
      return [leadText(found) ?? '', found.filteredText, number].filter((part) => part !== '').join(' ');
    }
    case 'answer':
      return found.answer;
    case 'message':
      return found.message;
  }
}
