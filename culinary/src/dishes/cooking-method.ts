import type { Dish } from '#dishes/dish';
import type { MainFood } from '#dishes/main-food';
import { getFood } from '#ingredient-catalogue';

/** How a dish cooks its main food: minced, in small pieces over dry heat, in a sauce, or in it until it is tender. */
export type Method = 'minced' | 'quick' | 'sauce' | 'slow';

/** The sentence of a step that says when the main food is done. */
export interface Doneness {
  readonly step: number;
  readonly sentence: string;
}

/** A sentence of a step template; amounts have points in their braces only. */
export const SENTENCE = /(?:\{[^}]*\}|[^.{])+\.?/gu;
export const SIMMERS = /\b(?:simmer|stew|braise|poach|cook gently)/iu;
const DRY = /\b(?:fry|sear|broil|grill|roast|griddle|brown|bake|toss)/iu;
const CORE = /\b(?:63|71|74) °C/u;
/** Temperatures of other foods. */
const OF_OTHERS = /\b(?:egg|yolk|custard|steaming|reheat|sausages?)\b/iu;
export const TENDER =
  /\b(?:fork-|nearly |very )?tender\b[^,.;[{]*|\bfalls? apart\b[^,.;[{]*|\ba spoon can cut the \w+/iu;
/** Joints, birds and bones that other meat does not replace, and what is eaten raw. */
const WHOLE = /\b(?:whole|in one piece|in two or|rack|slashed|in the shell|raw)\b/iu;
const WHOLE_CUTS =
  /roasting|hen$|rib$|rack|wing|belly|brisket|oxtail|shank|cheek|roast$|bone|^ham|trotter|rabbit|goose/u;
const PIECES =
  /\b(?:cut|strips?|slices?|sliced|cubes?|pounded|chunks?|dice|halved horizontally|butterflied|flattened|boned|boneless)\b/iu;
const FLAT_CUTS = /cutlet|chop|breast|tender|fillet|steak|loin/u;
const ON_THE_BONE = /leg$|drumstick|thigh/u;
const LONG_MINUTES = 60;
const SIMMERED_MINUTES = 10;
const LARGE_GRILLED = /\b(?:wellington|roast)\b/iu;

export const minutesIn = (text: string): number =>
  [...text.matchAll(/\{(?:\d+-)?(\d+) min\}/gu)].reduce((sum, [, minutes]) => sum + Number(minutes), 0);

/** Returns the steps' sentences from the first that names a food on. */
export function sentencesFrom(dish: Dish, key: string): readonly Doneness[] {
  const all = dish.steps.flatMap((text, step) =>
    [...text.matchAll(SENTENCE)].map(([sentence]) => ({ step, sentence })),
  );
  const first = all.findIndex(({ sentence }) => new RegExp(String.raw`\{[^}]*\b${key}\b[^}]*\}`, 'u').test(sentence));
  return first < 0 ? [] : all.slice(first);
}

export const isAboutMain = (sentence: string): boolean => CORE.test(sentence) && !OF_OTHERS.test(sentence);

/** Returns how a dish cooks its main food; null if that is a joint, eaten raw, or cooked in a way of its own. */
export function methodOf(dish: Dish, { key, food, options }: MainFood): { method: Method; done: Doneness } | null {
  const note = `${options.note ?? ''} ${options.cut ?? ''}`;
  if (WHOLE.test(note) || LARGE_GRILLED.test(dish.name)) return null;
  const sentences = sentencesFrom(dish, key);
  const withCore = sentences.filter(({ sentence }) => isAboutMain(sentence));
  const done =
    withCore.at(-1) ??
    sentences.findLast(({ sentence }) => TENDER.test(sentence) && SIMMERS.test(sentence) && minutesIn(sentence) > 0);
  if (done === undefined) return null;
  if (food.role === 'mince') return withCore.length > 0 ? { method: 'minced', done } : null;
  if (WHOLE_CUTS.test(food.name) && !/\b(?:chunk|dice|cubes)\b/u.test(note)) return null;
  const simmered = sentences.filter(({ sentence }) => SIMMERS.test(sentence));
  const total = simmered.reduce((sum, { sentence }) => sum + minutesIn(sentence), 0);
  const isDry = sentences.some(
    ({ sentence }) => /\b(?:broil|grill)/iu.test(sentence) && !/\{(?:along|rest)[^}]*\}[^.]*bread/u.test(sentence),
  );
  const isInSauce = SIMMERS.test(done.sentence) || (!DRY.test(done.sentence) && total >= SIMMERED_MINUTES);
  if (isInSauce && !isDry) {
    if (total >= LONG_MINUTES && food.role === 'braise') return { method: 'slow', done };
    return { method: 'sauce', done };
  }
  if (isDry && simmered.length > 0) return PIECES.test(note) ? { method: 'quick', done } : null;
  if (!DRY.test(done.sentence) && !DRY.test(sentences.map(({ sentence }) => sentence).join(' '))) return null;
  const isSmall = PIECES.test(note) || (FLAT_CUTS.test(food.name) && !ON_THE_BONE.test(food.name));
  return isSmall && withCore.length > 0 ? { method: 'quick', done } : null;
}

/** True for thin slices and strips, which are done in minutes whatever the animal. */
export const isThin = ({ options: { note = '', cut } }: MainFood): boolean =>
  /thin|strips|[358] mm/u.test(note) || cut === 'strip' || cut === 'slice';

export const isFlat = ({ food, options: { note = '' } }: MainFood): boolean =>
  /pounded|butterflied|horizontally/u.test(note) || /cutlet|chop$/u.test(food.name);

/** True if a sentence names other foods that have to cook as long as it says. */
export const cooksOthers = (dish: Dish, sentence: string, key: string): boolean =>
  [...sentence.matchAll(/\{([a-z][\w ,+]*)\}/gu)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().replace(/^\+ */u, '')))
    .some(
      (name) =>
        name !== key &&
        dish.foods[name] !== undefined &&
        /^(?:veg|rice|pasta|noodle|grain)$/u.test(getFood(dish.foods[name][0]).role),
    );
