import { capital } from '#food-words';
import { listOf } from '#compose/kitchen';
import { stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeWarmDrink(k: Kitchen): Draft {
  const given = k.in('milk').find(({ food }) => food.role === 'milk' || food.name === 'coconut milk');
  const milk = given === undefined ? k.measure('milk', 200) : k.weigh(given, 200);
  const cream = k.in('milk').filter((item) => item.food.name !== milk.food.name);
  const top = [...cream, ...k.in('top')];
  const flavor =
    k.in('flavor').length > 0
      ? k.in('flavor')
      : [
          k.add(k.chance.pick('warm flavor', ['cocoa powder', 'cinnamon', 'turmeric']), undefined, {
            slot: 'flavor',
          }),
        ];
  const sweetening =
    k.in('sweet')[0] ??
    k.add(k.chance.pick('warm sweet', ['honey', 'brown sugar', 'maple syrup']), undefined, { slot: 'sweet' });
  const sweet = [
    k.weigh(
      sweetening,
      sweetening.food.name === 'stevia' ? 0.3 : k.has('unsweetened chocolate') || k.has('cocoa powder') ? 16 : 10,
    ),
  ];
  k.step(`Whisk ${k.the(flavor, sweet)} in a saucepan with a splash of ${k.the(milk)} until there are no lumps.`);
  k.step(
    `Pour in the rest of the ${k.label(milk)} and ${k.pinch()}${k.in('fruit').length > 0 ? `, with a strip of peel from ${k.the(k.in('fruit'))}` : ''}, and warm over medium heat for 6 minutes, whisking, until it steams. Do not let it boil.`,
    { cook: 6 },
  );
  k.step(
    `${cream.length > 0 ? `Whip ${k.the(cream)} softly. ` : ''}Froth with a whisk, pour into warm mugs${top.length > 0 ? ` and top with ${k.the(top)}` : ''}.`,
  );
  const kinds = stems(flavor, 2);
  const kind = listOf(kinds);
  return {
    title: titleCase(
      kind.includes('chocolate') || kind.includes('cocoa')
        ? k.chance.pick('title', [
            'proper hot chocolate',
            `hot chocolate with ${kinds.find((word) => !/choc|cocoa/u.test(word)) ?? stems(sweet, 1).join('')}`,
            'whisked hot cocoa',
          ])
        : k.chance
            .pick('title', [`warm ${kind} milk`, `${kind} latte`, `bedtime ${kind} milk`])
            .replace('milk milk', 'milk'),
    ),
    description: k.chance.pick('description', [
      'Whisked, steaming and just sweet enough: a mug for the end of the day.',
      `${capital(kind)} in warm ${k.label(milk)}, frothed by hand.`,
    ]),
  };
}
