import { boundedForm } from '#bounded-form';
import { classifyIntent, type Intent } from '#intent/classify';
import { normalizeText } from '#intent/normalize';
import { asksForRecipe, CLAUSE_START, POLITE } from '#intent/recipe-request';

/** A message that the kitchen engine can act on. */
export type Command = Extract<Intent, 'generate' | 'search' | 'add' | 'remove'>;

const QUESTION = new RegExp(
  [
    String.raw`^${POLITE}(?:how|why|when|where|which|who|whose|what|whats|is|are|was|were|am|does|do|did|has|have|should|shall|may|might|if)\b`,
    // "Can I …" is a question, "can you …" a request.
    String.raw`^${POLITE}(?:can|could|would|will) (?!you\b)`,
    String.raw`\b(?:tell|explain|know|wonder\w*|understand|remember|teach|show) (?:me |us )?(?:how|why|what|whether|if|where|when|which)\b`,
  ].join('|'),
  'u',
);
const NEGATION =
  /\b(?:don't|dont|do not|never|not to|without) (?:\p{L}+ )?(?:make|create|generate|search|find|look|add|save|remov|delet)/u;

/** Only the base form commands; "makes", "made" and "making" are statements. */
const MAKE = /\b(?:make|create|generate)\b/u;
const STATES_MAKING = new RegExp(
  [
    String.raw`\b(?:i|we|she|he|they|people)(?:'ve|'d)?(?: (?:have|had|just|already|once|always|often|usually))* (?:make|create|generate)\b`,
    // The subject or the object is an existing recipe.
    String.raw`\b(?:my|our|this|that|these|those|the) (?:\S+ ){0,3}recipes? (?:\S+ )?(?:make|create|generate|need|do|did|does|is|are|was|were|has|have|can|cannot|can't|won't|will)\b`,
    String.raw`\b(?:make|create|generate) (?:this|that|these|those|my|our)\b`,
    String.raw`\brecipes? (?:to )?make (?:too|only|so|enough|sense)\b`,
  ].join('|'),
  'u',
);

const SEARCH = new RegExp(
  [
    String.raw`${CLAUSE_START}(?:search|find|look for)\b`,
    String.raw`\b(?:i'm|i am|we're|we are) (?:looking|searching) for\b`,
    String.raw`\b(?:want|like|need|trying|try|help (?:me|us)|can't|cannot|can not) (?:you )?(?:to )?(?:find|search|look for)\b`,
  ].join('|'),
  'u',
);
/** Searches for something other than recipes: "find a substitute for butter", "find out why". */
const SEARCH_FOR_ADVICE =
  /\b(?:find|search|searching|look|looking)(?: for)?(?: (?:me|us|an?|the|some|any|good|better|best|easy|another))* (?:substitut|replacement|alternative|ways?\b|how\b|why\b|out\b|reasons?\b|difference|tips?\b|answers?\b|advice|instructions?\b|information)/u;

const REMOVE = new RegExp(
  [
    String.raw`${CLAUSE_START}(?:remove|delete)\b`,
    String.raw`\b(?:want|like|need|help (?:me|us)) (?:you )?(?:to )?(?:remove|delete)\b`,
  ].join('|'),
  'u',
);

const IS_COMMAND: Readonly<Record<Command, (text: string) => boolean>> = {
  generate: (text) => MAKE.test(text) && (!STATES_MAKING.test(text) || asksForNewRecipe(text)),
  search: (text) => SEARCH.test(text) && !SEARCH_FOR_ADVICE.test(text),
  add: () => true,
  remove: (text) => REMOVE.test(text),
};

/** "Make a recipe like that recipe we made" is a command although it also makes a statement. */
function asksForNewRecipe(text: string): boolean {
  return asksForRecipe(text) && /\b(?:make|create|generate) (?:me |us )?(?:an?|some|another|new)\b/u.test(text);
}

/**
 * The command in a message. Undefined for a question or statement that merely contains the keywords, such as
 * "my recipe makes too much sauce" or "how do I remove the skin from salmon?".
 */
export function parseCommand(message: string): Command | undefined {
  const intent = classifyIntent(message);
  if (intent === 'cooking' || intent === 'general') return undefined;
  const sentences = normalizeText(message).split(/(?<=[.!?;])\s+/u);
  const clauses = sentences.filter((text) => !QUESTION.test(text) && !NEGATION.test(text));
  return clauses.some(IS_COMMAND[intent]) ? intent : undefined;
}

/** Whether the message asks to have something made, rather than how to make it. */
export function asksToMake(message: string): boolean {
  if (classifyIntent(message) === 'generate') return parseCommand(message) === 'generate';
  const text = boundedForm(message, 'NFKC').toLowerCase();
  if (/\bhow (?:do|did|does|to|can|could|should|would|is|are)\b/u.test(text)) return false;
  return (
    asksForRecipe(message) ||
    /\b(?:(?:make|create|generate|write|invent|compose|cook|bake|mix) (?:me|us|up|a|an|some|something|it)\b|come up with|surprise)/u.test(
      text,
    )
  );
}
