import type { Factor } from '@larder/contract/factors';

/** One method to complete the second step of two-step sign-in. */
export type SecondStepMethod =
  | { readonly kind: 'totp'; readonly key: string; readonly label: string; readonly factorId: string }
  | {
      readonly kind: 'phone';
      readonly key: string;
      readonly label: string;
      readonly factorId: string;
      readonly phone: string;
    }
  | { readonly kind: 'passkey' | 'recovery'; readonly key: string; readonly label: string };

interface Factors {
  readonly factors: readonly Factor[];
  readonly has_passkey: boolean;
}

const ORDER = { totp: 0, phone: 1 };

/** Drops the masked digits, which a screen reader would spell out. */
function describePhone(phone: string): string {
  const shown = phone.slice(phone.lastIndexOf('•') + 1).trim();
  return shown === '' ? 'your phone' : `the phone ending in ${shown}`;
}

/** `delivers`: the server has a transport for text messages. */
export function describeCodeSent(phone: string, delivers: boolean): string {
  if (delivers) return `We sent a code to ${phone}.`;
  return `There’s a code for ${phone}. This server doesn’t send messages, so ask your admin for it.`;
}

/** The available methods, quickest first. A recovery code is always last. */
export function listSecondStepMethods({ factors, has_passkey: hasPasskey }: Factors): readonly SecondStepMethod[] {
  const verified = factors.filter(({ status }) => status === 'verified');
  const apps = verified.filter((factor) => factor.factor_type === 'totp').length;
  const methods = verified
    .toSorted((one, other) => ORDER[one.factor_type] - ORDER[other.factor_type])
    .map((factor): SecondStepMethod => {
      const common = { key: factor.id, factorId: factor.id };
      if (factor.factor_type === 'phone') {
        const phone = describePhone(factor.phone ?? '');
        return { ...common, kind: 'phone', phone, label: `Code to ${phone}` };
      }
      const label = apps > 1 ? `Authenticator app (${factor.friendly_name})` : 'Authenticator app';
      return { ...common, kind: 'totp', label };
    });
  if (hasPasskey) methods.push({ kind: 'passkey', key: 'passkey', label: 'Use a passkey' });
  return [...methods, { kind: 'recovery', key: 'recovery', label: 'Use a recovery code' }];
}

/** Removes the spaces with which apps group a code. */
export function readCode(typed: string): string {
  return typed.replaceAll(/\s/gu, '');
}

export function isCode(typed: string): boolean {
  return /^\d{6}$/u.test(readCode(typed));
}
