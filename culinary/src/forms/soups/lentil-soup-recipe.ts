import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { onlyGiven, isReady, needOnion, orAdd } from '#forms/main-dish';
import { cookingSpice, freshHerb, withMore } from '#forms/sides/small-dish';
import { breadAlong } from '#forms/soups/soup-parts';

// Lentils that keep their shape; others disintegrate.
const FIRM_LENTILS: ReadonlySet<string> = new Set([
  'green lentil',
  'brown lentil',
  'black lentil',
  'mung bean',
  'canned lentil',
]);

export function writeLentilSoup(k: Kitchen): Draft {
  const lentils = orAdd(k, 'lentil', 'red lentil', 60);
  needOnion(k);
  k.add('garlic', 0.5, { slot: 'base' });
  if (k.in('spice').length === 0) {
    k.add(cookingSpice(k, 'ground cumin'), 0.3, { slot: 'spice' });
    k.add('turmeric', 0.15, { slot: 'spice' });
  }
  const fat = k.fat(k.palette?.fat ?? 'olive oil', 0.7);
  k.step(
    `Warm half of ${k.the(fat)} in a large pot and cook ${k.the(k.in('base'))} with ${k.pinch()} over medium heat for 10 minutes, until golden at the edges.`,
    { cook: 10 },
  );
  k.step(`Stir in ${k.the(k.in('spice', 'tomato'))} for 1 minute, until the smell rises.`, { cook: 1 });
  const cooked = lentils.every((item) => isReady(item) || item.food.name === 'canned lentil');
  const minutes = cooked ? 5 : Math.max(...lentils.map(({ food }) => food.minutes?.simmer ?? 25));
  const stock = k.one(['stock'], 'vegetable stock', cooked ? 220 : 320);
  const coconut = k.in('stock').filter((item) => item !== stock);
  const roots = k.in('veg').filter(({ food }) => food.texture !== 'leaf');
  const leaves = k.in('veg').filter((item) => !roots.includes(item));
  const whole = lentils.some(({ food }) => FIRM_LENTILS.has(food.name));
  k.step(
    `Add ${k.the([...lentils], roots)} and pour in ${k.the(stock, coconut)} and ${k.servings * (cooked ? 20 : 80)} ml of water. Bring to a boil, skim, then simmer, half covered, for ${Math.max(minutes, roots.length > 0 ? 15 : 0)} minutes, until ${cooked ? (roots.length > 0 ? `${k.the(roots)} are tender` : 'hot all through') : whole ? 'tender but not mushy' : 'they have collapsed'}.`,
    { cook: Math.max(minutes, roots.length > 0 ? 15 : 0) + 5 },
  );
  k.step(
    whole
      ? 'Blend a ladleful and stir it back in, so that the soup has body and bite.'
      : 'Whisk hard, or blend for a finer soup, and let it down with hot water until it pours.',
  );
  if (leaves.length > 0) {
    const staged = inStages(k, leaves, 'simmer', 'simmer');
    k.step(staged.text, { cook: staged.minutes });
  }
  const [sharp] = orAdd(k, 'sharp', 'lemon', 0.25, 'juiced');
  k.step(`Sharpen with ${k.juice(sharp)} and season with ${k.season()}.`);
  const top = orAdd(k, 'finish', freshHerb(k, 'cilantro'));
  const warm = k.in('spice').find(({ food }) => food.role === 'spice' && !food.name.includes('paste'));
  k.step(
    `Heat the rest of ${k.the(fat)}${warm === undefined ? '' : ` with a pinch of ${k.name(warm)}`} until it sizzles and spoon over each bowl, with ${k.the([...top])}.${breadAlong(k, k.in('bread'))}`,
    { cook: 1 },
  );
  const kind = nounModifiers([...lentils], 1).join('');
  const more = mainNames(k, onlyGiven([...k.in('veg'), ...k.in('tomato')]), 1).join('');
  const scent = nounModifiers([warm ?? sharp], 1)
    .join('')
    .replace('ground ', '');
  return {
    title: titleCase(
      k.chance.pick('lentil soup title', [
        withMore(`${kind} soup`, more === '' ? k.label(sharp) : more),
        withMore(`${scent}-spiced ${kind} soup`, more),
        withMore(
          `${k.palette === null ? '' : `${k.palette.word} `}${kind} soup`,
          listOf(distinct([scent, k.label(sharp)])),
        ),
      ]),
    ),
    description: k.chance.pick('lentil soup description', [
      `Cheap, warm and done in ${cooked ? 'half an hour' : 'three quarters of an hour'}: ${k.label(lentils[0])} cooked soft, with sizzling ${k.label(fat)} over the top.`,
      `${capital(kind)} soup with ${scent} and a good squeeze of ${k.label(sharp)}, which makes all the difference.`,
    ]),
  };
}
