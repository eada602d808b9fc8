import { type Main, cutsOf, isAnimal, isPoultry, mainKind } from '#dishes/cuts';
import {
  cooksOthers,
  type Doneness,
  isAboutMain,
  isFlat,
  isThin,
  type Method,
  methodOf,
  minutesIn,
  sentencesFrom,
  SIMMERS,
  TENDER,
} from '#dishes/cooking-method';
import { type Dish, type DishFoodOptions, servesOf } from '#dishes/dish';
import { editFrom, TIME, timesIn } from '#dishes/edit-steps';
import { PLANT_MINUTES, withoutMince } from '#dishes/without-mince';
import { type MainFood, mainFoodOf } from '#dishes/main-food';
import { withMainWords } from '#dishes/main-words';
import { waysWith } from '#dishes/ways-with';
import { addSeafood, seafoodAtTheEnd } from '#dishes/seafood-last';
import { type Food, type FoodName, getFood, gramsPerUnit } from '#ingredient-catalogue';

const QUICK_POULTRY_MINUTES = { thin: 6, cubes: 10 };
/** Grams of boned meat per serving, in place of meat on the bone. */
const BONED_GRAMS = 200;
const MAX_SHARE_OF_WATER = 0.6;
/** It crumbles: no pieces of meat can be of it. */
const PLANT_MINCE: FoodName = 'plant-based mince';

/** The food that a cook buys for this method, in place of the main food; null if that makes no good dish. */
function cutFor(main: MainFood, method: Method, kind: Main, asked: Food): Food | null {
  if (!isAnimal(kind)) {
    if (asked.name === PLANT_MINCE && method !== 'minced') return null;
    // A dish with meat has neither the liquid nor the time for dried ones.
    return kind === 'plant' && asked.role === 'lentil' ? getFood('canned lentil') : asked;
  }
  const cuts = cutsOf(kind);
  if (method === 'minced') return cuts.minced === undefined ? null : getFood(cuts.minced);
  if (method === 'quick') {
    if (kind === 'goat') return null;
    if (isFlat(main)) return cuts.flat === undefined ? null : getFood(cuts.flat);
    return getFood(cuts.quick);
  }
  if (!isThin(main)) return getFood(cuts.slow);
  return kind === 'goat' ? null : getFood(cuts.quick);
}

/** Meat that a dish serves pink, as poultry never is. */
const PINK = /\b(?:still pink|rosy|medium-rare|rare|5\d °C|6[0-2] °C)\b/u;
const STILL_PINK = / (?:outside )?(?:but|and) still pink(?: inside)?/u;
const BONING =
  /\b(?:on the bone|the meat|bone(?:less|d)|skin(?:ned|less| on)?(?: if you like)?|with skin|half frozen, then)\b(?: and|,)? ?/giu;

/** How the other food is prepared: cut like the one that it replaces, or for its own time. */
function optionsFor(main: MainFood, method: Method, kind: Main, food: Food): DishFoodOptions {
  const { cut } = main.options;
  const note = (main.options.note ?? '')
    .replaceAll(BONING, '')
    .replace(/^[, ]+/u, '')
    .replace(/,? and *$/u, '')
    .trim();
  const isCutNote = /^(?:cut|pounded|thinly|sliced|halved|butterflied)/u.test(note);
  if (kind === 'plant') {
    if (food.role === 'legume')
      return {
        note:
          method === 'minced' && food.name !== 'canned lentil' ? 'drained and coarsely mashed' : 'drained and rinsed',
      };
    if (method === 'minced')
      return food.role === 'mince' || food.name === PLANT_MINCE
        ? {}
        : { note: food.role === 'tofu' ? 'crumbled' : 'finely chopped' };
    if (food.role !== 'tofu') return { cut: 'chunk' };
    return { note: isFlat(main) ? 'patted dry and cut into 1 cm slices' : 'patted dry and cut into 2 cm cubes' };
  }
  if (kind === 'shrimp') return {};
  if (kind === 'fish') return method === 'sauce' ? { note: 'skinned and cut into 4 cm pieces' } : main.options;
  if (method === 'minced') return {};
  if (method === 'slow' || (method === 'sauce' && !isThin(main))) {
    if (kind === 'duck') return {};
    if (food.name === 'chicken thigh') return { note: 'boned, skinned and cut into large pieces' };
    return { note: 'cut into 3 cm cubes' };
  }
  if (isCutNote) return { note };
  return cut === undefined || cut === 'whole'
    ? isFlat(main)
      ? { note: 'pounded to 1 cm' }
      : { cut: 'chunk' }
    : { cut };
}

const round5 = (minutes: number): number => Math.max(10, Math.round(minutes / 5) * 5);
/** The temperature of the main food, with the other one for poultry that some texts add. */
const STATED =
  /(\(?(?:(?:far |well )?above |over |at least )?)\b(?:63|71|74) °C((?: inside| in the middle| at the bone| in the thickest part)?)(\)?)(?:[;,] (?:poultry )?74 °C(?: for \w+)?\)?| \((?:poultry 74 °C|74 °C [^)]*)\))?/gu;
const withCore = (text: string, core: number): string =>
  text.replaceAll(STATED, (all: string, before: string, where: string) => {
    const closes = before.startsWith('(') ? ')' : '';
    return `${before.startsWith('(') ? '(' : ''}${core} °C${where.replace(' at the bone', ' inside')}${closes}`;
  });
/** Removes the temperature: "until golden and 74 °C inside". */
const CORE_PHRASE =
  /(?:,? and|,)? ?(?:(?:the )?(?:meat|chicken|beef|pork|lamb|pieces|it|they|breast|turkey) )?(?:(?:is|are|reads?|have reached|cooked through|at|far|well|above|over) )*\(?(?:(?:at|over|above|at least) )?\b(?:63|71|74) °C(?: inside| in the middle| at the bone)?\)?(?: \([^)]*74 °C[^)]*\)|[;,] poultry 74 °C\))?/gu;
const withoutCore = (text: string): string =>
  text
    .replaceAll(/\bno pink is left(?= ?\()/gu, 'golden brown')
    .replaceAll(CORE_PHRASE, '')
    .replaceAll(/, until(?: the \w+)?(?=[.,;]|$| \()/gu, ', until hot through');

const isSame = (one: Doneness, other: Doneness): boolean => one.step === other.step && one.sentence === other.sentence;

/** Simmers cubes of another meat until they are tender, however short the dish simmers its own. */
function braised(dish: Dish, key: string, done: Doneness, needed: number): Dish | null {
  const first = sentencesFrom(dish, key).find(({ sentence }) => SIMMERS.test(sentence) && minutesIn(sentence) >= 5);
  if (first === undefined) return null;
  const own = minutesIn(first.sentence);
  const isLast = isSame(first, done);
  const insertsBefore = isLast && cooksOthers(dish, first.sentence, key);
  return editFrom(dish, key, (sentence, at) => {
    let text = sentence;
    if (isSame(at, done))
      text = text.replace(
        /(?:\btender and |\b(?:is |are |at )?)?(?:over |above )?\(?\b(?:63|74) °C(?: inside| at the bone| in the middle)?\)?/u,
        (all) => (all.startsWith('(') ? '' : `${/^(?:is|are) /u.exec(all)?.[0] ?? ''}fork-tender`),
      );
    if (!isSame(at, first)) return text;
    const lead = /^[\s[\]]*/u.exec(text)?.[0] ?? '';
    if (insertsBefore)
      return `${lead}Cover and simmer over low heat for {${round5(needed - own)} min}, until the meat is nearly tender, topping up with hot water. ${text.trimStart()}`;
    const longer = text.replace(TIME, (all, minutes: string) =>
      Number(minutes) === lastTime(text) ? `{${Math.max(needed, Number(minutes))} min}` : all,
    );
    const [opened] = /\[\.$/u.exec(longer) ?? [''];
    return `${longer.slice(0, longer.length - opened.length)}${opened === '' ? '' : '.'} Top up with hot water when it gets dry${opened === '' ? '.' : opened}`;
  });
}
const lastTime = (text: string): number => Number([...text.matchAll(TIME)].at(-1)?.[1] ?? 0);

/** Shortens a long simmer to what poultry or vegetables take. */
function shortened(dish: Dish, key: string, done: Doneness, minutes: number, cue: string): Dish | null {
  if (!TENDER.test(done.sentence)) return null;
  const long = sentencesFrom(dish, key).filter(({ sentence }) => SIMMERS.test(sentence) && minutesIn(sentence) >= 15);
  const total = long.reduce((sum, { sentence }) => sum + minutesIn(sentence), 0);
  const factor = Math.min(1, minutes / Math.max(1, total));
  return editFrom(dish, key, (sentence, at) => {
    let text = long.some((each) => isSame(each, at))
      ? timesIn(sentence, (each) => (each < 15 ? each : round5(each * factor)))
      : sentence;
    if (factor < MAX_SHARE_OF_WATER && !/\{rice\}/u.test(sentence))
      text = text.replaceAll(
        /\{(\d+) ml\}(?= of (?:hot |boiling )?water)/gu,
        (_, ml: string) => `{${Math.round((Number(ml) * MAX_SHARE_OF_WATER) / 10) * 10} ml}`,
      );
    return isSame(at, done) ? text.replace(TENDER, cue) : text;
  });
}

/** The same if the sauce and the main food cook at once: "add {chicken, pepper} and simmer". */
function addedAfter(dish: Dish, key: string, done: Doneness, kind: 'fish' | 'shrimp'): Dish | null {
  const rest = done.sentence.replace(`{${key}, `, '{').replace(`, ${key}}`, '}').replace(`{${key}} and `, '');
  return rest.includes(`{${key}}`) || rest === done.sentence
    ? null
    : editFrom(dish, key, (sentence, at) =>
        isSame(at, done) ? `${withoutCore(rest)} ${addSeafood(key, kind)}` : sentence,
      );
}

/** Adds seafood or fish at the end, when the sauce is done. */
function addedLast(dish: Dish, key: string, done: Doneness, kind: 'fish' | 'shrimp'): Dish | null {
  const intro = new RegExp(
    String.raw`(?:^|, (?:then )?| and )add \{${key}\}(?: and (?:turn|toss|stir|fry|cook)[^.{]*(?:\{\d+ min\})?[^.{]*)?(?=\.)|(?:, )?add \{${key}\} and (?=\{)`,
    'iu',
  );
  const before = sentencesFrom(dish, key);
  const [first] = before;
  if (first === undefined) return null;
  if (isSame(first, done)) return addedAfter(dish, key, done, kind);
  const trimmed = first.sentence.trim();
  if (!intro.test(trimmed)) return null;
  return editFrom(dish, key, (sentence, at) => {
    if (isSame(at, first)) {
      const rest = trimmed.replace(intro, '');
      return rest === '.' ? '' : ` ${rest}`;
    }
    if (!isSame(at, done)) return sentence;
    const text = withoutCore(sentence).replace(/, until the (?:chicken|meat|beef|pork|lamb) is tender(?=[.,])/u, '');
    return `${text} ${addSeafood(key, kind)}`;
  });
}

function recooked(
  dish: Dish,
  main: MainFood,
  { method, done }: { method: Method; done: Doneness },
  kind: Main,
  food: Food,
): Dish | null {
  const { key } = main;
  const core = food.core ?? 63;
  const cored = (each: Dish): Dish =>
    editFrom(each, key, (sentence) => (isAboutMain(sentence) ? withCore(sentence, core) : sentence));
  if (kind === 'plant') {
    const plain = editFrom(dish, key, (sentence) =>
      (isAboutMain(sentence) ? withoutCore(sentence) : sentence).replace(STILL_PINK, ''),
    );
    if (method === 'slow') return shortened(dish, key, done, PLANT_MINUTES.long, 'soft');
    if (method === 'minced') return withoutMince(plain, key, food);
    return method === 'sauce'
      ? editFrom(plain, key, (sentence) =>
          SIMMERS.test(sentence) ? timesIn(sentence, (each) => Math.min(each, PLANT_MINUTES.simmer)) : sentence,
        )
      : plain;
  }
  if (kind === 'fish' || kind === 'shrimp') {
    if (main.kind === kind) return dish;
    if ((method === 'sauce' || method === 'slow') && isAnimal(main.kind))
      return (method === 'sauce' ? addedLast(dish, key, done, kind) : null) ?? seafoodAtTheEnd(dish, main, done, kind);
    if (kind === 'shrimp' && method === 'quick' && !isFlat(main))
      return cored(
        editFrom(dish, key, (sentence, at) =>
          isSame(at, done) ? timesIn(sentence, (each) => Math.min(each, 6)) : sentence,
        ),
      );
    return null;
  }
  if (main.kind === 'fish') return null;
  if (method === 'minced') return cored(dish);
  if (method === 'slow') {
    if (isPoultry(kind) && kind !== 'duck')
      return shortened(dish, key, done, cutsOf(kind).tenderAfter, 'tender and 74 °C inside');
    const total = sentencesFrom(dish, key)
      .filter(({ sentence }) => SIMMERS.test(sentence))
      .reduce((sum, { sentence }) => sum + minutesIn(sentence), 0);
    return total >= cutsOf(kind).tenderAfter ? dish : braised(dish, key, done, cutsOf(kind).tenderAfter);
  }
  if (method === 'sauce' && !isThin(main) && !isPoultry(kind))
    return braised(dish, key, done, cutsOf(kind).tenderAfter);
  const least =
    isPoultry(kind) && !isPoultry(main.kind)
      ? QUICK_POULTRY_MINUTES[isThin(main) ? 'thin' : 'cubes']
      : main.kind === 'shrimp'
        ? QUICK_POULTRY_MINUTES.thin
        : 0;
  if (minutesIn(done.sentence) === 0) return null;
  return cored(
    editFrom(dish, key, (sentence, at) => {
      const text = isPoultry(kind) ? sentence.replace(STILL_PINK, '') : sentence;
      return isSame(at, done) ? timesIn(text, (each) => Math.max(each, least)) : text;
    }),
  );
}

/**
 * Returns a dish with another main food in the place of its own: in its cut, with its times, its temperature and its
 * name. Null if the method does not suit that food: a Wellington of chicken.
 */
export function withMain(dish: Dish, asked: Food): { readonly dish: Dish; readonly food: Food } | null {
  const main = mainFoodOf(dish);
  const kind = mainKind(asked);
  if (main === null || kind === null) return null;
  const way = methodOf(dish, main);
  if (way === null) return null;
  const food = cutFor(main, way.method, kind, asked);
  if (food === null || (kind === 'plant' && way.method === 'minced' && !/breaking it up/u.test(dish.steps.join(' '))))
    return null;
  const cooked = recooked(dish, main, way, kind, food);
  if (cooked === null || (isPoultry(kind) && cooked.steps.some((step) => PINK.test(step)))) return null;
  const grams = Math.min(
    main.weight,
    kind === 'duck' || way.method === 'minced' ? main.weight : BONED_GRAMS * servesOf(dish),
  );
  const amount = Math.round((grams / gramsPerUnit(food)) * 2) / 2;
  const core = food.core ?? 63;
  const ways =
    cooked.steps.length === dish.steps.length
      ? waysWith(dish, { kind, own: main.kind }, (step) =>
          kind === 'plant' ? withoutCore(step) : withCore(step, core),
        )
      : {};
  const changed = withMainWords({ ...cooked, ways }, main, food, kind);
  if (changed === null) return null;
  return {
    food,
    dish: {
      ...changed,
      foods: { ...dish.foods, [main.key]: [food.name, amount, optionsFor(main, way.method, kind, food)] },
    },
  };
}
