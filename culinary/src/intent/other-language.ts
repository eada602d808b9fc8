const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Function words that English does not have, and the reply in that language. */
const LANGUAGES: readonly (readonly [ReadonlySet<string>, string])[] = [
  [
    wordSet(
      'der das und ist sind nicht ich wie kann könnte mit ein eine einen für ohne bitte mir mich haben hat wir auch auf zum zur vom von ' +
        'kochen rezept machen muss lange viel welche welcher gibt statt',
    ),
    'Ich verstehe bisher nur Englisch.',
  ],
  [
    wordSet(
      'le les un une des et est je tu que qui comment avec dans du au aux mon ma mes quel quelle quels puis peux recette faire plaît plait ' +
        'combien sans temps faut est-ce cuire',
    ),
    'Je ne comprends pour l’instant que l’anglais.',
  ],
  [
    wordSet(
      'el los las una que como cómo con para sin por está puedo puede mi receta hacer quiero cuánto cuanto qué y del se necesito',
    ),
    'Por ahora solo entiendo inglés.',
  ],
  [
    wordSet(
      'il lo gli una che con senza di del della delle è posso mio mia ricetta fare vorrei quanto quanti cosa si devo perché',
    ),
    'Per ora capisco solo l’inglese.',
  ],
  [
    wordSet('het een niet ik hoe wat kan met voor zonder van mijn recept maken moet lang zijn wil en graag'),
    'Ik begrijp voorlopig alleen Engels.',
  ],
  [
    wordSet('os um uma que como com para sem por não posso meu minha receita fazer quero quanto tempo você preciso e'),
    'Por enquanto só entendo inglês.',
  ],
];
const ENGLISH = wordSet(
  'the and how what which when where why with for my can could make you your have has are of to this that does is it please recipe recipes find ' +
    'search look add delete remove create generate show give me from without',
);
/** How many words, and which share of all, must belong to the language. A lone "de" or "con" is part of a dish's name. */
const MIN_WORDS = 2;
const MIN_SHARE = 0.3;
const MAX_CHARACTERS = 300;

const ONLY_ENGLISH = 'I only understand English so far.';

/** The reply to a message in another language; undefined where it may be English. */
export function replyToOtherLanguage(message: string): string | undefined {
  const text = message.slice(0, MAX_CHARACTERS).normalize('NFC').toLowerCase();
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (foreign > letters.length / 2) return ONLY_ENGLISH;
  const words = text.match(/[\p{L}-]+/gu) ?? [];
  if (words.some((word) => ENGLISH.has(word))) return undefined;
  const counted = LANGUAGES.map(([known, reply]) => ({ reply, count: words.filter((word) => known.has(word)).length }));
  const best = counted.toSorted((one, other) => other.count - one.count)[0];
  if (best === undefined || best.count < MIN_WORDS || best.count < words.length * MIN_SHARE) return undefined;
  return `${best.reply} ${ONLY_ENGLISH}`;
}
