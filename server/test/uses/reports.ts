import { expect } from 'vitest';

import { reportsRoutes } from '@larder/contract/reports';

import { createCommunityRecipe, createPerson, createRating } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

/** Two people report a recipe of Anna's and her comment to it, one of them twice. */
export async function reported({ app, anna }: Stage) {
  const recipe = await createCommunityRecipe(app, { shared_by: anna.id });
  const rating = await createRating(app, { recipe_id: recipe.id, user_id: anna.id, comment: 'Buy this' });
  const [bruno, clara] = [await createPerson(app), await createPerson(app)];
  for (const person of [bruno, clara, clara]) {
    const body = { reason: 'other', details: 'It is an advertisement' } as const;
    for (const [route, id] of [
      [reportsRoutes.reportRecipe, recipe.id],
      [reportsRoutes.reportComment, rating.id],
    ] as const) {
      expect((await app.request(route, { params: { id }, body }, person)).status).toBe(200);
    }
  }
  return { recipe, rating };
}

export const reportsUses: Uses<'reports'> = { reportRecipe: reported, reportComment: reported };
