import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { onlyGiven, orAdd } from '#forms/main-dish';
import { boilGrains } from '#forms/salads/salad-parts';
import { namesAnd, withMore } from '#forms/sides/small-dish';

export function writeTabbouleh(k: Kitchen): Draft {
  const [grain] = orAdd(k, 'grain', 'bulgur', 30);
  if (k.in('herb').length === 0) k.add('parsley', 2, { slot: 'herb' });
  if (k.in('herb').length < 2) k.add(k.has('mint') ? 'parsley' : 'mint', 0.75, { slot: 'herb' });
  if (k.in('raw').length === 0) k.add('tomato', 0.75, { slot: 'raw', cut: 'dice' });
  if (k.in('raw').length < 2)
    k.add(k.has('cucumber') ? 'scallion' : 'cucumber', undefined, { slot: 'raw', cut: 'dice' });
  const herbs = k.in('herb');
  if (grain.food.role === 'grain') boilGrains(k, [grain]);
  else k.step(`Cook ${k.the(grain)} in a dry pan for 4 minutes, stirring, and spread out to cool.`, { cook: 4 });
  const [sharp, ...sharps] = orAdd(k, 'acid', 'lemon', 0.5, 'juiced');
  const spice = k.in('spice');
  k.step(
    `In a large bowl stir ${k.juice(sharp)} with the ${namesAnd(k, [k.fat('olive oil', 1), ...spice, ...sharps], `a good pinch of ${k.season()}`)}. Tip in ${k.the(grain)} and leave for 10 minutes to take up the dressing.`,
    { wait: 10 },
  );
  k.step(
    `Chop ${k.the(herbs)} by hand with a sharp knife, as fine as you have patience for; they should be the bulk of it.`,
  );
  k.step(`Fold everything together with ${k.the(k.in('raw', 'beans', 'fruit'))}.`);
  const top = k.in('top');
  k.step(
    `Taste: it wants to be sharp and green.${top.length > 0 ? ` Scatter over ${k.the(top)} and serve at once.` : ' Serve at once.'}`,
  );
  const brought = onlyGiven([...k.in('fruit', 'beans', 'raw', 'top')]);
  const more = listOf(distinct(mainNames(k, brought, 2)));
  const kind = nounModifiers([grain], 1).join('');
  const green = listOf(mainNames(k, herbs, 2));
  return {
    title: titleCase(
      k.chance.pick('tabbouleh title', [
        withMore(`${kind} tabbouleh`, more),
        withMore(`${nounModifiers(herbs, 1).join('')} and ${kind} salad`, mainNames(k, brought, 1).join('')),
        withMore('green tabbouleh', more === '' ? listOf(mainNames(k, k.in('raw'), 2)) : more),
      ]),
    ),
    description: k.chance.pick('tabbouleh description', [
      `More herb than grain, as it should be: ${green} with just enough ${k.label(grain)} to carry the dressing.`,
      `${capital(green)}, chopped fine and dressed sharp. Make it just before you eat.`,
    ]),
  };
}
