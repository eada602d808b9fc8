import { accountRoutes } from './account.ts';
import { adminRoutes } from './admin.ts';
import { assistantRoutes } from './assistant.ts';
import { binRoutes } from './bin.ts';
import { categoriesRoutes } from './categories.ts';
import { chatRoutes } from './chat.ts';
import { collectionsRoutes } from './collections.ts';
import { communityRoutes } from './community.ts';
import { completionsRoutes } from './completions.ts';
import { cookLogRoutes } from './cook-log.ts';
import { cookbookRoutes } from './cookbook.ts';
import { eventsRoutes } from './events.ts';
import { exportsRoutes } from './exports.ts';
import { factorsRoutes } from './factors.ts';
import { healthRoutes } from './health.ts';
import { importsRoutes } from './imports.ts';
import { invitationsRoutes } from './invitations.ts';
import { linksRoutes } from './links.ts';
import { openidRoutes } from './openid.ts';
import { passkeysRoutes } from './passkeys.ts';
import { personalDataRoutes } from './personal-data.ts';
import { picturesRoutes } from './pictures.ts';
import { profileRoutes } from './profile.ts';
import { ratingsRoutes } from './ratings.ts';
import { recipesRoutes } from './recipes.ts';
import { reportsRoutes } from './reports.ts';
import { searchRoutes } from './search.ts';
import { sharingRoutes } from './sharing.ts';
import { statsRoutes } from './stats.ts';
import { storageRoutes } from './storage.ts';
import { tokensRoutes } from './tokens.ts';
import { versionsRoutes } from './versions.ts';

/** Every route, by feature. The server does not compile unless each has a handler. */
export const routes = {
  account: accountRoutes,
  admin: adminRoutes,
  assistant: assistantRoutes,
  bin: binRoutes,
  categories: categoriesRoutes,
  chat: chatRoutes,
  collections: collectionsRoutes,
  community: communityRoutes,
  completions: completionsRoutes,
  'cook-log': cookLogRoutes,
  cookbook: cookbookRoutes,
  events: eventsRoutes,
  exports: exportsRoutes,
  factors: factorsRoutes,
  health: healthRoutes,
  imports: importsRoutes,
  invitations: invitationsRoutes,
  links: linksRoutes,
  openid: openidRoutes,
  passkeys: passkeysRoutes,
  'personal-data': personalDataRoutes,
  pictures: picturesRoutes,
  profile: profileRoutes,
  ratings: ratingsRoutes,
  recipes: recipesRoutes,
  reports: reportsRoutes,
  search: searchRoutes,
  sharing: sharingRoutes,
  stats: statsRoutes,
  storage: storageRoutes,
  tokens: tokensRoutes,
  versions: versionsRoutes,
} as const;
