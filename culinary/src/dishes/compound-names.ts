import { listDishNames } from '#dishes/named-dish';
import { foodWords } from '#food-words';

/** German words for a main food, as they begin a compound ("Putenschnitzel") or follow "vom". */
const MAINS: Readonly<Record<string, string>> = {
  huhner: 'chicken',
  huehner: 'chicken',
  hahnchen: 'chicken',
  haehnchen: 'chicken',
  huhn: 'chicken',
  puten: 'turkey',
  pute: 'turkey',
  rinder: 'beef',
  rind: 'beef',
  schweine: 'pork',
  schwein: 'pork',
  kalbs: 'veal',
  kalb: 'veal',
  lamm: 'lamb',
  lachs: 'salmon',
  garnelen: 'shrimp',
  gemuse: 'vegetable',
  gemuese: 'vegetable',
  pilz: 'mushroom',
  linsen: 'lentil',
  sellerie: 'celeriac',
};
const FROM = /^(\S.*) (?:vom|von der|aus) (\p{L}+)$/u;
const MAX_LETTERS = 60;
const MIN_REST_LETTERS = 5;

let names: ReadonlySet<string> | undefined;
const isName = (text: string): boolean =>
  (names ??= new Set(listDishNames().map(({ phrase }) => phrase.trim()))).has(text);

function splitWord(word: string): string {
  const [plain = ''] = foodWords(word);
  for (const [german, main] of Object.entries(MAINS)) {
    const rest = plain.startsWith(german) ? plain.slice(german.length) : '';
    if (rest.length >= MIN_REST_LETTERS && !isName(plain) && isName(rest)) return `${main} ${rest}`;
  }
  return word;
}

/**
 * Reads a German name as its main food and the dish: "Putenschnitzel" and "Schnitzel vom Schwein" become "turkey
 * schnitzel" and "pork schnitzel". Other texts stay as they are.
 */
export function splitDishCompound(text: string): string {
  if (text.length > MAX_LETTERS) return text;
  const [, dish = '', from = ''] = FROM.exec(text) ?? [];
  const main = MAINS[foodWords(from)[0] ?? ''];
  if (main !== undefined && isName(foodWords(dish).join(' '))) return `${main} ${dish}`;
  return text.replaceAll(/\p{L}{8,}/gu, splitWord);
}
