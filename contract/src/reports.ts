import { z } from 'zod';

import { textField } from './text-field.ts';
import { ByToken } from './links.ts';
import { RatingId } from './ratings.ts';
import { RecipeId } from './recipes.ts';
import { defineRoutes } from './route.ts';

export const REPORT_LIMITS = { details_max_characters: 500 } as const;

/** Reasons for a report, in the order of the form. */
export const REPORT_REASONS = ['spam', 'offensive', 'unsafe', 'copied', 'other'] as const;
export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

export const REPORT_REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  offensive: 'Offensive or hurtful',
  unsafe: 'Unsafe to cook or eat',
  copied: 'Copied from elsewhere',
  other: 'Something else',
};

export const REPORT_TEXTS = {
  thanks: 'Thanks for letting us know. We’ll take a look.',
  failed: 'The report could not be sent',
  reason_required: 'Please choose a reason',
  details_required: 'Please tell us what’s wrong',
  own_recipe: 'This is your own recipe. You can change or withdraw it instead.',
  own_comment: 'This is your own comment. You can change it or delete it instead.',
  not_found: 'It’s no longer there.',
} as const;

/** A new report; the reason `other` requires details. */
export const NewReport = z
  .strictObject({
    reason: z.enum(REPORT_REASONS, REPORT_TEXTS.reason_required),
    details: textField()
      .max(REPORT_LIMITS.details_max_characters, `At most ${REPORT_LIMITS.details_max_characters} characters`)
      .optional(),
  })
  .refine(({ reason, details = '' }) => reason !== 'other' || details !== '', {
    path: ['details'],
    error: REPORT_TEXTS.details_required,
  });
export type NewReport = z.infer<typeof NewReport>;

export const reportsRoutes = defineRoutes({
  reportRecipe: {
    method: 'POST',
    path: '/api/community/{id}/reports',
    access: 'session',
    summary: 'Report a community recipe; idempotent',
    params: RecipeId,
    body: NewReport,
    status: 200,
    response: z.object({ success: z.boolean() }),
    errors: ['not_found', 'conflict'],
  },
  reportLinked: {
    method: 'POST',
    path: '/api/shared/{token}/reports',
    access: 'session',
    summary: 'Report the recipe behind a public link',
    params: ByToken,
    body: NewReport,
    status: 200,
    response: z.object({ success: z.boolean() }),
    errors: ['not_found', 'conflict'],
  },
  reportComment: {
    method: 'POST',
    path: '/api/ratings/{id}/reports',
    access: 'session',
    summary: 'Report a comment',
    params: RatingId,
    body: NewReport,
    status: 200,
    response: z.object({ success: z.boolean() }),
    errors: ['not_found', 'conflict'],
  },
});
