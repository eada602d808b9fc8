import { v7 as uuidv7 } from 'uuid';

import { FACTOR_LIMITS, FACTOR_TEXTS, type factorsRoutes } from '@larder/contract/factors';
import type { RouteInput } from '@larder/contract/route';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { lockActorSession } from '#features/account/commands/lock-user.ts';

import { abandonedBefore } from '../limits.ts';
import { createTotpSetup, type TotpSetup } from '../totp.ts';

type NewFactor = RouteInput<typeof factorsRoutes.enrollFactor>['body'];

export interface EnrolledFactor {
  readonly id: string;
  readonly factor_type: 'totp' | 'phone';
  readonly friendly_name: string;
  readonly status: 'unverified';
  readonly phone: string | null;
  readonly totp: TotpSetup | undefined;
}

/** Adds an unverified factor, which has no effect until a code of it is verified. Throws `conflict` above the limit. */
export async function enrollFactor(
  ctx: Ctx<SignedInUser>,
  wanted: NewFactor,
  productName: string,
): Promise<EnrolledFactor> {
  const isTotp = wanted.factor_type === 'totp';
  const issuer = isTotp ? (wanted.issuer ?? productName) : null;
  const totp = issuer === null ? undefined : await createTotpSetup({ issuer, email: ctx.actor.email });
  const factor = {
    id: uuidv7(),
    factor_type: wanted.factor_type,
    friendly_name: wanted.friendly_name ?? (isTotp ? 'Authenticator app' : 'Phone'),
    status: 'unverified',
    phone: isTotp ? null : wanted.phone,
  } as const;
  await ctx.db.transaction().execute(async (trx) => {
    await lockActorSession(trx, ctx.actor);
    await requireRoom(trx, ctx);
    await trx
      .insertInto('auth_factors')
      .values({
        ...factor,
        user_id: ctx.actor.id,
        issuer,
        secret_sealed: totp === undefined ? null : ctx.secrets.seal('totp', totp.secret),
        last_used_step: null,
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .execute();
    await writeAudit(trx, ctx, { action: 'factor.enrolled', details: { type: factor.factor_type } });
  });
  return { ...factor, totp };
}

/** Abandoned factors make room for new ones. */
async function requireRoom(trx: Db, { actor, now }: Ctx<SignedInUser>): Promise<void> {
  await trx
    .deleteFrom('auth_factors')
    .where('user_id', '=', actor.id)
    .where('status', '=', 'unverified')
    .where('created_at', '<=', abandonedBefore(now))
    .execute();
  const { count } = await trx
    .selectFrom('auth_factors')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', actor.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= FACTOR_LIMITS.per_person_max) throw new AppError('conflict', FACTOR_TEXTS.too_many);
}
