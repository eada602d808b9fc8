import type { routes } from '@larder/contract/routes';

import { runHousekeeping } from '../../src/housekeeping.ts';
import { accountUses } from './account.ts';
import { adminUses } from './admin.ts';
import { assistantUses } from './assistant.ts';
import { binUses } from './bin.ts';
import { categoriesUses } from './categories.ts';
import { chatUses } from './chat.ts';
import { collectionsUses } from './collections.ts';
import { communityUses } from './community.ts';
import { completionsUses } from './completions.ts';
import { cookLogUses } from './cook-log.ts';
import { cookbookUses } from './cookbook.ts';
import { eventsUses } from './events.ts';
import { exportsUses } from './exports.ts';
import { factorsUses } from './factors.ts';
import { healthUses } from './health.ts';
import { importsUses } from './imports.ts';
import { invitationsUses } from './invitations.ts';
import { linksUses } from './links.ts';
import { openidUses } from './openid.ts';
import { passkeysUses } from './passkeys.ts';
import { personalDataUses } from './personal-data.ts';
import { picturesUses } from './pictures.ts';
import { profileUses } from './profile.ts';
import { ratingsUses } from './ratings.ts';
import { recipesUses } from './recipes.ts';
import { reportsUses } from './reports.ts';
import { searchUses } from './search.ts';
import { sharingUses } from './sharing.ts';
import type { Stage, Uses } from './stage.ts';
import { statsUses } from './stats.ts';
import { storageUses } from './storage.ts';
import { tokensUses } from './tokens.ts';
import { versionsUses } from './versions.ts';

type UsesOfAll = { readonly [Feature in keyof typeof routes]: Uses<Feature> };

/** The compiler requires the uses of each feature. */
const USES: UsesOfAll = {
  account: accountUses,
  admin: adminUses,
  assistant: assistantUses,
  bin: binUses,
  categories: categoriesUses,
  chat: chatUses,
  collections: collectionsUses,
  community: communityUses,
  completions: completionsUses,
  'cook-log': cookLogUses,
  cookbook: cookbookUses,
  events: eventsUses,
  exports: exportsUses,
  factors: factorsUses,
  health: healthUses,
  imports: importsUses,
  invitations: invitationsUses,
  links: linksUses,
  openid: openidUses,
  passkeys: passkeysUses,
  'personal-data': personalDataUses,
  pictures: picturesUses,
  profile: profileUses,
  ratings: ratingsUses,
  recipes: recipesUses,
  reports: reportsUses,
  search: searchUses,
  sharing: sharingUses,
  stats: statsUses,
  storage: storageUses,
  tokens: tokensUses,
  versions: versionsUses,
};

/** Housekeeping and the use of each route, by name. */
export const ALL_USES: readonly (readonly [string, (stage: Stage) => Promise<unknown>])[] = [
  [
    'housekeeping',
    ({ app: { database, blobs, clock } }) => runHousekeeping({ db: database.db, blobs, now: clock.now() }),
  ],
  ...Object.entries(USES).flatMap(([feature, uses]) =>
    Object.entries(uses).map(([name, use]) => [`${feature}.${name}`, afterSigningIn(use)] as const),
  ),
];

/** Renews the sign-in before a use: some uses advance the clock, and others need a fresh sign-in. */
function afterSigningIn(use: (stage: Stage) => Promise<unknown>): (stage: Stage) => Promise<unknown> {
  return async (stage) => {
    const { app, anna } = stage;
    await app.database.db
      .updateTable('sessions')
      .set({ authenticated_at: app.clock.now() })
      .where('user_id', '=', anna.id)
      .execute();
    await use(stage);
  };
}
