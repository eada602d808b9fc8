import { z } from 'zod';

import { ReportReason } from './reports.ts';

/** A community recipe or a comment with all that people said is wrong with it. */
export const ReportedThing = z.object({
  id: z.uuid(),
  kind: z.enum(['recipe', 'comment']),
  /** The community recipe's id, or that of the rating with the comment. */
  subject_id: z.uuid(),
  recipe_id: z.uuid(),
  recipe_title: z.string(),
  /** The beginning of the description or of the comment. */
  excerpt: z.string(),
  author_name: z.string(),
  hidden_at: z.iso.datetime().nullable(),
  hidden_reason: z.string().nullable(),
  /** When somebody reported it last. */
  reported_at: z.iso.datetime(),
  /** What was decided; null while nobody has. */
  outcome: z.enum(['hidden', 'dismissed']).nullable(),
  closed_at: z.iso.datetime().nullable(),
  /** How many said what, the most frequent first. */
  reasons: z.array(z.object({ reason: ReportReason, count: z.int() })),
  /** What the last who said more said. */
  newest_details: z.string().nullable(),
});
export type ReportedThing = z.infer<typeof ReportedThing>;

/** What somebody says to a recipe, as an admin decides about it. */
export const ModeratedComment = z.object({
  id: z.uuid(),
  comment: z.string(),
  hidden_at: z.iso.datetime().nullable(),
  hidden_reason: z.string().nullable(),
});
export type ModeratedComment = z.infer<typeof ModeratedComment>;

/** Beyond it nobody needs to know exactly how many wait. */
export const OPEN_REPORTS_COUNT_MAX = 99;
