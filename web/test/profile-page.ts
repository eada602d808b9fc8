import { accountRoutes } from '@larder/contract/account';
import { factorsRoutes } from '@larder/contract/factors';
import { passkeysRoutes } from '@larder/contract/passkeys';
import { type Profile, profileRoutes } from '@larder/contract/profile';
import { storageRoutes } from '@larder/contract/storage';
import { tokensRoutes } from '@larder/contract/tokens';
import { screen } from '@testing-library/react';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { type FakeApi, json } from '#test/fake-api.ts';
import { ADA, type OpenPage, openPage, PROFILE, SIGNED_IN } from '#test/open-page.tsx';

/** A server that stores the profile. */
export function answerProfile(api: FakeApi, changes: Partial<Profile> = {}): void {
  answerEmptyKitchen(api);
  let profile: Profile = { ...PROFILE, ...changes };
  api.answer(profileRoutes.getProfile, () => profile);
  api.respond(profileRoutes.updateProfile, ({ body }) => {
    const change = profileRoutes.updateProfile.body.parse(body);
    const preferences = { ...profile.preferences, ...change.preferences };
    profile = profileRoutes.getProfile.response.parse({ ...profile, ...change, preferences });
    // The session has the name of the profile.
    const name = profile.username ?? ADA.name;
    api.answer(accountRoutes.getSession, { ...SIGNED_IN, user: { ...ADA, name } });
    return json(200, profile);
  });
  const share = { used: 0, max: null };
  api.answer(storageRoutes.getStorage, { recipes: share, pictures: share, conversations: share, bytes: share });
  api.answer(profileRoutes.listActivity, { events: [] });
  api.answer(accountRoutes.listSessions, { sessions: [] });
  api.answer(passkeysRoutes.listPasskeys, { passkeys: [] });
  api.answer(factorsRoutes.listFactors, { factors: [], recovery_codes_left: 0, has_passkey: false });
  api.answer(tokensRoutes.listApiTokens, { tokens: [] });
}

/** Opens the profile; `prepare` changes what the server answers. */
export async function openProfile(
  changes: Partial<Profile> = {},
  prepare: (api: FakeApi) => void = () => undefined,
): Promise<OpenPage> {
  const page = await openPage('/profile', {
    session: SIGNED_IN,
    prepare: (api) => {
      answerProfile(api, changes);
      prepare(api);
    },
  });
  await screen.findByLabelText('Username');
  return page;
}
