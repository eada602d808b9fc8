import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { nounModifiers, titleCase } from '#compose/sentences';
import { withBits } from '#forms/breads/bread-names';
import { doughSalt, loavesOf, mixFlours, pourLiquid, raise } from '#forms/breads/flour-mix';

const FLOUR = 125;
const HYDRATION = 0.67;
const MAX_FLOUR_OF_A_LOAF = 700;
/** A quarter of an egg per person; three quarters of its weight are water. */
const EGG = { grams: 50, water: 0.75, servings: 4 };

function bakingMinutes(flourGrams: number): number {
  if (flourGrams < 200) return 25;
  return flourGrams < 400 ? 30 : 38;
}

export function writeYeastLoaf(k: Kitchen): Draft {
  const mix = mixFlours(k, FLOUR, HYDRATION);
  const brought = k.in('egg')[0];
  const eggs = Math.max(1, Math.round(k.servings / EGG.servings));
  const egg = brought === undefined ? [] : [k.weigh(brought, (eggs * EGG.grams) / k.servings)];
  const wet = egg.length > 0 ? (eggs * EGG.grams * EGG.water) / k.servings : 0;
  const liquid = pourLiquid(k, mix.water - wet);
  const fats = k.find('fat');
  const isRich = egg.length > 0 || (fats?.food.name === 'butter' && liquid.some(({ food }) => food.role === 'milk'));
  const fat = fats === undefined || fats.name === 'cooking spray' ? [] : [k.weigh(fats, isRich ? 12 : 5)];
  const sweet = k.in('sweet').map((item) => k.weigh(item, isRich ? 10 : 4));
  const salt = doughSalt(k, FLOUR * 0.02);
  const yeast = raise(k, FLOUR);
  const loaves = loavesOf(FLOUR * k.servings, MAX_FLOUR_OF_A_LOAF);
  const minutes = bakingMinutes((FLOUR * k.servings) / loaves);
  const rounds = Math.ceil(loaves / 2);
  k.step(
    `Stir ${k.the(mix.items)}${salt.length > 0 ? ` with ${k.the(salt)}` : ''} in a wide bowl. Warm ${k.the(liquid)} to about 35 °C, no hotter than your wrist, and stir in ${k.the(yeast, sweet)}. Pour into the bowl${egg.length + fat.length > 0 ? ` with ${k.the(egg, fat)}` : ''}, mix until no dry patch is left, cover and leave for 10 minutes.`,
    { cook: 2, wait: 10 },
  );
  const bits = k.in('bits');
  k.step(
    `Knead for 10 minutes, until smooth and springy${mix.weak >= 0.3 ? '; it stays a little sticky, so work with wet hands and add no more flour' : ': a piece pulled thin should let the light through before it tears'}.${bits.length > 0 ? ` Knead in ${k.the(bits)} at the end, in two goes.` : ''}`,
    { wait: 10 },
  );
  const rise = isRich || mix.weak >= 0.3 ? 90 : 75;
  k.step(
    `Cover and leave somewhere warm for ${rise} minutes, until doubled: the dent of a floured finger should fill only slowly.`,
    { wait: rise },
  );
  k.step(
    `${loaves === 1 ? 'Press the dough flat, roll it up tightly' : `Divide the dough into ${loaves}, press each piece flat, roll it up tightly`} and lay on baking paper, seam down. Cover and leave for 40 minutes, until puffy. In the last half hour heat the oven to ${isRich ? 190 : 220} °C with a baking sheet in it.`,
    { wait: 40 },
  );
  k.step(
    `Cut the top 1 cm deep with a sharp blade, slide onto the hot sheet, paper and all, and bake ${loaves > 2 ? 'two at a time ' : ''}for ${minutes} minutes, until well browned and hollow when tapped underneath (94 °C inside). ${isRich ? 'Lay foil over the top if it darkens too soon.' : 'A cup of water thrown onto the floor of the oven at the start makes the crust crackle.'}`,
    { cook: minutes * rounds },
  );
  k.step('Cool on a rack for at least 30 minutes: the middle goes on setting, and sliced hot it is gummy.', {
    wait: 30,
  });
  const more = withBits(k, bits);
  const word = mix.word === '' ? (isRich ? 'milk' : 'white') : mix.word;
  const kind = mix.word === '' && isRich && liquid.every(({ food }) => food.role !== 'milk') ? 'soft' : word;
  return {
    title: titleCase(
      k.chance.pick('loaf title', [
        `${kind} bread${more}`,
        `${isRich ? 'tender' : 'crusty'} ${kind} bread${more}`,
        bits.length > 0 && mix.word === ''
          ? `${nounModifiers(bits, 1).join('')} bread`
          : `home-baked ${kind} bread${more}`,
      ]),
    ),
    description: k.chance.pick('loaf description', [
      `${isRich ? 'A soft crumb under a thin brown crust' : 'A crackling crust and an even crumb'}: ten minutes of kneading, and time does the rest.`,
      `An everyday dough that rises twice${bits.length > 0 ? `,${more}` : ''}. Keeps for three days in a cloth and toasts well after that.`,
    ]),
  };
}
