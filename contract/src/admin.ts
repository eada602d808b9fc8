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
  /** Long enough for the longest address. */
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
  /** All that they store, their photos included. */
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
  /** There is a link or a code in it that is still good; reading it is noted down, and the person is told. */
  has_secret: z.boolean(),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

export const ServiceState = z.object({
  name: z.string(),
  state: z.enum(['ok', 'off', 'failing']),
  /** What there is to know in one line. */
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
    summary: 'Is one an admin?',
    status: 200,
    response: z.object({ is_admin: z.boolean() }),
    errors: [],
  },
  listPeople: {
    method: 'GET',
    path: '/api/admin/people',
    access: 'admin',
    summary:
      'People, newest first or those first who store most; `q` is the beginning of an email address or a name, by which they come then',
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
    summary: 'Disable or enable a person, make them an admin or no longer; disabling ends their sessions and tokens',
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
    summary: 'Take a person’s password away, end their sessions and send them a link to set a new one',
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
    summary: 'Delete a person’s account, as they could themselves',
    params: id,
    status: 204,
    response: null,
    errors: ['not_found', 'conflict'],
  },
  listModeration: {
    method: 'GET',
    path: '/api/admin/community',
    access: 'admin',
    summary: 'Community recipes, newest first; `hidden` asks for those that are hidden',
    query: z.strictObject({ ...Page, hidden: z.enum(['true', 'false']).optional() }),
    status: 200,
    response: z.object({ recipes: z.array(ModeratedRecipe), next_cursor: nextCursor }),
    errors: [],
  },
  moderateRecipe: {
    method: 'PATCH',
    path: '/api/admin/community/{id}',
    access: 'admin',
    summary: 'Hide a community recipe, which closes its reports, or show it again, each for a reason',
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
    summary: 'Hide what somebody says to a recipe, which closes its reports, or show it again, each for a reason',
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
    summary: 'The recipe that a public link leads to, or led to before it was hidden, by the end of its address',
    query: z.strictObject({ token: LinkToken }),
    status: 200,
    response: ModeratedRecipe,
    errors: ['not_found'],
  },
  moderatePublicLink: {
    method: 'PATCH',
    path: '/api/admin/links/{id}',
    access: 'admin',
    summary:
      'Have the public link of a recipe lead nowhere, with a reason, which closes its reports, or have it lead there again',
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
    summary: 'What people reported, thing by thing, newest first; `closed` asks for what has been decided',
    query: z.strictObject({ ...Page, closed: z.enum(['true', 'false']).default('false') }),
    status: 200,
    response: z.object({ things: z.array(ReportedThing), next_cursor: nextCursor }),
    errors: [],
  },
  countReports: {
    method: 'GET',
    path: '/api/admin/reports/count',
    access: 'admin',
    summary: 'How many reported things wait for a decision, counted no further than anyone needs to know',
    status: 200,
    response: z.object({ open: z.int() }),
    errors: [],
  },
  dismissReports: {
    method: 'POST',
    path: '/api/admin/reports/{id}/dismiss',
    access: 'admin',
    summary: 'Decide that nothing is wrong with a reported thing',
    params: id,
    status: 200,
    response: ReportedThing,
    errors: ['not_found'],
  },
  listOutbox: {
    method: 'GET',
    path: '/api/admin/outbox',
    access: 'admin',
    summary: 'Messages to people, newest first, without the links and codes in them',
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
    summary: 'Read a message with its link or code; that is noted down, and the person is told',
    params: id,
    status: 200,
    // `path` is of this server, for who reads it in the app.
    response: z.object({ subject: z.string(), text: z.string(), path: z.string().nullable() }),
    errors: ['not_found'],
  },
  getServices: {
    method: 'GET',
    path: '/api/admin/health',
    access: 'admin',
    summary: 'How the database, mail, SMS and the assistant are',
    status: 200,
    response: z.object({ version: z.string(), uptime_seconds: z.int(), services: z.array(ServiceState) }),
    errors: [],
  },
  getModels: {
    method: 'GET',
    path: '/api/admin/models',
    access: 'admin',
    summary: 'Which models are asked for what, how they are, and what they cost',
    status: 200,
    response: ModelsOverview,
    errors: [],
  },
  checkModels: {
    method: 'POST',
    path: '/api/admin/models/check',
    access: 'admin',
    summary: 'Ask the models for everything that they are there for; what does not work is not offered for an hour',
    status: 200,
    response: z.object({ checks: z.array(ModelCheck) }),
    errors: [],
  },
  listErrors: {
    method: 'GET',
    path: '/api/admin/errors',
    access: 'admin',
    summary: 'Requests that failed on our side, newest first',
    query: z.strictObject(Page),
    status: 200,
    response: z.object({ errors: z.array(LoggedError), next_cursor: nextCursor }),
    errors: [],
  },
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'What admins did and what concerned the safety of accounts, newest first',
    query: z.strictObject(Page),
    status: 200,
    response: z.object({ entries: z.array(AuditEntry), next_cursor: nextCursor }),
    errors: [],
  },
});
