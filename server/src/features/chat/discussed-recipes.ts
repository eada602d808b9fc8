import type { Ctx } from '#platform/context.ts';

import type { UserMessage } from './chat-request.ts';
import { listFinished } from './queries.ts';
import type { MessageDetails, RecipeRef } from './tables.ts';

/** The recipes that the latest answer with any recipes named. */
export interface Discussed {
  readonly recipes: readonly RecipeRef[];
  /** Suggested recipes that do not exist yet. */
  readonly ideas: readonly SuggestedIdea[];
}

export interface SuggestedIdea {
  readonly title: string;
  /** The message that requests it, with the rules it was suggested under; undefined if `title` is only the user's wording. */
  readonly message: string | undefined;
}

const NOTHING: Discussed = { recipes: [], ideas: [] };
/** How many messages back recipes count as discussed. */
const MAX_MESSAGES = 20;

export async function findDiscussed(ctx: Ctx, message: UserMessage): Promise<Discussed> {
  for (const { details } of await listRecent(ctx, message)) {
    const { recipe, results, citations, choice } = details;
    const recipes = recipe === null ? [...results, ...(choice?.recipes ?? []), ...citations] : [recipe];
    const ideas = ideasOf(details);
    if (recipes.length + ideas.length > 0) return { recipes, ideas };
  }
  return NOTHING;
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
