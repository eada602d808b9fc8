import { type Main, isAnimal, isPoultry } from '#dishes/cuts';
import type { Dish } from '#dishes/dish';
import type { MainFood } from '#dishes/main-food';
import { titleCase } from '#compose/sentences';
import { pluralOf } from '#food-words';
import type { Food } from '#ingredient-catalogue';

/** Cuts that a step names after the food: "turn the thighs". */
const CUT_WORDS =
  'thigh|breast|leg|drumstick|shoulder|steak|chop|loin|tenderloin|cutlet|fillet|shank|flank|brisket|bird';
/** A main food in the language of a dish: "tom kha gai". */
const FOREIGN = / (?:gai|kai|goong|bo|ga|ayam|moo|gosht|daging|con pollo|de pollo)$/iu;
const SKIN = /,?(?: and prick)? (?:any |with the )?skin(?:[- ]side)?(?: (?:first|up|down|side|all over))+|, skin on/giu;

const CANNED = 'canned ';
const COUNTED = /(?:bean|lentil|pea|mushroom)$/u;

const own = ({ food, kind }: MainFood): readonly string[] => [
  food.name,
  ...(isAnimal(kind) ? [kind] : []),
  ...(kind === 'shrimp' ? ['shrimp', 'prawn'] : []),
  ...(kind === 'fish' ? ['fish', food.name.replace(/ (?:fillet|steak)$/u, '')] : []),
];

/** The word for a food in steps and titles. */
const mainWord = (food: Food, kind: Main): string =>
  isAnimal(kind)
    ? kind
    : (food.name.startsWith(CANNED) ? food.name.slice(CANNED.length) : (food.short ?? food.name)).replace(
        / (?:fillet|steak)$/u,
        '',
      );

const plain = (text: string, change: (text: string) => string): string =>
  text.replaceAll(/\{[^}]*\}|[^{]+/gu, (part) => (part.startsWith('{') ? part : change(part)));

/** Returns a dish whose texts speak of another main food; null if they are about the skin and bones of its own. */
export function withMainWords(dish: Dish, main: MainFood, food: Food, kind: Main): Dish | null {
  const word = mainWord(food, kind);
  const words = own(main);
  const pattern = new RegExp(
    String.raw`\b(?:${words.map((each) => RegExp.escape(each)).join('|')})(?:e?s)?\b(?! (?:stock|broth|bouillon|fat|sauce|paste|skin|lettuce))`,
    'giu',
  );
  const cuts = new RegExp(String.raw`\b(?:${CUT_WORDS})(s?)\b`, 'giu');
  const isMeat = isAnimal(kind) || kind === 'fish';
  // "Until the kidney beans are soft"; a head of cauliflower is one.
  const many = COUNTED.test(food.name) ? pluralOf(word) : word;
  const meat = isMeat ? (kind === 'fish' ? 'fish' : 'meat') : many;
  const named = (found: string): string => (/^\p{Lu}/u.test(found) ? titleCase(word) : word);
  const spokenOf = (text: string): string => {
    const spoken = text
      .replaceAll(pattern, (found) => (/^\p{Lu}/u.test(found) ? titleCase(many) : many))
      .replaceAll(cuts, meat);
    return isMeat ? spoken : spoken.replaceAll(/\b(?:meat|mince)\b/gu, many);
  };
  const speak = (text: string): string =>
    many === word ? spokenOf(text) : spokenOf(text).replaceAll(`${many} is `, `${many} are `);
  const boned = (text: string): string =>
    text
      .replaceAll(SKIN, '')
      .replaceAll(' at the bone', ' inside')
      .replaceAll(/so tender that it comes off the bone|comes? off the bone/gu, 'fork-tender')
      .replaceAll(/turns? white(?: all over)?/gu, isPoultry(kind) ? 'turns white' : 'is seared all over');
  const reword = (step: string): string => plain(step, (text) => speak(boned(text)));
  const namesSkin = (step: string): boolean => /\b(?:skin|bones?)\b/iu.test(step.replaceAll(/\{[^}]*\}/gu, ''));
  const steps = dish.steps.map(reword);
  if (steps.some(namesSkin)) return null;
  const ways = Object.fromEntries(
    Object.entries(dish.ways ?? {})
      .map(([equipment, way]) => [equipment, { ...way, steps: way.steps.map(reword) }] as const)
      .filter(([, way]) => !way.steps.some(namesSkin)),
  );
  const stem = dish.name.replace(FOREIGN, '').replace(/^B(?:oe|œ)uf (?=\p{Lu})/u, '');
  const hasWord = new RegExp(pattern.source, 'iu').test(stem);
  const title = hasWord ? stem.replaceAll(pattern, named) : `${titleCase(word)} ${stem}`;
  const name = title.replace('Mixed Vegetables ', 'Vegetable ');
  const { noun: _noun, also: _also, called: _called, ...rest } = dish;
  return { ...rest, name, about: speak(dish.about), keeps: speak(dish.keeps), steps, ways };
}
