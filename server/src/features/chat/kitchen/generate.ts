import { type GeneratedRecipe, SURPRISE_INGREDIENT } from '@larder/contract/assistant';
import { CHAT_TEXTS } from '@larder/contract/chat';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Made, RecipeWish } from '#features/assistant/generator.ts';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { keepFor } from '../making.ts';
import { pickIngredients, saysMore } from '../policy/intent.ts';
import { phraseOf } from '../policy/phrase.ts';
import { presentOwnHit } from '../present.ts';
import type { Question } from './kitchen.ts';

const MOST_SAID = 3;

/** Makes a recipe from what the message names, and keeps it. */
export async function generate({ ctx, writing, asked, make }: Question): Promise<Draft> {
  const wish = wishOf(asked.content, asked.messageId);
  const { made, isSurprise } = await makeOrSurprise(make, wish);
  const { answered_by } = made;
  if (made.recipe === null) {
    const content = lines([CHAT_TEXTS.generate_failed, ...reasonsOf(made.unusable)]);
    return draft(content, { state: 'failed', answered_by });
  }
  const recipe = presentOwnHit(await keepFor(ctx, writing, asked.messageId, made.recipe));
  const content = isSurprise
    ? [nothingUsable(wish), describe(made.recipe), ...made.notes.slice(0, MOST_SAID)]
    : [describe(made.recipe), ...notesOf(made, wish)];
  return draft(lines(content), { action: 'recipe_generated', recipe, answered_by });
}

/** The words of the list first; what else the message says stands beside them, as it may hold a wish ("vegan", "for 6"). */
function wishOf(message: string, seed: string): RecipeWish {
  const { wanted, unwanted } = pickIngredients(message);
  const phrase = phraseOf('generate', message).slice(0, RECIPE_LIMITS.ingredient_max_characters).toWellFormed();
  return { ingredients: [...wanted, ...(saysMore(phrase) ? [phrase] : [])], without: [...unwanted], seed };
}

async function makeOrSurprise(make: Question['make'], wish: RecipeWish) {
  if (wish.ingredients.length > 0) {
    const made = await make(wish);
    if (made.recipe !== null) return { made, isSurprise: false };
  }
  return { made: await make({ ...wish, ingredients: [SURPRISE_INGREDIENT] }), isSurprise: true };
}

function nothingUsable({ ingredients }: RecipeWish): string {
  return ingredients.length === 0
    ? 'You named nothing to cook with, so I chose something myself.'
    : 'I found nothing to cook with in that, so I chose something myself.';
}

function describe({ title, description, preparation_time, cooking_time, servings }: GeneratedRecipe): string {
  return (
    `I made “${title}” for you: ${description} It takes ${preparation_time + cooking_time} minutes and serves ${servings}. ` +
    `It is in your cookbook.`
  );
}

/** What of the list is not in it, and why; what the rest of the message meant to say is not complained about. */
function notesOf({ unusable, notes }: Made, { ingredients }: RecipeWish): readonly string[] {
  const { wanted } = pickIngredients(ingredients.join(' '));
  const named = wanted.length === 0 ? ingredients : wanted;
  const left = unusable.filter(({ text }) => named.some((word) => text.includes(word)));
  return [...reasonsOf(left), ...notes.slice(0, MOST_SAID)];
}

function reasonsOf(unusable: Made['unusable']): readonly string[] {
  return unusable.slice(0, MOST_SAID).map(({ text, reason }) => {
    // It is among the words that are picked out, so it is not complained about as no food.
    if (text === 'sauce') return 'I cannot tell which sauce you mean.';
    return /[.!?]$/u.test(reason) ? reason : `${reason}.`;
  });
}

function lines(all: readonly string[]): string {
  return all.join('\n\n');
}
