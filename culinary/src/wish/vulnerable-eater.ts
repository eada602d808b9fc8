import { findFoods } from '#ingredient-catalogue';
import { FIGURE_START, inFigures } from '#text/figures';

/** An eater for whom ordinary recipes may be unsafe. */
export type VulnerableEater = 'baby' | 'toddler' | 'pet' | 'pregnant';

const PET = String.raw`(?:cats?|dogs?|pupp(?:y|ies)|kittens?|pets?|hamsters?|guinea pigs?|parrots?|budgies?|ferrets?)`;
const PETS = new RegExp(
  String.raw`\b(?:for|feed|my|our) (?:(?:a|an|the|my|our|his|her|old|young|new|little|big|sick|two|dear) ){0,3}${PET}\b(?!['-])|(?<!\b(?:hot|corn|chili) )\b(?:cat|dog|pet|puppy|kitten) (?:food|treats?|biscuits?|meals?|dinner)\b`,
  'u',
);
const MONTHS = new RegExp(String.raw`${FIGURE_START}(\d{1,2}) ?(?:months?|mo)\b`, 'u');
const TODDLERS = new RegExp(String.raw`\btoddlers?\b|${FIGURE_START}[1-3](?:\.\d+)? years? olds?\b`, 'u');
const BABIES =
  /\b(?:infants?|newborns?|weaning|bab(?:y|ies))\b(?! (?:shower|brother|sister|steps?|boomer|doll|back|bella|gem|lea(?:f|ves)|sized?|new|cake))/gu;
const EXPECTING =
  /\bexpecting (?:(?:a|an|our|their|her|my|another|first|second|third|little) ){0,3}(?:bab(?:y|ies)|child|twins)\b|\b(?:wife|girlfriend|partner|sister|daughter|friend|she)(?:['’]s| is| who is| who['’]s)? expecting\b(?! \p{L})|\b(?:mother|mum|mom)[- ]to[- ]be\b|\b(?:first|second|third) trimester\b/u;
const PREGNANT = /(?<!\bnot )\bpregnan(?:t|cy)\b/u;
/** Words after "baby" that a spelling correction would turn into a food: "ate" is not "date". */
const NOT_A_FOOD: ReadonlySet<string> = new Set(['and', 'ate', 'eats', 'eat', 'had', 'has', 'got', 'drank', 'drinks']);
const YEAR_MONTHS = 12;

/** Finds the vulnerable eater that a lower-case text wants food for; undefined without one. */
export function findVulnerableEater(text: string): VulnerableEater | undefined {
  if (PETS.test(text)) return 'pet';
  if (EXPECTING.test(text)) return 'pregnant';
  const ages = /mo|year|toddler/u.test(text) ? inFigures(text.replaceAll('-', ' ')).text : '';
  const said = MONTHS.exec(ages)?.[1];
  const months = said === undefined ? undefined : Number(said);
  const isBaby = [...text.matchAll(BABIES)].some(({ 0: word, index }) => !namesFood(text, word, index));
  if (isBaby || (months !== undefined && /(?:\bmonths?|mo)[- ]olds?\b|\bmy\b/u.test(text)))
    return months !== undefined && months >= YEAR_MONTHS ? 'toddler' : 'baby';
  if (TODDLERS.test(ages)) return 'toddler';
  return PREGNANT.test(text) ? 'pregnant' : undefined;
}

/** "Baby carrots" are carrots and "baby bok choy" is a food; "my baby" is not. */
function namesFood(text: string, said: string, index: number): boolean {
  const phrase = /^\p{L}+(?: \p{L}+){2}/u.exec(text.slice(index))?.[0] ?? '';
  if (findFoods(phrase).some(({ name }) => name.startsWith(`${said} `))) return true;
  const next = /^ (\p{L}+)/u.exec(text.slice(index + said.length))?.[1] ?? '';
  return said.startsWith('bab') && next !== '' && !NOT_A_FOOD.has(next) && findFoods(next).length > 0;
}
