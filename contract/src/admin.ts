import { z } from 'zod';

import { ModelCheck, ModelsOverview } from './admin-models.ts';
import { ModeratedComment, ModeratedRecipe, ReportedThing, Verdict } from './admin-reports.ts';
import { LinkToken } from './links.ts';
import { defineRoutes } from './route.ts';

const ADMIN_LIMITS = { page_size: 50, page_size_max: 100 } as const;

export const ADMIN_TEXTS = {
  fields_required: 'Please fill in all fields',
  unauthorized: 'Unauthorized access',
  unexpected: 'An unexpected error occurred',
  welcome: 'Welcome back, Admin!',
  last_admin: 'At least one admin must remain.',
  self: 'You cannot do this to your own account.',
} as const;

const Page = {
  /** A cursor may contain an email address. */
  cursor: z.string().max(2_000).optional(),
  limit: z.coerce.number().int().min(1).max(ADMIN_LIMITS.page_size_max).default(ADMIN_LIMITS.page_size),
};
const id = z.strictObject({ id: z.uuid() });
const nextCursor = z.string().nullable();

export const AdminPerson = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  email_confirmed: z.boolean(),
  is_admin: z.boolean(),
  disabled_at: z.iso.datetime().nullable(),
  two_factor_enabled: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  recipes_count: z.int(),
  /** All data, photos included. */
  storage_bytes: z.int(),
});
export type AdminPerson = z.infer<typeof AdminPerson>;

export const OutboxEntry = z.object({
  id: z.uuid(),
  channel: z.enum(['mail', 'sms', 'whatsapp']),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(['kept', 'waiting', 'sent', 'failed']),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  /** It contains a valid link or code. Reading it is audited, and the recipient is notified. */
  has_secret: z.boolean(),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

export const ServiceState = z.object({
  name: z.string(),
  state: z.enum(['ok', 'off', 'failing']),
  /** One line for the admin. */
  detail: z.string(),
});
export type ServiceState = z.infer<typeof ServiceState>;

export const LoggedError = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  request_id: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.int(),
  message: z.string(),
});
export type LoggedError = z.infer<typeof LoggedError>;

export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.string(),
  actor_id: z.uuid().nullable(),
  actor_email: z.string().nullable(),
  subject_id: z.uuid().nullable(),
  subject_email: z.string().nullable(),
  address: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const adminRoutes = defineRoutes({
  getMembership: {
    method: 'GET',
    path: '/api/admin/membership',
    access: 'session',
    summary: 'Is the caller an admin?',
    status: 200,
    response: z.object({ is_admin: z.boolean() }),
    errors: [],
  },
  listPeople: {
    method: 'GET',
    path: '/api/admin/people',
    access: 'admin',
    summary: 'List users, newest first or by storage; `q` is a prefix of an email address or name, and sorts by it',
    query: z.strictObject({
      ...Page,
      q: z.string().trim().max(254).optional(),
      sort: z.enum(['newest', 'storage']).default('newest'),
    }),
    status: 200,
    response: z.object({ people: z.array(AdminPerson), next_cursor: nextCursor }),
    errors: [],
  },
  updatePerson: {
    method: 'PATCH',
    path: '/api/admin/people/{id}',
    access: 'admin',
    fresh: true,
    summary: 'Disable or enable a user, grant or revoke admin rights; disabling ends sessions and tokens',
    params: id,
    body: z.strictObject({ disabled: z.boolean().optional(), is_admin: z.boolean().optional() }),
    status: 200,
    response: AdminPerson,
    errors: ['not_found', 'conflict'],
  },
  forcePasswordReset: {
    method: 'POST',
    path: '/api/admin/people/{id}/reset-password',
    access: 'admin',
    fresh: true,
    summary: 'Remove a user’s password, end their sessions and mail a link to set a new one',
    params: id,
    status: 200,
    response: z.object({ success: z.boolean() }),
    errors: ['not_found', 'conflict'],
  },
  deletePerson: {
    method: 'DELETE',
    path: '/api/admin/people/{id}',
    access: 'admin',
    fresh: true,
    summary: 'Delete a user’s account, as the user could',
    params: id,
    status: 204,
    response: null,
    errors: ['not_found', 'conflict'],
  },
  listModeration: {
    method: 'GET',
    path: '/api/admin/community',
    access: 'admin',
    summary: 'List community recipes, newest first; `hidden` lists the hidden ones',
    query: z.strictObject({ ...Page, hidden: z.enum(['true', 'false']).optional() }),
    status: 200,
    response: z.object({ recipes: z.array(ModeratedRecipe), next_cursor: nextCursor }),
    errors: [],
  },
  moderateRecipe: {
    method: 'PATCH',
    path: '/api/admin/community/{id}',
    access: 'admin',
    summary: 'Hide a community recipe, which closes its reports, or unhide it, with a reason',
    params: id,
    body: Verdict,
    status: 200,
    response: ModeratedRecipe,
    errors: ['not_found'],
  },
  moderateComment: {
    method: 'PATCH',
    path: '/api/admin/comments/{id}',
    access: 'admin',
    summary: 'Hide a comment, which closes its reports, or unhide it, with a reason',
    params: id,
    body: Verdict,
    status: 200,
    response: ModeratedComment,
    errors: ['not_found'],
  },
  findPublicLink: {
    method: 'GET',
    path: '/api/admin/links',
    access: 'admin',
    summary: 'Find the recipe of a public link, hidden or not, by the token in its address',
    query: z.strictObject({ token: LinkToken }),
    status: 200,
    response: ModeratedRecipe,
    errors: ['not_found'],
  },
  moderatePublicLink: {
    method: 'PATCH',
    path: '/api/admin/links/{id}',
    access: 'admin',
    summary: 'Hide the public link of a recipe, which closes its reports, or unhide it, with a reason',
    params: id,
    body: Verdict,
    status: 200,
    response: ModeratedRecipe,
    errors: ['not_found'],
  },
  listReports: {
    method: 'GET',
    path: '/api/admin/reports',
    access: 'admin',
    summary: 'List reported things, newest first; `closed` lists the decided ones',
    query: z.strictObject({ ...Page, closed: z.enum(['true', 'false']).default('false') }),
    status: 200,
    response: z.object({ things: z.array(ReportedThing), next_cursor: nextCursor }),
    errors: [],
  },
  countReports: {
    method: 'GET',
    path: '/api/admin/reports/count',
    access: 'admin',
    summary: 'Count reported things without a decision, up to a limit',
    status: 200,
    response: z.object({ open: z.int() }),
    errors: [],
  },
  dismissReports: {
    method: 'POST',
    path: '/api/admin/reports/{id}/dismiss',
    access: 'admin',
    summary: 'Dismiss the reports of a thing',
    params: id,
    status: 200,
    response: ReportedThing,
    errors: ['not_found'],
  },
  listOutbox: {
    method: 'GET',
    path: '/api/admin/outbox',
    access: 'admin',
    summary: 'List messages to users, newest first, without their links and codes',
    query: z.strictObject(Page),
    status: 200,
    response: z.object({ messages: z.array(OutboxEntry), next_cursor: nextCursor }),
    errors: [],
  },
  openMessage: {
    method: 'POST',
    path: '/api/admin/outbox/{id}/open',
    access: 'admin',
    fresh: true,
    summary: 'Read a message with its link or code; audited, and the recipient is notified',
    params: id,
    status: 200,
    // `path` is relative to this server.
    response: z.object({ subject: z.string(), text: z.string(), path: z.string().nullable() }),
    errors: ['not_found'],
  },
  getServices: {
    method: 'GET',
    path: '/api/admin/health',
    access: 'admin',
    summary: 'Get the state of the database, mail, SMS and the assistant',
    status: 200,
    response: z.object({ version: z.string(), uptime_seconds: z.int(), services: z.array(ServiceState) }),
    errors: [],
  },
  getModels: {
    method: 'GET',
    path: '/api/admin/models',
    access: 'admin',
    summary: 'Get the models by task, their state and their cost',
    status: 200,
    response: ModelsOverview,
    errors: [],
  },
  checkModels: {
    method: 'POST',
    path: '/api/admin/models/check',
    access: 'admin',
    summary: 'Check every capability of the models; a failing one is not offered for an hour',
    status: 200,
    response: z.object({ checks: z.array(ModelCheck) }),
    errors: [],
  },
  listErrors: {
    method: 'GET',
    path: '/api/admin/errors',
    access: 'admin',
    summary: 'List requests that failed with a server error, newest first',
    query: z.strictObject(Page),
    status: 200,
    response: z.object({ errors: z.array(LoggedError), next_cursor: nextCursor }),
    errors: [],
  },
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'List actions of admins and security events of accounts, newest first',
    query: z.strictObject(Page),
    status: 200,
    response: z.object({ entries: z.array(AuditEntry), next_cursor: nextCursor }),
    errors: [],
  },
});
