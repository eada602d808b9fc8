import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { byPalette, orAdd, runny } from '#forms/main-dish';
import { freshHerb, withMore } from '#forms/sides/small-dish';

const isRoasted = ({ food }: Item): boolean =>
  food.role === 'veg' &&
  (food.texture === 'root' || food.texture === 'squash' || /eggplant|bell pepper/u.test(food.name));
const isBoiled = ({ food }: Item): boolean => food.role === 'veg' && food.texture === 'leaf';

/** Avocado, lime and cilantro, without yogurt or warm spices. */
function writeGuacamole(k: Kitchen, avocado: readonly Item[]): Draft {
  const onion = orAdd(k, 'aromatic', 'red onion', 0.2).map((item) => k.prepare(item, 'finely chopped'));
  const lime = k.in('acid');
  k.step(
    `Crush ${k.the(avocado)} with ${listOf([...lime.map((item) => k.juice(item)), k.pinch()])}, leaving it a little rough.`,
  );
  k.step(`Fold in ${k.the([...onion], k.in('spice', 'creamy', 'finish'))}. Taste, and sharpen or salt once more.`);
  const dippers = k.need('dipper', ['tortilla chip', 'cucumber', 'carrot'], { cut: 'strip' });
  k.step(`Serve at once, before it turns brown, with ${k.the(dippers)} for dipping.`);
  return {
    title: titleCase(`guacamole with ${listOf(mainNames(k, dippers, 1))}`),
    description: 'Ripe avocado, lime and cilantro, crushed by hand and eaten within the hour.',
  };
}

export function writeDip(k: Kitchen): Draft {
  const body = k.need('body', ['chickpea', 'white bean']);
  if (body.every(({ food }) => food.name === 'avocado') && k.has('cilantro') && k.has('lime'))
    return writeGuacamole(k, body);
  const roasted = body.filter(isRoasted);
  const boiled = body.filter(isBoiled);
  if (roasted.length > 0)
    k.step(
      `Heat the oven to 220 °C and roast ${k.the(roasted)} with a little ${k.name(k.fat('olive oil', 0.6))} for 35 minutes, until completely soft. Cool a little.`,
      { cook: 35 },
    );
  if (boiled.length > 0)
    k.step(`Boil ${k.the(boiled)} for 4 minutes, drain, rinse cold and squeeze or shake dry.`, { cook: 4 });
  const creamy = orAdd(k, 'creamy', body.some(({ food }) => food.role === 'legume') ? 'tahini' : 'plain yogurt');
  const aromatic = orAdd(k, 'aromatic', 'garlic', 0.25);
  const [acid] = orAdd(k, 'acid', byPalette(k, 'sharp', 'lemon'), 0.25, 'juiced');
  const spice = orAdd(
    k,
    'spice',
    byPalette(k, 'spices', k.chance.pick('dip spice', ['ground cumin', 'smoked paprika', 'chili flakes'])),
  );
  const chunky = body.some(({ food }) => food.name === 'avocado') && body.length === 1;
  const into = `${k.the(body, [...creamy], [...aromatic])} with ${listOf([k.juice(acid), ...[...spice].map((item) => k.name(item)), k.pinch()])}`;
  k.step(
    chunky
      ? `Crush ${into}, leaving it a little rough. Taste and sharpen once more.`
      : `Blend ${into} for 2 minutes, scraping down once, until smooth. Loosen with a spoonful or two of cold water.`,
  );
  const dippers =
    k.in('dipper').length > 0
      ? k.in('dipper')
      : k.need('dipper', ['flatbread', 'carrot', 'cucumber'], { cut: 'strip' });
  const finish = orAdd(k, 'finish', freshHerb(k, 'parsley'), 0.15);
  k.step(
    `Swirl onto a plate with the back of a spoon, pour over ${roasted.length > 0 ? `the rest of ${k.the(k.fat('olive oil'))}` : runny(k, k.fat('olive oil', 0.5))} and scatter with ${k.the([...finish])}.`,
  );
  const baked = dippers.filter(({ food }) => food.role === 'wrap' || food.role === 'bread');
  k.step(
    baked.length === dippers.length
      ? `Warm or toast ${k.the(baked)} for dipping.`
      : `${baked.length > 0 ? `Warm or toast ${k.the(baked)}, and serve` : 'Serve'} with ${k.the(dippers)} for dipping.`,
  );
  const kind = listOf(nounModifiers(body, 2));
  const scent = nounModifiers([spice[0]], 1).join('').replace('ground ', '');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${chunky ? 'crushed' : 'whipped'} ${kind} dip`,
        withMore(`${kind} dip`, mainNames(k, [...finish], 1).join('')),
        `${scent}-spiced ${kind} dip`,
        withMore(
          `${k.palette === null ? '' : `${k.palette.word}-style `}${kind} dip`,
          listOf(mainNames(k, dippers, 1)),
        ),
      ]),
    ),
    description: k.chance.pick('description', [
      `${chunky ? 'Rough and sharp' : 'Smooth and sharp'}${roasted.length > 0 ? '' : ', made in minutes'}, with ${listOf(mainNames(k, dippers, 2))} to chase the last of it round the plate.`,
      `${capital(listOf(mainNames(k, body, 2)))} turned into something to gather round. It keeps for ${chunky ? 'a day' : 'three days'}, covered, in the fridge.`,
    ]),
  };
}
