import { boundedForm } from './bounded-form.ts';

// A Map, because a plain object also answers to 'constructor', and the words come from users.
const IRREGULAR: ReadonlyMap<string, string> = new Map<string, string>([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['chilies', 'chili'],
  ['chillies', 'chilli'],
  ['chiles', 'chile'],
  ['cookies', 'cookie'],
  ['brownies', 'brownie'],
  ['smoothies', 'smoothie'],
  ['chives', 'chive'],
  ['olives', 'olive'],
  ['cloves', 'clove'],
  ['pies', 'pie'],
  ['couscous', 'couscous'],
  ['hummus', 'hummus'],
  ['asparagus', 'asparagus'],
  ['citrus', 'citrus'],
  ['molasses', 'molasses'],
  ['swiss', 'swiss'],
  ['shoes', 'shoe'],
  ['bitters', 'bitters'],
]);

/**
 * Returns an English noun in lower case without its plural ending ("berries" → "berry"). Unknown endings stay as they
 * are.
 */
export function singular(word: string): string {
  if (word.charCodeAt(word.length - 1) !== 115) return word;
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|o)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const PLURALS: ReadonlyMap<string, string> = new Map<string, string>([
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['half', 'halves'],
  ['goose', 'geese'],
  ['mango', 'mangoes'],
  ['tomato', 'tomatoes'],
  ['potato', 'potatoes'],
  ['avocado', 'avocados'],
]);
// Mass nouns and other names without a separate plural: "the chicken", however many pieces.
const MASS =
  /(?:chicken|turkey|duck|beef|pork|lamb|fish|salmon|tuna|shrimp|bacon|ham|squid|mince|zucchini|broccoli|squash|spinach|kale|tofu|paste|sauce|rice|pasta|bread|oil|butter|cream|milk|yogurt|cheese|flour|sugar|stock|broth|wine|vinegar|juice|water|greens|herbs|nuts|tomatoes|oats|flakes|seasoning|powder|chives|granola|coffee|tea|choy|choi|corn|venison|mackerel|herring|garlic|ginger|parsley|fennel|cumin|coriander|caraway|anise|aniseed|fenugreek|cardamom|bark|ramen|konjac|dal|confit|meal|rye|fudge|nori|surimi|scampi)$/u;
// "Peaches in syrup", "chile de árbol": the counted noun is not the last word.
const JOINED = / (?:de|in|of|than) /u;

/** Returns the plural of the last word of a name ("red chili" → "red chilies"); mass nouns stay as they are. */
export function pluralOf(name: string): string {
  if (MASS.test(name) || JOINED.test(name)) return name;
  const cut = name.lastIndexOf(' ') + 1;
  const head = name.slice(cut);
  const before = name.slice(0, cut);
  const known = PLURALS.get(head);
  if (known !== undefined) return before + known;
  if (head.endsWith('s')) return name;
  if (/[^aeiou]y$/u.test(head)) return `${before}${head.slice(0, -1)}ies`;
  if (/(?:ch|sh|x)$/u.test(head)) return `${name}es`;
  if (/chil?li$/u.test(head)) return `${name}es`;
  return `${name}s`;
}

/** Returns "a" or "an" for a text: "an appetizer", "an 8 inch tin", "an 18 cm tin". Decides by letter, not by sound. */
export const articleFor = (text: string): string => (/^(?:[aeiou]|8|1[18](?!\d))/iu.test(text) ? 'an' : 'a');

/** Splits a text into lower-case singular words without accents, digits and punctuation. */
export function foodWords(text: string): string[] {
  // Fast path: most names are ASCII already.
  const bare = /[^ -~]/u.test(text) ? boundedForm(text, 'NFKD').replace(/\p{M}+/gu, '') : text;
  const lower = bare.toLowerCase();
  const plain = /['’]/u.test(lower) ? lower.replace(/['’]s\b/gu, '').replace(/['’]/gu, '') : lower;
  const words = plain.match(/[a-z]+/gu) ?? [];
  return words.map(singular);
}

/** Returns the edit distance tolerated for a word. */
export const maxEditsIn = (word: string): number => (word.length >= 8 ? 2 : 1);

/**
 * True when two words are within the allowed Damerau–Levenshtein distance: one edit, two in long words (a letter
 * missing, extra, wrong or transposed).
 */
export function isTypoOf(word: string, meant: string): boolean {
  const allowed = maxEditsIn(word);
  if (Math.abs(word.length - meant.length) > allowed) return false;
  let before: number[] = [];
  let previous = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= meant.length; column += 1) {
      const same = word[row - 1] === meant[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && word[row - 1] === meant[column - 2] && word[row - 2] === meant[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > allowed) return false;
    before = previous;
    previous = current;
  }
  return (previous[meant.length] ?? Infinity) <= allowed;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
