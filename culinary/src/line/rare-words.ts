import type { UnitWords } from '#line/unit-words';
import { addWords, Is } from '#line/word-facts';

// English words that few lines contain. None is in the lexicon that loads first, so that a text which contains one shows
// that it needs them.
const WORDS: readonly (readonly [is: number, words: string])[] = [
  [Is.special, 'table'],
  [
    Is.preparation,
    'shucked julienned skinned boned defrosted pureed zested deveined picked stemmed scrubbed bruised scored warmed dissolved refrigerated unpeeled undrained stoned husked hollowed broken pulled scalded reconstituted rehydrated wilted butterflied plucked unwrapped patted tied dusted juiced shaken unshucked destemmed unshelled chunked pared caramelised caramelized grilled wiped',
  ],
];

const NUMBERS =
  'thirteen:13 fourteen:14 sixteen:16 seventeen:17 eighteen:18 nineteen:19 sixty:60 seventy:70 eighty:80 ninety:90 fifths:.2 sixth:.16666666666666666 sixths:.16666666666666666 tenth:.1 tenths:.1 sixteenth:.0625 sixteenths:.0625';

const UNITS: UnitWords = [
  ['g', 'grm'],
  ['l', 'lit'],
  ['tsp', 'tspn teaspoonsful'],
  ['dessertspoon', 'dstspn'],
  ['tbsp', 'tablespoonsful tablesp tble tblsp tblspn tbspn'],
  ['cup', 'cupsful teacup'],
  ['cup', 'gill', 0.5],
  ['quart', 'qrt'],
  ['piece', 'nos'],
  ['clove', 'clv'],
  ['bunch', 'bn'],
  ['head', 'hd'],
  ['envelope', 'env'],
  ['carton', 'ctn'],
  ['fl oz', 'jigger', 1.5],
  ['glass', 'tumbler wineglass wineglasses'],
  ['cl', 'centilitre centiliter'],
  ['dl', 'decilitre deciliter'],
];

/** Loads the rare English units, numbers and participles into the lexicon. */
export const loadRareWords = (): void => addWords(WORDS, NUMBERS, UNITS);

/** Returns all rare words. */
export const rareWords = (): readonly string[] =>
  [...WORDS.map(([, words]) => words), NUMBERS, ...UNITS.map(([, words]) => words)]
    .flatMap((words) => words.split(' '))
    .map((word) => word.replace(/:.*$/u, ''));
