import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { onlyGiven, orAdd } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';

const CHILL_MINUTES = 60;

export function writeGazpacho(k: Kitchen): Draft {
  // Cucumbers alone are combined with yogurt.
  if (k.in('tomato', 'fruit', 'dairy').length === 0 && k.in('veg').length === 0 && k.in('cool').length > 0)
    k.need('dairy', ['plain yogurt'], { per: 90 });
  const dairy = k.in('dairy');
  if (k.in('tomato', 'fruit', 'dairy').length === 0)
    k.need('tomato', ['tomato', 'plum tomato'], { cut: 'chunk', per: 1.5 });
  if (k.in('cool', 'veg').length === 0) k.need('veg', ['cucumber', 'red bell pepper'], { cut: 'chunk' });
  const garlic = orAdd(k, 'garlic', 'garlic', 0.25);
  const [sharp] = orAdd(k, 'sharp', dairy.length > 0 ? 'lemon' : 'sherry vinegar', dairy.length > 0 ? 0.2 : 0.6);
  const oil = k.fat('olive oil', 1);
  const bread = k.in('bread');
  const cold = [...k.in('tomato'), ...k.in('fruit'), ...k.in('cool', 'veg'), ...dairy];
  const top = k.in('cool', 'veg');
  if (bread.length > 0)
    k.step(
      `Tear ${k.the(bread)} into a bowl, sprinkle with the ${k.juice(sharp)} and enough cold water to soak, and leave for 5 minutes.`,
      { wait: 5 },
    );
  k.step(
    `${top.length === 0 ? '' : `Keep back a small handful of ${k.the(top)} for the top, finely chopped. `}Put ${k.the(cold)} in a blender with ${listOf([k.pinch(), ...[...garlic, ...k.in('nut', 'spice')].map((item) => k.name(item))])}, and leave for 10 minutes to give up their juice.`,
    { wait: 10 },
  );
  k.step(
    `Add ${bread.length > 0 ? 'the soaked crumb' : `the ${k.juice(sharp)}`} and blend for 2 minutes, until very smooth. With the motor running pour in ${k.the(oil)} in a thread, until the soup turns pale and creamy. Season with ${k.season()}; cold food needs more than you think.`,
  );
  k.step(
    `Chill for ${CHILL_MINUTES} minutes at least, until really cold. Thin with iced water if it has set too thick.`,
    {
      wait: CHILL_MINUTES,
    },
  );
  const finish = dairy.length > 0 ? orAdd(k, 'finish', 'dill') : k.in('finish');
  k.step(
    `Pour into cold bowls or glasses and finish with ${finish.length > 0 ? `${k.the(finish)} and ` : ''}what you kept back, and a few drops of ${k.name(oil)}.`,
  );
  const brought = onlyGiven(cold);
  const named = brought.length > 0 ? brought : cold;
  const kind = listOf(nounModifiers(named, 2));
  const two = listOf(distinct(mainNames(k, named, 3)).slice(0, 2));
  if (dairy.length > 0)
    return {
      title: titleCase(`chilled ${kind} soup`),
      description: `${capital(two)}, blended until silky and as cool as the bowl it comes in. Nothing is cooked.`,
    };
  return {
    title: titleCase(
      k.chance.pick('gazpacho title', [
        `${kind} gazpacho`,
        `chilled ${kind} soup`,
        withMore(`${nounModifiers(named, 1).join('')} gazpacho`, mainNames(k, [...finish, sharp], 1).join('')),
      ]),
    ),
    description: k.chance.pick('gazpacho description', [
      `Cold ${two}, blended until silky with good oil and a sharp edge. Nothing is cooked.`,
      `${capital(two)} for a day too hot for the stove: ten minutes at the blender, then the fridge takes over.`,
    ]),
  };
}
