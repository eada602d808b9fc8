import { z } from 'zod';

import { textField } from './text-field.ts';
import { ReportReason } from './reports.ts';

export const MODERATION_LIMITS = { reason_max_characters: 500 } as const;

/** An admin's decision to hide or unhide. The author receives the reason. */
export const Verdict = z.strictObject({
  hidden: z.boolean(),
  reason: textField('Please give a reason')
    .min(1, 'Please give a reason')
    .max(MODERATION_LIMITS.reason_max_characters, `At most ${MODERATION_LIMITS.reason_max_characters} characters`),
});
export type Verdict = z.infer<typeof Verdict>;

/** A community recipe, comment or public link with all its reports. */
export const ReportedThing = z.object({
  id: z.uuid(),
  kind: z.enum(['recipe', 'comment', 'link']),
  /** The id of the community recipe, of the rating with the comment, or of the recipe with the link. */
  subject_id: z.uuid(),
  recipe_id: z.uuid(),
  recipe_title: z.string(),
  /** Path of the public link's page; null for other kinds and for a hidden or deleted link. */
  link_path: z.string().nullable(),
  /** The start of the description or comment. */
  excerpt: z.string(),
  author_name: z.string(),
  hidden_at: z.iso.datetime().nullable(),
  hidden_reason: z.string().nullable(),
  /** Time of the latest report. */
  reported_at: z.iso.datetime(),
  /** The decision; null while open. */
  outcome: z.enum(['hidden', 'dismissed']).nullable(),
  closed_at: z.iso.datetime().nullable(),
  /** Number of reports by reason, most frequent first. */
  reasons: z.array(z.object({ reason: ReportReason, count: z.int() })),
  /** Details of the latest report that has some. */
  newest_details: z.string().nullable(),
});
export type ReportedThing = z.infer<typeof ReportedThing>;

/** A community recipe, or one with a public link, for an admin. */
export const ModeratedRecipe = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  shared_by: z.uuid(),
  shared_by_name: z.string(),
  created_at: z.iso.datetime(),
  hidden_at: z.iso.datetime().nullable(),
  hidden_reason: z.string().nullable(),
});
export type ModeratedRecipe = z.infer<typeof ModeratedRecipe>;

/** A comment for an admin. */
export const ModeratedComment = z.object({
  id: z.uuid(),
  comment: z.string(),
  hidden_at: z.iso.datetime().nullable(),
  hidden_reason: z.string().nullable(),
});
export type ModeratedComment = z.infer<typeof ModeratedComment>;

/** The count of open reports stops here. */
export const OPEN_REPORTS_COUNT_MAX = 99;
