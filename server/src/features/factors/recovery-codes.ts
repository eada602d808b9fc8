/** 32 letters and digits, none of which can be mistaken for another. */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** The canonical form of a recovery code: without spaces and dashes, and with misread letters corrected. */
export function normalizeRecoveryCode(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
}
