import type { ChatMessage, Proposal, RecipeText } from '@larder/contract/chat';

import { contentChanges } from '#features/versions/model/version-changes.ts';
import type { Change } from '#features/versions/model/version-changes.ts';

const EMPTY_RECIPE: RecipeText = {
  title: '',
  description: '',
  ingredients: [],
  instructions: [],
  category: null,
  preparation_time: null,
  cooking_time: null,
  servings: null,
};

/** Proposals never change the picture. */
function toContent(text: RecipeText | null) {
  return { ...(text ?? EMPTY_RECIPE), image_url: null, picture: null };
}

function nullIfEmpty(text: string | null): string | null {
  return text === '' ? null : text;
}

/** The differences that a proposal makes: for a new or deleted recipe, all of it. */
export function proposedChanges({ before, after }: Proposal): readonly Change[] {
  return contentChanges(toContent(before), toContent(after)).map((change) =>
    change.kind === 'field'
      ? { ...change, before: nullIfEmpty(change.before), after: nullIfEmpty(change.after) }
      : change,
  );
}

/** The title as the user knows it. */
export function proposedTitle({ before, after }: Proposal): string {
  return before?.title ?? after?.title ?? '';
}

/** The generated recipe that a message proposes to save, if it is not saved yet. */
export function draftIn({ action, proposal }: ChatMessage): { proposal: Proposal; recipe: RecipeText } | null {
  if (action !== 'recipe_generated' || proposal?.kind !== 'save' || proposal.after === null) return null;
  return { proposal, recipe: proposal.after };
}

interface ProposalTexts {
  readonly question: string;
  readonly yes: string;
  readonly busy: string;
  readonly done: string;
  readonly refused: string;
  readonly undone: string;
}

export const PROPOSAL_TEXTS: Readonly<Record<Proposal['kind'], ProposalTexts>> = {
  save: {
    question: 'Save this recipe?',
    yes: 'Yes, save it',
    busy: 'Saving...',
    done: 'Saved to your recipes.',
    refused: 'Not saved.',
    undone: 'Undone. It is in the bin.',
  },
  edit: {
    question: 'Change this recipe?',
    yes: 'Yes, change it',
    busy: 'Changing...',
    done: 'Changed. The earlier version is saved.',
    refused: 'Not changed.',
    undone: 'Undone. It is as it was before.',
  },
  favorite: {
    question: 'Add this recipe to your favorites?',
    yes: 'Yes, add it',
    busy: 'Adding...',
    done: 'Added to your favorites.',
    refused: 'Not added to your favorites.',
    undone: 'Undone. It is not in your favorites.',
  },
  unfavorite: {
    question: 'Remove this recipe from your favorites?',
    yes: 'Yes, remove it',
    busy: 'Removing...',
    done: 'Removed from your favorites.',
    refused: 'Still in your favorites.',
    undone: 'Undone. It is in your favorites.',
  },
  delete: {
    question: 'Delete this recipe?',
    yes: 'Yes, delete it',
    busy: 'Deleting...',
    done: 'Moved to the bin.',
    refused: 'Not deleted.',
    undone: 'Undone. It is back in your cookbook.',
  },
};

export const STALE =
  'The recipe has since been changed or deleted, so I didn’t do anything. Ask me again if you still want it.';
