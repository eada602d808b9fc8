import { FOOD_HINTS } from '#lexicon/food-hints-data';
import { registerLexicon } from '#lexicon/languages';

interface LoadableLexicon {
  /** Common words of ingredient lists, besides {@link FOOD_HINTS}, by which a text shows its language before the lexicon is loaded. */
  readonly hints: string;
  readonly foods?: string;
  /** Compounds are one word. */
  readonly joinsWords?: boolean;
  readonly load: () => Promise<void>;
}

/** Recognized by its script instead. */
const JAPANESE = '';

const LEXICONS: readonly LoadableLexicon[] = [
  {
    hints:
      'el tl esslöffel teelöffel prise prisen zwiebel zwiebeln knoblauchzehe knoblauchzehen mehl zucker salz pfeffer und oder ei eier öl wasser zehe zehen bund gehackt frisch päckchen stück etwas für zum',
    foods: FOOD_HINTS.de,
    joinsWords: true,
    load: async () => registerLexicon('de', (await import('#lexicon/de-data')).DE),
  },
  {
    hints:
      'cuillère cuillères soupe café de la le du des d œuf œufs oeuf oeufs farine sucre sel poivre beurre lait huile gousse gousses ail oignon eau pincée sachet crème càs càc et',
    foods: FOOD_HINTS.fr,
    load: async () => registerLexicon('fr', (await import('#lexicon/fr-data')).FR),
  },
  {
    hints:
      'cucharada cucharadas cucharadita cucharaditas de sal azúcar harina huevo huevos leche aceite oliva diente dientes ajo cebolla agua taza tazas mantequilla pimienta y al gusto',
    foods: FOOD_HINTS.es,
    load: async () => registerLexicon('es', (await import('#lexicon/es-data')).ES),
  },
  {
    hints:
      'cucchiaio cucchiai cucchiaino cucchiaini di olio sale pepe farina zucchero uova uovo latte burro aglio spicchio spicchi cipolla acqua qb bustina fresco e',
    foods: FOOD_HINTS.it,
    load: async () => registerLexicon('it', (await import('#lexicon/it-data')).IT),
  },
  {
    hints:
      'el tl eetlepel eetlepels theelepel theelepels ui uien knoflook teen teentjes bloem suiker zout peper boter melk ei eieren olie water en snufje vers gehakt',
    foods: FOOD_HINTS.nl,
    joinsWords: true,
    load: async () => registerLexicon('nl', (await import('#lexicon/nl-data')).NL),
  },
  {
    hints:
      'colher colheres sopa chá xícara xícaras sal açúcar farinha ovo ovos leite azeite óleo alho dente dentes cebola água manteiga pimenta de e',
    foods: FOOD_HINTS.pt,
    load: async () => registerLexicon('pt', (await import('#lexicon/pt-data')).PT),
  },
  {
    hints:
      'msk tsk krm dl st gul lök gullök rödlök vårlök vitlök vitlöksklyftor klyfta klyftor vetemjöl socker salt peppar smör mjölk ägg olja vatten och',
    foods: FOOD_HINTS.sv,
    joinsWords: true,
    load: async () => registerLexicon('sv', (await import('#lexicon/sv-data')).SV),
  },
  {
    hints:
      'łyżka łyżki łyżek łyżeczka łyżeczki łyżeczek szklanka szklanki szklanek cebula czosnku ząbek ząbki mąki mąka cukru cukier sól pieprz masło masła mleka mleko jajko jajka jajek oleju oliwy wody',
    foods: FOOD_HINTS.pl,
    load: async () => registerLexicon('pl', (await import('#lexicon/pl-data')).PL),
  },
  { hints: JAPANESE, load: async () => registerLexicon('ja', (await import('#lexicon/ja-data')).JA) },
];

const WORD = /[\p{L}\p{M}]+/gu;
const IS_JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const MAX_CHARACTERS = 3000;
/** No food has a longer name in one word. */
const LONGEST_WORD = 40;
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;
/** A shorter part of a compound occurs in too many words by chance; the last part is the food, so a shorter one counts. */
const SHORTEST_PART = 5;
const SHORTEST_HEAD = 4;
const SHORTEST_BEFORE_HEAD = 3;

/** True for a hint, a hint with an ending ("cebollas"), and in some languages a compound ("Hähnchenkeule"). */
function isHint(hints: ReadonlySet<string>, joinsWords: boolean, word: string): boolean {
  if (hints.has(word)) return true;
  if (word.length > LONGEST_WORD) return false;
  for (let cut = SHORTEST_BEFORE_HEAD; cut < word.length; cut += 1) {
    if (cut >= SHORTEST_STEM && word.length - cut <= LONGEST_ENDING && hints.has(word.slice(0, cut))) return true;
    if (!joinsWords) continue;
    if (cut >= SHORTEST_PART && hints.has(word.slice(0, cut))) return true;
    if (word.length - cut >= SHORTEST_HEAD && hints.has(word.slice(cut))) return true;
  }
  return false;
}

/**
 * Loads the lexicons of the languages that some ingredient lines seem to be written in. For browsers. Rejects only when
 * loading fails.
 */
export async function loadLexiconsFor(texts: readonly string[]): Promise<void> {
  const words = texts.join(' ').slice(0, MAX_CHARACTERS).normalize('NFC').toLowerCase().match(WORD) ?? [];
  const counts = LEXICONS.map(({ hints, foods = '', joinsWords = false, load }) => {
    const known = new Set(`${hints} ${foods}`.split(' '));
    const shows =
      hints === JAPANESE ? (word: string) => IS_JAPANESE.test(word) : (word: string) => isHint(known, joinsWords, word);
    return { load, count: words.filter(shows).length };
  });
  const most = Math.max(0, ...counts.map(({ count }) => count));
  await Promise.all(counts.flatMap(({ load, count }) => (count > 0 && count * 2 >= most ? [load()] : [])));
}
