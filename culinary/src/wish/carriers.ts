const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Words that carry a wish and say nothing of its matter. */
const CARRIERS = words(`
  please can could would should shall will may might must you i me my mine we us our he him his she her they them their who whose whom that this these those
  i'm i'd i've i'll we're we'd we've you're he's she's they're it's what's that's don't doesn't can't is are am was were be been has have had having do does did
  want wants like likes love loves need needs wish looking try trying feel feeling fancy craving crave help think know say said
  some any a an the just hey hi hello reece now then it so because since but also too really very maybe perhaps only simply thanks thank ok okay well
  make making makes made create creating creates generate generating write give show tell send suggest recommend add invent compose come get got find cook cooks cooking cooked bake baking prepare preparing eat eating eats serve serving whip
  recipe recipes dish dishes meal meals something anything everything someone somebody anyone food foods idea ideas suggestion suggestions way ways one ones thing things stuff version
  what which how when where why if up out for new left leftover at by
  son sons daughter daughters kid kids child children husband wife boyfriend girlfriend partner spouse friend friends mother father mom mum mommy dad daddy sister brother family guest guests
  grandma grandpa grandmother grandfather granny aunt uncle cousin niece nephew colleague colleagues boss neighbour neighbor roommate flatmate people person persons man woman boy girl kiddo toddler toddlers baby babies infant
  tonight today tomorrow evening week weekend monday tuesday wednesday thursday friday saturday sunday mondays sundays everyone everybody all
  allergy allergies allergic allergen allergens intolerant intolerance intolerances severe disease diet year years old months month
  surprise available ingredients ingredient fridge pantry cupboard kitchen house home using use used put together there here not yes cannot friendly
`);
/** Words that join, and say nothing alone. */
const JOINTS = words('with and or plus in on of to from as &');

const NUMBER_ALONE = /^\d{1,3}$/u;

/** A stretch of a text without the words that only carry it. */
export function pureWish(text: string): string {
  return text
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ''))
    .filter((word) => word !== '' && !CARRIERS.has(word))
    .join(' ');
}

export const carriesNothing = (text: string): boolean =>
  text.split(' ').every((word) => JOINTS.has(word) || NUMBER_ALONE.test(word));
