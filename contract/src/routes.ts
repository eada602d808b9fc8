import { accountRoutes } from './account.ts';
import { adminRoutes } from './admin.ts';
import { assistantRoutes } from './assistant.ts';
import { factorsRoutes } from './factors.ts';
import { healthRoutes } from './health.ts';
import { openidRoutes } from './openid.ts';
import { passkeysRoutes } from './passkeys.ts';
import { personalDataRoutes } from './personal-data.ts';
import { profileRoutes } from './profile.ts';
import { recipesRoutes } from './recipes.ts';
import { tokensRoutes } from './tokens.ts';

/** Every route there is, by feature. The server does not compile while one is unanswered. */
export const routes = {
  account: accountRoutes,
  admin: adminRoutes,
  assistant: assistantRoutes,
  factors: factorsRoutes,
  health: healthRoutes,
  openid: openidRoutes,
  passkeys: passkeysRoutes,
  'personal-data': personalDataRoutes,
  profile: profileRoutes,
  recipes: recipesRoutes,
  tokens: tokensRoutes,
} as const;
