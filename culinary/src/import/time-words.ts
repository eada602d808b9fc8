type Words = readonly (readonly [english: string, words: string])[];

/** Units of languages that `findTimes` does not read, as regular expressions. */
const UNITS: Words = [
  [
    'minutes',
    "mn?|minut(?:er|ter|en|y|ów)?|minuut|minúty?|minút|minutt|perc|dakika|dk|dak|minuuttia?|мин(?:ут[аы]?)?|хв(?:илин[аи]?)?|λεπτ(?:ά|ό)|['′’]",
  ],
  [
    'hours',
    'tim(?:m(?:e|ar))?|time[rn]?|godz(?:in[ayę]?)?|uur|uren|hod(?:in[ayu]?)?|óra|saat|sa|tuntia?|час(?:а|ов)?|годин[аи]?|oră|ώρ(?:α|ες)',
  ],
  ['days', 'dag(?:en|ar|er|e)?|dygn|døgn|dzień|dni|dny|dní|deň|nap|gün|päivää?|день|дн(?:я|ей)'],
  ['weeks', 'veck(?:a|or)|uger?|uker?|weken|tydzień|tygodni[ea]?|týden|týdny|hét|hafta|viikkoa?|недел[яиь]'],
];
/** Units of Chinese, Japanese and Korean, which need no blank behind them. */
const UNITS_WITHOUT_BLANKS: Words = [
  ['hours', '時間|[个個]?小[时時]|시간'],
  ['minutes', '分[钟鐘間]?|분'],
  ['days', '[天日]間?|일'],
];
/** Times without a number, the longest first. */
const NAMED: Words = [
  ['45 minutes', 'drie kwartier|trekvart|tre kvarter|trzy kwadranse|háromnegyed óra'],
  [
    '90 minutes',
    'anderhalf uur|en och en halv timme|halvannen time|halvanden time|półtorej godziny|másfél óra|bir buçuk saat|puolitoista tuntia',
  ],
  [
    '30 minutes',
    'een half uur|half uur(?:tje)?|en halv timm?e|halvtimme|halv timm?e|pół godziny|půl hodiny|pol hodiny|fél óra|yarım saat|puoli tuntia|meia hora',
  ],
  ['15 minutes', 'een kwartier|kwartier(?:tje)?|en kvart|et kvarter|kvarter|kwadrans|čtvrthodiny|negyed óra'],
];

const anyCase = (pattern: string): RegExp => new RegExp(pattern, 'giu');

type Replacements = readonly (readonly [pattern: RegExp, by: string])[];

/** True for a text with any of the words, so that most texts are done after one look. */
const HAS_WORD = new RegExp(
  [
    String.raw`\d\s?(?:${[...UNITS, ...UNITS_WITHOUT_BLANKS].map(([, words]) => words).join('|')})`,
    ...NAMED.map(([, words]) => words),
    '半',
  ].join('|'),
  'iu',
);
const WORDS: Replacements = [
  // "1h30m"
  [/(?<=\d)\s?h\s?(\d{1,2})\s?m(?:in)?(?!\p{L})/giu, ' hours $1 minutes'],
  ...NAMED.map(([by, words]) => [anyCase(String.raw`(?<![\p{L}\p{N}])(?:${words})(?!\p{L})`), by] as const),
  [/半[個个]?小[时時]/gu, ' 30 minutes '],
  [/(?<=\d)\s?(?:時間|[个個]?小[时時])半/gu, '.5 hours '],
  [/(?<=[\p{L}.])\s(?:en|och|og|i|és|ve|ja|и|та|și|και|plus)\s(?=\d)/giu, ' and '],
  [/(?<=\d)\s(?:till?|tot|do|až)\s(?=\d)/giu, '-'],
  ...UNITS.map(([by, words]) => [anyCase(String.raw`(?<=\d)\s?(?:${words})(?!\p{L})\.?`), ` ${by} `] as const),
  ...UNITS_WITHOUT_BLANKS.map(([by, words]) => [anyCase(String.raw`(?<=\d)\s?(?:${words})`), ` ${by} `] as const),
  [/(?<=\p{Lo})(?=\d)/gu, ' '],
];
const ALWAYS: Replacements = [
  [/(?<=\p{L})\s(?:et (?:un )?quart|y cuarto|e un quarto)(?!\p{L})/giu, ' 15 minutes'],
  // A time of zero says nothing.
  [/(?<![\p{N}.,])0+(?:[.,]0+)?\s?\p{L}+\.?/gu, ' '],
  [/\s+/gu, ' '],
  // "1 hour 30"
  [/(?<=\d (?:hours?|heures?|horas?|or[ae]|Stunden?) )[0-5]\d$/giu, '$& minutes'],
];

/** Returns a short text with the times of more languages written in English: "1 godz. 20 min" becomes "1 hours 20 min". */
export function withEnglishTimes(text: string): string {
  const composed = text.normalize('NFKC');
  const replacements = HAS_WORD.test(composed) ? [...WORDS, ...ALWAYS] : ALWAYS;
  return replacements.reduce((english, [pattern, by]) => english.replaceAll(pattern, by), composed).trim();
}
