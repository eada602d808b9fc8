import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { onlyGiven, byPalette, orAdd } from '#forms/main-dish';
import { namesAnd, withMore } from '#forms/sides/small-dish';

export function writeSpicedNuts(k: Kitchen): Draft {
  const nuts = k.need('nut', ['mixed nuts', 'almond', 'cashew', 'pecan'], { per: 40 });
  const spice = orAdd(
    k,
    'spice',
    byPalette(
      k,
      'spices',
      k.chance.pick('nut spice', ['smoked paprika', 'rosemary', 'cayenne pepper', 'curry powder']),
    ),
  );
  const [sweet] = orAdd(k, 'sweet', k.chance.pick('nut sweet', ['maple syrup', 'brown sugar', 'honey']), undefined);
  const glaze = k.weigh(sweet, 6);
  const egg = k.in('egg');
  const fat = egg.length > 0 ? [] : [k.fat(k.chance.pick('nut fat', ['butter', 'olive oil']))];
  k.step('Heat the oven to 160 °C and line a baking sheet with paper.');
  k.step(
    `${egg.length > 0 ? `Whisk ${k.the(egg)} to a loose foam` : `Warm ${k.the(fat)} in a large pan`} and stir in the ${namesAnd(k, [glaze, ...spice, ...k.in('sauce')], `a good pinch of ${k.salt()}`)}.`,
  );
  k.step(
    `Tip in ${k.the(nuts, k.in('mix'))}, stir until every piece is coated and spread out in one layer. Bake for 18 minutes, stirring twice, until a shade darker and dry to the touch.`,
    { cook: 18 },
  );
  const after = k.in('after');
  k.step(
    `Break up any clumps and leave on the tray for 15 minutes: the crunch comes as it cools.${after.length > 0 ? ` Then stir in ${k.the(after)}.` : ''} Keeps for two weeks in a jar.`,
    { wait: 15 },
  );
  const kind = listOf(distinct(mainNames(k, nuts, 2)));
  const scent = nounModifiers([spice[0]], 1).join('').replace('ground ', '');
  const more = onlyGiven([...k.in('mix'), ...after]);
  return {
    title: titleCase(
      k.chance.pick('spiced nut title', [
        `${scent} ${kind}`,
        withMore(`sweet and salty ${kind}`, more.length > 0 ? mainNames(k, more, 1).join('') : scent),
        withMore(`${k.label(glaze)}-roasted ${kind}`, scent),
      ]),
    ),
    description: k.chance.pick('spiced nut description', [
      `${capital(kind)} roasted slowly under a thin, salty-sweet coat with ${scent}. Dangerous in a bowl by the sofa.`,
      `Something to hand around with drinks: ${kind}, ${scent} and half an hour, most of it waiting.`,
    ]),
  };
}
