import { z } from 'zod';

import { line } from './line.ts';
import { ReportReason } from './reports.ts';

export const MODERATION_LIMITS = { reason_max_characters: 500 } as const;

/** What an admin decides about something that people see. Both ways for a reason, which its author is told. */
export const Verdict = z.strictObject({
  hidden: z.boolean(),
  reason: line('Please give a reason')
    .min(1, 'Please give a reason')
    .max(MODERATION_LIMITS.reason_max_characters, `At most ${MODERATION_LIMITS.reason_max_characters} characters`),
});
export type Verdict = z.infer<typeof Verdict>;

/** A community recipe, a comment or a recipe at a public link with all that people said is wrong with it. */
export const ReportedThing = z.object({
  id: z.uuid(),
  kind: z.enum(['recipe', 'comment', 'link']),
  /** The community recipe's id, that of the rating with the comment, or that of the recipe with the link. */
  subject_id: z.uuid(),
  recipe_id: z.uuid(),
  recipe_title: z.string(),
  /** Of the page that a link leads to; null for anything else, and where it leads nowhere. */
  link_path: z.string().nullable(),
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

/** A community recipe, or one with a public link, as an admin decides about it. */
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
