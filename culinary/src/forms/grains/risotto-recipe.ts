import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, nounModifiers, titleCase } from '#compose/sentences';
import { minutesOf } from '#compose/technique';
import { aboutOf, byImportance, needOnion, without, orAdd } from '#forms/main-dish';

const RICE_MINUTES = 18;
/** Foods that cook within this time go in with the last ladles. */
const LATE_MINUTES = 5;

export function writeRisotto(k: Kitchen): Draft {
  const rice = k.need('rice', ['arborio rice']);
  if (k.in('veg').length + k.in('protein').length === 0)
    k.need('veg', ['mushroom', 'pea', 'asparagus'], { cut: 'dice' });
  needOnion(k, 'shallot', 0.75);
  const stock = k.weigh(k.in('stock')[0] ?? k.add('vegetable stock', 260, { slot: 'stock' }), 260);
  const oil = k.fat('olive oil', 0.4);
  const minutes = Math.max(RICE_MINUTES, rice[0]?.food.minutes?.simmer ?? RICE_MINUTES);
  k.step(
    `Bring ${k.the(stock)} to a bare simmer in a small pan and keep it there; anything cold stops ${k.the(rice)} cooking.`,
    { cook: 5 },
  );
  const proteins = k.in('protein');
  if (proteins.length > 0) {
    const fried = panFry(k, proteins);
    k.step(`Heat half of ${k.the(oil)} in a wide, heavy pan. ${fried.text} Lift out and keep warm.`, {
      cook: fried.minutes,
    });
  }
  const veg = k.in('veg');
  const late = veg.filter(({ food }) => minutesOf(food, 'simmer') <= LATE_MINUTES && food.name !== 'radicchio');
  k.step(
    `${proteins.length > 0 ? `Pour in the rest of ${k.the(oil)} and soften` : `Heat ${k.the(oil)} in a wide, heavy pan and soften`} ${k.the(k.in('base'), k.in('spice'))} over medium heat for 5 minutes.`,
    { cook: 5 },
  );
  const staged = inStages(k, without(veg, ...late), 'pan', 'cook', 'until tender');
  if (staged.text !== '') k.step(staged.text, { cook: staged.minutes });
  const wine = k.in('wine');
  k.step(
    `Tip in ${k.the(rice)} and stir for 2 minutes, until the grains are hot and glassy at the edges.${wine.length === 0 ? '' : ` Pour in ${k.the(wine)} and stir until it has gone.`}`,
    { cook: wine.length === 0 ? 2 : 4 },
  );
  k.step(
    `Add the hot ${k.name(stock)} a ladle at a time, stirring often and letting each one sink in before the next, for ${minutes} minutes, until creamy but still with a little bite.${late.length > 0 ? ` Stir in ${k.the(late)} for the last ${LATE_MINUTES} minutes.` : ''}`,
    { cook: minutes },
  );
  const cheese = orAdd(k, 'cheese', 'parmesan', 18);
  const enrich = [k.add('butter', 8), ...cheese, ...k.in('cream')];
  k.step(
    `Off the heat, beat in ${k.the(enrich)}${proteins.length > 0 ? `, fold through ${k.the(proteins)}` : ''} and season with ${k.season()}${k.in('acid').length > 0 ? ` and a squeeze of ${k.name(k.in('acid'))}` : ''}. Cover for 2 minutes, then loosen with a last splash of the ${k.name(stock)} so that it flows.`,
    { cook: 2 },
  );
  k.step(
    k.in('finish').length > 0
      ? `Spoon onto warm plates and top with ${k.the(k.in('finish'))}.`
      : 'Spoon onto warm plates and eat at once; risotto waits for nobody.',
  );
  const { kind, two, first } = aboutOf(k, ...byImportance(proteins, veg));
  const rich = nounModifiers(cheese, 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [`${kind} risotto`, `risotto with ${two}`, `${first} risotto with ${rich}`]),
    ),
    description: k.chance.pick('description', [
      `Half an hour of unhurried stirring for a loose, creamy risotto with ${two}.`,
      `${capital(two)} folded through soft grains, with ${rich} beaten in at the end.`,
      `Risotto the plain, good way: hot ${k.label(stock)}, a patient spoon and something savory on top.`,
    ]),
  };
}
