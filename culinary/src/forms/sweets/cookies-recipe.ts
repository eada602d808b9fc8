import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { batchFor, limitFoldIns, scented } from '#forms/sweets/batter';

const EGGS = 0.17;

export function writeCookies(k: Kitchen): Draft {
  const batch = batchFor(k.servings, EGGS);
  const spread = limitFoldIns(k, k.in('spread'), 14 * batch);
  const butter = k.measure('butter', (spread.length > 0 ? 14 : 20) * batch);
  const sugar = k.weigh(k.in('sweet')[0] ?? k.add('brown sugar', 24, { slot: 'sweet' }), 24 * batch);
  const egg = k.measure('egg', EGGS * batch);
  const oats = limitFoldIns(k, k.in('oats'), 14 * batch);
  const flour = k.weigh(
    k.in('flour')[0] ?? k.add('all-purpose flour', 32, { slot: 'flour' }),
    (oats.length > 0 ? 24 : 32) * batch,
  );
  const raising = k.weigh(k.in('raising')[0] ?? k.add('baking powder', 0.1, { slot: 'raising' }), 0.5 * batch);
  const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('vanilla extract', 0.15, { slot: 'spice' })];
  const fold =
    k.in('fold').length > 0
      ? k.in('fold')
      : [k.add(k.chance.pick('cookie fold', ['chocolate chip', 'walnut', 'raisin']), undefined, { slot: 'fold' })];
  k.step(
    `Heat the oven to 180 °C and line two baking sheets with paper. Beat ${k.the(butter, spread, sugar)} for 3 minutes, until paler and fluffy, then beat in ${k.the(egg)} and ${scented(k, spice)}.`,
  );
  k.step(
    `Stir in ${k.the(flour, oats)} with ${k.the(raising)} and ${k.pinch()} until no dry patches are left. Fold in ${k.the(limitFoldIns(k, fold, 20 * batch))}.`,
  );
  k.step(
    `Set ${Math.max(6, Math.round(k.servings * batch * 2.5))} small heaps well apart on the sheets; they run. Chill for 15 minutes if the dough is soft.`,
    {
      wait: 15,
    },
  );
  k.step(
    'Bake for 11 minutes, until the edges are golden and the middles still look underdone. Leave on the sheet for 5 minutes to firm up, then cool on a rack.',
    { cook: 11, wait: 5 },
  );
  const kinds = distinct([...nounModifiers(k.in('spread'), 1), ...nounModifiers(fold, 2)]).slice(0, 2);
  const oaty = oats.length > 0 ? 'oat and ' : '';
  return {
    title: titleCase(
      k.chance.pick('cookie title', [
        `${listOf(kinds)} cookies`,
        `chewy ${oaty}${kinds[0] ?? 'butter'} cookies`,
        `${oaty}${kinds[0] ?? 'butter'} cookies with ${mainNames(k, [...fold.slice(1), ...spice], 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('cookie description', [
      'Crisp at the rim, soft in the middle, and better for being taken out a minute early.',
      `One bowl, a wooden spoon and ${listOf(mainNames(k, fold, 2))}. Freeze half of the heaps raw and bake them whenever.`,
    ]),
  };
}
