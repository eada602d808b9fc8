// "no eggs", "chicken without onions", "allergic to shrimp": an exclusion follows.
const EXCLUSION =
  /(?:^|\s)(?:no|not|never|without|except|minus|avoid|skip|hold the|hate|allergic to|allergy to|intolerant to|free of|free from)\s/iu;
// Ends an exclusion: "no cheese but tomatoes".
const ENDS_EXCLUSION = /\s(?:with|but|plus|just|only)\s/iu;
// "egg-free", but not "free-range".
const FREE_OF = /(\p{L}{2,30})[-\s]free\b(?![-\s]range)/giu;
const BETWEEN = /,|;|&|\s+(?:and|or|nor)\s+/iu;

/** Splits a text into wanted and excluded parts; food names ("gluten-free pasta") stay whole. */
export function splitExclusions(part: string, named: readonly string[] = []): { wanted: string; exclusions: string[] } {
  const exclusions: string[] = [];
  const without = (text: string): string =>
    text.replace(FREE_OF, (all, food: string) => {
      if (named.some((name) => name.includes(all.toLowerCase()))) return all;
      exclusions.push(food);
      return ' ';
    });
  // The pattern backtracks over up to 30 letters per position, so it runs only if it can match.
  const rest = /free/iu.test(part) ? without(part) : part;
  const found = EXCLUSION.exec(rest);
  if (found === null) return { wanted: rest.trim(), exclusions };
  const after = rest.slice(found.index + found[0].length);
  const again = ENDS_EXCLUSION.exec(after);
  const left = again === null ? after : after.slice(0, again.index);
  for (const text of left.split(BETWEEN))
    if (text.trim() !== '') exclusions.push(text.trim().replace(/^no\s+|[\s.!?]+(?:please|thanks)?[.!?]*$/giu, ''));
  const more = again === null ? '' : after.slice(again.index + again[0].length);
  return { wanted: `${rest.slice(0, found.index)} ${more}`.trim(), exclusions };
}
