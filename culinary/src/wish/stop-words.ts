const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Function words and words of requests: they carry no content, not even in a title. */
export const FUNCTION_WORDS = words(`
  please can could would should shall may might must you i me my mine we us our he him his she they them their this that these those
  i'm i'd i've i'll we're we'd we've you're it's what's that's is are am was were be been has have had having do does did
  want wants like need needs looking think know say some any a an the hey hi hello reece then it so because since really very maybe perhaps just simply
  find show tell give suggest recommend make making cook cooking prepare eat
  recipe recipes dish dishes meal meals something anything idea ideas suggestion suggestions
  what which when if for at by tonight today tomorrow evening week
`);
/** Words of a wish that say nothing about the dish. */
const STOP_WORDS = new Set([
  ...FUNCTION_WORDS,
  ...words(`
    will must who whose whom don't doesn't can't he's she's they're her wish love loves likes try trying feel feeling fancy craving crave help said
    now but also too only thanks thank ok okay well
    makes made create creating creates generate generating write send add invent compose come get got cooks cooked bake baking preparing eating eats serve serving whip
    everything someone somebody anyone everyone everybody all food foods way ways one ones thing things stuff version
    how where why up out new left
    son sons daughter daughters kid kids child children husband wife boyfriend girlfriend partner spouse friend friends mother father mom mum mommy dad daddy sister brother family guest guests
    grandma grandpa grandmother grandfather granny aunt uncle cousin niece nephew colleague colleagues boss neighbour neighbor roommate flatmate people person persons man woman boy girl kiddo toddler toddlers baby babies infant
    weekend monday tuesday wednesday thursday friday saturday sunday mondays sundays
    allergy allergies allergic allergen allergens intolerant intolerance intolerances severe disease diet year years old months month
    surprise available ingredients ingredient fridge pantry cupboard kitchen house home using use used put together there here not yes cannot friendly
  `),
]);
/** Words that join others and carry no content alone. */
export const CONJUNCTIONS = words('with and or plus in on of to from as &');

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word) || CONJUNCTIONS.has(word);

const NUMBER_ALONE = /^\d{1,3}$/u;

/** Removes stop words and punctuation from a part of a wish. */
export function withoutStopWords(text: string): string {
  return text
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ''))
    .filter((word) => word !== '' && !STOP_WORDS.has(word.toLowerCase()))
    .join(' ');
}

export const hasNoContent = (text: string): boolean =>
  text.split(' ').every((word) => CONJUNCTIONS.has(word) || NUMBER_ALONE.test(word));
