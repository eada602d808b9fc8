/** Names of schema.org for the words of nutrition labels. The first that fits counts. */
const NAMES = [
  [/calories from/iu, null],
  [/^(?:calories|kcal|energy|energie)\b/iu, 'calories'],
  [/saturated/iu, 'saturatedFatContent'],
  [/unsaturated/iu, 'unsaturatedFatContent'],
  [/trans/iu, 'transFatContent'],
  [/^(?:total )?fat\b/iu, 'fatContent'],
  [/protein/iu, 'proteinContent'],
  [/carbohydrate/iu, 'carbohydrateContent'],
  [/fib(?:er|re)/iu, 'fiberContent'],
  [/sugar/iu, 'sugarContent'],
  [/cholesterol/iu, 'cholesterolContent'],
  [/sodium/iu, 'sodiumContent'],
] as const;

const PART = /^(\d[\d.,]*) ?(k?cal|kj|mcg|µg|mg|g|iu)?\s+(\p{L}[\p{L} ]*)/iu;

function nameOf(words: string): string | null {
  const known = NAMES.find(([pattern]) => pattern.test(words));
  return known === undefined ? words.trim() : known[1];
}

/** Returns the values of a line such as "Per Serving: 340 Calories; 23g Fat (62.1% calories from fat); 32g Protein". Null for none. */
export function nutritionOfText(text: string): Readonly<Record<string, string>> | null {
  const parts = text.replace(/^[^:;]*:/u, '').split(';');
  const rows = parts.flatMap((part): (readonly [string, string])[] => {
    const [, amount = '', unit = '', words = ''] = PART.exec(part.trim()) ?? [];
    const name = nameOf(words);
    if (amount === '' || name === null || name === '') return [];
    return [[name, name === 'calories' && unit === '' ? `${amount} kcal` : `${amount} ${unit}`.trim()]];
  });
  return rows.length === 0 ? null : Object.fromEntries<string>(rows);
}
