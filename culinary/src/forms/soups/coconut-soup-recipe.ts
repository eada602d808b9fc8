import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { inStages, titleCase } from '#compose/sentences';
import { aboutOf, orAdd } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';
import { poached } from '#forms/soups/soup-parts';

// Removed or left at the table.
const isWoody = ({ food }: Item): boolean => ['lemongrass', 'galangal', 'makrut lime leaf'].includes(food.name);

export function writeCoconutSoup(k: Kitchen): Draft {
  const [coconut] = orAdd(k, 'coconut', 'coconut milk', 120);
  if (k.in('veg').length === 0) k.need('veg', ['oyster mushroom', 'mushroom'], { cut: 'strip' });
  if (k.in('protein').length === 0 && k.in('veg').length < 2) k.add('firm tofu', 70, { slot: 'protein', cut: 'strip' });
  k.add('lemongrass', 0.5, { slot: 'aromatic', note: 'bruised and cut into long pieces' });
  if (!k.has('galangal')) k.add('ginger', undefined, { slot: 'aromatic', cut: 'slice' });
  if (!k.in('aromatic', 'paste').some(({ food }) => /chil|curry|sambal|jalap|habanero/u.test(food.name)))
    k.add('red chili', 0.25, { slot: 'aromatic', cut: 'slice' });
  const stock = k.one(['stock'], 'vegetable stock', 220);
  const paste = k.in('paste');
  if (paste.length > 0)
    k.step(
      `Spoon the thick top of ${k.the(coconut)} into a pot and cook ${k.the(paste)} in it over medium heat for 2 minutes, until the fat parts and it smells strong.`,
      { cook: 2 },
    );
  k.step(
    `Pour ${k.the(stock, coconut)} into ${paste.length > 0 ? 'the' : 'a'} pot with ${k.the(k.in('aromatic'))}. Bring to a gentle simmer, never a hard boil, and let it draw for 10 minutes.`,
    { cook: 13 },
  );
  const protein = k.in('protein');
  if (protein.length > 0) {
    const poach = poached(k, protein);
    k.step(poach.text, { cook: poach.minutes });
  }
  const staged = inStages(k, k.in('veg'), 'simmer', 'simmer', 'until just tender');
  k.step(staged.text, { cook: staged.minutes });
  const noodles = k.in('noodle');
  if (noodles.length > 0)
    k.step(`Soak ${k.the(noodles)} in boiling water for 5 minutes, drain and share out among the bowls.`, { wait: 5 });
  const sauces = k.in('sauce');
  const salty = sauces.some(({ food }) => food.role === 'sauce' && food.name !== 'tamarind paste')
    ? sauces
    : [...sauces, k.add('fish sauce', 0.5, { slot: 'sauce' })];
  const [sharp] = orAdd(k, 'sharp', 'lime', 0.5, 'juiced');
  const woody = k.in('aromatic').some(isWoody);
  k.step(
    `Take off the heat and season with ${k.the(salty)} and ${k.juice(sharp)}, a little at a time, until it tastes salty, sour and creamy at once.${woody ? ' Lift out the woody pieces.' : ''}`,
  );
  const [finish, ...others] = orAdd(k, 'finish', 'cilantro');
  k.step(`Ladle into bowls and finish with ${k.the(finish, others)}.`);
  const about = aboutOf(k, protein, k.in('veg'));
  return {
    title: titleCase(
      k.chance.pick('coconut soup title', [
        `coconut ${about.kind} soup`,
        withMore('tom kha', about.two),
        withMore(`Thai coconut soup`, about.two),
      ]),
    ),
    description: k.chance.pick('coconut soup description', [
      `Hot, sour and creamy: ${about.two} in coconut broth, seasoned off the heat so that it stays bright.`,
      `${capital(about.two)} in a fragrant broth that needs ten quiet minutes and a sharp tongue at the end.`,
    ]),
  };
}
