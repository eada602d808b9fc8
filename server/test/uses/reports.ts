import { expect } from 'vitest';

import { linksRoutes } from '@larder/contract/links';
import { reportsRoutes } from '@larder/contract/reports';

import { createCommunityRecipe, createUser, createRating } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

/** Two users report a recipe of Anna's, her comment and her public link; one of them twice. */
export async function createReports({ app, anna, id }: Stage) {
  const recipe = await createCommunityRecipe(app, { shared_by: anna.id });
  const rating = await createRating(app, { recipe_id: recipe.id, user_id: anna.id, comment: 'Buy this' });
  const { link } = (await app.request(linksRoutes.createLink, { params: { id } }, anna)).body;
  const token = link.path.replace('/shared/', '');
  const [bruno, clara] = [await createUser(app), await createUser(app)];
  for (const person of [bruno, clara, clara]) {
    const body = { reason: 'other', details: 'It is an advertisement' } as const;
    for (const [route, subject] of [
      [reportsRoutes.reportRecipe, recipe.id],
      [reportsRoutes.reportComment, rating.id],
    ] as const) {
      expect((await app.request(route, { params: { id: subject }, body }, person)).status).toBe(200);
    }
    const { status } = await app.request(reportsRoutes.reportLinked, { params: { token }, body }, person);
    expect(status).toBe(200);
  }
  return { recipe, rating, token };
}

export const reportsUses: Uses<'reports'> = {
  reportRecipe: createReports,
  reportLinked: createReports,
  reportComment: createReports,
};
