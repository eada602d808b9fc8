import { singular } from '#food-words';
import { UNIT_WORDS } from '#line/unit-words';
import type { UnitName } from '#units';

/** What a word can be in an ingredient line. One word may be several things; its place decides. */
export const Is = {
  unit: 1,
  number: 2,
  article: 4,
  size: 8,
  manner: 16,
  about: 32,
  /** A participle: what was done to the food ("chopped"). */
  done: 64,
  /** How it was done ("finely"). */
  adverb: 128,
  /** An adjective that says what to buy, and so belongs to the name ("fresh", "boneless"). */
  quality: 256,
  /** Ends the name ("for", "such", "preferably"). */
  stop: 512,
  of: 1024,
  or: 2048,
  and: 4096,
  plus: 8192,
  to: 16384,
  /** Got out of a food: "juice of 2 lemons". */
  extract: 32768,
  optional: 65536,
  /** A unit that may stand behind the food: "2 garlic cloves". */
  tail: 131072,
  /** A unit that is one of itself without a number: "handful of parsley". */
  alone: 262144,
  /** A unit that is a word for food as well, so its plural must agree: "2 strip steaks". */
  agrees: 524288,
  /** Packs whose size is often told. */
  pack: 1048576,
  /** What 'or' cannot be followed by if a food is to come: "or to taste". */
  vague: 2097152,
  /** Makes a size or an adverb stronger: "extra large". */
  degree: 4194304,
  /** May begin a unit of several words, or be one in some places only. */
  special: 8388608,
  /** A unit that measures rather than counts. */
  measure: 16777216,
} as const;

export interface WordFact {
  readonly is: number;
  readonly unit: UnitName | null;
  /** How many of the unit one is. */
  readonly scale: number;
  /** Of a number word. */
  readonly value: number;
  readonly plural: boolean;
  /** Above 0 where the name of a food has the word. */
  readonly number: number;
  /** What the word is around the name of a food, as the reader of names counts it. */
  readonly talk: number;
}

const WORDS: readonly (readonly [is: number, words: string])[] = [
  [Is.article, 'a an ein eine einen einem einer un une una uno'],
  [
    Is.size,
    'large small medium lg sm md med big tiny jumbo sized size gross+ klein+ mittelgross+ grand grande grandes grands petit petite petits petites moyen moyenne moyens moyennes median* pequen* piccol* grossa grossi',
  ],
  [
    Is.manner,
    'heaped heaping level leveled levelled scant rounded generous packed additional another gehauft+ gestrichen+ bombee ras* colm* colmado abundante',
  ],
  [
    Is.about,
    'about approx approximately around roughly circa ca etwa ungefahr environ aproximadamente unos unas nearly almost',
  ],
  [
    Is.done,
    'chopped diced sliced minced grated shredded cooked uncooked crushed toasted crumbled peeled shelled shucked steamed mashed torn drained melted squeezed cracked seeded deseeded halved quartered chilled cubed boiled poached trimmed julienned slivered blanched cut shaved cleaned sifted skinned boned rinsed washed thawed defrosted softened beaten whisked pureed zested cored deveined sauteed browned hulled pressed packed snipped picked stemmed scrubbed soaked ground smashed bruised scored warmed cooled dissolved refrigerated unpeeled undrained sieved stoned husked hollowed broken pulled scalded strained reconstituted rehydrated wilted butterflied plucked unwrapped stewed patted tied crumbled squashed dusted juiced poached shaken unshucked destemmed unshelled chunked pared caramelised caramelized grilled parboiled precooked wiped' +
      ' gehackt+ gewurfelt+ geschalt+ gerieben+ geschnitten+ gekocht+ geschmolzen+ gepresst+ abgetropft+ aufgetaut+ zerdruckt+ entkernt+ halbiert+ gewaschen+' +
      ' hach* eminc* rap* coup* pel* fondu fondue cisel* egoutt* epluch* ecras*' +
      ' picad* rallad* cortad* pelad* trocead* triturad* derretid* machacad* escurrid* laminad*' +
      ' tritat* grattugiat* tagliat* sbucciat* affettat* sciolt* schiacciat* sgocciolat* ammorbidit*',
  ],
  [
    Is.adverb,
    'finely freshly coarsely thinly roughly lightly loosely firmly tightly thickly newly gently evenly slightly very neatly hard soft well partially grob fein frisch klein finement grossierement fraichement finamente toscamente',
  ],
  [
    Is.quality,
    'fresh ripe cold hot warm boneless skinless skin bone dried frozen canned raw firm dry thin thick fine organic free range good quality best whole lean crisp soft young baby extra plain mild sweet sharp strong salted unsalted smoked low sodium fat reduced non sugar gluten boiling cool tender sour tart bittersweet unsweetened sweetened stale day old high heavy light dark red green yellow white black brown purple golden frisch+ frais fraiche fresc* freschi fresche',
  ],
  [
    Is.stop,
    'divided for such preferably if as at to until plus optional cut into per needed garnish each see approximately about more like eg ie depending use used alternatively available only serve serving because weighing weight amount zum zur fur nach ohne pour facultatif para opcional al facoltativo qb selon gusto e.g',
  ],
  [Is.of, 'of de d di del dell della dello delle dei degli des du la le les l von vom'],
  [Is.degree, 'extra very'],
  [Is.special, 'fl fluid imperial t in filet filo c cuil cuillere cuilleres cuilleree'],
  [Is.or, 'or oder ou o oppure'],
  [Is.and, 'and und et y e'],
  [Is.plus, 'plus'],
  [Is.to, 'to or oder bis a à ou o'],
  [
    Is.extract,
    'juice zest rind peel juices seeds pulp flesh whites yolks white yolk leaves saft schale abrieb jus zeste zestes zumo jugo ralladura succo scorza buccia',
  ],
  [Is.optional, 'optional optionally facultatif facultative facultatifs opcional facoltativo wahlweise'],
  [Is.vague, 'to more less as enough a use half even your something substitute so both until whatever according'],
];

const NUMBERS =
  'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 sixteen:16 eighteen:18 twenty:20 thirty:30 forty:40 fifty:50 half:.5 quarter:.25 quarters:.25 third:.333333333 thirds:.333333333 eighth:.125 couple:2 few:3 several:3 ' +
  'zwei:2 drei:3 vier:4 funf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 zwolf:12 halbe:.5 halber:.5 halbes:.5 halben:.5 einige:3 anderthalb:1.5 deux:2 trois:3 quatre:4 cinq:5 sept:7 huit:8 neuf:9 dix:10 douze:12 demi:.5 demie:.5 quelques:3 ' +
  'dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 doce:12 medio:.5 media:.5 due:2 tre:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 nove:9 dieci:10 dodici:12 mezzo:.5 mezza:.5';

// By the English name of the unit.
const UNIT_KINDS: readonly (readonly [is: number, units: string])[] = [
  [Is.measure, 'mg g kg oz lb ml cl dl l tsp dessertspoon tbsp cup pint quart gallon cm inch'],
  [Is.pack, 'can jar bottle packet package envelope pot tube bag box carton tub punnet basket container sachet'],
  [Is.tail, 'clove sprig stalk stick bulb head slice rasher ear branch loaf rib spear'],
  [Is.alone, 'handful pinch bunch knob dash splash drizzle drop dollop squeeze sprig glass'],
  [
    Is.agrees,
    'strip rib cake ball ear bar log rack link square block joint stem head loaf leaf bulb stick glass pot can',
  ],
];

const NOTHING: WordFact = { is: 0, unit: null, scale: 1, value: 0, plural: false, number: 0, talk: 0 };
let facts: Map<string, WordFact> | undefined;
/** Plurals that are known for something else, by their singulars; they learn what these learn. */
const plurals = new Map<string, string>();

const GERMAN_ENDINGS = ['', 'e', 'er', 'es', 'en'];
const ROMANCE_ENDINGS = ['o', 'a', 'os', 'as', 'i', 'e', 'ee', 'es', 'ees'];

/** "gehackt+" has German endings, "picad*" those of French, Spanish and Italian. */
function formsOf(word: string): readonly string[] {
  const stem = word.slice(0, -1);
  if (word.endsWith('+')) return GERMAN_ENDINGS.map((ending) => stem + ending);
  return word.endsWith('*') ? ROMANCE_ENDINGS.map((ending) => stem + ending) : [word];
}

function build(): Map<string, WordFact> {
  const map = new Map<string, WordFact>();
  const add = (word: string, fact: Partial<WordFact>): void => {
    const known = map.get(word) ?? NOTHING;
    map.set(word, { ...known, ...fact, is: known.is | (fact.is ?? 0) });
    const one = singular(word);
    if (one !== word) plurals.set(one, word);
  };
  for (const [is, words] of WORDS)
    for (const word of words.split(' ')) for (const form of formsOf(word)) add(form, { is });
  for (const pair of NUMBERS.split(' ')) {
    const [word = '', value] = pair.split(':');
    add(word, { is: Is.number, value: Number(value) });
  }
  for (const [unit, words, scale = 1] of UNIT_WORDS) {
    let is: number = Is.unit;
    for (const [kind, units] of UNIT_KINDS) if (units.split(' ').includes(unit)) is |= kind;
    for (const word of words.split(' ')) {
      add(word, { is, unit, scale });
      if (!map.has(`${word}s`)) add(`${word}s`, { is, unit, scale, plural: true });
    }
  }
  return map;
}

/** What is known of a lower-case word without accents, singular or plural. */
export function factOf(word: string): WordFact {
  facts ??= build();
  const known = facts.get(word);
  if (known !== undefined) return known;
  const one = singular(word);
  const { number, talk } = one === word ? NOTHING : (facts.get(one) ?? NOTHING);
  if (number === 0 && talk === 0) return NOTHING;
  // Plurals of known words are remembered; there are no more of them than there are known words.
  const fact = { ...NOTHING, number, talk };
  facts.set(word, fact);
  return fact;
}

/** Adds to what is known of the words in the names of foods. A plural that is known for something else learns it with its singular. */
export function learn(word: string, number: number, talk: number): WordFact {
  facts ??= build();
  const known = facts.get(word) ?? NOTHING;
  const fact = { ...known, number: known.number || number, talk: known.talk | talk };
  facts.set(word, fact);
  const plural = plurals.get(word);
  if (plural !== undefined)
    facts.set(plural, { ...(facts.get(plural) ?? NOTHING), number: fact.number, talk: fact.talk });
  return fact;
}

/** The words that are one of these things. */
export function wordsThatAre(is: number): readonly string[] {
  facts ??= build();
  const words: string[] = [];
  for (const [word, fact] of facts) if ((fact.is & is) !== 0) words.push(word);
  return words;
}
