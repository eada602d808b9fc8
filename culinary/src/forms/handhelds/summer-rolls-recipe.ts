import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { titleCase } from '#compose/sentences';
import { aboutOf, put, without, orAdd } from '#forms/main-dish';
import { fryTogether } from '#forms/main-pan';

export function writeSummerRolls(k: Kitchen): Draft {
  const paper = k.need('paper', ['rice paper wrapper']);
  const leaf = paper.some(({ food }) => food.role === 'veg');
  const noodle = k.need('noodle', ['rice vermicelli'], { per: 30 });
  if (k.in('protein').length === 0) k.need('protein', ['shrimp', 'firm tofu', 'chicken breast'], { cut: 'strip' });
  for (const name of ['carrot', 'cucumber'] as const)
    if (k.in('raw').length < 2 && !k.has(name)) k.add(name, undefined, { slot: 'raw', cut: 'strip' });
  const herb =
    k.in('herb').length > 0
      ? k.in('herb')
      : [k.add('mint', 0.25, { slot: 'herb' }), k.add('cilantro', 0.25, { slot: 'herb' })];
  const acid = k.in('acid')[0] ?? k.add('lime', 0.4, { slot: 'acid', note: 'juiced' });
  k.step(
    `Pour boiling water over ${k.the(noodle)}, leave for 5 minutes until soft, then rinse cold, drain and snip into short lengths.`,
    { cook: 5 },
  );
  const fried = fryTogether(k, k.in('protein'), [], '', false);
  k.step(
    `Heat ${k.the(k.fat('vegetable oil', 0.3))} in a frying pan. ${fried.text} Season with ${k.pinch()} and leave to cool.`,
    { cook: fried.minutes },
  );
  const nutty = k.in('dip').find(({ food }) => food.name === 'peanut butter' || food.name === 'peanut sauce');
  if (k.in('dip').length === 0) {
    k.add(k.may('fish sauce') ? 'fish sauce' : 'soy sauce', 1, { slot: 'dip' });
    put(k, 'sugar', 5, 'dip');
  } else if (nutty !== undefined) k.add('soy sauce', 0.5, { slot: 'dip' });
  const aromatic = orAdd(k, 'aromatic', 'red chili', 0.2);
  k.step(
    `For the dip, stir ${k.the(k.in('dip'), aromatic)} with ${k.juice(acid)} and enough warm water to make it pour.`,
  );
  const inside = [...noodle, ...k.in('protein'), ...k.in('raw'), ...herb];
  k.step(
    leaf
      ? `Pile ${k.the(inside)} into the leaves of ${k.the(paper)}${k.in('finish').length > 0 ? ` and scatter with ${k.the(k.in('finish'))}` : ''}.`
      : `Dip ${k.the(paper)} into warm water one at a time for 10 seconds and lay flat to soften. Set a little of ${k.the(inside)} on the lower third, fold in the sides and roll up, not too tightly.`,
  );
  const finish = leaf ? [] : k.in('finish');
  k.step(
    `Serve straight away with the dip${finish.length > 0 ? ` and ${k.the(finish)} to sprinkle into it` : ''}, everyone ${leaf ? 'folding their own' : 'dipping as they go'}.`,
  );
  const about = aboutOf(k, k.in('protein'), without(k.in('raw')), herb);
  const noun = leaf ? 'lettuce cups' : 'summer rolls';
  const plain = leaf ? 'leaf cups' : noun;
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.first} ${plain}`,
        `${about.first} ${plain} with ${about.second}`,
        `${plain} with ${about.two}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Cool, crisp and full of herbs, with ${about.two} and a sharp little dip.`,
      `All the work is cutting. Then sit down together and let everyone dip ${about.two} ${leaf ? 'in green leaves' : 'in a thin, silky skin'}.`,
    ]),
  };
}
