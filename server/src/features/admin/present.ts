import type { AdminPerson, AuditEntry, LoggedError, OutboxEntry } from '@larder/contract/admin';
import type { ModeratedComment, ModeratedRecipe, ReportedThing } from '@larder/contract/admin-reports';
import { linkPath } from '@larder/contract/links';
import type { ModelCheck, ModelDay, ModelPerson, ModelsOverview } from '@larder/contract/admin-models';

import { unsealToken } from '#features/links/link-tokens.ts';
import type { CheckFinding } from '#platform/models/check.ts';
import type { ServiceState } from '#platform/models/routes.ts';
import { hasUsableSecret } from '#platform/outbox/render.ts';
import type { Secrets } from '#platform/secrets.ts';

import type { AuditRow, ModeratedRow, OutboxRow } from './queries/logs.ts';
import type { ModelDayRow, ModelPersonRow } from './queries/models.ts';
import type { PersonRow } from './queries/people.ts';
import type { ModeratedCommentRow, ReportedRow } from './queries/reports.ts';

export function presentPerson(row: PersonRow): AdminPerson {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    email_confirmed: row.email_verified,
    is_admin: row.is_admin,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    // Computed columns have no declared type, so SQLite returns them as numbers and texts.
    two_factor_enabled: Boolean(row.has_factor),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
    recipes_count: Number(row.recipes_count),
    storage_bytes: Number(row.storage_bytes),
  };
}

export function presentModerated(row: ModeratedRow): ModeratedRecipe {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    shared_by: row.shared_by,
    shared_by_name: row.author ?? '',
    created_at: row.created_at.toISOString(),
    hidden_at: row.hidden_at?.toISOString() ?? null,
    hidden_reason: row.hidden_reason,
  };
}

const EXCERPT_CHARACTERS = 300;

/** An excerpt of the reported content, its author, and the reasons of its reports. */
export function presentReported(row: ReportedRow, secrets: Secrets): ReportedThing {
  const { excerpt, hidden_at, ...about } = aboutOf(row);
  return {
    ...about,
    id: row.id,
    recipe_id: row.recipe_id,
    recipe_title: row.recipe_title,
    link_path: linkPathOf(row, secrets),
    excerpt: excerpt.slice(0, EXCERPT_CHARACTERS).toWellFormed(),
    hidden_at: hidden_at?.toISOString() ?? null,
    reported_at: row.reported_at.toISOString(),
    outcome: row.outcome,
    closed_at: row.closed_at?.toISOString() ?? null,
    reasons: row.reasons
      .map(({ reason, count }) => ({ reason, count: Number(count) }))
      .toSorted((a, b) => b.count - a.count),
    newest_details: row.newest_details,
  };
}

function aboutOf(row: ReportedRow) {
  if (row.rating_id !== null) {
    return {
      kind: 'comment' as const,
      subject_id: row.rating_id,
      excerpt: row.comment ?? '',
      author_name: row.comment_author ?? '',
      hidden_at: row.comment_hidden_at,
      hidden_reason: row.comment_hidden_reason,
    };
  }
  const isLink = row.link_recipe_id !== null;
  return {
    kind: isLink ? ('link' as const) : ('recipe' as const),
    subject_id: row.recipe_id,
    excerpt: row.description,
    author_name: row.recipe_author ?? '',
    hidden_at: isLink ? row.link_hidden_at : row.recipe_hidden_at,
    hidden_reason: isLink ? row.link_hidden_reason : row.recipe_hidden_reason,
  };
}

function linkPathOf({ token_sealed, link_hidden_at }: ReportedRow, secrets: Secrets): string | null {
  const token = token_sealed === null || link_hidden_at !== null ? null : unsealToken(secrets, { token_sealed });
  return token === null ? null : linkPath(token);
}

export function presentModeratedComment({
  id,
  comment,
  hidden_at,
  hidden_reason,
}: ModeratedCommentRow): ModeratedComment {
  return { id, comment, hidden_at: hidden_at?.toISOString() ?? null, hidden_reason };
}

export function presentMessage(row: OutboxRow, now: Date): OutboxEntry {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    has_secret: hasUsableSecret(row, now),
  };
}

export function presentError({ at, ...row }: Omit<LoggedError, 'at'> & { readonly at: Date }): LoggedError {
  return { ...row, at: at.toISOString() };
}

export function presentAudit({ at, ...row }: AuditRow): AuditEntry {
  return { ...row, at: at.toISOString() };
}

const MICROS = 1_000_000;

/** PostgreSQL returns sums as text, because they may exceed a JavaScript number. */
export function presentModelDay(row: ModelDayRow): ModelDay {
  return {
    day: row.day,
    calls: Number(row.calls),
    failures: Number(row.failures),
    input_tokens: Number(row.input_tokens),
    output_tokens: Number(row.output_tokens),
    images: Number(row.images),
    cost_usd: Number(row.cost_micros) / MICROS,
  };
}

export function presentModelPerson(row: ModelPersonRow): ModelPerson {
  const { id, name, email } = row;
  return {
    id,
    name,
    email,
    calls: Number(row.calls),
    tokens: Number(row.input_tokens) + Number(row.output_tokens),
    images: Number(row.images),
    cost_usd: Number(row.cost_micros) / MICROS,
  };
}

export function presentService(state: ServiceState): ModelsOverview['services'][number] {
  const { service, answeredBy: answered_by, circuit, lastFailure: failure } = state;
  return {
    service,
    answered_by,
    circuit,
    last_failure: failure === null ? null : { ...failure, at: failure.at.toISOString() },
  };
}

export function presentCheck({ durationMs: milliseconds, ...finding }: CheckFinding): ModelCheck {
  return { ...finding, milliseconds };
}
