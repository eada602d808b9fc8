import { z } from 'zod';

import { ACCOUNT_LIMITS, CurrentPassword } from './account.ts';
import { defineRoutes } from './route.ts';

export const DELETE_ACCOUNT_TEXTS = {
  question: 'Are you sure you want to delete your account? This action cannot be undone.',
  failed: 'Failed to delete account',
  success: 'Account deleted successfully',
  last_admin: 'You are the only admin. Please make someone else an admin first.',
} as const;

export const personalDataRoutes = defineRoutes({
  exportData: {
    method: 'GET',
    path: '/api/account/export',
    access: 'session',
    fresh: true,
    bulk: true,
    summary: 'Export all of the user’s data as a ZIP of JSON and pictures',
    status: 200,
    response: null,
    produces: 'application/zip',
    errors: [],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/auth/delete-user',
    access: 'session',
    whenFull: true,
    summary:
      'Delete the account and its data; published recipes stay, without the author’s name. ' +
      'Requires the password, or a fresh login for an account without one',
    body: z.strictObject({ password: CurrentPassword.optional() }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: z.object({ success: z.boolean() }),
    errors: ['invalid_credentials', 'fresh_login_required', 'conflict'],
  },
});
