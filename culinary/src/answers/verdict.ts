import { searchWords } from '#plain-words';

/** "Do I have to": a no from "Can I … without" would say the opposite. */
const NECESSARY = /\b(?:do (?:i|we|you) (?:\w+ )?(?:have|need)|must (?:i|we|you)|should|necessary|required)\b/u;
/** "Is it dangerous", "will I get sick": a yes is a warning. */
const DANGEROUS =
  /\b(?:dangerous|unsafe|risky|harmful|harm|hurt|poisonous|toxic|bad (?:for|to|idea)|a (?:problem|risk)|wrong|worry|worried|die|kill|(?:get|be|make|made) (?:\w+ )?(?:sick|ill))\b/u;
const VERDICT = /^(?:No|Yes)[.,:;] (?!and\b|but\b)/u;

/**
 * Removes the yes or no at the start of an entry's text where the question asks the opposite of the entry's title: "No"
 * to "Can I can tomatoes without acid?" must not answer "Do I need acid?".
 */
export function withoutOppositeVerdict(text: string, title: string, plain: string): string {
  const titled = searchWords(title).join(' ');
  const isOpposite =
    DANGEROUS.test(plain) !== DANGEROUS.test(titled) || (NECESSARY.test(plain) && !NECESSARY.test(titled));
  if (!isOpposite) return text;
  const bare = text.replace(VERDICT, '');
  return `${bare.slice(0, 1).toUpperCase()}${bare.slice(1)}`;
}
