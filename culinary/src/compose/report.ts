import { articleFor, capital } from '#food-words';
import type { Placement } from '#compose/choose-form';
import type { ComposedDish } from '#compose/compose-dish';
import type { Composition, Unusable } from '#compose/composition';
import { describeConstraints } from '#compose/constraints';
import { isInventory } from '#compose/dish-capacity';
import { canUse, type DishCriteria } from '#compose/dish-criteria';
import type { DishForm } from '#compose/dish-form';
import type { Equipment } from '#compose/equipment';
import { isDish, isNamedIn, spaced } from '#compose/dish-words';
import { nameFor } from '#compose/food-name';
import type { GivenFood } from '#compose/given-food';
import type { ParsedRequest } from '#compose/parse-request';
import { sidesOf } from '#compose/serve-alongside';
import { unusedReason } from '#compose/unused-reason';
import { stepsFor } from '#compose/vulnerable-eater-rules';
import { DISH_FORMS } from '#forms/dish-forms';

export interface BestDish {
  readonly cooked: ComposedDish;
  readonly servings: number;
  readonly placement: Placement;
  readonly value: number;
}

export interface Failure {
  readonly kind: 'rules' | 'time' | 'safety' | 'equipment';
  readonly minutes: number;
  /** The id of the dish form. */
  readonly form?: string;
}

export function compositionOf(
  { cooked, servings, placement }: BestDish,
  read: ParsedRequest,
  criteria: DishCriteria,
  failures: readonly Failure[],
): Composition {
  const { form } = placement;
  const names = (given: boolean): string[] =>
    cooked.items
      .filter((item) => (item.given && read.given.length > 0 && !read.surprise) === given)
      .map(({ food, name }) => nameFor(food, name, 2));
  const leaning =
    criteria.leaning !== null && form.categories.includes(criteria.leaning) ? criteria.leaning : undefined;
  return {
    recipe: {
      title: cooked.title,
      description: cooked.description,
      ingredients: [...cooked.ingredients],
      instructions: [...stepsFor(cooked, read.eaters)],
      preparation_time: cooked.preparing,
      cooking_time: cooked.cooking,
      servings,
      category: criteria.category ?? leaning ?? form.categories[0],
    },
    used: names(true),
    added: names(false),
    unusable: [
      ...read.unusable,
      ...namedDishInstead(placement, read, cooked.title, criteria, failures),
      ...otherDish(placement, read, criteria),
      // Foods that the engine chose itself need no excuse.
      ...(read.given.length === 0 ? [] : placement.left)
        .filter((left) => !sidesFor(placement, read).includes(left))
        .map((left) => ({
          text: nameFor(left.food, left.name, 2),
          reason: unusedReason(left, placement),
        })),
      ...(read.surprise ? [] : cooked.unneeded).map(({ food, name }) => ({
        text: name,
        reason: `${capital(nameFor(food, name, 2))} can stay in the cupboard: ${form.noun} needs none`,
      })),
    ],
    notes: [
      ...read.notes,
      ...lateNotes(cooked, read),
      ...equipmentNotes(form, read),
      ...(read.surprise ? [] : cooked.notes),
    ],
  };
}

/** Says so if a dish takes longer than the limit. */
const lateNotes = ({ preparing, cooking }: ComposedDish, { minutes }: ParsedRequest): readonly string[] =>
  minutes === null || preparing + cooking <= minutes
    ? []
    : [`It takes ${preparing + cooking} minutes, not ${minutes}.`];

const A_PAN = 'a single pan';

/** Says so if a dish is not cooked with the requested equipment. */
const equipmentNotes = (form: DishForm, { equipment }: ParsedRequest): readonly string[] =>
  equipment === null || equipment === 'hob' || canUse(form, equipment)
    ? []
    : [
        `I don’t know ${form.noun} ${equipment === 'one pan' ? `in ${A_PAN}` : `for the ${equipment}`}, so the steps use what it usually takes.`,
      ];

const SAID_MAX = 3;

/** Says what lacks in a sentence: "an oven or a stovetop". */
function describeMissing(missing: readonly Equipment[]): string {
  if (missing.length > SAID_MAX) return 'equipment that you don’t have';
  const names = missing.map((each) => (each === 'hob' ? 'stovetop' : each));
  return names.map((name) => `${articleFor(name)} ${name}`).join(' or ');
}

/** Reports why the cookbook's dish that was requested by name is not what was made. */
function namedDishInstead(
  { form }: Placement,
  { constraints, minutes, missing, dishPhrase }: ParsedRequest,
  title: string,
  { named }: DishCriteria,
  failures: readonly Failure[],
): Unusable[] {
  const asked = DISH_FORMS.find(({ id }) => id === named);
  if (asked === undefined || asked.id === form.id) return [];
  // Another form of that name is what was asked for, if its title says so.
  if ([dishPhrase, ...asked.words].some((name) => name !== undefined && spaced(title).includes(spaced(name))))
    return [];
  const failure = failures.find((each) => each.form === asked.id);
  const rules = describeConstraints(constraints);
  const why =
    failure?.kind === 'time' || (minutes !== null && asked.minutes !== undefined && asked.minutes > minutes)
      ? `takes about ${failure?.minutes ?? asked.minutes ?? 0} minutes`
      : failure?.kind === 'equipment'
        ? `needs ${describeMissing(missing)}`
        : `cannot be ${rules === '' ? 'made from that' : rules}`;
  return [
    { text: asked.words[0] ?? asked.id, reason: `${asked.words[0] ?? ''} ${why}, so this is ${form.noun} instead` },
  ];
}

/** Reports a dish that was requested by name but not made. */
function otherDish({ form }: Placement, read: ParsedRequest, { dish }: DishCriteria): Unusable[] {
  const reason = `What you have makes ${form.noun} instead`;
  const asked = read.dishes.filter(({ meant }) => !isNamedIn(form, meant)).map(({ text }) => ({ text, reason }));
  if (dish === undefined || isDish(form, dish)) return asked;
  const known = DISH_FORMS.some((each) => isDish(each, dish));
  return [...asked, { text: dish, reason: known ? reason : `I don't know a dish called '${dish}'` }];
}

/** Returns a composition without a recipe that explains every part of the request. */
export function nothing(read: ParsedRequest, criteria: DishCriteria, failures: readonly Failure[]): Composition {
  const unusable = [...read.unusable];
  const constraints = describeConstraints(read.constraints);
  const late = failures.filter(({ kind }) => kind === 'time').map(({ minutes }) => minutes);
  if (late.length > 0)
    unusable.push({
      text: `${read.minutes ?? 0} minutes`,
      reason: `The quickest dish I know${constraints === '' ? '' : ` that is ${constraints}`} takes ${Math.min(...late)} minutes`,
    });
  else if (failures.some(({ kind }) => kind === 'equipment'))
    unusable.push({
      text: 'your kitchen',
      reason: `Every dish I could think of needs ${describeMissing(read.missing)}`,
    });
  else if (failures.some(({ kind }) => kind === 'rules'))
    unusable.push({
      text: constraints,
      reason: 'Every dish I could think of needs something this rules out',
    });
  else {
    const category = (criteria.category ?? 'recipe').toLowerCase();
    const kind = `${articleFor(category)} ${category}`;
    for (const { food, name } of read.given) {
      const text = nameFor(food, name, 2);
      unusable.push({ text, reason: `I don't know ${kind} with ${text}` });
    }
    for (const { text } of read.given.length > 0 ? [] : read.dishes)
      unusable.push({ text, reason: `I don't know ${kind} by that name` });
  }
  if (unusable.length === 0) unusable.push({ text: 'nothing', reason: 'I found nothing I can cook with' });
  return { recipe: null, used: [], added: [], unusable, notes: [...read.notes] };
}

/** An inventory is no menu: of more foods than one chooses for a dish, the rest is set aside. */
export const sidesFor = ({ form, placed, left }: Placement, { given, minutes }: ParsedRequest): readonly GivenFood[] =>
  isInventory(given) ? [] : sidesOf(left, { form, inDish: [...placed.values()].flat(), minutes });
