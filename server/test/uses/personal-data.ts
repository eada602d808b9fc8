import { expect } from 'vitest';

import { personalDataRoutes } from '@larder/contract/personal-data';
import { recipesRoutes } from '@larder/contract/recipes';

import {
  createAdmin,
  createChatMessage,
  createCommunityRecipe,
  createUser,
  createRating,
  createRecipe,
  newRecipe,
} from '../factories.ts';
import { toJson } from '#platform/db/tables.ts';
import { PASSWORD, type Uses } from './stage.ts';

export const personalDataUses: Uses<'personal-data'> = {
  exportData: async ({ app }) => {
    const newUser = await createUser(app);
    // More than one page of each.
    const at = app.clock.now();
    for (let n = 0; n < 101; n++) {
      const recipe = await createRecipe(app, newUser);
      const change = { params: { id: recipe.id }, body: { title: `Better ${n}`, version: 1 } };
      await app.request(recipesRoutes.updateRecipe, change, newUser);
      await createChatMessage(app, { user_id: newUser.id, timestamp: at });
      const { ingredients, instructions } = newRecipe();
      const lists = { ingredients: toJson(ingredients), instructions: toJson(instructions) };
      const { id } = await createCommunityRecipe(app, { shared_by: newUser.id, title: `Soup ${n}`, ...lists });
      if (n === 0) await createRating(app, { recipe_id: id, user_id: newUser.id });
    }
    const { status } = await app.send({ method: 'GET', url: personalDataRoutes.exportData.path }, newUser);
    expect(status).toBe(200);
  },
  deleteAccount: async ({ app }) => {
    const [boss, newUser] = [await createUser(app), await createUser(app, { password: PASSWORD })];
    await createAdmin(app, boss);
    await createAdmin(app, newUser);
    const answer = await app.request(personalDataRoutes.deleteAccount, { body: { password: PASSWORD } }, newUser);
    expect(answer.status).toBe(200);
  },
};
