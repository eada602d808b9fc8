import type { adminRoutes } from '@larder/contract/admin';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import { listEvaluations } from '#features/model-evaluation/queries.ts';
import { hashesOfLink } from '#features/links/link-tokens.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { FetchPicture } from '#platform/models/check.ts';

import { dismissReports, moderateComment, moderateLink, moderateRecipe } from './commands/moderate.ts';
import { openMessage } from './commands/open-message.ts';
import { deletePerson, forcePasswordReset, updatePerson } from './commands/people.ts';
import {
  presentAudit,
  presentCheck,
  presentError,
  presentMessage,
  presentModelDay,
  presentModelPerson,
  presentModerated,
  presentModeratedComment,
  presentPerson,
  presentReported,
  presentService,
} from './present.ts';
import { listModelDays, listModelPeople } from './queries/models.ts';
import { findModeratedLink, listAudit, listErrors, listModeration, listOutbox } from './queries/logs.ts';
import { findUser, isAdmin, listPeople } from './queries/people.ts';
import { countOpenReports, listReported } from './queries/reports.ts';
import { describeModels, listServices, type ServicesDeps } from './queries/services.ts';

export interface AdminDeps extends ServicesDeps {
  readonly version: string;
  /** Fetches pictures that services generate. */
  readonly fetchGenerated: FetchPicture;
}

export function adminHandlers(deps: AdminDeps): Handlers<typeof adminRoutes> {
  return {
    async getMembership(ctx) {
      return { is_admin: await isAdmin(ctx) };
    },

    async listPeople(ctx, { query }) {
      const { rows, nextCursor } = await listPeople(ctx, query);
      return { people: rows.map(presentPerson), next_cursor: nextCursor };
    },

    async updatePerson(ctx, { params, body }) {
      await updatePerson(ctx, params.id, body);
      return presentPerson(requireFound(await findUser(ctx.db, params.id)));
    },

    async forcePasswordReset(ctx, { params }) {
      await forcePasswordReset(ctx, params.id);
      return { success: true };
    },

    async deletePerson(ctx, { params }) {
      await deletePerson(ctx, params.id);
    },

    async listModeration(ctx, { query: { hidden, ...page } }) {
      const filter = { ...page, hidden: hidden === undefined ? undefined : hidden === 'true' };
      const { rows, nextCursor } = await listModeration(ctx, filter);
      return { recipes: rows.map(presentModerated), next_cursor: nextCursor };
    },

    async moderateRecipe(ctx, { params, body }) {
      return presentModerated(requireFound(await moderateRecipe(ctx, params.id, body)));
    },

    async moderateComment(ctx, { params, body }) {
      return presentModeratedComment(requireFound(await moderateComment(ctx, params.id, body)));
    },

    async findPublicLink(ctx, { query }) {
      const token_hashes = hashesOfLink(ctx.secrets, query.token);
      return presentModerated(requireFound(await findModeratedLink(ctx.db, { token_hashes })));
    },

    async moderatePublicLink(ctx, { params, body }) {
      return presentModerated(requireFound(await moderateLink(ctx, params.id, body)));
    },

    async listReports(ctx, { query: { closed, ...page } }) {
      const { rows, nextCursor } = await listReported(ctx, { ...page, closed: closed === 'true' });
      return { things: rows.map((row) => presentReported(row, ctx.secrets)), next_cursor: nextCursor };
    },

    async countReports(ctx) {
      return { open: await countOpenReports(ctx) };
    },

    async dismissReports(ctx, { params }) {
      return presentReported(requireFound(await dismissReports(ctx, params.id)), ctx.secrets);
    },

    async listOutbox(ctx, { query }) {
      const { rows, nextCursor } = await listOutbox(ctx, query);
      return { messages: rows.map((row) => presentMessage(row, ctx.now)), next_cursor: nextCursor };
    },

    async openMessage(ctx, { params }) {
      return requireFound(await openMessage(ctx, params.id));
    },

    async getServices(ctx) {
      const services = await listServices(ctx, deps);
      return { version: deps.version, uptime_seconds: Math.floor(process.uptime()), services };
    },

    async getModels(ctx) {
      const [days, people, evaluations] = await Promise.all([
        listModelDays(ctx),
        listModelPeople(ctx),
        listEvaluations(ctx.reader),
      ]);
      return {
        ...describeModels(deps),
        services: deps.models.services().map(presentService),
        days: days.map(presentModelDay),
        people: people.map(presentModelPerson),
        evaluations,
      };
    },

    async checkModels(ctx, _input, { reply }) {
      const findings = await deps.models.check(
        { userId: ctx.actor.id, signal: abortOnDisconnect(reply) },
        deps.fetchGenerated,
      );
      return { checks: findings.map(presentCheck) };
    },

    async listErrors(ctx, { query }) {
      const { rows, nextCursor } = await listErrors(ctx, query);
      return { errors: rows.map(presentError), next_cursor: nextCursor };
    },

    async listAudit(ctx, { query }) {
      const { rows, nextCursor } = await listAudit(ctx, query);
      return { entries: rows.map(presentAudit), next_cursor: nextCursor };
    },
  };
}

function requireFound<Row>(row: Row | null): Row {
  if (row === null) throw new AppError('not_found', ERROR_TEXTS.not_found);
  return row;
}
