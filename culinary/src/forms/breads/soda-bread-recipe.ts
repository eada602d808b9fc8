import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { titleCase } from '#compose/sentences';
import { withBits } from '#forms/breads/bread-names';
import { doughSalt, inLoaves, loavesOf, mixFlours } from '#forms/breads/flour-mix';

const FLOUR = 110;
const HYDRATION = 0.86;
const MAX_FLOUR_OF_A_LOAF = 600;

/** Soda needs acid to rise. */
const isSour = ({ food }: Item): boolean =>
  food.role === 'yogurt' || food.name === 'buttermilk' || food.name === 'kefir';

function sourMilk(k: Kitchen, perPerson: number): readonly Item[] {
  const there = k.in('sour');
  const sour = there.length > 0 ? there : [k.add('buttermilk', 1, { slot: 'sour' })];
  const thick = sour.every(({ food }) => food.role === 'yogurt');
  const all = thick ? [...sour, k.add('water', 1, { slot: 'sour' })] : sour;
  const acid = sour.some(isSour) ? [] : [k.add('lemon juice', 0.4, { slot: 'acid' })];
  return [
    ...all.map((item) => {
      const share = thick ? (item.food.name === 'water' ? 0.35 : 0.65 / sour.length) : 1 / all.length;
      return k.weigh(item, share * perPerson);
    }),
    ...acid,
  ];
}

export function writeSodaBread(k: Kitchen): Draft {
  // Without wheat the dish is rejected: rice flour does not make it.
  const mix = mixFlours(k, FLOUR, HYDRATION, k.may('all-purpose flour') ? 'all-purpose flour' : 'bread flour');
  const soda = k.measure('baking soda', 0.25);
  const salt = doughSalt(k, FLOUR * 0.012);
  const sweet = k.in('sweet').map((item) => k.weigh(item, 6));
  const bits = k.in('bits');
  const sour = sourMilk(k, mix.water);
  const loaves = loavesOf(FLOUR * k.servings, MAX_FLOUR_OF_A_LOAF);
  const minutes = (FLOUR * k.servings) / loaves < 250 ? 28 : 40;
  k.step(
    `Heat the oven to 200 °C and line a baking sheet with paper. Whisk ${k.the(mix.items)} with ${k.the([soda, ...salt])} in a wide bowl, so that no lump of ${k.the(soda)} is left.${bits.length > 0 ? ` Stir in ${k.the(bits)}.` : ''}`,
  );
  const acid = sour.find(({ food }) => food.role === 'citrus');
  k.step(
    acid === undefined
      ? `Make a well, pour in ${k.the(sour, sweet)} and stir with one hand, fingers spread, until it just comes together: soft, sticky and no longer than half a minute.`
      : `Stir ${k.the(sour, sweet)} together and leave for 5 minutes to thicken. Pour into the bowl and stir with one hand, fingers spread, until it just comes together: soft, sticky and no longer than half a minute.`,
    acid === undefined ? {} : { wait: 5 },
  );
  k.step(
    `Turn out onto a floured board, pat into ${inLoaves(loaves, 'round', 'rounds')} 4 cm high without kneading, and set on the sheet. Cut a cross almost to the bottom, and bake at once for ${minutes} minutes, until brown and hollow when tapped underneath (95 °C inside).`,
    { cook: minutes * Math.ceil(loaves / 2) },
  );
  k.step('Wrap in a clean cloth for a soft crust and leave for 20 minutes before cutting.', { wait: 20 });
  const more = withBits(k, bits);
  const kind = `${mix.word} soda bread`.trim();
  return {
    title: titleCase(
      k.chance.pick('soda title', [`${kind}${more}`, `quick ${kind}${more}`, `no-yeast ${kind}${more}`]),
    ),
    description: k.chance.pick('soda description', [
      'No yeast, no kneading, no waiting: on the table within the hour, and best on the day it is baked.',
      `A craggy loaf raised by soda and sour milk${bits.length > 0 ? `,${more}` : ''}. Toast what is left tomorrow.`,
    ]),
  };
}
