import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { nounModifiers, titleCase } from '#compose/sentences';

export function writeIcedLatte(k: Kitchen): Draft {
  const brew = k.need('brew', ['coffee']);
  const milk = k.in('milk')[0] ?? k.add('milk', 110, { slot: 'milk' });
  const sweet = k.in('sweet')[0] ?? k.add('maple syrup', 0.4, { slot: 'sweet' });
  const whisked = brew.some(({ food }) => food.name === 'matcha' || food.name === 'instant coffee');
  k.step(
    `${whisked ? `Whisk ${k.the(brew)} with ${k.servings * 30} ml of hot water until frothy` : `Make ${k.the(brew)} twice as strong as you would drink it hot`}, and stir in ${k.the(sweet)}${k.in('spice').length > 0 ? ` and ${k.the(k.in('spice'))}` : ''} while it is warm. Cool for 10 minutes.`,
    { wait: 10 },
  );
  k.step(
    `Fill tall glasses with ${k.in('ice').length > 0 ? k.the(k.in('ice')) : 'ice'}, pour in ${k.the(milk)} and then the brew, slowly, so that it stays in layers. Stir as you drink.`,
  );
  const kind = nounModifiers(brew, 1)
    .join('')
    .replace(/^(?:ground|instant) /u, '');
  return {
    title: titleCase(
      k.chance.pick('latte title', [
        `iced ${kind} with ${k.label(milk)}`,
        `iced ${kind} latte`,
        `${nounModifiers([sweet], 1).join('')} iced ${kind}`,
      ]),
    ),
    description: k.chance.pick('latte description', [
      `Strong ${kind} over ice, with cold ${k.label(milk)} sinking through it.`,
      `${capital(kind)} for a hot afternoon: brew it double, and the ice can do no harm.`,
    ]),
  };
}
