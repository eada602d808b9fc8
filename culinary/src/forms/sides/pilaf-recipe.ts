import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { minutesOf } from '#compose/technique';
import { onlyGiven, needOnion, orAdd } from '#forms/main-dish';
import { cookingSpice, freshHerb, withMore } from '#forms/sides/small-dish';

/** Liquid per gram of dry grain: whole grains absorb more than white rice. */
const THIRST_WHITE = 1.9;
const THIRST_WHOLE = 2.6;

export function writePilaf(k: Kitchen): Draft {
  const [rice] = k.need('rice', ['basmati rice', 'long-grain rice'], { per: 65 });
  if (rice === undefined) throw new Error('A pilaf has something to stand on');
  needOnion(k, 'onion', 0.25);
  const spice = orAdd(
    k,
    'spice',
    k.palette === null
      ? k.chance.pick('pilaf spice', ['cumin seed', 'cinnamon stick', 'turmeric'])
      : cookingSpice(k, 'ground cumin'),
  );
  const fat = k.fat(
    k.palette === null ? 'butter' : k.palette.fat,
    k.palette === null || k.palette.fat === 'butter' ? 10 : 0.6,
  );
  const nuts = k.in('nut');
  if (nuts.length > 0)
    k.step(`Toast ${k.the(nuts)} in a dry pan over medium heat for 3 minutes, until they smell sweet, and tip out.`, {
      cook: 3,
    });
  k.step(
    `${fat.food.name.includes('butter') ? 'Melt' : 'Warm'} ${k.the(fat)} in a heavy pot with a tight lid and cook ${k.the(k.in('base'))} over medium heat for 8 minutes, until golden.`,
    { cook: 8 },
  );
  const minutes = Math.max(12, rice.food.minutes?.simmer ?? 15);
  const stock = k.in('liquid').find(({ food }) => food.role === 'stock');
  const coconut = k.in('liquid').find(({ food }) => food.role === 'cream');
  const thirst = rice.weight * (minutes > 18 ? THIRST_WHOLE : THIRST_WHITE);
  const liquid =
    stock ??
    (coconut === undefined
      ? k.add('vegetable stock', Math.round(thirst / k.servings / 10) * 10, { slot: 'liquid' })
      : undefined);
  const sized =
    liquid === undefined ? undefined : k.weigh(liquid, Math.max(40, (thirst - (coconut?.weight ?? 0)) / k.servings));
  const others = k.in('liquid').filter((item) => item !== sized && item !== coconut);
  const slow = k
    .in('veg')
    .filter(({ food }) => food.texture === 'root' || food.texture === 'squash' || food.texture === 'firm');
  const quick = k.in('veg').filter((item) => !slow.includes(item));
  k.step(`Stir in ${k.the([...spice], rice, slow)} and turn for 2 minutes, until every grain shines.`, { cook: 2 });
  const water =
    liquid === undefined
      ? ` and ${Math.max(10, Math.round((thirst - (coconut?.weight ?? 0)) / 10) * 10)} ml of water`
      : '';
  k.step(
    `Pour in ${k.the(sized ?? [], coconut ?? [], others)}${water} with ${k.pinch()}. Bring to a boil, cover tightly and cook over the lowest heat for ${minutes} minutes without lifting the lid.`,
    { cook: minutes + 3 },
  );
  const late = [...quick, ...k.in('beans'), ...onlyGiven(k.in('fruit'))];
  k.step(
    `${late.length > 0 ? `Scatter ${k.the(late)} over the top, cover again` : 'Take off the heat, lay a folded cloth under the lid'} and leave ${late.length > 0 ? 'over the lowest heat for 5 minutes, then off the heat for 5 minutes more' : 'for 10 minutes'}, so that the grains dry and part.`,
    {
      cook: late.length > 0 ? Math.max(5, ...quick.map(({ food }) => Math.min(6, minutesOf(food, 'simmer')))) : 0,
      wait: late.length > 0 ? 5 : 10,
    },
  );
  const finish = orAdd(k, 'finish', freshHerb(k, 'parsley'));
  const sharp = k.in('sharp');
  k.step(
    `Fluff with a fork, fold in ${k.the(nuts, [...finish])}${sharp.length > 0 ? `, sharpen with ${listOf(sharp.map((item) => k.juice(item)))}` : ''} and taste for ${k.salt()}.`,
  );
  const more = onlyGiven([...k.in('veg'), ...k.in('beans'), ...k.in('fruit'), ...nuts]);
  const two = listOf(distinct(mainNames(k, more.length > 0 ? more : [finish[0]], 2)));
  const scent = nounModifiers([spice[0]], 1)
    .join('')
    .replace('ground ', '')
    .replace(/ (?:seed|stick|pod)$/u, '');
  const dish = rice.food.role === 'rice' ? 'pilaf' : `${nounModifiers([rice], 1).join('')} pilaf`;
  return {
    title: titleCase(
      k.chance.pick('pilaf title', [
        withMore(`${scent} ${dish}`, two),
        withMore(dish, two),
        withMore(
          `${k.palette === null ? 'buttery' : k.palette.word} ${dish}`.replace(
            'buttery',
            fat.food.name === 'butter' ? 'buttery' : 'fragrant',
          ),
          two,
        ),
      ]),
    ),
    description: k.chance.pick('pilaf description', [
      `Grains that stay apart, scented with ${scent} and full of ${two}. The lid stays shut until the end.`,
      `${capital(k.label(rice))} toasted in ${k.label(fat)} before it meets the liquid: that is all the secret there is.`,
    ]),
  };
}
