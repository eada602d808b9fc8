/** The canonical form of a typed number: for the gateway, and as the key of its message limit. */
export function canonicalPhone(phone: string): string {
  return `${phone.startsWith('+') ? '+' : ''}${phone.replaceAll(/\D/gu, '')}`;
}

const VISIBLE_DIGITS = 3;

/** Hides all digits but the last three. */
export function maskPhone(phone: string): string {
  let digitsLeft = phone.replaceAll(/\D/gu, '').length;
  return phone.replaceAll(/\d/gu, (digit) => (digitsLeft-- > VISIBLE_DIGITS ? '•' : digit));
}
