import type { Proposal, RecipeText } from '@larder/contract/chat';

import { contentChanges } from '#features/versions/model/version-changes.ts';
import type { Change } from '#features/versions/model/version-changes.ts';

const NOTHING: RecipeText = {
  title: '',
  description: '',
  ingredients: [],
  instructions: [],
  category: null,
  preparation_time: null,
  cooking_time: null,
  servings: null,
};

/** A conversation changes no picture. */
function contentOf(text: RecipeText | null) {
  return { ...(text ?? NOTHING), image_url: null, picture: null };
}

function nullIfEmpty(text: string | null): string | null {
  return text === '' ? null : text;
}

/** What would be other than it is: of a new recipe all of it, and of one that goes as well. */
export function proposedChanges({ before, after }: Proposal): readonly Change[] {
  return contentChanges(contentOf(before), contentOf(after)).map((change) =>
    change.kind === 'field'
      ? { ...change, before: nullIfEmpty(change.before), after: nullIfEmpty(change.after) }
      : change,
  );
}

/** The recipe's name as the person knows it. */
export function proposedTitle({ before, after }: Proposal): string {
  return before?.title ?? after?.title ?? '';
}

interface ProposalTexts {
  readonly question: string;
  readonly yes: string;
  readonly busy: string;
  readonly done: string;
  readonly refused: string;
}

export const PROPOSAL_TEXTS: Readonly<Record<Proposal['kind'], ProposalTexts>> = {
  save: {
    question: 'Save this recipe?',
    yes: 'Yes, save it',
    busy: 'Saving...',
    done: 'Saved to your recipes.',
    refused: 'Not saved, as you wished.',
  },
  edit: {
    question: 'Change this recipe?',
    yes: 'Yes, change it',
    busy: 'Changing...',
    done: 'Changed. What it was before is among its earlier versions.',
    refused: 'Nothing was changed, as you wished.',
  },
  favorite: {
    question: 'Add this recipe to your favorites?',
    yes: 'Yes, add it',
    busy: 'Adding...',
    done: 'Added to your favorites.',
    refused: 'Not added to your favorites.',
  },
  unfavorite: {
    question: 'Remove this recipe from your favorites?',
    yes: 'Yes, remove it',
    busy: 'Removing...',
    done: 'Removed from your favorites.',
    refused: 'It stays among your favorites.',
  },
  delete: {
    question: 'Delete this recipe?',
    yes: 'Yes, delete it',
    busy: 'Deleting...',
    done: 'Moved to the bin.',
    refused: 'It stays, as you wished.',
  },
};

export const STALE = 'The recipe was changed or deleted since, so nothing was done. Ask me again to go on.';
