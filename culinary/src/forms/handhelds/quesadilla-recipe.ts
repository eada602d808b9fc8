import { capital } from '#food-words';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';
import { fryTogether } from '#forms/main-pan';

export function writeQuesadilla(k: Kitchen): Draft {
  const wrap = k.need('wrap', ['flour tortilla']);
  const cheese =
    k.in('cheese').length > 0
      ? k.in('cheese')
      : [k.add(k.chance.pick('melting cheese', ['cheddar', 'monterey jack']), 40, { slot: 'cheese' })];
  const oil = k.fat('vegetable oil', 0.25);
  const veg = [...k.in('base'), ...k.in('veg')];
  const filling = k.in('beans', 'spice');
  const hot = [...k.in('protein'), ...veg, ...filling].length > 0;
  if (hot) {
    const fried = fryTogether(k, k.in('protein'), veg, 'until tender');
    const stirred = filling.length > 0 ? `Stir in ${k.the(filling)} and cook for 2 minutes, until hot.` : '';
    k.step(`Heat half of ${k.the(oil)} in a wide frying pan. ${fried.text} ${stirred} Tip into a bowl.`, {
      cook: fried.minutes + (filling.length > 0 ? 2 : 0),
    });
  }
  const inside = [...cheese, ...k.in('finish')];
  k.step(
    `Cover half of ${k.the(wrap)} with ${k.the(inside)}${hot ? ' and the filling' : ''}, and close with the other half.`,
  );
  k.step(
    `${hot ? `Wipe the pan, brush with the rest of ${k.the(oil)}` : `Brush a wide frying pan with ${k.the(oil)}`} and cook each one over medium heat for 3 minutes a side, pressing lightly, until golden and the middle has melted.`,
    { cook: Math.min(40, 6 * Math.max(1, Math.ceil(k.servings / 2))) },
  );
  const dips = [...k.in('dip'), ...k.in('acid')];
  const serve = dips.length > 0 ? dips : [k.add('salsa', 1.5, { slot: 'dip' })];
  k.step(`Cut into wedges and serve with ${k.the(serve)}.`);
  const isWrap = wrap[0]?.food.role === 'wrap';
  const about = listOf(
    distinct([
      ...nounModifiers(k.in('protein'), 1),
      ...nounModifiers(k.in('beans'), 1),
      ...nounModifiers(k.in('veg'), 1),
      ...nounModifiers(cheese, 1),
    ]).slice(0, 2),
  );
  const noun = isWrap ? 'quesadillas' : 'toasties';
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about} ${noun}`,
        `crisp ${about} ${noun}`,
        `${noun} with ${listOf(mainNames(k, [...k.in('protein'), ...k.in('veg'), ...cheese], 2))}`,
      ]),
    ),
    description: k.chance.pick('description', [
      'Crisp outside, molten inside, and on the plate in a quarter of an hour.',
      `${capital(about)}, a hot pan and a little patience. Cut small, they feed a crowd.`,
    ]),
  };
}
