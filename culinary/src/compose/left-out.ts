// "no eggs", "chicken without onions", "allergic to shrimp": what follows must not be in the dish.
const UNWANTED =
  /^(.*?)(?:^|\s)(?:no|not|never|without|except|minus|avoid|hold the|allergic to|allergy to|free of)\s+(.+)$/iu;
// "egg-free", but not "free-range".
const FREE_OF = /(\p{L}+)[-\s]free\b(?![-\s]range)/giu;

/** Takes apart what somebody wants and what they want left out of it. */
export function splitUnwanted(part: string): { wanted: string; unwanted: string[] } {
  const unwanted: string[] = [];
  const rest = part.replace(FREE_OF, (_all, food: string) => {
    unwanted.push(food);
    return ' ';
  });
  const [, before, after] = UNWANTED.exec(rest) ?? [];
  if (after !== undefined) unwanted.push(after.trim());
  return { wanted: (after === undefined ? rest : (before ?? '')).trim(), unwanted };
}
