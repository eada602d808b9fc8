import type { GeneratedRecipe } from '@larder/contract/assistant';
import { CHAT_TEXTS } from '@larder/contract/chat';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { keepMade, recipeIdFor } from '../making.ts';
import { pickIngredients } from '../policy/intent.ts';
import { phraseOf } from '../policy/phrase.ts';
import { presentOwnHit } from '../present.ts';
import type { KitchenDeps, Made, Question, Wishes } from './kitchen.ts';

const SURPRISE = 'surprise me';
const MOST_SAID = 3;

/** Makes a recipe from what the message names, and keeps it. */
export async function generate({ ctx, deps, asked }: Question): Promise<Draft> {
  const wishes = wishesOf(asked.content, asked.messageId);
  const { made, isSurprise } = await makeOrSurprise((each) => deps.makeRecipe(ctx, each), wishes);
  if (made.recipe === null) {
    return draft(lines([CHAT_TEXTS.generate_failed, ...reasonsOf(made.unusable)]), { state: 'failed' });
  }
  const row = await keepMade(ctx, deps, { id: recipeIdFor(asked.messageId), recipe: made.recipe });
  const recipe = presentOwnHit(row);
  const content = isSurprise
    ? [...NOTHING_USABLE(wishes), describe(made.recipe)]
    : [describe(made.recipe), ...notesOf(made, wishes)];
  return draft(lines(content), { action: 'recipe_generated', recipe });
}

/** The words of the list first; what else the message says stands beside them, as it may hold a wish ("vegan", "for 6"). */
function wishesOf(message: string, seed: string): Wishes {
  const { wanted, unwanted } = pickIngredients(message);
  const phrase = phraseOf('generate', message);
  return { ingredients: [...wanted, ...(phrase === '' ? [] : [phrase])], without: unwanted, seed };
}

async function makeOrSurprise(make: (wishes: Wishes) => ReturnType<KitchenDeps['makeRecipe']>, wishes: Wishes) {
  if (wishes.ingredients.length > 0) {
    const made = await make(wishes);
    if (made.recipe !== null) return { made, isSurprise: false };
  }
  return { made: await make({ ...wishes, ingredients: [SURPRISE] }), isSurprise: true };
}

const NOTHING_USABLE = ({ ingredients }: Wishes): readonly string[] =>
  ingredients.length === 0
    ? ['You named nothing to cook with, so I chose something myself.']
    : ['I found nothing to cook with in that, so I chose something myself.'];

function describe({ title, description, preparation_time, cooking_time, servings }: GeneratedRecipe): string {
  return (
    `I made “${title}” for you: ${description} It takes ${preparation_time + cooking_time} minutes and serves ${servings}. ` +
    `It is in your cookbook.`
  );
}

/** What of the list is not in it, and why; what the rest of the message meant to say is not complained about. */
function notesOf({ unusable, notes }: Made, { ingredients }: Wishes): readonly string[] {
  const named = new Set(ingredients.length > 1 ? ingredients.slice(0, -1) : ingredients);
  const { wanted } = pickIngredients(ingredients.join(' '));
  const left = unusable.filter(({ text }) => named.has(text) || wanted.some((word) => text.includes(word)));
  return [...reasonsOf(left), ...notes.slice(0, MOST_SAID)];
}

function reasonsOf(unusable: Made['unusable']): readonly string[] {
  return unusable.slice(0, MOST_SAID).map(({ reason }) => (/[.!?]$/u.test(reason) ? reason : `${reason}.`));
}

function lines(all: readonly string[]): string {
  return all.join('\n\n');
}
