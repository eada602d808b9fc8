import { glued, isDash, isMark, isWord } from '#line/token-kinds';
import type { Token } from '#line/tokens';
import { Is } from '#line/word-facts';

// After these participles the words name a product, not a preparation.
const SOLD_AS: ReadonlyMap<string, RegExp> = new Map([
  ['crushed', /^(?:red|tomato|pineapple|ice|chil|pepper)/u],
  ['toasted', /^sesame$/u],
  ['minced', /^(?:beef|pork|lamb|mutton|veal|chicken|turkey|venison|bison|meat)$/u],
]);

/**
 * Matches one participle with its adverbs ("very finely chopped", "hard-boiled"); returns the token after it, or -1.
 */
function afterParticiple(tokens: readonly Token[], at: number): number {
  let next = at;
  while (isWord(tokens[next], Is.adverb) && next - at < 6) {
    next += 1;
    if (isDash(tokens[next]) && glued(tokens[next - 1], tokens[next])) next += 1;
  }
  const token = tokens[next];
  if (token === undefined || token.kind !== 'word') return -1;
  // "Ground" describes how spices and meat are sold, unless an adverb precedes it.
  const preparation = isWord(token, Is.preparation) && (next > at || token.word !== 'ground');
  // "freshly squeezed", "lightly salted": after an adverb any participle counts.
  if (!preparation && !(next > at && isParticiple(token))) return -1;
  const after = tokens[next + 1];
  if (isDash(after) && glued(token, after) && glued(after, tokens[next + 2])) return -1;
  if (next === at && SOLD_AS.get(token.word)?.test(tokens[next + 1]?.word ?? '') === true) return -1;
  return next + 1;
}

/** True if a word ends like a participle; excludes "seed" and "weed". */
export const isParticiple = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.word.length > 4 &&
  token.word.charCodeAt(token.word.length - 1) === 100 &&
  token.word.endsWith('ed') &&
  !token.word.endsWith('eed');

/**
 * Matches a preparation with "and", "or" and commas: "peeled, seeded and finely chopped". Returns the token after it,
 * or -1.
 */
export function afterPreparation(tokens: readonly Token[], at: number): number {
  if (!isWord(tokens[at], Is.preparation | Is.adverb)) return -1;
  let end = afterParticiple(tokens, at);
  if (end === -1) return -1;
  for (;;) {
    let next = end;
    while (
      isMark(tokens[next], ',') ||
      isMark(tokens[next], '/') ||
      isMark(tokens[next], '&') ||
      isWord(tokens[next], Is.and | Is.or)
    )
      next += 1;
    const more = afterParticiple(tokens, next);
    if (more !== -1) end = more;
    // Next to a known participle, any word that ends like one counts: "freshly grated or prepared".
    else if (next === end + 1 && isParticiple(tokens[next]) && tokens[next + 1]?.kind === 'word') end = next + 1;
    else return end;
  }
}

/**
 * Matches a size ("extra-large", "small to medium-sized"); returns the token after it, or -1. A size joined to another
 * word belongs to that word ("medium-grain").
 */
export function afterSize(tokens: readonly Token[], at: number): number {
  if (!isWord(tokens[at], Is.size | Is.degree)) return -1;
  let next = at;
  if (isWord(tokens[next], Is.degree)) next += 1;
  if (next > at && isDash(tokens[next])) next += 1;
  let end = -1;
  while (isWord(tokens[next], Is.size)) {
    // "2 sm. onions".
    const isShort = isMark(tokens[next + 1], '.') && (tokens[next]?.word.length ?? 0) <= 3;
    end = next + (isShort ? 2 : 1);
    const dash = tokens[end];
    const joined = isDash(dash) && glued(tokens[next], dash);
    if (joined && !isWord(tokens[end + 1], Is.size)) return -1;
    next = joined || isWord(dash, Is.to | Is.or) ? end + 1 : end;
  }
  return end;
}
