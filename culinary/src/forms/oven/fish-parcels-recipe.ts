import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, titleCase } from '#compose/sentences';
import { minutesOf } from '#compose/technique';
import { aboutOf, byPalette, orAdd, starchOptions, starchStep, without, fatOf } from '#forms/main-dish';

/** Softer vegetables cook through with the fish; the rest starts in a pan. */
const SOFT_MINUTES = 5;

export function writeFishParcels(k: Kitchen): Draft {
  const fish = k.need('fish', ['cod fillet', 'salmon fillet', 'trout fillet']).map((item) => k.portion(item));
  if (k.in('veg').length === 0) k.need('veg', ['fennel', 'zucchini', 'cherry tomato', 'leek'], { cut: 'slice' });
  const acid = orAdd(
    k,
    'acid',
    k.palette === null ? 'lemon' : byPalette(k, 'sharp', 'lemon') === 'lime' ? 'lime' : 'lemon',
    0.5,
    'sliced',
  );
  const flavor =
    k.in('flavor').length > 0
      ? k.in('flavor')
      : [k.add('garlic', 0.4, { slot: 'flavor' }), k.add('white wine', 20, { slot: 'flavor' })];
  const starch = k.need('starch', starchOptions(k, ['new potato', 'potato', 'couscous']), { cut: 'chunk' })[0];
  const oil = fatOf(k, 0.5);
  k.step('Heat the oven to 200 °C with a baking sheet inside. Cut a large square of baking paper for each person.');
  if (starch !== undefined) starchStep(k, starch);
  const early = k.in('veg').filter(({ food }) => minutesOf(food, 'pan') > SOFT_MINUTES);
  const staged = inStages(k, early, 'pan', 'cook');
  if (staged.text !== '') k.step(`Warm half of ${k.the(oil)} in a pan. ${staged.text}`, { cook: staged.minutes });
  k.step(
    `Divide ${k.the(k.in('veg'))} between the papers, set ${k.the(fish)} on top and season with ${k.season()}. Add ${k.the(flavor, acid)} and a little of ${k.the(oil)}. Fold over and crimp the edges tightly, so that the steam stays in.`,
  );
  k.step(
    'Bake on the hot sheet for 15 minutes, until the parcels puff and the thickest part flakes (63 °C). Leave closed for 2 minutes.',
    { cook: 15, wait: 2 },
  );
  const finish =
    k.in('finish').length > 0 ? k.in('finish') : [k.add(byPalette(k, 'herbs', 'dill'), undefined, { slot: 'finish' })];
  k.step(
    `Open at the table, mind the steam, and scatter with ${k.the(finish)}. Serve with ${k.the(starch ?? [])} to soak up the juices.`,
  );
  const about = aboutOf(k, fish, k.in('veg'));
  const word = k.palette === null ? '' : `${k.palette.word}-style `;
  const taste = k.label(without(flavor, ...flavor.filter(({ food }) => food.name === 'garlic'))[0] ?? acid[0]);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${word}${about.first} parcels with ${about.second}`,
        `${word}${about.first} baked in paper with ${taste}`,
        `${about.kind} parcels`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Nothing to wash and nothing to go wrong: ${about.two} steam in their own juices with ${taste}.`,
      `A parcel each to tear open, full of ${about.two} and a spoonful of sauce that made itself.`,
    ]),
  };
}
