import { capital } from '#food-words';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { nounModifiers, titleCase } from '#compose/sentences';
import type { Draft } from '#compose/dish-form';

const CUP = 200;
/** Milk, if tea or coffee makes up the rest. */
const WITH_BREW = 110;
const isBrew = ({ food }: Item): boolean => food.unit === 'ml';

export function writeWarmDrink(k: Kitchen): Draft {
  const given = k.in('milk').filter(({ food }) => food.role === 'milk' || food.name === 'coconut milk');
  const cream = k.in('milk').filter((item) => !given.includes(item));
  const part = k.in('flavor').some(isBrew) ? WITH_BREW : CUP;
  const [first, ...others] = given.map((item) => k.weigh(item, part / given.length));
  const milk = first ?? k.measure('milk', part);
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
  const brewed = flavor.filter(isBrew).map((item) => k.weigh(item, CUP - part));
  const solid = flavor.filter(({ food }) => food.role === 'chocolate' && food.unit === 'g');
  const loose = flavor.filter((item) => !isBrew(item) && !solid.includes(item));
  const more = [...others, ...brewed, ...solid, ...(loose.length > 0 ? [] : sweet)];
  const peel = k.in('fruit').length > 0 ? `, with a strip of peel from ${k.the(k.in('fruit'))}` : '';
  if (loose.length > 0)
    k.step(`Whisk ${k.the(loose, sweet)} in a saucepan with a splash of ${k.the(milk)} until there are no lumps.`);
  k.step(
    `${loose.length > 0 ? `Pour in the rest of the ${k.label(milk)}` : `Pour ${k.the(milk)} into a saucepan`}, add ${listOf([...more.map((item) => k.the(item)), k.pinch()])}${peel}, and warm over medium heat for 6 minutes, whisking, until ${solid.length > 0 ? 'everything has melted and steams' : 'it steams'}. Do not let it boil.`,
    { cook: 6 },
  );
  k.step(
    `${cream.length > 0 ? `Whip ${k.the(cream)} softly. ` : ''}Froth with a whisk, pour into warm mugs${top.length > 0 ? ` and top with ${k.the(top)}` : ''}.`,
  );
  const kinds = nounModifiers(flavor, 2);
  const kind = listOf(kinds);
  return {
    title: titleCase(
      kind.includes('chocolate') || kind.includes('cocoa')
        ? k.chance.pick('title', [
            'proper hot chocolate',
            `hot chocolate with ${kinds.find((word) => !/choc|cocoa/u.test(word)) ?? nounModifiers(sweet, 1).join('')}`,
            kind.includes('cocoa') ? 'whisked hot cocoa' : 'whisked hot chocolate',
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
