import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, nounModifiers, titleCase } from '#compose/sentences';
import { aboutOf, onlyGiven, needOnion, without, orAdd } from '#forms/main-dish';
import { minutesOf } from '#compose/technique';

export function writeOnePotPilaf(k: Kitchen): Draft {
  const rice = k.need('rice', ['basmati rice']);
  if (k.in('protein', 'beans', 'veg').length === 0) k.need('veg', ['carrot', 'cauliflower', 'pea'], { cut: 'dice' });
  if (k.in('protein', 'beans').length === 0) k.need('beans', ['chickpea']);
  needOnion(k, 'onion', 0.4);
  const indian =
    k.palette?.name === 'indian' || k.has('garam masala') || k.has('cardamom pod') || k.has('curry powder');
  if (k.in('spice').length === 0)
    for (const name of indian
      ? (['garam masala', 'turmeric', 'cumin seed'] as const)
      : (['ground cumin', 'cinnamon', 'turmeric'] as const))
      k.add(name, undefined, { slot: 'spice' });
  k.add('garlic', 0.5, { slot: 'base' });
  const fat = k.fat(indian ? 'ghee' : 'olive oil', 0.6);
  const minutes = Math.max(15, rice[0]?.food.minutes?.simmer ?? 15);
  k.step(`Rinse ${k.the(rice)} until the water runs clear, cover with cold water for 15 minutes, then drain.`, {
    wait: 15,
  });
  const onions = k.in('base').filter(({ food }) => food.texture === 'allium');
  k.step(
    `Meanwhile heat ${k.the(fat)} in a heavy pot with a tight lid and cook ${k.the(onions)} with ${k.pinch()} for 10 minutes, until golden brown. Lift out half for the top.`,
    { cook: 10 },
  );
  if (k.in('protein').length > 0) {
    const fried = panFry(k, k.in('protein'));
    k.step(fried.text, { cook: fried.minutes });
  }
  const veg = k.in('veg');
  const late = veg.filter(({ food }) => minutesOf(food, 'pan') <= 3);
  const early = inStages(k, without(veg, ...late), 'pan', 'cook');
  k.step(
    `${early.text} Stir in ${k.the(without(k.in('base'), ...onions), k.in('spice'))} for 1 minute, until fragrant.`,
    { cook: early.minutes + 1 },
  );
  const stock = k.find('stock') ?? k.add('vegetable stock', 140, { slot: 'liquid' });
  const due = k.weigh(stock, 140);
  const more = without(k.in('liquid'), due);
  k.step(
    `Add ${k.the(rice, k.in('fruit'), k.in('beans'))} and turn gently in the spiced fat. Pour in ${k.the(due, more)}, bring to a boil, cover and cook over the lowest heat for ${minutes} minutes. Do not lift the lid.`,
    { cook: minutes + 3 },
  );
  k.step(
    `${late.length > 0 ? `Scatter ${k.the(late)} over the top, put the lid back and leave` : 'Take off the heat and leave, covered,'} to steam for 10 minutes. Fluff up with a fork and taste for ${k.salt()}.`,
    { wait: 10 },
  );
  const finish =
    k.in('finish').length > 0
      ? k.in('finish')
      : [k.add(indian ? 'cilantro' : 'mint'), k.add('almond', 8, { note: 'toasted' })];
  const side = orAdd(k, 'side', 'plain yogurt', 40);
  k.step(
    `Top with the fried ${k.name(onions)} and ${k.the(finish)}. Serve with ${k.the(side)}${k.in('acid').length > 0 ? ` and ${k.the(k.in('acid'))} to squeeze over` : ''}.`,
  );
  const about = aboutOf(
    k,
    k.in('protein').length > 0 ? k.in('protein') : k.in('beans'),
    onlyGiven(veg).length > 0 ? onlyGiven(veg) : veg,
    k.in('fruit'),
  );
  const grain = nounModifiers(rice, 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.kind} pilaf`,
        `spiced ${grain} with ${about.two}`,
        `${about.first} ${indian ? 'biryani' : 'pilaf'} with ${k.label(finish[0] ?? due)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Every grain apart, steamed over ${about.two} with warm spices and a tangle of browned ${k.label(onions[0] ?? due)}.`,
      `One pot with a tight lid does the work: ${about.two}, warm spice and a cool spoonful alongside.`,
    ]),
  };
}
