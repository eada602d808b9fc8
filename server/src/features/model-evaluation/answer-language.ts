import type { AnswerLanguage } from './task.ts';

type Language = AnswerLanguage | 'en';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Function words that are frequent in one language and not in the others. */
const FUNCTION_WORDS: readonly (readonly [Language, ReadonlySet<string>])[] = [
  [
    'de',
    wordSet(
      'der die das und ist sind nicht mit ein eine einen für auch auf zum vom sie kann können bei oder werden wenn den dem im',
    ),
  ],
  ['en', wordSet('the and is are not with an for also on you can it of to or when your this that in be as')],
  ['es', wordSet('el los las una es son con para por del se puede puedes más y que cuando o si al lo su como')],
  ['fr', wordSet('le les une des est sont et pas avec pour dans du vous peut pouvez plus que ou quand au aux ce sur')],
  ['it', wordSet('il lo gli una è sono con per di del della si può puoi più che quando o se nel al le come e')],
];

/** The language of a text, by its function words; null for a text with none. */
export function languageOf(text: string): Language | null {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = FUNCTION_WORDS.map(([language, known]) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  }));
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  return best === undefined || best.count === 0 ? null : best.language;
}
