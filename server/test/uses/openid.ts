import { randomUUID } from 'node:crypto';

import { openidRoutes } from '@larder/contract/openid';

import { createUser } from '../factories.ts';
import { CLIENT, TestOpenidProvider } from '../openid-provider.ts';
import { type Stage, startBeside, type Uses } from './stage.ts';

const PUBLIC_URL = 'http://larder.example';

/** Starts another server on the same database, with an OpenID provider while `use` runs. */
async function withProvider(
  stage: Stage,
  use: (logIn: (email: string, sub: string) => Promise<void>) => Promise<void>,
) {
  const redirectUri = `${PUBLIC_URL}${openidRoutes.finishOpenidLogin.path}`;
  const provider = await TestOpenidProvider.start({ redirectUri });
  const environment = {
    PUBLIC_URL,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
  };
  const { app: server } = await startBeside(stage, environment);
  try {
    await use(async (email, sub) => {
      provider.account = { sub, email, email_verified: true };
      const begun = await server.inject({ method: 'GET', url: openidRoutes.beginOpenidLogin.path });
      const back = await provider.signIn(begun.headers.location ?? '');
      const cookie = String(begun.headers['set-cookie']).split(';', 1)[0] ?? '';
      await server.inject({ method: 'GET', url: `${back.pathname}${back.search}`, headers: { cookie } });
    });
  } finally {
    await provider.close();
  }
}

export const openidUses: Uses<'openid'> = {
  beginOpenidLogin: (stage) => withProvider(stage, (logIn) => logIn('begins@example.org', 'begins')),
  finishOpenidLogin: (stage) =>
    withProvider(stage, async (logIn) => {
      await logIn('finishes@example.org', 'finishes');
      await logIn('finishes@example.org', 'finishes');
      await logIn((await createUser(stage.app, { email_verified: true })).email, randomUUID());
    }),
};
