import { remainingCitations } from '#features/chat/model/citations.ts';
import { plainText } from '#features/chat/model/markdown.ts';
import { PROPOSAL_TEXTS, proposedTitle } from '#features/chat/model/proposal.ts';
import type { AnswerEntry, Entry } from '#features/chat/model/entries.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';

function extrasOf({ message }: AnswerEntry): readonly string[] {
  if (message === null) return [];
  const { recipe, results, choices, proposal } = message;
  const citations = remainingCitations(message);
  return [
    ...(recipe === null ? [] : [`Recipe: ${recipe.title}.`]),
    ...(results.length === 0 ? [] : [`${countText(results.length, 'recipe')} found.`]),
    ...(choices.length === 0 ? [] : [`${countText(choices.length, 'recipe')} to choose from.`]),
    ...(citations.length === 0 ? [] : [`From your recipes: ${citations.map(({ title }) => title).join(', ')}.`]),
    ...(proposal?.state === 'open' ? [`${PROPOSAL_TEXTS[proposal.kind].question} ${proposedTitle(proposal)}.`] : []),
  ];
}

/** What screen readers announce: the status of the newest answer, then its full text when it is complete. */
export function announcementText(now: readonly Entry[]): string {
  const last = now.at(-1);
  if (last?.kind !== 'answer') return '';
  // Streaming text is not announced, because it would be read in pieces.
  if (last.state === 'thinking') return last.status ?? (last.text === '' ? 'REECE is thinking' : '');
  const parts = [
    plainText(last.text),
    ...(last.problem === null ? [] : [last.problem]),
    ...(last.state === 'stopped' ? ['Stopped.'] : []),
    ...extrasOf(last),
  ];
  return parts.filter((part) => part !== '').join('\n');
}
