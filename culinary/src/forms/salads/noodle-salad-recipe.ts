import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { panFry, mainNames, titleCase } from '#compose/sentences';
import { aboutOf, orAdd } from '#forms/main-dish';
import { cookSome } from '#forms/salads/salad-parts';
import { minutesText, withMore } from '#forms/sides/small-dish';

export function writeNoodleSalad(k: Kitchen): Draft {
  const [noodles] = orAdd(k, 'noodle', 'rice vermicelli', 55);
  if (k.in('raw').length === 0) k.add('cucumber', 0.3, { slot: 'raw', cut: 'strip' });
  if (k.in('raw').length < 2) k.add(k.has('carrot') ? 'lettuce' : 'carrot', undefined, { slot: 'raw', cut: 'raw' });
  const protein = k.in('protein');
  if (k.in('aromatic').length === 0) k.add('garlic', 0.25, { slot: 'aromatic', note: 'crushed to a paste' });
  if (!k.in('sauce').some(({ food }) => food.role === 'sauce')) k.add('fish sauce', 1, { slot: 'sauce' });
  if (!k.in('sauce').some(({ food }) => food.role === 'sweetener' || food.name.includes('sweet')))
    k.add('sugar', 5, { slot: 'sauce' });
  const [sharp] = orAdd(k, 'acid', 'lime', 0.5, 'juiced');
  k.step(
    `Stir two spoonfuls of warm water with ${listOf([k.juice(sharp), ...[...k.in('sauce'), ...k.in('aromatic')].map((item) => k.name(item))])}. It should taste sour, salty and sweet in turn.`,
  );
  const soaks = noodles.food.name === 'rice vermicelli' || noodles.food.name === 'glass noodle';
  const minutes = noodles.food.minutes?.simmer ?? 4;
  k.step(
    `${soaks ? `Pour boiling water over ${k.the(noodles)} and leave for 5 minutes, until tender` : `Cook ${k.the(noodles)} in boiling water for ${minutesText(minutes)}, until tender`}. Rinse under cold water until cool, shake dry and snip into manageable lengths.`,
    soaks ? { wait: 5 } : { cook: minutes },
  );
  cookSome(k, k.in('cooked'));
  if (protein.length > 0) {
    const fried = panFry(k, protein);
    k.step(
      `Heat ${k.the(k.fat('vegetable oil', 0.5))} in a frying pan over high heat. ${fried.text} Splash with a spoonful of the dressing to glaze.`,
      { cook: fried.minutes },
    );
  }
  if (k.in('finish').length === 0) k.add('peanut', 12, { slot: 'finish' });
  if (!k.in('finish').some(({ food }) => food.role === 'herb'))
    k.add(k.chance.pick('noodle salad herb', ['mint', 'cilantro']), 0.75, { slot: 'finish' });
  k.step(`Toss ${k.the(noodles)} with ${k.the(k.in('raw', 'cooked', 'fruit'))} and most of the dressing.`);
  k.step(`Share out among bowls, top with ${k.the(protein, k.in('finish'))}, and spoon over the rest of the dressing.`);
  const about = aboutOf(k, protein, k.in('fruit', 'cooked'), k.in('raw'));
  const style = k.palette?.word ?? 'Vietnamese-style';
  return {
    title: titleCase(
      k.chance.pick('noodle salad title', [
        `${about.kind} noodle salad`,
        withMore('cold noodle salad', about.two),
        withMore(`${style} noodle salad`, about.two),
      ]),
    ),
    description: k.chance.pick('noodle salad description', [
      `Cool noodles with ${about.two}, in a dressing that is sour, salty and sweet at once.`,
      `${capital(about.two)} with slippery noodles and plenty of ${mainNames(k, k.in('finish'), 1).join('')}: dinner for a hot night.`,
    ]),
  };
}
