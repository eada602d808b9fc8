import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { isMeatOrFish } from '#compose/meat-or-fish';
import { put, safeCore, starchStep, orAdd } from '#forms/main-dish';

export function writeSchnitzel(k: Kitchen): Draft {
  const meaty = k.may('pork cutlet') || k.may('chicken breast') || k.may('veal cutlet');
  const chosen = k.need(
    'protein',
    meaty ? ['pork cutlet', 'chicken breast', 'veal cutlet'] : ['eggplant', 'celeriac', 'firm tofu'],
  );
  const meat = chosen.map((item) => (isMeatOrFish(item.food) ? k.portion(item) : k.prepare(item, '')));
  const vegetable = !meat.some(({ food }) => isMeatOrFish(food));
  const hard = meat.some(
    ({ food }) => food.texture === 'root' || food.texture === 'squash' || food.name === 'cauliflower',
  );
  const crumb = k.weigh(k.in('crumb')[0] ?? put(k, 'breadcrumb', 30, 'crumb'), 30);
  const flour = k.weigh(k.in('flour')[0] ?? put(k, 'all-purpose flour', 15, 'flour'), 15);
  const egg = k.weigh(k.in('egg')[0] ?? k.add('egg', 0.5, { slot: 'egg' }), 25);
  const side = k.need('potato', ['potato', 'new potato'], { cut: 'chunk' })[0];
  if (k.in('fresh', 'veg').length === 0) k.need('fresh', ['cucumber', 'lettuce'], { cut: 'slice' });
  const acid = k.in('sharp')[0] ?? k.add('lemon', 0.4, { slot: 'sharp', note: 'cut into wedges' });
  if (side !== undefined) starchStep(k, side);
  k.step(
    vegetable
      ? `Cut ${k.the(meat)} into slices the thickness of a finger${hard ? ' and simmer in salted water for 8 minutes, until nearly tender; dry well' : ''}. Season with ${k.season()}.`
      : `Put ${k.the(meat)} between two sheets of baking paper and beat out to a thickness of 5 mm. Season with ${k.season()}.`,
    vegetable && hard ? { cook: 8 } : {},
  );
  k.step(
    `Set out three plates: ${k.name(flour)} with ${k.pinch()}${k.in('spice').length > 0 ? ` and ${k.the(k.in('spice'))}` : ''}, ${k.name(egg)} ${egg.food.role === 'egg' ? 'beaten with a spoonful of water' : 'whisked with a spoonful of that'}, and ${k.name(crumb)}. Coat each piece in that order; press nothing, so that the crust can billow.`,
  );
  const oil = k.fat('vegetable oil', 3);
  const veg = inStages(k, k.in('veg'), 'pan', 'cook', 'until tender');
  if (veg.text !== '') k.step(`Warm a little of ${k.the(oil)} in a pan. ${veg.text}`, { cook: veg.minutes });
  k.step(
    `Heat ${veg.text === '' ? '' : 'the rest of '}${k.the(oil)}, a finger deep, in a wide frying pan until a crumb sizzles at once. Fry in batches for ${vegetable ? '3 minutes' : '3 to 4 minutes'} a side, swirling the pan, until deep gold${vegetable ? (meat.some(({ food }) => food.role === 'veg') ? ' and tender' : ' and hot all through') : ` and cooked through${safeCore(meat)}`}. Drain on kitchen paper and salt lightly.`,
    { cook: 12 },
  );
  const fresh = k.in('fresh');
  if (fresh.length > 0)
    k.step(
      `Dress ${k.the(fresh)} with a little ${k.juice(acid)}, ${k.pinch()} and ${k.the(orAdd(k, 'finish', 'dill'))}.`,
    );
  const more = [...k.in('sauce'), ...k.rest('finish')];
  k.step(
    `Serve at once with ${k.the(side ?? [], fresh, k.in('veg'), more)} and ${k.the(acid)}${acid.food.role === 'citrus' ? ' to squeeze over' : ''}.`,
  );
  const who = nounModifiers(meat, 1)
    .join('')
    .replace(/ cutlet$/u, '');
  const beside = mainNames(k, [...fresh, ...k.in('veg')], 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${who} schnitzel with ${beside}`,
        `crisp ${who} schnitzel`,
        `${who} schnitzel and ${side === undefined ? beside : k.label(side)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `${vegetable ? 'Cut thick' : 'Beaten thin'}, fried fast in plenty of ${k.label(oil)} and eaten at once, with ${beside}.`,
      `A loose, wavy crust and tender ${who} inside. Be generous with the ${k.juice(acid)}.`,
    ]),
  };
}
