import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { inStages, panFry, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { isSoftCheese } from '#forms/main-foods-data';
import { aboutOf, onlyGiven, byImportance, isEastern, isReady, without } from '#forms/main-dish';

type Style = 'tomato' | 'creamy' | 'garlic' | 'pesto';
/** Pasta that is filled or boils in a few minutes needs no heavy sauce. */
const FILLED = new Set(['tortellini', 'ravioli', 'pierogi']);

const creamOf = (k: Kitchen): Item | undefined =>
  k
    .in('sauce')
    .find(
      ({ food }) =>
        food.role === 'cream' || isSoftCheese(food) || food.role === 'yogurt' || food.name === 'alfredo sauce',
    );
const pestoOf = (k: Kitchen): Item | undefined => k.in('sauce').find(({ food }) => food.name.endsWith('pesto'));
const tomatoOf = (k: Kitchen): Item | undefined => k.in('sauce').find(({ food }) => food.role === 'tomato');

const hasTomato = (k: Kitchen): boolean => k.in('veg').some(({ food }) => food.name.includes('tomato'));

function styleOf(k: Kitchen): Style {
  if (pestoOf(k) !== undefined) return 'pesto';
  if (creamOf(k) !== undefined) return 'creamy';
  if (tomatoOf(k) !== undefined || k.find('mince') !== undefined) return 'tomato';
  if (hasTomato(k) || k.in('pasta').some(({ food }) => FILLED.has(food.name))) return 'garlic';
  if (k.hurried) return 'garlic';
  return k.chance.pick(
    'pasta style',
    k.find('fish', 'shellfish', 'tinned-fish') === undefined ? ['tomato', 'garlic', 'creamy'] : ['garlic', 'tomato'],
  );
}

const SAUCE_MINUTES: Readonly<Record<Style, number>> = { tomato: 12, creamy: 3, garlic: 3, pesto: 0 };

/** @param over maps sauce minutes to the minutes by which the dish takes longer */
function sauce(k: Kitchen, style: Style, over: (minutes: number) => number): void {
  const wine = k.in('sauce').filter(({ food }) => food.role === 'wine' || food.role === 'spirit');
  if (wine.length > 0)
    k.step(`Pour in ${k.the(wine)} and let it bubble for 2 minutes, until nearly gone.`, { cook: over(2) });
  const beans = k.in('beans');
  const more = (...taken: readonly Item[]): string => {
    const rest = without(k.in('sauce'), ...wine, ...taken);
    return rest.length > 0 ? ` Stir in ${k.the(rest)} too.` : '';
  };
  if (style === 'tomato') {
    const tomatoes = k.in('sauce').filter(({ food }) => food.role === 'tomato');
    const main = tomatoes.some(({ food }) => food.name !== 'tomato paste' && food.name !== 'tomato powder')
      ? tomatoes
      : [...tomatoes, k.add('canned tomatoes', 0.25)];
    k.step(
      `Add ${k.the(main, beans)} and simmer for 12 minutes, until thick enough to hold a line drawn with the spoon.${more(...main)}`,
      { cook: over(SAUCE_MINUTES.tomato) },
    );
    return;
  }
  if (style === 'creamy') {
    const cream = creamOf(k) ?? k.add('heavy cream', 40, { slot: 'sauce' });
    k.step(
      `${beans.length > 0 ? `Tip in ${k.the(beans)}. ` : ''}Stir in ${k.the(cream)} and simmer gently for 3 minutes, until it coats a spoon.${more(cream)}`,
      { cook: over(SAUCE_MINUTES.creamy) },
    );
    return;
  }
  if (style === 'pesto') {
    const pesto = pestoOf(k) ?? k.add('pesto', undefined, { slot: 'sauce' });
    k.step(
      `${beans.length > 0 ? `Tip in ${k.the(beans)}. ` : ''}Take the pan off the heat and stir in ${k.the(pesto)}.${more(pesto)}`,
    );
    return;
  }
  if (k.in('acid').length === 0 && !hasTomato(k))
    k.add('lemon', 0.25, { slot: 'acid', note: 'zest grated and half juiced' });
  const rest = [...beans, ...without(k.in('sauce'), ...wine)];
  if (rest.length > 0)
    k.step(`Add ${k.the(rest)} and warm through for 3 minutes.`, { cook: over(SAUCE_MINUTES.garlic) });
}

function words(k: Kitchen, style: Style): Draft {
  const shape = mainNames(k, k.in('pasta'), 1).join('');
  const about = aboutOf(
    k,
    ...byImportance(onlyGiven(k.in('protein')), k.in('veg'), onlyGiven(k.in('beans')), k.in('late')),
  );
  const what = about.two || 'garlic';
  const sharp = nounModifiers(k.in('acid'), 1).join('') || 'lemon';
  const mood = {
    tomato: what.includes('tomato') ? 'and a thick sauce' : 'in tomato sauce',
    creamy: 'in a light cream sauce',
    garlic: `with garlic and ${sharp}`,
    pesto: 'and pesto',
  }[style];
  const front = { tomato: 'tomato', creamy: 'creamy', garlic: 'garlicky', pesto: 'pesto' }[style];
  const first = [about.first, 'garlic'].find((word) => word !== '' && !word.includes(front)) ?? 'garlic';
  return {
    title: titleCase(
      k.chance.pick('title', [
        style === 'garlic'
          ? `${front} ${shape} with ${what === 'garlic' ? sharp : what}`
          : `${shape} with ${what} ${mood}`,
        `${front} ${first === 'garlic' && style === 'garlic' ? sharp : first} ${shape}`,
        `${shape} with ${what}`,
      ]),
    ),
    description: k.chance.pick('description', [
      'Everything comes together in one wide pan while the water boils, and a splash of that water turns it into a sauce.',
      `The kind of pasta you can make without looking anything up: ${what}, a hot pan and a splash of cooking water to bring it together.`,
      `A generous bowl for a tired evening, with ${what} in every forkful.`,
    ]),
  };
}

/** Nutritional yeast instead of cheese weighs very little. */
function gratedCheese(k: Kitchen): Item {
  const cheese = k.add('parmesan');
  return cheese.food.name === 'nutritional yeast' ? k.weigh(cheese, 5) : cheese;
}

export function writePasta(k: Kitchen): Draft {
  const noodle = k.need('pasta', ['spaghetti', 'penne', 'linguine', 'rigatoni']);
  const style = styleOf(k);
  const tinned = k.in('protein').filter(({ food }) => food.role === 'tinned-fish');
  const proteins = without(k.in('protein'), ...tinned);
  const bare = k.in('protein', 'veg', 'beans', 'sauce').length === 0;
  const plain = bare && style === 'garlic' && (k.hurried || k.chance.pick('plain pasta', [true, false]));
  if (plain && k.in('spice').length === 0) k.add('chili flakes', undefined, { slot: 'spice' });
  if (!plain && k.in('protein', 'veg', 'beans').length === 0)
    k.need(
      'veg',
      style === 'tomato' ? ['cherry tomato', 'mushroom', 'eggplant'] : ['mushroom', 'zucchini', 'spinach'],
      { cut: 'slice' },
    );
  if (k.in('base').length === 0) k.add('garlic', plain ? 1.5 : 0.75, { slot: 'base', cut: 'dice' });
  const minutes = noodle.every(isReady) ? 1 : (noodle[0]?.food.minutes?.simmer ?? 10);
  const oil = k.fat('olive oil', 0.5);
  // The water heats up while the pan is in use.
  k.step(`Bring a large pot of water to a boil with a tablespoon of ${k.salt()}.`, { cook: 2 });
  const onions = k.in('base').filter(({ food }) => food.texture === 'allium');
  const quick = without(k.in('base'), ...onions);
  const meats = panFry(k, proteins);
  const sea = proteins.filter(({ food }) => food.role === 'fish' || food.role === 'shellfish');
  const out = sea.length > 0 ? ` Lift out ${k.the(sea)}, which would toughen in the sauce.` : '';
  const soften = onions.length > 0 ? `Soften ${k.the(onions)} for 6 minutes. ` : '';
  const staged = inStages(k, k.in('veg'), 'pan', 'cook, stirring,');
  const softening = meats.minutes + (onions.length > 0 ? 6 : 0) + 1;
  // A quick pan is ready before the pasta; a slow one starts earlier.
  const quickPan = softening + staged.minutes + SAUCE_MINUTES[style] <= minutes;
  const over = (pan: number): number => (quickPan ? 0 : pan);
  const boil = (cook: number): void =>
    k.step(
      `${noodle.every(isReady) ? `Dip ${k.the(noodle)} into the boiling water for 1 minute, just to heat through.` : `Cook ${k.the(noodle)} in the boiling water for ${minutes} minutes, or as the packet says, until just firm to the bite.`} Scoop out a mugful of the cooking water before you drain it.`,
      { cook },
    );
  if (quickPan) boil(minutes);
  const warmed = `Meanwhile warm ${k.the(oil)} in a wide pan over medium heat. ${soften}${meats.text}${out}`;
  const fragrant = [...quick, ...k.in('spice')];
  k.step(`${warmed}${fragrant.length > 0 ? ` Add ${k.the(fragrant)} and stir for 1 minute, until fragrant.` : ''}`, {
    cook: over(softening),
  });
  if (staged.text !== '') k.step(staged.text, { cook: over(staged.minutes) });
  sauce(k, style, over);
  if (!quickPan) boil(style === 'tomato' ? Math.max(0, minutes - SAUCE_MINUTES.tomato) : minutes);
  // Tinned fish and leaves only need warming: they go in with the pasta.
  const eastern = isEastern(k) && k.in('cheese').length === 0;
  const bottle = eastern ? [k.add(k.palette?.sauces[0] ?? 'soy sauce', 0.5)] : [];
  const late = [...sea, ...tinned, ...k.in('late'), ...bottle];
  const zest = k
    .in('acid')
    .map((item) =>
      item.food.role === 'citrus' && item.food.unit === 'piece'
        ? `the zest and juice of ${k.the(item)}`
        : `a little ${k.juice(item)}`,
    );
  const cheese =
    k.in('cheese').length > 0
      ? k.in('cheese')
      : eastern || style === 'pesto' || k.find('fish', 'shellfish', 'tinned-fish') !== undefined
        ? []
        : [gratedCheese(k)];
  k.step(
    `Tip ${k.the(noodle)} into the pan with a good splash of that water and toss for 1 minute, until the sauce clings${late.length + zest.length > 0 ? `. Toss in ${listOf([...(late.length > 0 ? [k.the(late)] : []), ...zest])}` : ''}. Season with ${k.season()}.`,
    { cook: 1 },
  );
  const herbs = cheese.length + k.in('finish').length > 0 ? k.in('finish') : [k.add('parsley')];
  const finish = [...cheese, ...herbs];
  k.step(finish.length > 0 ? `Serve in warm bowls with ${k.the(finish)} on top.` : 'Serve at once in warm bowls.');
  return words(k, style);
}
