import type { EaterAtRisk, Fact, FactKind } from '#dialog/facts';
import { readFacts } from '#dialog/read-facts';
import { foldedText } from '#spoken/folded-text';
import type { LanguagePack } from '#spoken/language-pack';
import { spokenServings } from '#spoken/spoken-follow-up';
import { translate } from '#spoken/translate';

const PROTECTS: ReadonlySet<FactKind> = new Set(['diet', 'without', 'eater']);

const PREGNANT =
  /\b(?:ich bin|wir sind|mein\w* \p{L}+ ist|je suis|m(?:a|on) \p{L}+ est|estoy|mi \p{L}+ esta|sono|mi[ao] \p{L}+ e) (?:\p{L}+ ){0,2}(?:schwanger|enceinte|embarazada|incinta)\b/u;
/** "Mein Sohn ist 2 Jahre alt", "mon bébé a 8 mois", "mi hija tiene dos años". */
const AGED =
  /\b(?:mein\w*|unser\w*|m[ao]n?|notre|mi|nuestr[oa]|mi[ao]) (?:\p{L}+ ){0,2}(?:ist|hat|a|est|tiene|ha) (?:\p{L}+ )?(?<count>\d{1,2}|\p{L}+) (?:(?<months>monate?|mois|mes|meses|mes[ei])|jahre?|ans?|anos?|ann[oi])\b/u;
const BABY = /\b(?:mein|unser|mon|notre|mi|nuestro|mio) (?:baby|bebe|saugling|nourrisson|neonato|lattante)\b/u;
const NUMBERS: Readonly<Record<string, number>> = {
  ein: 1,
  eins: 1,
  un: 1,
  uno: 1,
  zwei: 2,
  deux: 2,
  dos: 2,
  due: 2,
  drei: 3,
  trois: 3,
  tres: 3,
  tre: 3,
};
const YEAR_MONTHS = 12;
const TODDLER_YEARS = 3;

/**
 * Reads what a message in the language of the pack says about who and how many eat, and what they must not eat: a word for
 * word translation is too rough for the rest. Never throws.
 */
export function readSpokenFacts(message: string, pack: LanguagePack): readonly Fact[] {
  const text = foldedText(message.slice(0, MAX_CHARACTERS));
  const eater = eaterIn(text);
  const servings = spokenServings(text);
  const translated = readFacts(translate(message.slice(0, MAX_CHARACTERS), pack).english).adds;
  return [
    ...translated.filter(({ kind }) => PROTECTS.has(kind)),
    ...(eater === undefined ? [] : [{ kind: 'eater', value: eater } as const]),
    ...(servings === undefined ? [] : [{ kind: 'servings', value: servings } as const]),
  ];
}
const MAX_CHARACTERS = 600;

function eaterIn(text: string): EaterAtRisk | undefined {
  if (PREGNANT.test(text)) return 'pregnant';
  const { count = '', months } = AGED.exec(text)?.groups ?? {};
  const age = NUMBERS[count] ?? (count === '' ? NaN : Number(count));
  if (!Number.isNaN(age)) {
    const inMonths = months === undefined ? age * YEAR_MONTHS : age;
    if (inMonths < YEAR_MONTHS) return 'baby';
    return inMonths <= TODDLER_YEARS * YEAR_MONTHS + YEAR_MONTHS - 1 ? 'toddler' : undefined;
  }
  return BABY.test(text) ? 'baby' : undefined;
}
