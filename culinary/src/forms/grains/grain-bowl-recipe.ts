import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, panFry, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { roastTogether } from '#compose/roasting';
import { isSavorySpice, isSoySauce } from '#forms/main-foods-data';
import { WARMED_MINUTES, byPalette, fatOf, isEastern, isMush, isReady, put, runny, starchStep } from '#forms/main-dish';
import { type FoodName, getFood } from '#ingredient-catalogue';

function dressing(k: Kitchen, oil: Item | null): { word: string; mixed: string } {
  const acid = k.in('acid')[0] ?? k.add(byPalette(k, 'sharp', 'lemon'), undefined, { slot: 'acid' });
  const eastern = k.palette !== null && k.palette.sauces.includes('soy sauce');
  if (
    eastern ||
    k.in('dressing').some(({ food }) => isSoySauce(food) || food.name === 'miso paste' || food.name === 'sesame oil')
  ) {
    const soy = k.in('dressing').find(({ food }) => isSoySauce(food)) ?? k.add('soy sauce', 0.5);
    return {
      word: 'sesame',
      mixed: `${k.name(soy, k.add('sesame oil', 0.4), k.add('honey', 0.2))} with ${k.juice(acid)}`,
    };
  }
  if (isMustardy(k))
    return {
      word: 'mustard',
      mixed: `${k.name(k.add('dijon mustard', 0.5))}, ${k.juice(acid)}, ${k.pinch()} and ${oil === null ? k.name(put(k, 'olive oil', DRESSING_OIL)) : `the rest of the plain ${k.name(oil)}`}`,
    };
  if (k.has('tahini') || (k.find('yogurt') === undefined && k.chance.at('bowl dressing') < 0.5))
    return {
      word: 'tahini',
      mixed: `${k.name(k.add('tahini', 0.75))}, ${k.juice(acid)} and ${spoons(k.servings)} of warm water`,
    };
  return {
    word: 'sharp yogurt',
    mixed: `${k.name(k.one(['yogurt'], 'plain yogurt', 40))}, ${k.juice(acid)} and ${k.pinch()}`,
  };
}

const EUROPEAN: ReadonlySet<string> = new Set(['french', 'italian', 'spanish', 'german', 'british', 'american']);
const isEuropean = ({ palette }: Kitchen): boolean => palette !== null && EUROPEAN.has(palette.name);

const spoons = (servings: number): string => {
  const count = Math.max(1, Math.round(servings * 0.75));
  return count === 1 ? '1 tablespoon' : `${count} tablespoons`;
};

/** True if the bowl has a vinaigrette rather than tahini or yogurt. */
const isMustardy = (k: Kitchen): boolean =>
  !k.has('tahini') && k.find('yogurt') === undefined && (k.has('dijon mustard') || isEuropean(k));
const DRESSING_OIL = 14;

/** Returns the spice for the oil of the roast vegetables; a bay leaf is no rub. */
const rubOf = (k: Kitchen): FoodName =>
  k.palette?.spices.find((name) => isSavorySpice(getFood(name)) && name !== 'white pepper') ?? 'ground cumin';

export function writeGrainBowl(k: Kitchen): Draft {
  const grain = k.need('grain', ['quinoa', 'bulgur', 'couscous']);
  if (k.in('veg').length === 0) k.need('veg', ['sweet potato', 'broccoli', 'carrot'], { cut: 'chunk' });
  if (k.in('raw').length === 0) k.need('raw', ['cucumber', 'avocado', 'spinach'], { cut: 'raw' });
  const proteins = k.in('protein');
  const beans =
    k.in('beans').length > 0 || proteins.length > 0 ? k.in('beans') : [k.add('chickpea', 0.4, { slot: 'beans' })];
  const fat = fatOf(k, 0.5);
  // The same oil for the tray and the dressing.
  const shared = isMustardy(k) && !isEastern(k) && fat.food.name.endsWith(' oil');
  const oil = shared ? k.weigh(fat, fat.weight / k.servings + DRESSING_OIL) : fat;
  const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add(rubOf(k), undefined, { slot: 'spice' })];
  k.step(
    `Heat the oven to 220 °C. Mix ${shared ? 'half of ' : ''}${runny(k, oil)} with ${k.the(spice)} and ${k.pinch()}.`,
  );
  const roasting = roastTogether(k, k.in('veg'), `, toss with most of the spiced ${k.name(oil)}`);
  const minutes = grain.every(isReady) ? WARMED_MINUTES : (grain[0]?.food.minutes?.simmer ?? 15);
  if (grain.some(isMush)) for (const item of grain) starchStep(k, item, roasting);
  else
    k.step(
      grain.every(isReady)
        ? `Meanwhile warm ${k.the(grain)} with a splash of water in a covered pan for ${WARMED_MINUTES} minutes, until steaming hot.`
        : minutes <= 5
          ? `Meanwhile pour just enough boiling water over ${k.the(grain)} to cover by a finger, cover with a plate for 5 minutes, then fluff with a fork.`
          : `Meanwhile cook ${k.the(grain)} in plenty of lightly salted boiling water for ${minutes} minutes, until tender. Drain well and spread out to steam dry.`,
      { cook: Math.max(0, minutes - roasting) },
    );
  const eggs = proteins.filter(({ food }) => food.role === 'egg');
  const hot = proteins.filter(({ food }) => food.role !== 'egg' && food.role !== 'tinned-fish');
  const cold = proteins.filter(({ food }) => food.role === 'tinned-fish');
  if (hot.length > 0) {
    const fried = panFry(k, hot);
    k.step(`Heat a frying pan with what is left of the spiced ${k.name(oil)}. ${fried.text}`, { cook: fried.minutes });
  }
  if (eggs.length > 0) k.step(`Boil ${k.the(eggs)} for 9 minutes, cool under the tap, peel and halve.`, { cook: 9 });
  const mix = dressing(k, shared ? oil : null);
  const more = k.rest('dressing');
  k.step(
    `For the dressing, whisk ${mix.mixed} until smooth${more.length > 0 ? `, then whisk in ${k.the(more)}` : ''}.`,
  );
  const fresh = [...k.in('raw'), ...k.in('fruit'), ...cold];
  const top = [...k.in('cheese'), ...k.in('finish')];
  k.step(
    `Divide ${k.the(grain)} between bowls and arrange the roast vegetables, ${k.name([...hot, ...eggs, ...beans, ...fresh])} on top. Spoon over the dressing${top.length > 0 ? ` and finish with ${k.the(top)}` : ''}.`,
  );
  const rest = k.rest('acid');
  if (rest.length > 0) k.step(`Serve with ${k.the(rest)} for squeezing.`);
  const who = distinct([
    ...mainNames(k, proteins, 1),
    ...mainNames(
      k,
      beans.filter(({ given }) => given),
      1,
    ),
    ...mainNames(k, k.in('veg'), 2),
  ]).slice(0, 2);
  const kind = distinct([
    ...nounModifiers(proteins, 1),
    ...nounModifiers(
      beans.filter(({ given }) => given),
      1,
    ),
    ...nounModifiers(k.in('veg'), 2),
  ]).slice(0, 2);
  const base = nounModifiers(grain, 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${base} bowl with ${listOf(who)}`,
        `${listOf(kind)} bowl with ${mix.word} dressing`,
        `warm ${base} with ${who[0] ?? 'vegetables'} and ${mix.word} dressing`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Warm ${base}, roast vegetables, something crisp and a ${mix.word} dressing: a bowl with a bit of everything.`,
      `${capital(listOf(who))} over ${base}. It packs well for lunch; keep the dressing apart until you eat.`,
    ]),
  };
}
