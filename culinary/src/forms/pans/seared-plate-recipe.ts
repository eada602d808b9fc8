import { listOf } from '#compose/kitchen';
import { inStages, panFry, sentence, stars, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

const stems1 = (label: string): string => label.replace(/s$/u, '');

export function writeSearedPlate(k: Kitchen): Draft {
  const protein = k.need('protein', ['salmon fillet', 'chicken breast', 'pork chop']);
  const potato =
    k.in('potato').length + k.in('starch').length + k.in('beans').length > 0
      ? k.in('potato')
      : [k.add('potato', 220, { slot: 'potato', cut: 'chunk' })];
  if (k.in('veg').length + k.in('salad').length === 0)
    k.need('veg', ['green bean', 'spinach', 'asparagus'], { cut: 'slice' });
  const acid = k.in('acid')[0] ?? k.add('lemon', 0.25, { slot: 'acid', note: 'cut into wedges' });
  const butter = k.has('butter') ? k.add('butter') : k.add('butter', 8);
  const oil =
    k.in('pantry').find(({ food }) => food.role === 'fat' && food.name !== 'butter') ?? k.add('olive oil', 0.4);
  if (potato.length > 0)
    k.step(
      `Put ${k.the(potato)} in cold, well salted water, bring to a boil and simmer for 15 minutes, until tender. Drain, toss with half of ${k.the(butter)} and keep warm.`,
      { cook: 18 },
    );
  const starch = [...k.in('starch'), ...k.in('beans').filter(({ food }) => food.role === 'lentil')];
  if (starch.length > 0)
    k.step(
      `Cook ${k.the(starch)} in lightly salted water for ${starch[0]?.food.minutes?.simmer ?? 12} minutes, until tender. Drain and keep covered.`,
      { cook: starch[0]?.food.minutes?.simmer ?? 12 },
    );
  const cooked = [...k.in('base').filter(({ food }) => food.texture === 'allium'), ...k.in('veg')];
  const aromatic = k.in('base').filter(({ food }) => food.texture !== 'allium');
  const beans = k.in('beans').filter(({ food }) => food.role === 'legume');
  if (cooked.length + aromatic.length + beans.length > 0) {
    const staged = inStages(k, cooked, 'pan', 'cook', 'until tender');
    const late = [...aromatic, ...beans];
    k.step(
      `Heat half of ${k.the(oil)} in a large frying pan. ${staged.text}${late.length > 0 ? ` Stir in ${k.the(late)} for 2 minutes.` : ''} Tip into a warm dish.`,
      { cook: staged.minutes + (late.length > 0 ? 2 : 0) },
    );
  }
  const seared = panFry(k, protein, 'Lay in');
  k.step(
    `Pat ${k.the(protein)} dry and rub with ${k.name(k.in('spice'), k.add('salt'), k.add('black pepper'))}. Wipe out the pan, get it hot again with the rest of ${k.the(oil)}. ${seared.text} Thick pieces take a little longer: trust a thermometer. Rest on a warm plate for 5 minutes.`,
    { cook: seared.minutes, wait: 5 },
  );
  const sauce = k.in('sauce');
  k.step(
    `Take the pan off the heat and swirl in the rest of ${k.the(butter)}${sauce.length > 0 ? ` with ${k.the(sauce)}` : ''} and a squeeze of ${k.name(acid)}, scraping up the brown bits, until it is a glossy little sauce. Return it to the heat for a minute if it needs thickening.`
      .replace('a squeeze of red wine', 'a splash of red wine')
      .replace('a squeeze of balsamic', 'a splash of balsamic'),
    { cook: 1 },
  );
  const plate = [...potato, ...starch, ...k.in('salad')];
  const top = [...k.in('cheese'), ...k.in('finish')];
  k.step(
    `Serve ${k.the(protein)} with ${k.the(plate, cooked)}, the pan juices over everything${top.length > 0 ? ` and ${k.the(top)} on top` : ''}.`,
  );
  const who = stars(k, protein, 1).join('');
  const side = listOf(stars(k, [...k.in('veg'), ...k.in('salad'), ...beans], 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `pan-seared ${who} with ${side}`,
        `${who} in pan juices with ${side}`,
        `${stems1(k.label(acid))}-butter ${who} with ${side}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Good ${who} needs little: a hot pan, a knob of butter, and ${side} alongside.`,
      `${sentence(who)} with a proper crust, rested well, and a two-minute sauce made in the same pan.`,
    ]),
  };
}
