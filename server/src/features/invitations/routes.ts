import type { invitationsRoutes, RegistrationMode } from '@larder/contract/invitations';

import type { Handlers } from '#platform/http/route-handlers.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';

import { createInvitation } from './commands/create.ts';
import { revokeInvitation } from './commands/revoke.ts';
import { requireInvitationsEnabled } from './policy.ts';
import { presentInvitation } from './present.ts';
import { getInvitation, getOpenInvitation, listInvitations } from './queries.ts';

const INVITATIONS_PER_ADMIN: RateLimit = { max: 100, windowSeconds: 60 * 60 };
const INSPECTIONS_PER_ADDRESS: RateLimit = { max: 60, windowSeconds: 15 * 60 };

export interface InvitationsDeps {
  readonly registration: RegistrationMode;
  readonly productName: string;
  readonly limitFactor: number;
}

export function invitationsHandlers(deps: InvitationsDeps): Handlers<typeof invitationsRoutes> {
  const { registration, productName, limitFactor } = deps;
  return {
    async listInvitations(ctx, { query }) {
      const { rows, nextCursor } = await listInvitations(ctx, query);
      return { invitations: rows.map((row) => presentInvitation(row, ctx.now)), next_cursor: nextCursor };
    },

    async createInvitation(ctx, { body }) {
      requireInvitationsEnabled(registration);
      await countUse(ctx.db, `invite:${ctx.actor.id}`, scaled(INVITATIONS_PER_ADMIN, limitFactor), ctx.now);
      const { id, token } = await createInvitation(ctx, productName, body);
      const invitation = presentInvitation(await getInvitation(ctx.db, id), ctx.now);
      return { invitation, path: `/register#${token}` };
    },

    async revokeInvitation(ctx, { params }) {
      await revokeInvitation(ctx, params.id);
    },

    async inspectInvitation(ctx, { body }) {
      await countUse(ctx.db, `invitation:${ctx.address}`, scaled(INSPECTIONS_PER_ADDRESS, limitFactor), ctx.now);
      const { email } = await getOpenInvitation(ctx.db, ctx.now, body.token);
      return { email };
    },
  };
}
