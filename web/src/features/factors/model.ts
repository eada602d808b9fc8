import { FACTOR_LIMITS, FACTOR_TEXTS } from '@larder/contract/factors';
import type { Factor, factorsRoutes } from '@larder/contract/factors';
import { isPhoneNumber, PROFILE_TEXTS } from '@larder/contract/profile';
import type { RouteRequest, RouteResponse } from '@larder/contract/route';

export type NewFactor = RouteRequest<typeof factorsRoutes.enrollFactor>['body'];
export type EnrolledFactor = RouteResponse<typeof factorsRoutes.enrollFactor>;
export type FactorKind = NewFactor['factor_type'];
export type PhoneChannel = 'sms' | 'whatsapp';

export const KIND_NAMES: Readonly<Record<FactorKind, string>> = { totp: 'Authenticator app', phone: 'Phone' };

export interface FactorChoice {
  readonly kind: FactorKind;
  readonly name: string;
  readonly phone: string;
}

/** Validates the choice: a request body, or the field with its error. */
export function parseFactorChoice({
  kind,
  name,
  phone,
}: FactorChoice): { readonly factor: NewFactor } | { readonly field: 'name' | 'phone'; readonly message: string } {
  const friendlyName = name.trim() === '' ? KIND_NAMES[kind] : name.trim();
  if (friendlyName.length > FACTOR_LIMITS.name_max_characters) {
    return { field: 'name', message: `Please use at most ${FACTOR_LIMITS.name_max_characters} characters` };
  }
  if (kind === 'totp') return { factor: { factor_type: 'totp', friendly_name: friendlyName } };
  if (phone.trim() === '') return { field: 'phone', message: FACTOR_TEXTS.phone_required };
  if (!isPhoneNumber(phone)) return { field: 'phone', message: PROFILE_TEXTS.phone_invalid };
  return { factor: { factor_type: 'phone', friendly_name: friendlyName, phone: phone.trim() } };
}

/** Groups of four characters, which are easier to type from a screen. */
export function groupSecret(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(' ') ?? '';
}

export function onlyVerified(factors: readonly Factor[]): readonly Factor[] {
  return factors.filter(({ status }) => status === 'verified');
}

/** The content of the download. The heading names the site, for when it is found later. */
export function recoveryFile(codes: readonly string[], productName: string, host: string): string {
  return [
    `Recovery codes for ${productName} (${host})`,
    'Each works once in place of your second step. Store them somewhere only you can find.',
    '',
    ...codes,
    '',
  ].join('\n');
}
