import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { inStages, panFry, mainNames, titleCase } from '#compose/sentences';
import { onlyGiven, orAdd, runny } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';

export function writeStuffedMushrooms(k: Kitchen): Draft {
  const [shell] = orAdd(k, 'shell', 'cremini mushroom', 120);
  const base = orAdd(k, 'base', 'garlic', 0.5);
  const cheese = orAdd(k, 'cheese', k.chance.pick('mushroom cheese', ['gruyère', 'cream cheese', 'parmesan']), 20);
  const crumb = orAdd(k, 'crumb', 'breadcrumb', 10);
  const herbs = orAdd(k, 'finish', k.chance.pick('mushroom herb', ['parsley', 'chives', 'tarragon']), 0.4);
  const oil = k.fat('olive oil', 0.6);
  const tomato = shell.food.name === 'tomato';
  k.step(
    tomato
      ? `Heat the oven to 200 °C. Cut the tops off ${k.the(shell)}, scoop out the middles and chop them. Stand the shells upside down to drain.`
      : `Heat the oven to 200 °C. Twist the stems out of ${k.the(shell)} and chop them fine. Toss the caps with half of ${runny(k, oil)} and set them, hollow side up, on a tray.`,
  );
  if (k.in('meat').length > 0) {
    const fried = panFry(k, k.in('meat'), 'Put in');
    k.step(`Set a frying pan over medium-high heat with a little ${k.name(oil)}. ${fried.text}`, {
      cook: fried.minutes,
    });
  }
  const staged =
    k.in('veg').length > 0 ? inStages(k, k.in('veg'), 'pan', 'cook', 'until dry') : { text: '', minutes: 0 };
  k.step(
    `Warm the rest of ${k.the(oil)} in ${k.in('meat').length > 0 ? 'the same' : 'a frying'} pan and cook the chopped ${tomato ? 'middles' : 'stems'} with ${k.the([...base], k.in('spice'))} for 5 minutes, until the juices have boiled away. ${staged.text}`,
    { cook: 5 + staged.minutes },
  );
  k.step(
    `Off the heat stir in ${k.the([...crumb], [...cheese], k.in('nut'), [...herbs])} and season with ${k.season()}. Pile into the ${tomato ? 'shells' : 'caps'}.`,
  );
  k.step(
    'Bake for 18 minutes, until tender underneath and browned on top. Leave for 5 minutes, as they are scalding inside.',
    { cook: 18, wait: 5 },
  );
  const brought = onlyGiven([...k.in('meat'), ...cheese, ...k.in('veg'), ...k.in('nut'), ...herbs]);
  const stuff = brought.length > 0 ? brought : [...cheese, ...herbs];
  const two = listOf(mainNames(k, stuff, 2));
  return {
    title: titleCase(
      k.chance.pick('stuffed mushroom title', [
        withMore(`stuffed ${mainNames(k, [shell], 1).join('')}`, two),
        withMore(`${mainNames(k, [shell], 1).join('')} filled`, two),
        withMore(`baked stuffed ${mainNames(k, [shell], 1).join('')}`, mainNames(k, stuff, 1).join('')),
      ]),
    ),
    description: k.chance.pick('stuffed mushroom description', [
      `Little cups of ${two}, brown on top and juicy below. Two bites each.`,
      `${capital(two)} packed back into the shell with its own trimmings, so that nothing is lost.`,
    ]),
  };
}
