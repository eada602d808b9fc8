import { citedBesides } from '#features/chat/model/cited.ts';
import { plainText } from '#features/chat/model/markdown.ts';
import { PROPOSAL_TEXTS, proposedTitle } from '#features/chat/model/proposal.ts';
import type { Answer, Entry } from '#features/chat/model/talk.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';

function extrasOf({ message }: Answer): readonly string[] {
  if (message === null) return [];
  const { recipe, results, choices, proposal } = message;
  const citations = citedBesides(message);
  return [
    ...(recipe === null ? [] : [`Recipe: ${recipe.title}.`]),
    ...(results.length === 0 ? [] : [`${countText(results.length, 'recipe')} found.`]),
    ...(choices.length === 0 ? [] : [`${countText(choices.length, 'recipe')} to choose from.`]),
    ...(citations.length === 0 ? [] : [`From your recipes: ${citations.map(({ title }) => title).join(', ')}.`]),
    ...(proposal?.state === 'open' ? [`${PROPOSAL_TEXTS[proposal.kind].question} ${proposedTitle(proposal)}.`] : []),
  ];
}

/** What those who listen hear of the newest answer: what is being done, and the whole of it when it is there. */
export function announcementOf(now: readonly Entry[]): string {
  const last = now.at(-1);
  if (last?.kind !== 'answer') return '';
  // Not the words as they come, which would be read in pieces.
  if (last.state === 'thinking') return last.doing ?? (last.text === '' ? 'REECE is thinking' : '');
  const parts = [
    plainText(last.text),
    ...(last.problem === null ? [] : [last.problem]),
    ...(last.state === 'stopped' ? ['Stopped.'] : []),
    ...extrasOf(last),
  ];
  return parts.filter((part) => part !== '').join('\n');
}
