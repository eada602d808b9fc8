/**
 * Formats a number in English, with commas between thousands: "1,234.5". At most `maxDecimals` decimals, by default as many
 * as `Intl` writes. Not with `Intl`, because its first use takes a phone 150 ms.
 */
export function formatNumber(value: number, maxDecimals = 3): string {
  const [whole = '', decimals] = String(Number(value.toFixed(maxDecimals))).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
