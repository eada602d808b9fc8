/** 32 letters and digits without look-alikes. */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns the canonical form of a recovery code: without spaces and dashes, with look-alike letters replaced. */
export function normalizeRecoveryCode(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
}
