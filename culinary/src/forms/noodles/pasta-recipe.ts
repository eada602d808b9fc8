import type { Draft } from '#compose/dish-form';
import { type Kitchen, listOf } from '#compose/kitchen';
import { distinct, inStages, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';

type Style = 'tomato' | 'creamy' | 'garlic' | 'pesto';

function sauce(k: Kitchen, style: Style): void {
  const rest = (): string => {
    const items = k.rest('sauce');
    return items.length > 0 ? ` Stir in ${k.the(items)} too.` : '';
  };
  const wine = k.find('wine');
  if (wine !== undefined)
    k.step(`Pour in ${k.the(wine)} and let it bubble for 2 minutes, until nearly gone.`, { cook: 2 });
  switch (style) {
    case 'tomato':
      k.step(
        `Add ${k.the(k.add('canned tomatoes', 0.25))}${k.has('tomato paste') ? ` and ${k.the(k.add('tomato paste'))}` : ''}${k.in('beans').length > 0 ? ` with ${k.the(k.in('beans'))}` : ''} and simmer for 12 minutes, until thick enough to hold a line drawn with the spoon.${rest()}`,
        { cook: 12 },
      );
      return;
    case 'creamy': {
      const cream =
        k.find('cream') ??
        k.in('sauce').find(({ food }) => food.name === 'cream cheese' || food.name === 'ricotta') ??
        k.add('heavy cream', 40);
      k.step(
        `${k.in('beans').length > 0 ? `Tip in ${k.the(k.in('beans'))}. ` : ''}Stir in ${k.the(cream)} and simmer gently for 3 minutes, until it coats a spoon.${rest()}`,
        { cook: 3 },
      );
      return;
    }
    case 'pesto':
      k.step(
        `${k.in('beans').length > 0 ? `Tip in ${k.the(k.in('beans'))}. ` : ''}Take the pan off the heat and stir in ${k.the(k.add('pesto'))}.${rest()}`,
      );
      return;
    case 'garlic': {
      const beans = k.in('beans');
      const more = k.rest('sauce');
      if (k.in('acid').length === 0) k.add('lemon', 0.25, { slot: 'acid', note: 'zest grated and half juiced' });
      if (beans.length + more.length > 0)
        k.step(`Add ${k.the(beans, more)} and warm through for 3 minutes.`, { cook: 3 });
    }
  }
}

function words(k: Kitchen, style: Style): { title: string; description: string } {
  const shape = stars(k, k.in('pasta'), 1).join('');
  const things = distinct([
    ...stars(
      k,
      k.in('protein').filter(({ given }) => given),
      1,
    ),
    ...stars(k, k.in('veg'), 2),
    ...stars(
      k,
      k.in('beans').filter(({ given }) => given),
      1,
    ),
  ])
    .filter((word) => style !== 'tomato' || !word.includes('tomato'))
    .slice(0, 2);
  const what = listOf(things.length > 0 ? things : ['garlic']);
  const mood = {
    tomato: 'in tomato sauce',
    creamy: 'in a light cream sauce',
    garlic: 'with garlic and lemon',
    pesto: 'and pesto',
  }[style];
  const front = { tomato: 'tomato', creamy: 'creamy', garlic: 'lemony', pesto: 'pesto' }[style];
  return {
    title: titleCase(
      k.chance.pick('title', [
        style === 'garlic' ? `${front} ${shape} with ${what}` : `${shape} with ${what} ${mood}`,
        `${front} ${
          [
            ...stems(
              k.in('protein').filter(({ given }) => given),
              1,
            ),
            ...stems(k.in('veg'), 1),
            'garlic',
          ].find((word) => !word.includes(front)) ?? 'garlic'
        } ${shape}`,
        `${shape} with ${what}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `${sentence(shape)} with ${what} ${mood.replace(/^with /u, 'and ')}, pulled together in the pan while the water boils.`,
      `The kind of pasta you can make without looking anything up: ${what}, a hot pan and a splash of cooking water to bring it together.`,
      `A generous bowl for a tired evening, with ${what} and plenty to mop up.`,
    ]),
  };
}

function styleOf(k: Kitchen): Style {
  if (k.has('pesto')) return 'pesto';
  if (k.find('cream') !== undefined || k.has('cream cheese') || k.has('ricotta')) return 'creamy';
  if (k.has('canned tomatoes') || k.has('tomato paste') || k.find('mince') !== undefined) return 'tomato';
  return k.chance.pick(
    'pasta style',
    k.find('fish', 'shellfish', 'tinned-fish') === undefined ? ['tomato', 'garlic', 'creamy'] : ['garlic', 'tomato'],
  );
}

export function writePasta(k: Kitchen): Draft {
  const noodle = k.need('pasta', ['spaghetti', 'penne']);
  const style = styleOf(k);
  const proteins = k.in('protein').filter(({ food }) => food.role !== 'tinned-fish');
  if (k.in('protein').length === 0 && k.in('veg').length === 0 && k.in('beans').length === 0)
    k.need('veg', style === 'tomato' ? ['cherry tomato', 'mushroom'] : ['mushroom', 'zucchini', 'spinach'], {
      cut: 'slice',
    });
  if (k.in('base').length === 0) k.add('garlic', 0.75, { slot: 'base', cut: 'dice' });
  const minutes = noodle[0]?.food.minutes?.simmer ?? 10;
  const oil = k.fat('olive oil', 0.5);
  k.step(`Bring a large pot of water to a boil with a tablespoon of ${k.salt()}.`, { cook: 8 });
  const base = k.in('base');
  const onions = base.filter(({ food }) => food.texture === 'allium');
  const quick = base.filter(({ food }) => food.texture !== 'allium');
  // Tinned fish only wants warming: it goes in with the pasta.
  const tinned = k.in('protein').filter(({ food }) => food.role === 'tinned-fish');
  const meats = panFry(k, proteins);
  const soften = onions.length > 0 ? `Soften ${k.the(onions)} for 6 minutes. ` : '';
  const spice = k.in('spice');
  const fry = proteins.length > 0 ? meats.text : '';
  const warmed = `Meanwhile warm ${k.the(oil)} in a wide pan over medium heat. ${soften}${fry}`;
  const spiced = spice.length > 0 ? ` with ${k.the(spice)}` : '';
  const fragrant = quick.length > 0 ? ` Add ${k.the(quick)}${spiced} and stir for 1 minute, until fragrant.` : '';
  const spiceAlone = quick.length === 0 && spice.length > 0 ? ` Stir in ${k.the(spice)}.` : '';
  k.step(warmed + fragrant + spiceAlone, { cook: meats.minutes + (onions.length > 0 ? 6 : 0) + 1 });
  const veg = k.in('veg').filter(({ food }) => food.name !== 'arugula' && food.name !== 'olive');
  if (veg.length > 0) {
    const staged = inStages(k, veg, 'pan', 'cook, stirring,');
    k.step(staged.text, { cook: staged.minutes });
  }
  sauce(k, style);
  k.step(
    `Cook ${k.the(noodle)} in the boiling water for ${minutes} minutes, or as the packet says, until just firm to the bite. Scoop out a mugful of the cooking water before you drain it.`,
    { cook: style === 'tomato' ? 0 : minutes },
  );
  const late = [...tinned, ...k.in('veg').filter((item) => !k.isUsed(item)), ...k.rest('acid')];
  const cheese = k.in('cheese').length > 0 ? k.in('cheese') : style === 'pesto' ? [] : [k.add('parmesan')];
  k.step(
    `Tip ${k.the(noodle)} into the pan with a good splash of that water and toss for 1 minute, until the sauce clings${late.length > 0 ? `. Toss in ${k.the(late)}` : ''}. Season with ${k.season()}.`,
    { cook: 1 },
  );
  const finish = [...cheese, ...k.in('finish')];
  k.step(finish.length > 0 ? `Serve in warm bowls with ${k.the(finish)} on top.` : 'Serve at once in warm bowls.');
  return words(k, style);
}
