import type { SearchHit } from '@larder/contract/search';

import type { Ctx } from '#platform/context.ts';

import type { Asked } from './commands/begin.ts';
import { listFinished } from './queries.ts';
import type { MessageDetails } from './tables.ts';

/** The recipes that the latest answer with any recipes named. */
export interface Discussed {
  readonly recipes: readonly Pick<SearchHit, 'id' | 'title'>[];
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
const MESSAGES = 20;

export async function findDiscussed(ctx: Ctx, asked: Asked): Promise<Discussed> {
  for (const { details } of await listRecent(ctx, asked)) {
    const { recipe, results, citations, choice } = details;
    const recipes = recipe === null ? [...results, ...(choice?.recipes ?? []), ...citations] : [recipe];
    const ideas = ideasOf(details);
    if (recipes.length + ideas.length > 0) return { recipes, ideas };
  }
  return NOTHING;
}

/** The suggested recipe whose title the message contains: the latest, or of several in one answer the one with the longest title. */
export async function findSuggested(ctx: Ctx, asked: Asked): Promise<SuggestedIdea | undefined> {
  const said = asked.content.toLowerCase();
  const ideas = (await listRecent(ctx, asked)).flatMap(({ details }) => ideasOf(details));
  return ideas
    .filter(({ title, message }) => message !== undefined && said.includes(title.toLowerCase()))
    .toSorted((one, other) => other.title.length - one.title.length)[0];
}

function listRecent({ db, actor }: Ctx, { conversationId, position }: Asked) {
  return listFinished(db, { userId: actor.id, conversationId, before: position, most: MESSAGES });
}

function ideasOf({ ideas, offers = [] }: MessageDetails): SuggestedIdea[] {
  return ideas.map((title) => ({ title, message: offers.find(({ words }) => words === title)?.message }));
}
