import { collectionsRoutes } from '@larder/contract/collections';
import { assistantRoutes } from '@larder/contract/assistant';
import { profileRoutes } from '@larder/contract/profile';
import { recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';
import { statsRoutes } from '@larder/contract/stats';

import type { FakeApi } from '#test/fake-api.ts';
import { ADA, PROFILE } from '#test/open-page.tsx';
import { STATUS } from '#test/recipes.ts';

/** Answers what the signed-in layout, the dashboard and the wizard request, for a user without recipes. */
export function answerEmptyKitchen(api: FakeApi): void {
  api.answer(recipesRoutes.listRecipes, { recipes: [], next_cursor: null, words: [], mended: null });
  api.answer(recipesRoutes.countRecipes, { count: 0, more: false });
  api.answer(recipesRoutes.listRecipeCategories, { categories: [] });
  api.answer(recipesRoutes.listRecipeTags, { tags: [] });
  api.answer(collectionsRoutes.listCollections, { collections: [], next_cursor: null });
  api.answer(assistantRoutes.listGenerations, { generations: [] });
  api.answer(assistantRoutes.getAssistantStatus, STATUS);
  api.answer(profileRoutes.getProfile, { ...PROFILE, username: ADA.name });
  api.answer(sharingRoutes.countNewReceived, { count: 0, more: false });
  api.answer(statsRoutes.getStats, {
    totalRecipes: 0,
    aiGeneratedRecipes: 0,
    manualRecipes: 0,
    sharedRecipes: 0,
    totalCookingTime: 0,
    averageCookingTime: 0,
    mostUsedIngredients: [],
    recentActivity: [],
  });
}
