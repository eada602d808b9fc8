import { type Constraints, violationOf } from '#compose/constraints';
import { nameFor } from '#compose/food-name';
import { freeFromProduct } from '#compose/free-from-products';
import type { GivenFood } from '#compose/given-food';
import type { RequestedFood } from '#compose/requested-food';
import type { RequestParser } from '#compose/request-parser';

/**
 * Returns the allowed version of an offer: the food itself, an alternative, or the product sold for this diet; else
 * null.
 */
function allowedVersion(
  { food, name, weight, stated, instead, said }: RequestedFood,
  constraints: Constraints,
): GivenFood | null {
  if (namedViolation(name, constraints) !== undefined) return null;
  if (violationOf(food, constraints) === null) return { food, name, weight, stated };
  const other = instead.find((each) => violationOf(each.food, constraints) === null);
  if (other !== undefined) return { food: other.food, name: other.name, weight, stated };
  const bought = said ? freeFromProduct(food, constraints) : undefined;
  return bought === undefined ? null : { food: bought, name: bought.name, weight };
}

/** Why a kind of a food is ruled out that the food itself is not: king mackerel, but not mackerel. */
const namedViolation = (name: string, { exclusions }: Constraints): string | undefined =>
  exclusions.find(({ named }) => named?.test(name))?.why;

/** The given foods that the rules allow, each once; the others are reported with the reason. */
export function allowedFoods(parser: RequestParser, constraints: Constraints): GivenFood[] {
  const given: GivenFood[] = [];
  for (const requested of parser.requestedFoods) {
    const choice = allowedVersion(requested, constraints);
    if (choice !== null && !given.some(({ food }) => food.name === choice.food.name)) given.push(choice);
    if (choice !== null) continue;
    const why = violationOf(requested.food, constraints) ?? namedViolation(requested.name, constraints) ?? '';
    const name = nameFor(requested.food, requested.name, 2);
    // Explicit exclusions are reported already.
    if (!parser.unusable.some(({ text }) => text === name))
      parser.reportUnusable(name, `I left out the ${name} (${why.replace(/^is not /u, 'not ')})`);
  }
  return given;
}
