import type { RecipeText } from '@larder/contract/chat';

import type { Ctx } from '#platform/context.ts';

import type { UserMessage } from './chat-request.ts';
import type { FinishedRow } from './present.ts';
import { isDraft } from './proposals.ts';
import { listFinished } from './queries.ts';
import type { MessageDetails, RecipeRef } from './tables.ts';

/** A recipe under discussion. */
export interface DiscussedRecipe extends RecipeRef {
  /** The draft of a generated recipe that may not be saved. */
  readonly draft?: RecipeDraft;
}

export interface RecipeDraft {
  /** The id of the message that proposes to save it. */
  readonly messageId: string;
  readonly text: RecipeText;
}

/** The recipes that the latest answer with any recipes named. */
export interface Discussed {
  readonly recipes: readonly DiscussedRecipe[];
  /** Suggested recipes that do not exist yet. */
  readonly ideas: readonly SuggestedIdea[];
  /** The position of that answer; -1 without one. */
  readonly position: number;
}

export interface SuggestedIdea {
  readonly title: string;
  /** The message that requests it, with the rules it was suggested under; undefined if `title` is only the user's wording. */
  readonly message: string | undefined;
}

const NOTHING: Discussed = { recipes: [], ideas: [], position: -1 };
/** How many messages back recipes count as discussed. */
const MAX_MESSAGES = 20;

/** The recipes under discussion: those of the latest answer that names any, or the one that the user has opened since. */
export async function findDiscussed(ctx: Ctx, message: UserMessage): Promise<Discussed> {
  const rows = await listRecent(ctx, message);
  const here = message.context?.recipe_id;
  for (const { id, details, position } of here === undefined ? rows : sinceArrival(rows, here)) {
    if (details.context !== undefined)
      return { recipes: [{ id: details.context.recipe_id, title: '' }], ideas: [], position };
    const { recipe, results, citations, choice } = details;
    const drafted = draftOf(id, details);
    const recipes =
      recipe !== null
        ? [recipe]
        : drafted === undefined
          ? [...results, ...(choice?.recipes ?? []), ...citations]
          : [drafted];
    const ideas = ideasOf(details);
    if (recipes.length + ideas.length > 0) return { recipes, ideas, position };
  }
  return here === undefined ? NOTHING : { recipes: [{ id: here, title: '' }], ideas: [], position: message.position };
}

/** The messages, the last first, since the user is at this recipe. */
function sinceArrival(rows: readonly FinishedRow[], recipeId: string): readonly FinishedRow[] {
  const left = rows.find(({ type, details }) => type === 'user' && details.context?.recipe_id !== recipeId);
  // The answer to that message belongs to the other place, too.
  return left === undefined ? rows : rows.filter(({ position }) => position > left.position + 1);
}

/** The draft that an answer proposes. */
export function draftOf(messageId: string, { proposal }: MessageDetails): DiscussedRecipe | undefined {
  if (proposal === null || !isDraft(proposal)) return undefined;
  const { recipe_id: id, after: text } = proposal;
  return id === null || text === null ? undefined : { id, title: text.title, draft: { messageId, text } };
}

/** The suggested recipe whose title the message contains: the latest, or of several in one answer the one with the longest title. */
export async function findSuggested(ctx: Ctx, message: UserMessage): Promise<SuggestedIdea | undefined> {
  const text = message.content.toLowerCase();
  const ideas = (await listRecent(ctx, message)).flatMap(({ details }) => ideasOf(details));
  return ideas
    .filter((idea) => idea.message !== undefined && text.includes(idea.title.toLowerCase()))
    .toSorted((one, other) => other.title.length - one.title.length)[0];
}

function listRecent({ db, actor }: Ctx, { conversationId, position }: UserMessage) {
  return listFinished(db, { userId: actor.id, conversationId, before: position, limit: MAX_MESSAGES });
}

function ideasOf({ ideas, offers = [] }: MessageDetails): SuggestedIdea[] {
  return ideas.map((title) => ({ title, message: offers.find(({ words }) => words === title)?.message }));
}
