import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { onlyGiven, needOnion, orAdd } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';
import { breadAlong } from '#forms/soups/soup-parts';

export function writeMinestrone(k: Kitchen): Draft {
  if (k.in('veg').length === 0) k.need('veg', ['carrot', 'zucchini', 'kale'], { cut: 'dice' });
  if (k.in('beans').length === 0) k.add('cannellini bean', 0.3, { slot: 'beans' });
  const [starch] = orAdd(k, 'starch', 'macaroni', 30);
  const [tomato, ...tomatoes] = orAdd(k, 'tomato', 'canned tomatoes', 0.2);
  needOnion(k, 'onion', 0.3);
  if (k.in('base').length < 3) k.add('garlic', 0.5, { slot: 'base' });
  const [herb, ...herbs] = orAdd(k, 'herb', k.chance.pick('minestrone herb', ['rosemary', 'bay leaf', 'thyme']));
  const beans = k.in('beans');
  const cured = k.in('cured');
  k.step(
    `Warm ${k.the(k.fat('olive oil', 0.6))} in a large pot over low heat and soften ${k.the(cured, k.in('base'))} with ${k.pinch()} for 10 minutes: this slow start is where the flavor comes from.`,
    { cook: 10 },
  );
  const stock = k.one(['stock'], 'vegetable stock', 300);
  const wine = k.rest('liquid').filter((item) => item !== stock);
  k.step(
    `${wine.length > 0 ? `Pour in ${k.the(wine)} and let it bubble away. ` : ''}Add ${k.the(tomato, tomatoes, herb, herbs)} and cook for 5 minutes, then pour in ${k.the(stock)} and bring to a simmer.`,
    { cook: 9 },
  );
  const staged = inStages(k, k.in('veg'), 'simmer', 'simmer', 'until tender');
  k.step(staged.text, { cook: staged.minutes });
  const minutes = starch.food.minutes?.simmer ?? 10;
  k.step(
    `Crush a ladleful of ${k.the(beans)} with a fork to thicken the broth and add them all with ${k.the(starch)}. Simmer for ${minutes} minutes, stirring now and then, until tender. Let the soup down with hot water if it stands too stiff.`,
    { cook: minutes },
  );
  const [cheese, ...others] = [...k.in('cheese'), ...k.in('finish')];
  const top = cheese === undefined ? [k.add('parmesan', 8, { slot: 'cheese' })] : [cheese, ...others];
  k.step(
    `Season with ${k.season()} and rest for 5 minutes. Ladle into bowls and finish with ${k.the(top)} and a thread of ${k.name(k.fat('olive oil'))}.${breadAlong(k, k.in('bread'))}`,
    { wait: 5 },
  );
  const brought = onlyGiven([...k.in('veg'), ...beans]);
  const things = brought.length > 0 ? brought : [...beans, ...k.in('veg')];
  const two = listOf(distinct(mainNames(k, things, 3)).slice(0, 2));
  const kind = listOf(nounModifiers(things, 2));
  return {
    title: titleCase(
      k.chance.pick('minestrone title', [
        withMore('minestrone', two),
        `${kind} minestrone`,
        withMore(`${kind} soup`, k.label(top[0] ?? starch)),
      ]),
    ),
    description: k.chance.pick('minestrone description', [
      `A thick Italian soup of ${two}, with ${k.label(starch)} to make a meal of it. Best warm rather than hot.`,
      `${capital(two)} in a broth thickened with crushed ${k.label(beans[0] ?? starch)}. Tomorrow it will be better still.`,
    ]),
  };
}
