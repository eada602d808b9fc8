import { COOKBOOK_LIMITS } from '@larder/contract/cookbook';
import type { RecipeDetail } from '@larder/contract/recipes';

import type { SavedCard } from '#features/device-store/model/database.ts';
import { NEWEST_MAX } from '#features/device-store/model/offline-choice.ts';
import type { OfflineChoice } from '#features/device-store/model/offline-choice.ts';
import {
  listSavedPictures,
  removePictures,
  savePicture,
  savedPicturesOf,
} from '#features/device-store/model/saved-pictures.ts';
import { listSavedCards, removeRecipes, saveRecipes, toSavedCard } from '#features/device-store/model/saved-recipes.ts';
import { BATCH_MAX, getWholeRecipes, listVersions } from '#features/offline/api.ts';
import { ownDetail } from '#features/recipes/model/saved-recipe.ts';
import { forEachWhenIdle, idle } from '#platform/idle.ts';
import { readUserItem, writeUserItem } from '#platform/user-storage.ts';

/** How long a recipe stays saved because it was opened. */
const OPENED_TTL_MS = 30 * 24 * 60 * 60 * 1000;

/** The stored name of the rules with which the saved recipes were checked. */
const RULES = 'saved-rules';

interface Version {
  readonly id: string;
  readonly version: number;
  readonly is_favorite: boolean;
}

/** The recipes to save of all, newest first. */
function choose(versions: readonly Version[], choice: OfflineChoice): readonly Version[] {
  if (choice === 'off') return [];
  return choice === 'all'
    ? versions
    : versions.filter(({ is_favorite: isFavorite }, at) => at < NEWEST_MAX || isFavorite);
}

interface SyncInput {
  /** The user's own recipes, newest first. */
  readonly versions: readonly Version[];
  readonly choice: OfflineChoice;
  readonly saved: readonly SavedCard[];
  /** The user's diets or allergies have changed since: all conflicts of saved recipes may be wrong. */
  readonly hasOtherRules: boolean;
  readonly nowMs: number;
}

/** What a device must fetch and remove to have the chosen recipes, and those opened lately, in their current version. */
export function planSync({ versions, choice, saved, hasOtherRules, nowMs }: SyncInput): {
  fetch: string[];
  remove: string[];
} {
  const wanted = choose(versions, choice);
  const existing = new Set(versions.map(({ id }) => id));
  const known = new Map(saved.map((each) => [each.card.id, each]));
  const isCurrent = ({ id, version, is_favorite: isFavorite }: Version): boolean => {
    const former = hasOtherRules ? undefined : known.get(id);
    return former?.isOwn === true && former.version === version && former.card.is_favorite === isFavorite;
  };
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const isRemoved = ({ card, isOwn, openedAt }: SavedCard): boolean => {
    if (wantedIds.has(card.id)) return false;
    const isDeleted = isOwn && versions.length < COOKBOOK_LIMITS.selection_max && !existing.has(card.id);
    return choice === 'off' || isDeleted || hasOtherRules || nowMs - openedAt > OPENED_TTL_MS;
  };
  return {
    fetch: wanted.filter((each) => !isCurrent(each)).map(({ id }) => id),
    remove: saved.filter(isRemoved).map(({ card }) => card.id),
  };
}

/**
 * Brings the recipes saved on this device up to date: one request for the versions, then only what has changed, in batches, while the
 * browser is idle. Interrupting it at any point leaves whole recipes.
 */
export async function syncRecipes(userId: string, choice: OfflineChoice, signal: AbortSignal): Promise<void> {
  const { recipes: versions, eating_rules: rules } =
    choice === 'off' ? { recipes: [], eating_rules: '' } : await listVersions(signal);
  const saved = await listSavedCards(userId);
  const hasOtherRules = rules !== (readUserItem(userId, RULES) ?? '');
  const { fetch: missing, remove } = planSync({ versions, choice, saved, hasOtherRules, nowMs: Date.now() });
  await removeRecipes(userId, remove);
  for (let start = 0; start < missing.length && !signal.aborted; start += BATCH_MAX) {
    await idle();
    await saveBatch(userId, missing.slice(start, start + BATCH_MAX), signal);
  }
  // Only now: after an interruption, the next synchronization fetches all of them again.
  if (hasOtherRules && !signal.aborted) writeUserItem(userId, RULES, rules);
  if ('caches' in window) await syncPictures(userId, signal);
}

async function saveBatch(userId: string, ids: string[], signal: AbortSignal): Promise<void> {
  const recipes = await getWholeRecipes(ids, signal);
  const batch: { recipe: RecipeDetail; card: SavedCard }[] = [];
  await forEachWhenIdle(recipes, signal, (recipe) => {
    const detail = ownDetail(recipe);
    batch.push({ recipe: detail, card: toSavedCard(detail, 0) });
  });
  if (!signal.aborted) await saveRecipes(userId, batch);
}

/** Fetches the missing pictures of saved recipes one by one, and removes those of others. */
async function syncPictures(userId: string, signal: AbortSignal): Promise<void> {
  const [cards, saved] = await Promise.all([listSavedCards(userId), listSavedPictures(userId)]);
  const wanted = new Set(cards.flatMap(savedPicturesOf));
  await removePictures(userId, saved.difference(wanted));
  for (const path of wanted.difference(saved)) {
    if (signal.aborted) return;
    await idle();
    await savePicture(userId, path, signal);
  }
}
