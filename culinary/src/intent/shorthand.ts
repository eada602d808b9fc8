/** What is typed in haste, and the words that the parsers know. Linear patterns. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pls|plz|plss?)\b/giu, 'please'],
  [/\b(?:thx|thnx|tx)\b/giu, 'thanks'],
  [/\b(?<word>can|could|would|will|do|did|are) u\b/giu, '$<word> you'],
  [/\b(?<word>what|how|where|that|there|who|here)s(?= )/giu, "$<word>'s"],
  [/\b(?<word>i|we|they|you)ve\b/giu, "$<word>'ve"],
  [/\bim\b/giu, "I'm"],
  [/\b(?<word>do|does|did|is|are|has|have|would|could|should|ca|wo)nt\b/giu, "$<word>n't"],
  // At the start of a message "its" and "were" are statements: "its frozen", "were only 3 tonight".
  [/^(?<lead>(?:and |but |and if |ok |so )?)its (?=\p{L}+)/iu, "$<lead>it's "],
  [/^were (?=(?:only|just|now|\d|two|three|four|five|six)\b)/iu, "we're "],
];

/** The message with the abbreviations and missing apostrophes of hasty typing written out. Never throws. */
export const withoutShorthand = (message: string): string =>
  SHORTHAND.reduce((text, [pattern, by]) => text.replace(pattern, by), message);
