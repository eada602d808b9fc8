import type { Factor, factorsRoutes } from '@larder/contract/factors';
import type { RouteResponse } from '@larder/contract/route';

import type { EnrolledFactor } from './commands/enroll.ts';
import { maskPhone } from './phone-numbers.ts';

interface FactorRow {
  readonly id: string;
  readonly factor_type: 'totp' | 'phone';
  readonly friendly_name: string;
  readonly status: 'unverified' | 'verified';
  readonly issuer: string | null;
  readonly phone: string | null;
  readonly created_at: Date;
}

/** In a session at aal1, returns only the factors that can complete the sign-in, with masked phone numbers. */
export function presentFactors(rows: readonly FactorRow[], isHalfSignedIn: boolean): Factor[] {
  const visible = isHalfSignedIn ? rows.filter(({ status }) => status === 'verified') : rows;
  return visible.map(({ created_at, phone, ...row }) => ({
    ...row,
    phone: phone !== null && isHalfSignedIn ? maskPhone(phone) : phone,
    created_at: created_at.toISOString(),
  }));
}

export function presentEnrolled({
  totp,
  phone,
  ...factor
}: EnrolledFactor): RouteResponse<typeof factorsRoutes.enrollFactor> {
  return {
    ...factor,
    ...(totp === undefined ? {} : { totp: { secret: totp.secret, uri: totp.uri, qr_code: totp.qrCode } }),
    ...(phone === null ? {} : { phone }),
  };
}

export function presentChallenge({ id, expiresAt }: { readonly id: string; readonly expiresAt: Date }) {
  return { id, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}
