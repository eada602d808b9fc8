import { loadEveryLanguage } from '#every-language';
import { foldedText } from '#spoken/folded-text';
import type { LanguagePack } from '#spoken/language-pack';
import { translate } from '#spoken/translate';

/** Number words from 2 to 12. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    'zwei deux dos due',
    'drei trois tres tre',
    'vier quatre cuatro quattro',
    'funf cinq cinco cinque',
    'sechs six seis sei',
    'sieben sept siete sette',
    'acht huit ocho otto',
    'neun neuf nueve nove',
    'zehn dix diez dieci',
    'elf onze once undici',
    'zwolf douze doce dodici',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 2] as const)),
);
const COUNT = String.raw`(?<count>\d{1,2}|${[...NUMBERS.keys()].join('|')})`;
const OPENING = '(?:(?:und|nein|doch|lieber|et|non|plutot|mais|y|no|mejor|pero|e|ma|meglio|ok|okay|bitte) )*';
const CLOSING =
  '(?: (?:bitte|danke|heute|abend|nur|s il (?:te|vous) plait|merci|ce soir|seulement|por favor|hoy|solo|per favore|stasera))*';
const whole = (pattern: string): RegExp => new RegExp(`^${OPENING}${pattern}${CLOSING}$`, 'u');

/** "Für 12", "pour six personnes". */
const FOR = whole(
  `(?:fur|pour|para|per) ${COUNT}(?: (?:personen|leute|portionen|personnes?|parts|personas?|raciones|persone|porzioni))?`,
);
/** "Wir sind nur zwei", "somos solo dos". */
const PARTY = whole(
  `(?:wir sind|nous (?:ne )?sommes|on est|somos|siamo)(?: (?:nur|bloss|jetzt|aber|doch|zu|que|seulement|solo|solamente|ahora|in|soltanto))* ${COUNT}`,
);

const ORDINALS: readonly (readonly [RegExp, string])[] = [
  [/^(?:erste[rsn]?|premier|premiere|primer[oa]?|prim[oa])$/u, 'first'],
  [/^(?:zweite[rsn]?|deuxieme|seconde?|segund[oa]|second[oa])$/u, 'second'],
  [/^(?:dritte[rsn]?|troisieme|tercer[oa]?|terz[oa])$/u, 'third'],
  [/^(?:vierte[rsn]?|quatrieme|cuart[oa]|quart[oa])$/u, 'fourth'],
  [/^(?:letzte[rsn]?|derniere?|ultim[oa])$/u, 'last'],
];
const CHOICE = whole(
  String.raw`(?:(?:ich (?:nehme|mochte|will)|je (?:prends|veux)|prefiero|quiero|prendo|vorrei) )?(?:das|die|den|der|le|la|el|lo|il|l) (?<ordinal>\p{L}+)`,
);

/** Requests that depend on the dish before and name nothing. */
const FIXED: readonly (readonly [RegExp, string])[] = [
  [
    whole(
      '(?:(?:was|welche beilage) (?:passt|gibt es) dazu|qu est ce qui va avec|que servir avec|que va bien con (?:esto|eso)|con que lo acompano|cosa (?:ci )?sta bene(?: con questo)?|con cosa (?:lo|la) servo)',
    ),
    'what goes with it?',
  ],
  [
    whole(
      '(?:(?:lieber |noch )?(?:etwas|was) anderes|autre chose|une autre(?: recette)?|otra (?:cosa|receta)|algo diferente|qualcos altro|un altra(?: ricetta)?)',
    ),
    'something else',
  ],
];

/**
 * Reads a short message that continues a talk about dishes ("für 12", "la seconda", "ohne Nüsse") as the English message
 * of the same meaning; null for any other. Never throws.
 */
export function readSpokenFollowUp(message: string, pack: LanguagePack): string | null {
  loadEveryLanguage();
  const text = foldedText(message);
  const people = spokenServings(text);
  if (people !== undefined) return `for ${String(people)}`;
  const ordinal = CHOICE.exec(text)?.groups?.['ordinal'];
  const place = ordinal === undefined ? undefined : ORDINALS.find(([pattern]) => pattern.test(ordinal))?.[1];
  if (place !== undefined) return `the ${place} one`;
  const fixed = FIXED.find(([pattern]) => pattern.test(text))?.[1];
  if (fixed !== undefined) return fixed;
  const { english, foods, unknown } = translate(message, pack);
  const isExclusion = /^(?:and |please )*without\b/u.test(english) && foods.length > 0 && unknown.length === 0;
  return isExclusion ? `without ${foods.map((food) => food.english).join(' and ')}` : null;
}

/** The number of people, of a text without accents that states nothing else: "wir sind nur zwei", "pour 6". */
export function spokenServings(text: string): number | undefined {
  const count = FOR.exec(text)?.groups?.['count'] ?? PARTY.exec(text)?.groups?.['count'];
  if (count === undefined) return undefined;
  const number = NUMBERS.get(count) ?? Number(count);
  return number > 0 ? number : undefined;
}
