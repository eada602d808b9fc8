import type { Ctx } from '#platform/context.ts';
import { searchRecipes } from '#features/search/queries.ts';

import { draft, type Draft } from '../draft.ts';
import { equalsTitle, matchesTitle, extractPhrase, parseOrdinal } from '@larder/culinary/intent/recipe-phrase';
import { draftProposal, proposalQuestion } from '../proposals.ts';
import { findDiscussed, type Discussed, type DiscussedRecipe, type SuggestedIdea } from '../discussed-recipes.ts';
import type { RecipeRef } from '../tables.ts';
import { askWhich } from './choice.ts';
import { decide } from './confirmation.ts';
import { toQuery } from './find-by-title.ts';
import type { ChatRequest } from '../chat-request.ts';
import { proposeCopy } from './propose.ts';
import { withoutIdeaTitle, parseWish, wishForIdea } from './wish.ts';

const WHICH = 'Which recipe should I add? Search for one first, or tell me its title.';

/** Proposes to save the recipe that the message names, or the one under discussion. */
export async function add(request: ChatRequest): Promise<Draft> {
  const { ctx, message } = request;
  const discussed = await findDiscussed(ctx, message);
  const phrase = extractPhrase('add', message.content);
  const target = findTarget(discussed, phrase, message.content) ?? (await findNamed(ctx, phrase));
  if (target === undefined) return draft(WHICH);
  if ('idea' in target) return proposeIdea(request, target.idea);
  const [first, second] = target.recipes;
  // "Save it" is the yes to the draft.
  if (first?.draft !== undefined) return decide(request, first.draft.messageId, true);
  if (first === undefined) return draft(WHICH);
  return second === undefined ? proposeCopy(request, first.id) : askWhich(request, target.recipes, 'save');
}

type Target = { readonly recipes: readonly DiscussedRecipe[] } | { readonly idea: SuggestedIdea };

/** The recipes with this title, otherwise those whose title contains the phrase. */
function filterByTitle<Recipe extends RecipeRef>(recipes: readonly Recipe[], phrase: string): readonly Recipe[] {
  const exact = recipes.filter(({ title }) => equalsTitle(title, phrase));
  return exact.length > 0 ? exact : recipes.filter(({ title }) => matchesTitle(title, phrase));
}

/** Finds the recipe by its title or by its place in the list. Without either it is the first one under discussion. */
function findTarget({ recipes, ideas }: Discussed, phrase: string, message: string): Target | undefined {
  const all = [
    // Ideas come first: the recipes of an answer with ideas are the user's own already.
    ...ideas.map((idea) => ({ title: idea.title, target: { idea } })),
    ...recipes.map((recipe) => ({ title: recipe.title, target: { recipes: [recipe] } })),
  ];
  const idea = ideas.find(({ title }) => matchesTitle(title, phrase));
  if (idea !== undefined) return { idea };
  const titled = filterByTitle(recipes, phrase);
  if (titled.length > 0) return { recipes: titled };
  const place = parseOrdinal(message);
  if (place !== undefined) return all.at(place)?.target;
  return phrase === '' ? all[0]?.target : undefined;
}

async function findNamed(ctx: Ctx, phrase: string): Promise<Target | undefined> {
  if (phrase === '') return undefined;
  const { rows } = await searchRecipes(ctx, toQuery(phrase));
  const recipes = filterByTitle(rows, phrase);
  return recipes.length === 0 ? undefined : { recipes };
}

async function proposeIdea({ message, generateRecipe }: ChatRequest, idea: SuggestedIdea): Promise<Draft> {
  const wish = await parseWish(withoutIdeaTitle(idea, message));
  const { recipe, notes, answered_by } = await generateRecipe(wishForIdea(idea, wish));
  if (recipe === null) return draft(WHICH);
  const proposal = draftProposal(recipe, message.messageId);
  const written = `I wrote “${recipe.title}” down for you. ${proposalQuestion(proposal)}`;
  const keepsTitle = idea.message === undefined || recipe.title === idea.title;
  const caveats = keepsTitle ? [] : notes.slice(0, 1);
  return draft([...caveats, written].join('\n\n'), { answered_by, proposal });
}
