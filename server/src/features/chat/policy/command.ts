import { boundedForm } from '@larder/culinary/bounded-form';

import { classify, type Intent } from './intent.ts';
import { asksForRecipe, BEGINNING, plain, POLITE } from './request.ts';

/** What our own code can do for a message. */
export type Command = Extract<Intent, 'generate' | 'search' | 'add' | 'remove'>;

const QUESTION = new RegExp(
  [
    String.raw`^${POLITE}(?:how|why|when|where|which|who|whose|what|whats|is|are|was|were|am|does|do|did|has|have|should|shall|may|might|if)\b`,
    // "Can I …" asks, "can you …" requests.
    String.raw`^${POLITE}(?:can|could|would|will) (?!you\b)`,
    String.raw`\b(?:tell|explain|know|wonder\w*|understand|remember|teach|show) (?:me |us )?(?:how|why|what|whether|if|where|when|which)\b`,
  ].join('|'),
  'u',
);
const NEGATION =
  /\b(?:don't|dont|do not|never|not to|without) (?:\p{L}+ )?(?:make|create|generate|search|find|look|add|save|remov|delet)/u;

/** In the base form: "makes", "made" and "making" tell of something. */
const MAKE = /\b(?:make|create|generate)\b/u;
const TELLS_OF_MAKING = new RegExp(
  [
    String.raw`\b(?:i|we|she|he|they|people)(?:'ve|'d)?(?: (?:have|had|just|already|once|always|often|usually))* (?:make|create|generate)\b`,
    // Somebody's recipe does it, or it is done to one that exists.
    String.raw`\b(?:my|our|this|that|these|those|the) (?:\S+ ){0,3}recipes? (?:\S+ )?(?:make|create|generate|need|do|did|does|is|are|was|were|has|have|can|cannot|can't|won't|will)\b`,
    String.raw`\b(?:make|create|generate) (?:this|that|these|those|my|our)\b`,
    String.raw`\brecipes? (?:to )?make (?:too|only|so|enough|sense)\b`,
  ].join('|'),
  'u',
);

const SEARCH = new RegExp(
  [
    String.raw`${BEGINNING}(?:search|find|look for)\b`,
    String.raw`\b(?:i'm|i am|we're|we are) (?:looking|searching) for\b`,
    String.raw`\b(?:want|like|need|trying|try|help (?:me|us)|can't|cannot|can not) (?:you )?(?:to )?(?:find|search|look for)\b`,
  ].join('|'),
  'u',
);
/** What no cookbook holds: "find a substitute for butter", "find out why". */
const NO_RECIPE =
  /\b(?:find|search|searching|look|looking)(?: for)?(?: (?:me|us|an?|the|some|any|good|better|best|easy|another))* (?:substitut|replacement|alternative|ways?\b|how\b|why\b|out\b|reasons?\b|difference|tips?\b|answers?\b|advice|instructions?\b|information)/u;

const REMOVE = new RegExp(
  [
    String.raw`${BEGINNING}(?:remove|delete)\b`,
    String.raw`\b(?:want|like|need|help (?:me|us)) (?:you )?(?:to )?(?:remove|delete)\b`,
  ].join('|'),
  'u',
);

const ORDERS: Readonly<Record<Command, (text: string) => boolean>> = {
  generate: (text) => MAKE.test(text) && (!TELLS_OF_MAKING.test(text) || startsWithOrder(text)),
  search: (text) => SEARCH.test(text) && !NO_RECIPE.test(text),
  add: () => true,
  remove: (text) => REMOVE.test(text),
};

/** "Make a recipe like that recipe we made": an order to make a recipe, whatever else it tells of. */
function startsWithOrder(text: string): boolean {
  return asksForRecipe(text) && /\b(?:make|create|generate) (?:me |us )?(?:an?|some|another|new)\b/u.test(text);
}

/**
 * The keyword class of a message that orders something. Undefined for a question or a statement that merely contains the keywords,
 * such as "my recipe makes too much sauce" or "how do I remove the skin from salmon?".
 */
export function readCommand(message: string): Command | undefined {
  const intent = classify(message);
  if (intent === 'cooking' || intent === 'general') return undefined;
  const sentences = plain(message).split(/(?<=[.!?;])\s+/u);
  const said = sentences.filter((text) => !QUESTION.test(text) && !NEGATION.test(text));
  return said.some(ORDERS[intent]) ? intent : undefined;
}

/** Does the person ask for something to be made, rather than how it is made? */
export function asksToMake(message: string): boolean {
  if (classify(message) === 'generate') return readCommand(message) === 'generate';
  const text = boundedForm(message, 'NFKC').toLowerCase();
  if (/\bhow (?:do|did|does|to|can|could|should|would|is|are)\b/u.test(text)) return false;
  return (
    asksForRecipe(message) ||
    /\b(?:(?:make|create|generate|write|invent|compose|cook|bake|mix) (?:me|us|up|a|an|some|something|it)\b|come up with|surprise)/u.test(
      text,
    )
  );
}
