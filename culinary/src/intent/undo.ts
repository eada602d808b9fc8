import { normalizeWords } from '#intent/normalize';

const LEAD = `^(?:(?:please|hey|hi|ok|okay|oh|oops|ups|no|nope|wait|sorry|actually|well|and|but|now|then|reece|just|that was a mistake|my mistake|never mind|can you|could you|would you|will you|i want to|i want you to|i'd like to|let's|let me) )*`;
const CHANGE =
  '(?: (?:it|that|this|them|(?:the|my|that|your|this) (?:(?:last|latest|previous) )?(?:change|edit|edits|changes|one|thing|action|deletion|rename|conversion)|what you (?:just )?did|the last|last change|everything))?';
const TAIL = '(?: (?:again|please|thanks|thank you|now|for me|right away|immediately))*$';
const AS_BEFORE =
  '(?: (?:to )?(?:(?:the way|how|what|as|like) (?:it|that) was(?: before)?|normal|(?:the )?(?:old|earlier|previous|original|former) (?:one|version|recipe|name|title)))?';
const THAT = '(?:it|that|this|the recipe)';

const UNDO = [
  `(?:undo|revert|reverse|roll back|rollback|cancel)${CHANGE}${AS_BEFORE}`,
  `(?:i )?(?:take|put|change|set|turn|bring|switch|get|roll|move|convert) ${THAT} back${AS_BEFORE}`,
  `(?:i )?take back${CHANGE}`,
  `(?:restore|bring back) (?:${THAT}|the (?:old|earlier|previous|original|last|former|deleted) (?:one|version|recipe))`,
  '(?:go|change|switch) back to (?:the (?:old|earlier|previous|original|last|former) (?:one|version|recipe|name|title)|how it was(?: before)?)',
  `(?:i (?:want|need) )?${THAT} (?:undone|reverted|back)`,
].map((request) => new RegExp(`${LEAD}${request}${TAIL}`, 'u'));

/** Words that mean nothing else than to undo. */
const PLAIN = /\b(?:undo|undone|revert|reverted)\b/u;

/**
 * Whether a message asks to take back the last change: `plain` if it can mean nothing else ("undo that"), `perhaps` if it does only after
 * a change ("put it back"). Undefined otherwise, also for a question about it.
 */
export function parseUndo(message: string): 'plain' | 'perhaps' | undefined {
  const text = normalizeWords(message.replaceAll(/[,;:]/gu, ' '));
  if (!UNDO.some((pattern) => pattern.test(text))) return undefined;
  return PLAIN.test(text) ? 'plain' : 'perhaps';
}
