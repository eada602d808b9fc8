import type { Recipe, RecipeCard, RecipeDetail } from '@larder/contract/recipes';
import { RECIPE_LIMITS } from '@larder/contract/recipe-texts';
import { indexTerms } from '@larder/culinary/search-terms';

import { listChanges } from '#features/device-store/model/change-queue.ts';
import { deviceDatabase, keysOf } from '#features/device-store/model/database.ts';
import type { SavedCard } from '#features/device-store/model/database.ts';
import { savedStepPictureUrl } from '#features/device-store/model/saved-pictures.ts';
import { withChanges } from '#features/device-store/model/queued-change.ts';

/** The cards of the user who reads them now. Reading 10,000 from the database for each search would be slow. */
let cached: { readonly userId: string; readonly cards: Promise<readonly SavedCard[]> } | undefined;

function termsOf(text: string): string {
  return ` ${[...new Set(indexTerms(text))].join(' ')} `;
}

function toCard(recipe: Recipe): RecipeCard {
  const {
    ingredients: _lines,
    instructions: _steps,
    user_id: _owner,
    updated_at: _at,
    version: _version,
    ...card
  } = recipe;
  return { ...card, description: card.description.slice(0, RECIPE_LIMITS.card_description_max_characters) };
}

/** The card of a recipe, with what the search needs. It takes about a millisecond. */
export function toSavedCard(recipe: RecipeDetail, openedAt: number): SavedCard {
  const { title, description, category, ingredients } = recipe;
  const texts = [title, category ?? '', description, ...ingredients];
  return {
    card: toCard(recipe),
    terms: { title: termsOf(title), all: termsOf(texts.join('\n')) },
    isOwn: recipe.source === 'own',
    version: recipe.version,
    openedAt,
    stepPictures: (recipe.step_pictures ?? []).map(({ image_url }) => savedStepPictureUrl(image_url)),
  };
}

/** Saves recipes with their cards. A recipe that was opened before stays marked as opened. */
export async function saveRecipes(
  userId: string,
  saved: readonly { readonly recipe: RecipeDetail; readonly card: SavedCard }[],
): Promise<void> {
  const transaction = (await deviceDatabase()).transaction(['recipes', 'cards'], 'readwrite');
  const [recipes, cards] = [transaction.objectStore('recipes'), transaction.objectStore('cards')];
  for (const { recipe, card } of saved) {
    const former = await cards.get([userId, recipe.id]);
    const openedAt = Math.max(card.openedAt, former?.openedAt ?? 0);
    void recipes.put(recipe, [userId, recipe.id]);
    void cards.put({ ...card, openedAt }, [userId, recipe.id]);
  }
  await transaction.done;
  cached = undefined;
}

export async function removeRecipes(userId: string, ids: readonly string[]): Promise<void> {
  const transaction = (await deviceDatabase()).transaction(['recipes', 'cards'], 'readwrite');
  for (const id of ids) {
    void transaction.objectStore('recipes').delete([userId, id]);
    void transaction.objectStore('cards').delete([userId, id]);
  }
  await transaction.done;
  cached = undefined;
}

/** Removes the saved recipes of every user except this one. */
export async function removeRecipesOfOthers(userId: string): Promise<void> {
  const transaction = (await deviceDatabase()).transaction(['recipes', 'cards'], 'readwrite');
  for (const store of [transaction.objectStore('recipes'), transaction.objectStore('cards')] as const) {
    void store.delete(IDBKeyRange.upperBound([userId], true));
    void store.delete(IDBKeyRange.lowerBound([userId, []], true));
  }
  await transaction.done;
  cached = undefined;
}

export async function removeAllRecipes(): Promise<void> {
  const transaction = (await deviceDatabase()).transaction(['recipes', 'cards'], 'readwrite');
  void transaction.objectStore('recipes').clear();
  void transaction.objectStore('cards').clear();
  await transaction.done;
  cached = undefined;
}

/** The saved recipe with its unsent changes; null if it is not saved. */
export async function findSavedRecipe(userId: string, id: string): Promise<RecipeDetail | null> {
  const recipe = await (await deviceDatabase()).get('recipes', [userId, id]);
  return recipe === undefined ? null : withChanges(recipe, await listChanges(userId));
}

/** The saved recipes in full, for filters that need their ingredients. */
export async function listSavedRecipes(userId: string): Promise<RecipeDetail[]> {
  return (await deviceDatabase()).getAll('recipes', keysOf(userId));
}

/** All saved cards as the server sent them, also those of recipes by other users that were opened. */
export function listSavedCards(userId: string): Promise<readonly SavedCard[]> {
  if (cached?.userId !== userId) {
    const cards = readCards(userId);
    cached = { userId, cards };
    void cards.catch(() => {
      cached = undefined;
    });
  }
  return cached.cards;
}

async function readCards(userId: string): Promise<SavedCard[]> {
  return (await deviceDatabase()).getAll('cards', keysOf(userId));
}

/** The cards of the user's own saved recipes, with their unsent changes. */
export async function listOwnCards(userId: string): Promise<SavedCard[]> {
  const [saved, changes] = await Promise.all([listSavedCards(userId), listChanges(userId)]);
  const own = saved.filter(({ isOwn }) => isOwn);
  if (changes.length === 0) return own;
  const changedIds = new Set(changes.map(({ recipeId }) => recipeId));
  return Promise.all(own.map(async (each) => (changedIds.has(each.card.id) ? withUnsent(userId, each) : each)));
}

async function withUnsent(userId: string, saved: SavedCard): Promise<SavedCard> {
  const recipe = await findSavedRecipe(userId, saved.card.id);
  return recipe === null ? saved : toSavedCard(recipe, saved.openedAt);
}
