import { accountRoutes } from './account.ts';
import { assistantRoutes } from './assistant.ts';
import { healthRoutes } from './health.ts';
import { recipesRoutes } from './recipes.ts';

/** Every route there is, by feature. The server does not compile while one is unanswered. */
export const routes = {
  account: accountRoutes,
  assistant: assistantRoutes,
  health: healthRoutes,
  recipes: recipesRoutes,
} as const;
