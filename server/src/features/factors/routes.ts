import type { factorsRoutes } from '@larder/contract/factors';

import { isHalfSignedIn } from '#platform/http/authorize.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';

import { challengeFactor } from './commands/challenge.ts';
import { enrollFactor } from './commands/enroll.ts';
import { createRecoveryCodes, redeemRecoveryCode } from './commands/recovery.ts';
import { removeFactor } from './commands/remove.ts';
import type { SecondStepDeps } from './commands/second-step.ts';
import { verifyFactor } from './commands/verify.ts';
import { canonicalPhone } from './phone-numbers.ts';
import { requireMayVerify } from './policy.ts';
import { presentChallenge, presentEnrolled, presentFactors } from './present.ts';
import { countRecoveryCodes, getFactor, hasPasskey, listFactors } from './queries.ts';

export interface FactorsDeps extends SecondStepDeps {
  readonly productName: string;
}

export function factorsHandlers(deps: FactorsDeps): Handlers<typeof factorsRoutes> {
  const { limits, productName } = deps;
  return {
    async listFactors(ctx) {
      return {
        factors: presentFactors(await listFactors(ctx), isHalfSignedIn(ctx.actor)),
        recovery_codes_left: await countRecoveryCodes(ctx.db, ctx.actor.id),
        has_passkey: await hasPasskey(ctx.db, ctx.actor.id),
      };
    },

    async enrollFactor(ctx, { body }) {
      await limits.countChange(ctx);
      return presentEnrolled(await enrollFactor(ctx, body, productName));
    },

    async challengeFactor(ctx, { params, body }) {
      const factor = await getFactor(ctx.db, ctx.actor, params.factorId);
      requireMayVerify(ctx.actor, factor, ctx.now);
      const isProved = factor.status === 'verified';
      if (factor.phone !== null) await limits.countText(ctx, canonicalPhone(factor.phone), isProved);
      return presentChallenge(await challengeFactor(ctx, factor, { channel: body.channel, productName }));
    },

    async verifyFactor(ctx, { params, body }, exchange) {
      const given = { factorId: params.factorId, challengeId: body.challenge_id, code: body.code };
      return verifyFactor(ctx, exchange, deps, given);
    },

    async deleteFactor(ctx, { params }) {
      await removeFactor(ctx, params.factorId);
    },

    async createRecoveryCodes(ctx) {
      await limits.countChange(ctx);
      return { recovery_codes: [...(await createRecoveryCodes(ctx))] };
    },

    async useRecoveryCode(ctx, { body }, exchange) {
      return redeemRecoveryCode(ctx, exchange, deps, body.code);
    },
  };
}
