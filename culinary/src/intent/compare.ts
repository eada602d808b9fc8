import { normalizeWords } from '#intent/normalize';
import { NO_TITLE } from '#intent/recipe-reference';
import type { Nutrient } from '#nutrition/food-figures';

/** What recipes are compared by. Prices are unknown, so `cost` can only be declined. */
export type Measure = 'time' | 'ingredients' | 'cost' | Exclude<Nutrient, 'saturatedFat'>;

export interface Criterion {
  readonly measure: Measure;
  readonly wants: 'least' | 'most';
  /** As the message asks for it: "fastest". */
  readonly word: string;
}

/** A recipe that the message names. */
export interface NamedRecipe {
  readonly title: string;
  /** "The lasagne" or "my lasagne" means the user's own, so that a part of the title identifies it. */
  readonly isOwn: boolean;
}

/** A request to compare recipes: those named, or without names those under discussion. */
export interface ComparisonRequest {
  readonly names: readonly NamedRecipe[];
  /** Undefined to compare in general. */
  readonly by: Criterion | undefined;
}

/** A question for the one of the user's own recipes that has least or most of something: "my fastest dessert". */
export interface BestRequest {
  readonly by: Criterion;
  /** What the recipe is otherwise: "dessert with chocolate". */
  readonly among: string;
}

const WORDS: readonly (readonly [string, Measure, Criterion['wants']])[] = [
  ['fastest|faster|quickest|quicker|shortest|shorter|speediest|(?:least|less) time', 'time', 'least'],
  ['longest|longer|slowest|slower|(?:most|more) time', 'time', 'most'],
  ['easiest|easier|simplest|simpler|(?:fewest|fewer|least|less) ingredients', 'ingredients', 'least'],
  ['cheapest|cheaper|(?:least|less|most|more) expensive|(?:costs?|cost) (?:less|least|more|most)', 'cost', 'least'],
  ['healthiest|healthier|lightest|lighter', 'energy', 'least'],
];
const NUTRIENTS: readonly (readonly [string, Exclude<Nutrient, 'saturatedFat'>])[] = [
  ['calories|kcal|energy', 'energy'],
  ['protein', 'protein'],
  ['fat', 'fat'],
  ['sugars?', 'sugars'],
  ['fib(?:er|re)', 'fiber'],
  ['salt|sodium', 'salt'],
  ['carbs|carbohydrates?', 'carbohydrate'],
];
const NUTRIENT = NUTRIENTS.map(([names]) => names).join('|');
const AMOUNT = `(?:(?<most>most|more|highest|higher)|(?<least>least|less|fewest|fewer|lowest|lower))(?: in| amount of)? (?<nutrient>${NUTRIENT})`;
const CRITERION = `(?:${WORDS.map(([words]) => words).join('|')}|${AMOUNT})`;
const CRITERION_IN = new RegExp(`(?<!\\p{L})${CRITERION}(?!\\p{L})`, 'u');

function criterionIn(text: string): Criterion | undefined {
  const found = CRITERION_IN.exec(text);
  if (found === null) return undefined;
  const [word] = found;
  const { most, nutrient = '' } = found.groups ?? {};
  const measure = NUTRIENTS.find(([names]) => new RegExp(`^(?:${names})$`, 'u').test(nutrient))?.[1];
  if (measure !== undefined) return { measure, wants: most === undefined ? 'least' : 'most', word };
  const plain = WORDS.find(([words]) => new RegExp(`^(?:${words})$`, 'u').test(word));
  return plain === undefined ? undefined : { measure: plain[1], wants: plain[2], word };
}

const LEAD =
  "^(?:(?:please|hey|hi|ok|okay|so|and|now|then|but|reece|can you|could you|would you|i want to|i'd like to|let's|tell me|do you know) )*";
const THEM =
  '(?:them|these|those|both|all|one|recipe|dish|draft|option|(?:all )?(?:of )?(?:them|these|those|the (?:two|three|four|five|recipes|drafts|results|dishes|ones|options))|the (?:two|three|four|five)(?: (?:recipes|drafts|dishes|ones))?|(?:these|those|both|the) (?:two |three )?(?:recipes|drafts|dishes|results))';
const COMPARE = new RegExp(`${LEAD}compare (?<what>.+)$`, 'u');
const COMPARE_THEM = new RegExp(`^${THEM}(?: (?:by|for|on|in terms of) (?<by>.+))?$`, 'u');
const VERSUS = new RegExp(`${LEAD}(?<what>.+ (?:vs|versus) .+)$`, 'u');
const VERB = '(?:is|are|takes?|has|have|needs?|would be|contains?|will be|comes? out)';
const WHICH_OF_THEM = new RegExp(
  `${LEAD}(?:(?:which|what|whichever)(?:'s)?(?: (?:${THEM}))?(?: ${VERB})?(?: the)?|the) ${CRITERION}(?: ${THEM}| of ${THEM}| for me| to (?:make|cook|prepare))*$`,
  'u',
);
const WHICH_NAMED = new RegExp(
  `${LEAD}(?:which|what)(?: (?:one|recipe|dish|of (?:them|these|the two)))?(?: ${VERB})?(?: the)? (?:${CRITERION}) (?<what>.+ or .+)$`,
  'u',
);
const IS_NAMED = new RegExp(
  `${LEAD}(?:is|are|does|do|has|would) (?<what>.+ or .+?) (?:(?:be|have|take|has|need) )?(?:the )?${CRITERION}$`,
  'u',
);

/** Undefined for a message that does not ask to compare recipes. */
export function parseComparison(message: string): ComparisonRequest | undefined {
  const text = normalizeWords(message.replaceAll(/,(?: and| or)?/gu, ' | ').replaceAll('|', ' or '));
  const compared = COMPARE.exec(text)?.groups?.['what'];
  if (compared !== undefined) {
    const them = COMPARE_THEM.exec(compared);
    if (them !== null) return { names: [], by: criterionIn(`most ${them.groups?.['by'] ?? ''}`) ?? criterionIn(text) };
    return withNames(compared, criterionIn(text), true);
  }
  const by = criterionIn(text);
  if (by !== undefined && WHICH_OF_THEM.test(text)) return { names: [], by };
  const what = [WHICH_NAMED, IS_NAMED, VERSUS]
    .map((pattern) => pattern.exec(text)?.groups?.['what'])
    .find((each) => each !== undefined);
  return what === undefined ? undefined : withNames(what, by, false);
}

const MAX_NAMES = 5;

function withNames(text: string, by: Criterion | undefined, isOwn: boolean): ComparisonRequest | undefined {
  const titles = text
    .replace(/^(?:or )+/u, '')
    .split(/ (?:and|or|with|to|versus|vs|against) (?:or )?/u)
    .map((title) => title.trim());
  const names = titles.slice(0, MAX_NAMES).map((title) => {
    const bare = title.replace(/^(?:my|our|the) (?:recipe (?:for|of) )?/u, '').replace(/ recipe$/u, '');
    return { title: bare, isOwn: isOwn || bare !== title };
  });
  const areTitles = names.every(({ title }) => title !== '' && !NO_TITLE.test(title));
  return names.length < 2 || !areTitles ? undefined : { names, by };
}

const BEST = new RegExp(
  `${LEAD}(?:(?:(?:find|show|give|get|name|search for|look for)(?: me| us)?|what(?:'s| is| are)|which (?:one )?is) (?:my|our|(?:the )?)\\s?(?:my )?(?<first>${CRITERION}) (?<among>.+)|which of (?:my|our) (?<among2>.+?) ${VERB}(?: the)? (?<second>${CRITERION})|which (?<among3>.+) of mine ${VERB}(?: the)? (?<third>${CRITERION}))$`.replaceAll(
    /\(\?<(most|least|nutrient)>/gu,
    '(?:',
  ),
  'u',
);
const IN_COOKBOOK =
  /\b(?:recipes?|dish(?:es)?|one|ones|i have|of mine|in my (?:cookbook|collection|recipes)|among my recipes|that i have|saved|from my cookbook|of my|of all)\b/gu;

/** Undefined for a message that does not ask for the user's fastest or lightest recipe, or the like. */
export function parseBest(message: string): BestRequest | undefined {
  const text = normalizeWords(message.replaceAll(/[,;:]/gu, ' '));
  const groups = BEST.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const by = criterionIn(groups['first'] ?? groups['second'] ?? groups['third'] ?? '');
  const among = groups['among'] ?? groups['among2'] ?? groups['among3'] ?? '';
  // "What is the fastest way to peel garlic?" is about no recipe.
  const isOwn = /\b(?:my|our|mine|i have)\b/u.test(text) || /\b(?:find|show|search|look)\b/u.test(text);
  if (by === undefined || !isOwn || / (?:way|method|to) |^(?:way|method)\b/u.test(` ${among} `)) return undefined;
  return {
    by,
    among: among
      .replaceAll(IN_COOKBOOK, ' ')
      .replaceAll(/\b(?:the|a|an|my|our)\b/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  };
}
