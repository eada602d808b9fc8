import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { SearchHit } from '@larder/contract/search';

import type { Ctx } from '#platform/context.ts';
import { searchRecipes } from '#features/search/queries.ts';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { equalsTitle, matchesTitle, extractPhrase, parseOrdinal } from '@larder/culinary/intent/recipe-phrase';
import { GENERATED, proposalQuestion, saveProposal } from '../proposals.ts';
import { findDiscussed, type Discussed, type SuggestedIdea } from '../discussed-recipes.ts';
import { askWhich } from './choice.ts';
import type { Question } from './question.ts';
import { proposeCopy } from './propose.ts';
import { besidesTitle, readWish, wishForIdea } from './wish.ts';

const WHICH = 'Which recipe shall I add? Search for one first, or tell me its title.';

/** Proposes to save the recipe that was talked about, or that the message names. */
export async function add(question: Question): Promise<Draft> {
  const { ctx, asked } = question;
  const talked = await findDiscussed(ctx, asked);
  const phrase = extractPhrase('add', asked.content);
  const meant = meantOf(talked, phrase, asked.content) ?? (await findNamed(ctx, phrase));
  if (meant === undefined) return draft(WHICH);
  if ('idea' in meant) return proposeIdea(question, meant.idea);
  const [first, second] = meant.recipes;
  if (first === undefined) return draft(WHICH);
  return second === undefined ? proposeCopy(question, first.id) : askWhich(question, meant.recipes, 'save');
}

type Named = Pick<SearchHit, 'id' | 'title'>;
type Meant = { readonly recipes: readonly Named[] } | { readonly idea: SuggestedIdea };

/** The recipes of this title, else those of one like it. */
function titledIn(recipes: readonly Named[], phrase: string): readonly Named[] {
  const exact = recipes.filter(({ title }) => equalsTitle(title, phrase));
  return exact.length > 0 ? exact : recipes.filter(({ title }) => matchesTitle(title, phrase));
}

/** By its title, its place in the list, or the first of what was talked about last. */
function meantOf({ recipes, ideas }: Discussed, phrase: string, message: string): Meant | undefined {
  const all = [
    // Recipes beside ideas are one's own.
    ...ideas.map((idea) => ({ title: idea.title, meant: { idea } })),
    ...recipes.map((recipe) => ({ title: recipe.title, meant: { recipes: [recipe] } })),
  ];
  const idea = ideas.find(({ title }) => matchesTitle(title, phrase));
  if (idea !== undefined) return { idea };
  const titled = titledIn(recipes, phrase);
  if (titled.length > 0) return { recipes: titled };
  const place = parseOrdinal(message);
  if (place !== undefined) return all.at(place)?.meant;
  return phrase === '' ? all[0]?.meant : undefined;
}

async function findNamed(ctx: Ctx, phrase: string): Promise<Meant | undefined> {
  if (phrase === '') return undefined;
  const { rows } = await searchRecipes(ctx, phrase.slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed());
  const recipes = titledIn(rows, phrase);
  return recipes.length === 0 ? undefined : { recipes };
}

async function proposeIdea({ ctx, asked, make }: Question, idea: SuggestedIdea): Promise<Draft> {
  const wish = await readWish(ctx, besidesTitle(idea, asked));
  const { recipe, notes, answered_by } = await make(wishForIdea(idea, wish));
  if (recipe === null) return draft(WHICH);
  const proposal = saveProposal({ ...recipe, ...GENERATED }, asked.messageId);
  const written = `I wrote “${recipe.title}” down for you. ${proposalQuestion(proposal)}`;
  const isAsNamed = idea.message === undefined || recipe.title === idea.title;
  const told = isAsNamed ? [] : notes.slice(0, 1);
  return draft([...told, written].join('\n\n'), { answered_by, proposal });
}
