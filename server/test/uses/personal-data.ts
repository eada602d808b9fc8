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
    const guest = await createUser(app);
    // More than one page of each.
    const at = app.clock.now();
    for (let n = 0; n < 101; n++) {
      const recipe = await createRecipe(app, guest);
      const change = { params: { id: recipe.id }, body: { title: `Better ${n}`, version: 1 } };
      await app.request(recipesRoutes.updateRecipe, change, guest);
      await createChatMessage(app, { user_id: guest.id, timestamp: at });
      const { ingredients, instructions } = newRecipe();
      const lists = { ingredients: toJson(ingredients), instructions: toJson(instructions) };
      const { id } = await createCommunityRecipe(app, { shared_by: guest.id, title: `Soup ${n}`, ...lists });
      if (n === 0) await createRating(app, { recipe_id: id, user_id: guest.id });
    }
    const { status } = await app.send({ method: 'GET', url: personalDataRoutes.exportData.path }, guest);
    expect(status).toBe(200);
  },
  deleteAccount: async ({ app }) => {
    const [boss, guest] = [await createUser(app), await createUser(app, { password: PASSWORD })];
    await createAdmin(app, boss);
    await createAdmin(app, guest);
    const answer = await app.request(personalDataRoutes.deleteAccount, { body: { password: PASSWORD } }, guest);
    expect(answer.status).toBe(200);
  },
};
