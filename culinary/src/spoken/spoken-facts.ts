import type { Fact, FactKind } from '#dialog/facts';
import { readFacts } from '#dialog/read-facts';
import { foldedText } from '#spoken/folded-text';
import type { LanguagePack } from '#spoken/language-pack';
import { spokenServings } from '#spoken/spoken-follow-up';
import { translate } from '#spoken/translate';
import { findEaters } from '#wish/vulnerable-eater';

const PROTECTS: ReadonlySet<FactKind> = new Set(['diet', 'without', 'eater']);

/** The words of someone's own in the supported languages: "mein Sohn", "je suis enceinte". */
const OWN =
  /\b(?:ich|wir|mein\w*|unser\w*|je|j|nous|m[ao]n|mes|notre|nos|estoy|soy|tengo|mi|mis|nuestr[oa]s?|sono|ho|mi[ao]|mie|miei|nostr[oaie]|fur|pour|para|per)\b/u;

/**
 * Reads what a message in the language of the pack says about who and how many eat, and what they must not eat: a word for
 * word translation is too rough for the rest. Never throws.
 */
export function readSpokenFacts(message: string, pack: LanguagePack): readonly Fact[] {
  const text = message.slice(0, MAX_CHARACTERS);
  const eaters = OWN.test(foldedText(text)) ? findEaters(text.replaceAll('’', "'")) : [];
  const translated = readFacts(translate(text, pack).english).adds;
  const servings = spokenServings(foldedText(text));
  return [
    ...translated.filter(({ kind }) => PROTECTS.has(kind)),
    ...eaters.flatMap((value): Fact[] => (value === 'pet' ? [] : [{ kind: 'eater', value }])),
    ...(servings === undefined ? [] : [{ kind: 'servings', value: servings } as const]),
  ];
}
const MAX_CHARACTERS = 600;
