import type { SearchHit } from '@larder/contract/search';

import type { Ctx } from '#platform/context.ts';

import type { Asked } from './commands/begin.ts';
import { standing } from './queries.ts';
import type { MessageDetails } from './tables.ts';

/** What the last answer that named any recipes was about. */
export interface TalkedAbout {
  readonly recipes: readonly Pick<SearchHit, 'id' | 'title'>[];
  /** Recipes that could be made. */
  readonly ideas: readonly TalkedIdea[];
}

export interface TalkedIdea {
  readonly title: string;
  /** The message that asks for it, with the rules that it was suggested under; undefined where `title` is only what the cook called it. */
  readonly message: string | undefined;
}

const NOTHING: TalkedAbout = { recipes: [], ideas: [] };
/** What was said longer ago is forgotten. */
const MESSAGES = 20;

export async function findTalkedAbout(ctx: Ctx, asked: Asked): Promise<TalkedAbout> {
  for (const { details } of await listRecent(ctx, asked)) {
    const { recipe, results, citations, choice } = details;
    const recipes = recipe === null ? [...results, ...(choice?.recipes ?? []), ...citations] : [recipe];
    const ideas = ideasOf(details);
    if (recipes.length + ideas.length > 0) return { recipes, ideas };
  }
  return NOTHING;
}

/** The recipe suggested in this conversation whose title a message says: the last suggested, and of several the longest title. */
export async function findSuggested(ctx: Ctx, asked: Asked): Promise<TalkedIdea | undefined> {
  const said = asked.content.toLowerCase();
  const ideas = (await listRecent(ctx, asked)).flatMap(({ details }) => ideasOf(details));
  return ideas
    .filter(({ title, message }) => message !== undefined && said.includes(title.toLowerCase()))
    .toSorted((one, other) => other.title.length - one.title.length)[0];
}

function listRecent({ db, actor }: Ctx, { conversationId, position }: Asked) {
  return standing(db, { userId: actor.id, conversationId, before: position, most: MESSAGES });
}

function ideasOf({ ideas, offers = [] }: MessageDetails): TalkedIdea[] {
  return ideas.map((title) => ({ title, message: offers.find(({ words }) => words === title)?.message }));
}
