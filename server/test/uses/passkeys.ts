import { passkeysRoutes } from '@larder/contract/passkeys';

import { Authenticator } from '../authenticator.ts';
import { createUser } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

async function register({ app, anna }: Stage, authenticator: Authenticator) {
  const { ceremony_id, options } = (await app.request(passkeysRoutes.beginRegistration, {}, anna)).body;
  const body = { ceremony_id, name: 'Key', response: authenticator.create(options) };
  return (await app.request(passkeysRoutes.finishRegistration, { body }, anna)).body;
}

export const passkeysUses: Uses<'passkeys'> = {
  listPasskeys: ({ app, anna }) => app.request(passkeysRoutes.listPasskeys, {}, anna),
  beginRegistration: ({ app, anna }) => app.request(passkeysRoutes.beginRegistration, {}, anna),
  finishRegistration: (stage) => register(stage, new Authenticator()),
  beginLogin: async ({ app, anna }) => {
    await app.request(passkeysRoutes.beginLogin, {});
    await app.request(passkeysRoutes.beginLogin, {}, anna);
  },
  finishLogin: async ({ app, id }) => {
    const anna = await createUser(app);
    const authenticator = new Authenticator();
    await register({ app, anna, id }, authenticator);
    for (const sender of [{}, anna, anna]) {
      const { ceremony_id, options } = (await app.request(passkeysRoutes.beginLogin, {}, sender)).body;
      const body = { ceremony_id, response: authenticator.get(options) };
      await app.request(passkeysRoutes.finishLogin, { body }, sender);
    }
  },
  deletePasskey: async (stage) => {
    const { id } = await register(stage, new Authenticator());
    await stage.app.request(passkeysRoutes.deletePasskey, { params: { id } }, stage.anna);
  },
};
