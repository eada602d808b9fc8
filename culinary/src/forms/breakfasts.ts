import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { sentence, stars, stems, titleCase } from '#compose/sentences';

const isSweetTop = either(isRole('nut', 'seed', 'dried-fruit'), isNamed('mint', 'chocolate chip', 'dark chocolate', 'milk chocolate'));

export const pancakes: DishForm = {
  id: 'pancakes',
  noun: 'a pancake',
  words: ['pancake', 'waffle', 'crepe', 'hotcake', 'flapjack'],
  categories: ['Breakfast'],
  loves: { 'all-purpose flour': 1.8, buttermilk: 2, milk: 0.8, egg: 0.6, 'baking powder': 0.8, 'maple syrup': 1.2, blueberry: 0.8, banana: 0.4 },
  slots: [
    { id: 'flour', takes: isNamed('all-purpose flour'), max: 1, cost: 1.6 },
    { id: 'egg', takes: isRole('egg'), max: 1 },
    { id: 'milk', takes: isRole('milk'), max: 1 },
    { id: 'baking', takes: isNamed('baking powder', 'vanilla extract', 'cocoa powder', 'cinnamon', 'nutmeg'), max: 4 },
    { id: 'fruit', takes: isRole('fruit'), max: 3, budget: 75 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    { id: 'sweet', takes: either(isRole('sweetener'), isNamed('jam', 'peanut butter')), max: 2 },
    { id: 'oats', takes: isRole('oats'), max: 1, budget: 15 },
    { id: 'bacon', takes: isNamed('bacon'), max: 1 },
    { id: 'top', takes: either(isSweetTop, isRole('yogurt', 'cream'), isNamed('ricotta', 'cream cheese')), max: 3 },
  ],
  works: (has) => has('flour') + has('milk') + has('egg') + has('fruit') + has('oats') > 0,
  write(k) {
    const flour = k.measure('all-purpose flour', 50);
    const milk = k.find('milk')?.food.name ?? 'milk';
    const liquid = k.measure(milk === 'buttermilk' ? 'buttermilk' : 'milk', 70);
    const eggs = k.measure('egg', 0.5);
    const baking = k.measure('baking powder', 0.5);
    const fat = k.has('vegetable oil') ? k.add('vegetable oil') : k.add('butter', 8);
    const flavor = k.in('baking').filter(({ food }) => food.name !== 'baking powder');
    const dry = [flour, baking, ...k.in('oats')];
    k.step(`Whisk ${k.the(dry)} together with ${k.pinch()}. Beat ${k.the(eggs)} into ${k.the(liquid)}${flavor.length > 0 ? ` with ${k.the(flavor)}` : ''}, pour into the dry things and stir until barely mixed. Lumps are right. Leave for 5 minutes.`, { wait: 5 });
    if (k.in('bacon').length > 0) k.step(`Meanwhile fry ${k.the(k.in('bacon'))} for 5 minutes, until crisp, and keep warm.`, { cook: 5 });
    const rounds = Math.max(2, Math.ceil((k.servings * 3) / 4));
    k.step(`Heat a little of ${k.the(fat)} in a wide pan over medium heat. Drop in ladlefuls of batter, cook for 2 minutes, until bubbles open on top, then flip and cook for 1 minute more. Repeat, about ${rounds} pans in all, keeping the finished ones warm under a cloth.`, { cook: Math.min(30, rounds * 3) });
    const fruit = k.in('fruit').length > 0 ? k.in('fruit') : k.in('bacon').length > 0 ? [] : k.need('fruit', ['blueberry', 'banana', 'strawberry']);
    const sweet = k.in('sweet').length > 0 ? k.in('sweet') : [k.add('maple syrup', 0.75, { slot: 'sweet' })];
    k.step(`Stack, and serve with ${k.the(fruit, k.in('bacon'), k.in('top', 'acid'), sweet)}.`);
    const kind = stems([...fruit, ...k.in('bacon')], 1).join('');
    const front = milk === 'buttermilk' ? 'buttermilk' : k.in('oats').length > 0 ? 'oat' : 'fluffy';
    return {
      title: titleCase(k.chance.pick('title', [`${front} pancakes with ${listOf(stars(k, [...fruit, ...k.in('bacon')], 2))}`, `${kind} pancakes with ${stars(k, sweet, 1).join('')}`, `weekend ${kind} pancakes`])),
      description: k.chance.pick('description', ['Thick, tender pancakes. Rest the batter while the pan heats and the first one will be as good as the last.', `A small stack with ${listOf(stars(k, [...fruit, ...sweet], 2))}, for a morning without a clock.`]),
    };
  },
};

export const porridge: DishForm = {
  id: 'porridge',
  noun: 'a bowl of porridge',
  words: ['porridge', 'oatmeal', 'oats', 'granola'],
  categories: ['Breakfast'],
  loves: { 'rolled oats': 3, milk: 0.6, banana: 0.6, cinnamon: 0.6, 'chia seed': 1, 'peanut butter': 0.5 },
  slots: [
    { id: 'oats', takes: isNamed('rolled oats', 'quinoa'), max: 1, cost: 2 },
    { id: 'milk', takes: either(isRole('milk'), isNamed('coconut milk')), max: 1 },
    { id: 'fruit', takes: either(isRole('fruit'), isNamed('pumpkin')), max: 3, budget: 85 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'cocoa powder', 'ginger', 'turmeric')), max: 3 },
    { id: 'sweet', takes: either(isRole('sweetener'), isNamed('jam', 'peanut butter')), max: 2 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    { id: 'top', takes: either(isSweetTop, isRole('yogurt', 'cream')), max: 4 },
  ],
  works: (has) => has('oats') + has('fruit') + has('milk') > 0,
  write(k) {
    const oats = k.need('oats', ['rolled oats']);
    const milk = k.in('milk')[0] ?? k.add('milk', 200, { slot: 'milk' });
    const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add(k.chance.pick('porridge spice', ['cinnamon', 'vanilla extract', 'nutmeg']), undefined, { slot: 'spice' })];
    const fruit = k.in('fruit').length > 0 ? k.in('fruit') : k.need('fruit', ['banana', 'apple', 'blueberry']);
    const sweet = k.in('sweet').length > 0 ? k.in('sweet') : [k.add('honey', 0.4, { slot: 'sweet' })];
    const warm = fruit.filter(({ food }) => ['apple', 'pear', 'plum', 'rhubarb', 'cranberry', 'peach', 'apricot', 'pumpkin'].includes(food.name));
    const cold = fruit.filter((item) => !warm.includes(item));
    k.step(`Toast ${k.the(oats)} in a dry pan for 2 minutes, until they smell nutty.`, { cook: 2 });
    k.step(`Pour in ${k.the(milk)} and ${k.servings * 100} ml of water with ${k.name(spice)} and ${k.pinch()}. Simmer for 8 minutes, stirring, until thick and creamy.`, { cook: 8 });
    if (warm.length > 0) k.step(`Meanwhile soften ${k.the(warm)} in a small pan with half of ${k.the(sweet)} and a splash of water for 6 minutes.`);
    const top = k.in('top').length > 0 ? k.in('top') : [k.add(k.chance.pick('porridge top', ['walnut', 'almond', 'pumpkin seed']), undefined, { slot: 'top' })];
    k.step(`Spoon into bowls and top with ${k.the(warm, cold, top, k.in('acid'), sweet)}.`);
    const kind = listOf(stems(fruit, 2));
    return {
      title: titleCase(k.chance.pick('title', [`${kind} porridge with ${stars(k, top, 1).join('')}`, `creamy oats with ${listOf(stars(k, [...fruit, ...sweet], 2))}`, `toasted ${kind} porridge`])),
      description: k.chance.pick('description', ['Toasting the oats first takes two minutes and makes all the difference.', `A warm bowl with ${listOf(stars(k, fruit, 2))} and something crunchy on top.`]),
    };
  },
};

export const frenchToast: DishForm = {
  id: 'french-toast',
  noun: 'French toast',
  words: ['french toast', 'eggy bread', 'bread pudding'],
  categories: ['Breakfast', 'Dessert'],
  loves: { bread: 1.2, egg: 0.8, milk: 0.8, cinnamon: 0.8, 'maple syrup': 0.8, baguette: 0.4 },
  slots: [
    { id: 'bread', takes: isNamed('bread', 'baguette', 'burger bun'), max: 1, cost: 3 },
    { id: 'egg', takes: isRole('egg'), max: 1 },
    { id: 'milk', takes: isRole('milk', 'cream'), max: 1 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'cocoa powder')), max: 2 },
    { id: 'fruit', takes: isRole('fruit'), max: 3, budget: 80 },
    { id: 'sweet', takes: either(isRole('sweetener'), isNamed('jam', 'peanut butter')), max: 2 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    { id: 'top', takes: either(isSweetTop, isRole('yogurt'), isNamed('ricotta', 'cream cheese')), max: 3 },
  ],
  works: (has) => has('bread') > 0,
  write(k) {
    const bread = k.need('bread', ['bread']);
    const eggs = k.measure('egg', 0.75);
    const milk = k.in('milk')[0] ?? k.add('milk', 50, { slot: 'milk' });
    const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('cinnamon', 0.15, { slot: 'spice' })];
    const fruit = k.in('fruit').length > 0 ? k.in('fruit') : k.need('fruit', ['strawberry', 'banana', 'blueberry']);
    const sweet = k.in('sweet').length > 0 ? k.in('sweet') : [k.add('maple syrup', 0.6, { slot: 'sweet' })];
    k.step(`Beat ${k.the(eggs, milk, spice)} with ${k.pinch()} in a wide dish. Lay in ${k.the(bread)} and soak for 2 minutes a side, until heavy but not falling apart.`, { wait: 4 });
    k.step(`Melt half of ${k.the(k.add('butter', 10))} in a frying pan over medium heat. Fry for 3 minutes a side, in batches, until golden and set in the middle, with the rest of the butter for the second batch.`, { cook: 12 });
    k.step(`Serve hot, with ${k.the(fruit, k.in('top', 'acid'), sweet)}.`);
    return {
      title: titleCase(k.chance.pick('title', [`French toast with ${listOf(stars(k, fruit, 2))}`, `${stems(spice, 1).join('')} French toast with ${stars(k, fruit, 1).join('')}`, `${stems(fruit, 1).join('')} French toast`])),
      description: k.chance.pick('description', ['The best thing that can happen to bread that is a day too old.', `Custardy inside, crisp and buttery outside, with ${listOf(stars(k, [...fruit, ...sweet], 2))}.`]),
    };
  },
};
