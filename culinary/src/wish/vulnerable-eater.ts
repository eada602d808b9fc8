import { findFoods } from '#ingredient-catalogue';
import { FIGURE_START, inFigures } from '#text/figures';

/** An eater whom the cooking notes give advice for. */
export type VulnerableEater = 'baby' | 'toddler' | 'pet' | 'pregnant';
/** An eater for whom ordinary recipes may be unsafe: also older children, and people whom an infection endangers. */
export type Eater = VulnerableEater | 'child' | 'nursing' | 'infection';

const words = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})\b`, 'u');

const PET = String.raw`(?:cats?|dogs?|pupp(?:y|ies)|kittens?|pets?|hamsters?|guinea pigs?|parrots?|budgies?|ferrets?|bunn(?:y|ies))`;
const PETS = new RegExp(
  String.raw`\b(?:for|feed|my|our) (?:(?:a|an|the|my|our|his|her|old|young|new|little|big|sick|two|dear) ){0,3}${PET}\b(?!['-])|(?<!\b(?:hot|corn|chili) )\b(?:cat|dog|pet|puppy|kitten) (?:food|treats?|biscuits?|meals?|dinner)\b|^(?:cat|dog|puppy|kitten)$|\b(?:fur|pour|para|per) (?:\p{L}+ ){0,3}(?:hund\w*|katzen?|chiens?|chats?|perr[oa]s?|gat[oa]s?|can[ei]|gatt[oi])\b`,
  'u',
);

const KIN = String.raw`(?:son|daughter|kid|child|boy|girl|grandson|granddaughter|grandchild|nephew|niece|little one|twins)`;
const IS_AGED = String.raw`\b(?:my|our) (?:\p{L}+ )?${KIN}s?(?: is|'s| are| has| who| just| only| almost| nearly| now| turned)+`;
/** What may follow an age: "he is 2 now", but not "2 kg". */
const AGE_END = String.raw`(?= ?(?:$|[.,;!?]|(?:and|so|now|last|this|today|yesterday|years?|yrs?)\b))`;
/** "Mein Sohn ist 2 Jahre alt", "mon bébé de 8 mois", "mi hija tiene dos años". */
const AGED_SPOKEN =
  /\b(?:(?:bebe|baby|saugling|(?:klein)?kind|sohn|tochter|enfant|fils|fille|hij[oa]|nin[oa]|bambin[oa]|figli[oa])(?: \p{L}+){0,2}|(?:mein|unser|m[ao]n?|notre|mi|nuestr|mi[ao])\w* (?:\p{L}+ ){1,2}(?:ist|hat|a|est|tiene|ha)) (?<count>\d{1,2}|\p{L}+)(?: (?<unit>monate?|mois|mes|meses|mes[ei]|jahre?|ans?|anos?|ann[oi])\b| ?$)/u;
const COUNTS: readonly RegExp[] = [/^(?:ein|eins|une?|uno)$/u, /^(?:zwei|deux|dos|due)$/u, /^(?:drei|trois|tres?)$/u];

const MONTHS = new RegExp(String.raw`${FIGURE_START}(\d{1,2}) ?(?:months?|mo)\b`, 'u');
const TODDLERS = new RegExp(
  String.raw`\b(?:toddlers?|pre ?schoolers?|kleinkind(?:er)?|tout petits?|nursery (?:kids?|children|school))\b|${FIGURE_START}[1-4](?:\.\d+)? ?(?:(?:years?|yrs?) ?olds?|yo|y\/o)\b|${IS_AGED} (?:[1-4](?:\.\d+)?|one|two|three|four)${AGE_END}`,
  'u',
);
const BABIES =
  /\b(?:infants?|newborns?|weaning|bab(?:y|ies)|bebes?|bubs?|nourrissons?|sauglinge?|neonat[oi]|lattant[ei]|beikost|svezzamento|under[- ]ones|for (?:my|our|an?) \d{1,2}[- ]weeks?[- ]old)\b(?! (?:shower|brother|sister|steps?|boomer|doll|back|bella|gem|lea(?:f|ves)|sized?|new|cake))/gu;

const NOT_NOW = String.raw`(?<!\b(?:not|isn't|aren't|was|wasn't|were|no longer|nicht|pas|no estoy|non sono) )`;
const THE_CHILD = String.raw`(?:(?:a|an|our|their|her|my|another|first|second|third|little) ){0,3}(?:bab(?:y|ies)|child|twins)\b`;
const EXPECTING = new RegExp(
  String.raw`^expecting$|\b(?:expecting|having|pregnant with|trying for|trying to have|hoping for) ${THE_CHILD}|\btrying to conceive\b|\bbab(?:y|ies) (?:is |are )?on the way\b|\b(?:i'm|i am|we're|we are)(?: also| now)? expecting(?= *(?:$|[.,;!?]|and\b|so\b|again\b))|\b(?:wife|girlfriend|partner|sister|daughter|friend|she)(?:'s| is| who is| who's)?(?: also| now)? expecting\b(?! \p{L})|\b(?:mother|mum|mom|mummy|mommy)s?[- ]to[- ]be\b|\b(?:first|second|third) trimester\b|\b(?:i'm|i am|she is|she's) with child\b|\b\d{1,2} weeks (?:along|gone)\b|\b(?:i'm|i am|(?:wife|partner)(?: is|'s))(?: now)? \d{1,2} weeks?\b(?![- ]olds?)|^\d{1,2} weeks?$|\b\d{1,2}\. (?:woche|ssw)\b`,
  'u',
);
const PREGNANT = new RegExp(
  String.raw`${NOT_NOW}\b(?:pregnan(?:t|cy)|preggers|schwanger(?:e[nr]?|schaft)?|enceinte|grossesse|embaraz(?:ada|o)|incinta|gravidanza)\b`,
  'u',
);
const NURSING = words(
  String.raw`(?<!\b(?:not|n't) )breast[- ]?feed(?:s|ing)?|(?:i'm|i am|she's|she is) nursing(?! an?\b)|nursing (?:mothers?|moms?|mums?)|lactating|ich stille|stillende\w*|j'allaite|allaitante?s?|dando el pecho|lactancia|allatt(?:o|a|ando)`,
);

const CHILDREN = new RegExp(
  String.raw`\b(?:for|feed) (?:(?:my|our|the|some|a|an|two|three|four|hungry|picky|fussy|young|little|small|\d+) ){0,4}(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|grandchildren|grandkids|kiddos?|teen(?:ager)?s?)\b(?!'| night| trip)|\b(?:kids?|children)(?:'?s?)? (?:birthday(?: party)?|party|lunch|dinner|meal|menu|lunchbox)|\bkids?[- ]friendly\b|\bschool lunch|\b(?:[5-9]|1[0-7])[- ](?:years?[- ]olds?|yo)\b(?! (?:whisk|rum|scotch|bourbon|port|brandy|cheddar|cheese|gouda|balsamic|parm))|${IS_AGED} (?:[5-9]|1[0-7])${AGE_END}|\b(?:fur|pour|para|per) (?:\p{L}+ ){0,2}(?:kinder|kind|enfants?|nin[oa]s?|hij[oa]s?|bambin[oaie]|figli[oae]?)\b`,
  'u',
);
const OLD = String.raw`(?:6[5-9]|[7-9]\d|10\d)`;
const INFECTION = words(
  String.raw`(?:(?:on|undergoing|having|going through) )?chemo(?:therapy)?|immuno?[- ]?(?:compromised|suppressed|suppressants?|deficient|deficiency)|(?:weak|weakened|low|poor|compromised) immun(?:e|ity)(?: systems?)?|transplant(?:ed)?|frail|elderly|seniors?|old people|(?:nursing|care) homes?|hiv|cancer (?:patients?|treatment)|(?:with|has|have|had|got) cancer|leuka?emia|lymphoma|dialysis|cirrhosis|in (?:the )?(?:hospital|hospice)|${OLD}[- ](?:years?[- ]olds?|yo)|(?:who|he|she|gran(?:dm|dp|dmother|dfather|dad)?\p{L}*|mother|father|mum|mom|dad|parents|aunt|uncle|nan|nana|neighbou?r)(?: is| are|'s) ${OLD}(?! ?(?:g|kg|ml|min)\b)|immungeschwacht\w*|immunsupp\w+|krebs(?:patient|krank)\w*|(?:habe|hat|mit) krebs|(?:j'ai un|tengo|tiene) cancer|(?:ho|ha) un tumore|chemotherapie|senioren|immunodeprim\w*|chimio\w*|inmunodeprimid\w+|quimio\w*|immunodepress\w+|chemioterapia`,
);

/** Words after "baby" that a spelling correction would turn into a food: "ate" is not "date". */
const NOT_A_FOOD: ReadonlySet<string> = new Set(['and', 'ate', 'eats', 'eat', 'had', 'has', 'got', 'drank', 'drinks']);
const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b/u;
const YEAR_MONTHS = 12;
const TODDLER_MONTHS = 59;

/** The text in lower case without accents, of the same length. */
const folded = (text: string): string =>
  text
    .replaceAll(/[^ -~]/gu, (sign) =>
      sign === '’' ? "'" : sign.length > 1 ? ' '.repeat(sign.length) : sign.normalize('NFD').charAt(0),
    )
    .toLowerCase();

/** Finds everyone that a text wants food for and whom ordinary recipes may harm; the first is the likeliest. */
export function findEaters(text: string): readonly Eater[] {
  const said = folded(text);
  if (PETS.test(said)) return ['pet'];
  const isExpecting = EXPECTING.test(said);
  // "Trying for a baby" names no baby that eats.
  const rest = isExpecting ? said.replace(EXPECTING, ' ') : said;
  const small = smallChildrenIn(rest);
  return [
    ...(isExpecting ? ['pregnant' as const] : []),
    ...small,
    ...(!isExpecting && PREGNANT.test(rest) ? ['pregnant' as const] : []),
    ...(CHILDREN.test(rest) && small.length === 0 ? ['child' as const] : []),
    ...(NURSING.test(rest) ? ['nursing' as const] : []),
    ...(INFECTION.test(rest) ? ['infection' as const] : []),
  ];
}

/** The likeliest eater whom the cooking notes give advice for; undefined without one. */
export const findVulnerableEater = (text: string): VulnerableEater | undefined =>
  findEaters(text).find((eater) => eater !== 'child' && eater !== 'nursing' && eater !== 'infection');

function smallChildrenIn(text: string): readonly ('baby' | 'toddler')[] {
  const spaced = text.replaceAll('-', ' ');
  const ages = NUMBER.test(spaced) ? inFigures(spaced).text : spaced;
  const months = monthsIn(ages);
  const isBaby = [...text.matchAll(BABIES)].some(({ 0: word, index }) => !namesFood(text, word, index));
  const isToddler = TODDLERS.test(ages);
  if (isBaby || months !== undefined) {
    if (months === undefined || months < YEAR_MONTHS) return isToddler ? ['baby', 'toddler'] : ['baby'];
    if (months <= TODDLER_MONTHS) return ['toddler'];
  }
  return isToddler ? ['toddler'] : [];
}

/** The age of a small child. `text`: with figures for numbers. */
function monthsIn(text: string): number | undefined {
  const said = MONTHS.exec(text)?.[1];
  if (said !== undefined && /(?:\bmonths?|mo)[- ]olds?\b|\bmy\b/u.test(text)) return Number(said);
  const { count = '', unit = 'ans' } = AGED_SPOKEN.exec(text)?.groups ?? {};
  const named = COUNTS.findIndex((word) => word.test(count)) + 1;
  const age = /^\d/u.test(count) ? Number(count) : named;
  if (age === 0) return undefined;
  return unit.startsWith('m') ? age : age * YEAR_MONTHS;
}

/** "Baby carrots" are carrots and "baby bok choy" is a food; "my baby" is not. */
function namesFood(text: string, said: string, index: number): boolean {
  const phrase = /^\p{L}+(?: \p{L}+){2}/u.exec(text.slice(index))?.[0] ?? '';
  if (findFoods(phrase).some(({ name }) => name.startsWith(`${said} `))) return true;
  const next = /^ (\p{L}+)/u.exec(text.slice(index + said.length))?.[1] ?? '';
  return said.startsWith('bab') && next !== '' && !NOT_A_FOOD.has(next) && findFoods(next).length > 0;
}

/** What describes an eater and is neither a food nor a stop word. */
const DESCRIBES = [
  AGED_SPOKEN,
  /\b(?:\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:months?|mo|years?|yrs?|yo)(?:[- ]olds?)?\b/u,
  new RegExp(
    String.raw`\b(?:fur|pour|para|per) (?:(?:mein|unser)\w*|m[aeo][ns]?|notre|nos|mis?|nuestr\w+|(?:(?:il|la|le|i) )?mi(?:[aeo]|ei))\b(?: (?:oma|opa|frau|femme|mari|mujer|moglie|amie?|amig[oa]|mere|pere|madre|padre)\b)?|\b(?:de|di|von) \d{1,2} (?:ans|anos|anni|mois|mes|meses|mesi|jahren|monaten)\b`,
    'u',
  ),
  TODDLERS,
  EXPECTING,
  PREGNANT,
  NURSING,
  CHILDREN,
  INFECTION,
  /\b(?:patients?|women|pregnan\w+|immune? systems?|for my (?:gran\w*|nan|nana|oma|opa))\b/u,
].map(({ source }) => new RegExp(source, 'gu'));

/** The text without the words that describe its eaters. */
export function withoutEaters(text: string): string {
  let left = text;
  for (const pattern of DESCRIBES)
    for (const { 0: said, index } of folded(left).matchAll(pattern))
      left = `${left.slice(0, index)}${' '.repeat(said.length)}${left.slice(index + said.length)}`;
  return left;
}
