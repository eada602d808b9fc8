import { recipesRoutes } from '@larder/contract/recipes';
import { tokensRoutes } from '@larder/contract/tokens';

import type { TestApp } from '../app.ts';
import { createUser } from '../factories.ts';
import { PASSWORD, type Stage, type Uses } from './stage.ts';

async function signIn({ app, anna }: Stage) {
  const body = { grant_type: 'password', email: anna.email, password: PASSWORD } as const;
  return (await app.request(tokensRoutes.grantToken, { body })).body;
}

async function createToken(app: TestApp) {
  const owner = await createUser(app);
  const body = { name: 'Backup', scopes: ['recipes:read' as const], expires_in_days: 30 };
  const created = await app.request(tokensRoutes.createApiToken, { body }, owner);
  return { owner, id: created.body.id, token: created.body.token };
}

export const tokensUses: Uses<'tokens'> = {
  getJwks: ({ app }) => app.request(tokensRoutes.getJwks, {}),
  grantToken: async (stage) => {
    const { app } = stage;
    const { access_token, refresh_token } = await signIn(stage);
    await app.request(recipesRoutes.listRecipes, { query: {} }, { token: access_token });
    const body = { grant_type: 'refresh_token', refresh_token } as const;
    await app.request(tokensRoutes.grantToken, { body });
    // Again within the grace period, and again as a replay.
    await app.request(tokensRoutes.grantToken, { body });
    app.clock.advance({ minutes: 1 });
    await app.request(tokensRoutes.grantToken, { body });
  },
  listApiTokens: async ({ app }) => {
    const { owner } = await createToken(app);
    await app.request(tokensRoutes.listApiTokens, {}, owner);
  },
  createApiToken: async ({ app }) => {
    const { token } = await createToken(app);
    await app.request(recipesRoutes.listRecipes, { query: {} }, { token });
  },
  deleteApiToken: async ({ app }) => {
    const { owner, id } = await createToken(app);
    await app.request(tokensRoutes.deleteApiToken, { params: { id } }, owner);
  },
};
