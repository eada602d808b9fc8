import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { SeenRecipeRow } from '#features/recipes/present.ts';
import { getRecipe } from '#features/recipes/queries/get.ts';
import { searchRecipes } from '#features/search/queries.ts';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { isTitled, phraseOf, placeIn } from '../policy/phrase.ts';
import { presentOwnHit } from '../present.ts';
import { BY_REECE, questionOf, savingOf } from '../proposals.ts';
import { findTalkedAbout, type TalkedAbout, type TalkedIdea } from '../talked-about.ts';
import type { Question } from './kitchen.ts';
import { besidesTitle, readWish, wishForIdea } from './wish.ts';

const WHICH = 'Which recipe shall I add? Search for one first, or tell me its title.';

/** Proposes to save the recipe that was talked about, or that the message names. */
export async function add(question: Question): Promise<Draft> {
  const { ctx, asked } = question;
  const talked = await findTalkedAbout(ctx, asked);
  const phrase = phraseOf('add', asked.content);
  const meant = meantOf(talked, phrase, asked.content) ?? (await findNamed(ctx, phrase));
  if (meant === undefined) return draft(WHICH);
  return 'id' in meant ? proposeCopy(question, meant.id) : proposeIdea(question, meant.idea);
}

type Meant = { readonly id: string } | { readonly idea: TalkedIdea };

/** By its title, its place in the list, or the first of what was talked about last. */
function meantOf({ recipes, ideas }: TalkedAbout, phrase: string, message: string): Meant | undefined {
  const all = [
    // Recipes beside ideas are one's own.
    ...ideas.map((idea) => ({ title: idea.title, meant: { idea } })),
    ...recipes.map(({ id, title }) => ({ title, meant: { id } })),
  ];
  const titled = all.find(({ title }) => isTitled(title, phrase));
  if (titled !== undefined) return titled.meant;
  const place = placeIn(message);
  if (place !== undefined) return all.at(place)?.meant;
  return phrase === '' ? all[0]?.meant : undefined;
}

async function findNamed(ctx: Ctx, phrase: string): Promise<Meant | undefined> {
  if (phrase === '') return undefined;
  const { rows } = await searchRecipes(ctx, phrase.slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed());
  return rows.find(({ title }) => isTitled(title, phrase));
}

async function proposeCopy({ ctx, asked }: Question, id: string): Promise<Draft> {
  const recipe = await findSeen(ctx, id);
  if (recipe === undefined) return draft('That recipe is not there any more.');
  if (recipe.source === 'own') {
    return draft(`“${recipe.title}” is in your cookbook already.`, { recipe: presentOwnHit(recipe) });
  }
  const proposal = savingOf(recipe, asked.messageId);
  return draft(questionOf(proposal), { citations: [{ id, title: recipe.title }], proposal });
}

async function proposeIdea({ ctx, asked, make }: Question, idea: TalkedIdea): Promise<Draft> {
  const wish = await readWish(ctx, besidesTitle(idea, asked));
  const { recipe, notes, answered_by } = await make(wishForIdea(idea, wish));
  if (recipe === null) return draft(WHICH);
  const proposal = savingOf({ ...recipe, ...BY_REECE }, asked.messageId);
  const written = `I wrote “${recipe.title}” down for you. ${questionOf(proposal)}`;
  const isAsNamed = idea.message === undefined || recipe.title === idea.title;
  const told = isAsNamed ? [] : notes.slice(0, 1);
  return draft([...told, written].join('\n\n'), { answered_by, proposal });
}

/** A recipe that one may see; undefined where it is gone. */
export async function findSeen(ctx: Ctx, id: string): Promise<SeenRecipeRow | undefined> {
  try {
    return (await getRecipe(ctx, id)).recipe;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
