const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Small words that English has not, and what is said in the language itself. */
const LANGUAGES: readonly (readonly [ReadonlySet<string>, string])[] = [
  [
    words(
      'der das und ist sind nicht ich wie kann könnte mit ein eine einen für ohne bitte mir mich haben hat wir auch auf zum zur vom von ' +
        'kochen rezept machen muss lange viel welche welcher gibt statt',
    ),
    'Ich verstehe bisher nur Englisch.',
  ],
  [
    words(
      'le les un une des et est je tu que qui comment avec dans du au aux mon ma mes quel quelle quels puis peux recette faire plaît plait ' +
        'combien sans temps faut est-ce cuire',
    ),
    'Je ne comprends pour l’instant que l’anglais.',
  ],
  [
    words(
      'el los las una que como cómo con para sin por está puedo puede mi receta hacer quiero cuánto cuanto qué y del se necesito',
    ),
    'Por ahora solo entiendo inglés.',
  ],
  [
    words(
      'il lo gli una che con senza di del della delle è posso mio mia ricetta fare vorrei quanto quanti cosa si devo perché',
    ),
    'Per ora capisco solo l’inglese.',
  ],
  [
    words('het een niet ik hoe wat kan met voor zonder van mijn recept maken moet lang zijn wil en graag'),
    'Ik begrijp voorlopig alleen Engels.',
  ],
  [
    words('os um uma que como com para sem por não posso meu minha receita fazer quero quanto tempo você preciso e'),
    'Por enquanto só entendo inglês.',
  ],
];
const ENGLISH = words(
  'the and how what which when where why with for my can could make you your have has are of to this that does is it please recipe recipes find ' +
    'search look add delete remove create generate show give me from without',
);
const FEWEST = 2;
const SHARE = 0.3;
/** A question is not longer; what is, is read no further. */
const MOST_READ = 300;

const ONLY_ENGLISH = 'I only understand English so far.';

/** What is said to whoever speaks another language; undefined where it may be English. */
export function answerOtherLanguage(message: string): string | undefined {
  const text = message.slice(0, MOST_READ).normalize('NFC').toLowerCase();
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (foreign > letters.length / 2) return ONLY_ENGLISH;
  const said = text.match(/[\p{L}-]+/gu) ?? [];
  if (said.some((word) => ENGLISH.has(word))) return undefined;
  const counted = LANGUAGES.map(([small, own]) => ({ own, count: said.filter((word) => small.has(word)).length }));
  const best = counted.toSorted((one, other) => other.count - one.count)[0];
  if (best === undefined || best.count < FEWEST || best.count < said.length * SHARE) return undefined;
  return `${best.own} ${ONLY_ENGLISH}`;
}
