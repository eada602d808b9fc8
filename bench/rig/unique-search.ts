/** Punctuation that search ignores, different for each `n`: a query with it is answered from no cache. */
export function ignoredPunctuation(n: number): string {
  return n.toString(4).replace(/[0-3]/gu, (digit) => '!;:,'[Number(digit)] ?? '');
}
