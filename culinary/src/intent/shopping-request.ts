import { normalizeWords } from '#intent/normalize';
import { findServings } from '#wish/counts';

/** A request for the shopping list of recipes: those with these titles, or without any those under discussion. */
export interface ShoppingRequest {
  /** The readings of the names: each is a list of titles. "Mac and cheese and dal" may be two or three recipes. */
  readonly titles: readonly (readonly string[])[];
  /** How many people to shop for, if the message says so. */
  readonly servings: number | undefined;
}

const LEAD =
  "^(?:(?:please|hey|hi|ok|okay|so|and|now|then|reece|can you|could you|would you|i want|i need|i'd like|we need|let's|me|us|a|an|my|our|the|make|create|write|give|show|generate|build|get|prepare|put together|combine|merge|merged|combined) )*";
const LIST =
  '(?:(?:shopping|grocery|groceries|ingredients?|buying) list|list (?:of )?(?:what|everything|all)(?: that)? (?:i|we) (?:need|have) to buy|list of groceries)';
const REQUEST = new RegExp(
  `${LEAD}${LIST}(?: (?:please|now))*(?: (?:for|of|to (?:make|cook)|from|with) (?<what>.+))?$`,
  'u',
);
const TO_BUY =
  /^(?:(?:so|and|ok|now|then) )*what (?:do|should|must|will|would) (?:i|we) (?:need|have) to (?:buy|get|shop)(?: (?:for|to (?:make|cook)) (?<what>.+))?$/u;
const THEM =
  /^(?:it|them|this|that|these|those|both|all|all of (?:them|these)|the (?:recipes?|drafts?|two|three)|(?:this|that) (?:recipe|draft|dish)|(?:these|those) recipes)$/u;
const MAX_TITLES = 8;

/** Undefined for a message that asks for no shopping list. */
export function parseShoppingRequest(message: string): ShoppingRequest | undefined {
  const asked = message.trim().replace(/[\s,]+(?:please|thanks|thank you)[\s.!?]*$/iu, '');
  const text = normalizeWords(asked.replaceAll(/,(?: and)?/gu, ' and '));
  const found = REQUEST.exec(text) ?? TO_BUY.exec(text);
  if (found === null) return undefined;
  const { what, servings } = withoutServings(found.groups?.['what'] ?? '');
  if (what === '' || THEM.test(what)) return { titles: [], servings };
  const parts = what
    .split(' and ')
    .map(bare)
    .filter((part) => part !== '');
  const joined = parts
    .slice(1)
    .map((part, at) => [...parts.slice(0, at), `${parts[at] ?? ''} and ${part}`, ...parts.slice(at + 2)]);
  const readings = [[bare(what)], ...joined, parts].map((titles) => titles.slice(0, MAX_TITLES));
  return { titles: parts.length === 1 ? [parts] : readings, servings };
}

/** "Lasagna for 12 people": the lasagna, and the number of people. */
function withoutServings(what: string): { readonly what: string; readonly servings: number | undefined } {
  const said = `for ${what}`;
  const size = findServings(said);
  if (size === undefined) return { what, servings: undefined };
  const rest = `${said.slice(0, size.start)} ${said.slice(size.end)}`;
  return { what: rest.trim().replace(/^for\b ?/u, ''), servings: size.count };
}

function bare(title: string): string {
  return title
    .replace(/^(?:(?:my|our|the|both|a) )?(?:recipes? (?:for|of) )?(?:(?:my|our|the) )?/u, '')
    .replace(/ recipes?$/u, '')
    .trim();
}
