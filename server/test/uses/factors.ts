import { randomUUID } from 'node:crypto';

import { factorsRoutes } from '@larder/contract/factors';

import { createFactor, createUser, totpCode } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

async function createUserWithFactor({ app }: Stage, aal: 'aal1' | 'aal2' = 'aal2') {
  const person = await createUser(app, { session: { aal } });
  const { id: factorId } = await createFactor(app, { user_id: person.id, status: 'verified' });
  return { person, factorId };
}

export const factorsUses: Uses<'factors'> = {
  listFactors: ({ app, anna }) => app.request(factorsRoutes.listFactors, {}, anna),
  enrollFactor: async ({ app }) => {
    const person = await createUser(app);
    await app.request(factorsRoutes.enrollFactor, { body: { factor_type: 'totp' } }, person);
  },
  challengeFactor: async ({ app }) => {
    const person = await createUser(app);
    const { id: factorId } = await createFactor(app, {
      user_id: person.id,
      factor_type: 'phone',
      phone: '+4420794600',
    });
    await app.request(factorsRoutes.challengeFactor, { params: { factorId }, body: {} }, person);
  },
  verifyFactor: async ({ app }) => {
    const person = await createUser(app);
    const { id: factorId } = await createFactor(app, { user_id: person.id });
    const params = { factorId };
    const { id } = (await app.request(factorsRoutes.challengeFactor, { params, body: {} }, person)).body;
    for (const code of [totpCode(app, { steps: 9 }), totpCode(app)]) {
      await app.request(factorsRoutes.verifyFactor, { params, body: { challenge_id: id, code } }, person);
    }
    const unknown = { challenge_id: randomUUID(), code: '000000' };
    await app.request(factorsRoutes.verifyFactor, { params, body: unknown }, person);
  },
  deleteFactor: async (stage) => {
    const { person, factorId } = await createUserWithFactor(stage);
    await stage.app.request(factorsRoutes.deleteFactor, { params: { factorId } }, person);
  },
  createRecoveryCodes: async (stage) => {
    const { person } = await createUserWithFactor(stage);
    await stage.app.request(factorsRoutes.createRecoveryCodes, {}, person);
  },
  useRecoveryCode: async (stage) => {
    const { person } = await createUserWithFactor(stage);
    const { recovery_codes: codes } = (await stage.app.request(factorsRoutes.createRecoveryCodes, {}, person)).body;
    for (const code of ['wrong', codes[0] ?? '']) {
      await stage.app.request(factorsRoutes.useRecoveryCode, { body: { code } }, person);
    }
  },
};
