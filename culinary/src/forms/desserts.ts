import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { distinct, sentence, stars, stems, titleCase } from '#compose/sentences';

const isDessertFruit = either(isRole('fruit'), isNamed('pumpkin'));
const isSweetTop = either(isRole('nut'), isNamed('mint', 'pumpkin seed', 'sesame seed', 'basil'));
const isSweetener = isRole('sweetener');

export const crumble: DishForm = {
  id: 'crumble',
  noun: 'a crumble',
  words: ['crumble', 'crisp', 'cobbler', 'pie', 'tart'],
  categories: ['Dessert'],
  loves: { apple: 2, rhubarb: 3, plum: 2, pear: 1.5, 'rolled oats': 1.2, peach: 1.2, cherry: 1, blackberry: 1.2, cinnamon: 0.6, butter: 0.4 },
  slots: [
    { id: 'fruit', takes: isDessertFruit, max: 4, budget: 160, cut: 'chunk', cost: 3 },
    { id: 'flour', takes: isNamed('all-purpose flour', 'rolled oats'), max: 2, structural: true },
    { id: 'sweet', takes: isSweetener, max: 2 },
    { id: 'nut', takes: either(isRole('nut', 'seed'), isNamed('chocolate chip')), max: 2 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'ginger')), max: 3 },
    { id: 'dried', takes: isRole('dried-fruit'), max: 1 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    { id: 'serve', takes: either(isRole('cream', 'yogurt'), isNamed('ricotta', 'cream cheese', 'mint')), max: 1 },
  ],
  write(k) {
    const fruit = k.need('fruit', ['apple', 'plum', 'mixed berry'], { cut: 'chunk' });
    const oats = k.measure('rolled oats', 20);
    const flour = k.measure('all-purpose flour', 35);
    const butter = k.measure('butter', 25);
    const sugar = k.in('sweet')[0] ?? k.add('brown sugar', 25, { slot: 'sweet' });
    const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add(k.chance.pick('crumble spice', ['cinnamon', 'vanilla extract', 'nutmeg']), undefined, { slot: 'spice' })];
    const acid = k.in('acid').length > 0 ? k.in('acid') : [k.add('lemon', 0.15, { slot: 'acid' })];
    const others = k.rest('sweet').filter((item) => item !== sugar);
    k.step(`Heat the oven to 190 °C. Toss ${k.the(fruit, k.in('dried'))} in a baking dish with a third of ${k.the(sugar)}, ${k.name(spice)} and a squeeze of ${k.name(acid)}.`);
    k.step(`Rub ${k.the(flour)} and ${k.the(butter)} together with your fingertips until it looks like coarse crumbs. Stir in ${k.the(oats, k.in('nut'), others)}, the rest of the sweetening and ${k.pinch()}.`);
    k.step('Scatter the crumbs over the fruit without pressing them down, and bake for 35 minutes, until the top is golden and juice bubbles up at the edges.', { cook: 35 });
    const serve = k.in('serve').length > 0 ? k.in('serve') : [k.add(k.chance.pick('crumble serve', ['heavy cream', 'plain yogurt']), undefined, { slot: 'serve' })];
    k.step(`Leave for 10 minutes, because hot fruit burns, and serve with ${k.the(serve)}.`, { wait: 10 });
    const kind = listOf(stems(fruit, 2));
    return {
      title: titleCase(k.chance.pick('title', [`${kind} crumble`, `${kind} and oat crumble`, `${stems(spice, 1).join('')}-scented ${kind} crumble`])),
      description: k.chance.pick('description', [`Soft, sharp fruit under a rough, buttery top. Cold leftovers make a fine breakfast.`, `${sentence(listOf(stars(k, fruit, 2)))} baked until the juices bubble through the crumbs.`, 'Ten minutes of work, then the oven fills the house with the smell of pudding.']),
    };
  },
};

export const fruitFool: DishForm = {
  id: 'fruit-fool',
  noun: 'a fruit fool',
  words: ['fool', 'parfait', 'fruit salad', 'sundae', 'mousse', 'pavlova', 'ice cream'],
  categories: ['Dessert'],
  loves: { strawberry: 1.5, raspberry: 1.5, mango: 1.2, 'heavy cream': 1.5, 'plain yogurt': 1, mint: 0.5, rhubarb: 0.5, 'mixed berry': 1, 'cream cheese': 1, kiwi: 1.5, melon: 1.5, fig: 0.5, peach: 0.5 },
  slots: [
    { id: 'fruit', takes: isRole('fruit'), max: 5, budget: 130, cut: 'chunk', cost: 3 },
    { id: 'cream', takes: either(isRole('cream', 'yogurt'), isNamed('ricotta', 'cream cheese')), max: 2 },
    { id: 'sweet', takes: either(isSweetener, isNamed('jam')), max: 2 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'cocoa powder', 'coffee')), max: 2 },
    { id: 'chocolate', takes: isRole('chocolate'), max: 1, budget: 15 },
    { id: 'crunch', takes: either(isSweetTop, isRole('oats', 'dried-fruit', 'seed')), max: 3 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
  ],
  write(k) {
    const fruit = k.need('fruit', ['strawberry', 'mango', 'raspberry'], { cut: 'chunk' });
    const cream = k.in('cream').length > 0 ? k.in('cream') : [k.add('heavy cream', 50, { slot: 'cream' }), k.add('plain yogurt', 50, { slot: 'cream' })];
    const sweet = k.in('sweet').length > 0 ? k.in('sweet') : [k.add('honey', 0.4, { slot: 'sweet' })];
    const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('vanilla extract', 0.2, { slot: 'spice' })];
    const acid = k.in('acid').length > 0 ? k.in('acid') : [k.add('lemon', 0.15, { slot: 'acid' })];
    const raw = fruit.filter(({ food }) => food.name !== 'rhubarb' && food.name !== 'cranberry');
    const tart = fruit.filter((item) => !raw.includes(item));
    if (tart.length > 0) k.step(`Simmer ${k.the(tart)} with 2 tablespoons of water for 8 minutes, until soft. Cool.`, { cook: 8, wait: 10 });
    k.step(`Crush a third of ${k.the(fruit)} with half of ${k.the(sweet)} and a squeeze of ${k.name(acid)}, stir in the rest and leave for 10 minutes, until the juices run.`, { wait: 10 });
    const whips = cream.some(({ food }) => food.name === 'heavy cream');
    k.step(`${whips ? 'Whip' : 'Beat'} ${k.the(cream)} with the rest of the sweetening and ${k.name(spice)} ${whips ? 'until it holds soft peaks' : 'until smooth and light'}.`);
    if (k.in('chocolate').length > 0) k.step(`Melt ${k.the(k.in('chocolate'))} in a bowl over barely simmering water for 3 minutes, and let it cool a little.`, { cook: 3 });
    const crunch = k.in('crunch').length > 0 ? k.in('crunch') : [k.add(k.chance.pick('fool crunch', ['almond', 'pistachio', 'mint']), undefined, { slot: 'crunch' })];
    k.step(`Ripple the fruit through the cream in two or three strokes, spoon into glasses${k.in('chocolate').length > 0 ? ', trail over the chocolate' : ''} and top with ${k.the(crunch)}. Eat now, or chill for up to an hour.`);
    const kind = listOf(stems(fruit, 2));
    return {
      title: titleCase(k.chance.pick('title', [`${kind} fool`, `${kind} and ${k.label(cream[0] ?? fruit[0] ?? k.add('heavy cream'))} pots`, `${kind} fool with ${k.label(crunch[0] ?? fruit[0] ?? k.add('almond'))}`])),
      description: k.chance.pick('description', [`Ripe fruit, soft cream and nothing baked: a pudding in a quarter of an hour.`, `${sentence(listOf(stars(k, fruit, 2)))} rippled through ${listOf(stars(k, cream, 2))}, cool and not too sweet.`]),
    };
  },
};

export const brownies: DishForm = {
  id: 'brownies',
  noun: 'a brownie',
  words: ['brownie', 'chocolate cake', 'blondie'],
  categories: ['Dessert'],
  loves: { 'dark chocolate': 3, 'cocoa powder': 2, 'milk chocolate': 2, 'chocolate chip': 2, hazelnut: 0.5, walnut: 0.5, egg: 0.5 },
  slots: [
    { id: 'chocolate', takes: isRole('chocolate'), max: 2, budget: 28, structural: true, cost: 3 },
    { id: 'egg', takes: isRole('egg'), max: 1, structural: true },
    { id: 'flour', takes: isNamed('all-purpose flour', 'cocoa powder', 'baking powder'), max: 3 },
    { id: 'sweet', takes: isSweetener, max: 1 },
    { id: 'fold', takes: either(isRole('nut', 'dried-fruit'), isNamed('cherry', 'raspberry', 'blueberry', 'cranberry', 'banana', 'pear', 'peanut butter', 'beet')), max: 3, budget: 30 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'coffee', 'chili flakes')), max: 2 },
    { id: 'serve', takes: either(isRole('cream', 'yogurt', 'milk'), isNamed('cream cheese', 'strawberry', 'orange', 'mint')), max: 2 },
  ],
  write(k) {
    const chocolate = k.need('chocolate', ['dark chocolate'], { per: 28 });
    const butter = k.measure('butter', 20);
    const sugar = k.weigh(k.in('sweet')[0] ?? k.add('brown sugar', 28, { slot: 'sweet' }), 26);
    const eggs = k.measure('egg', 0.5);
    const flour = k.measure('all-purpose flour', 13);
    const extras = k.in('flour').map(({ food }) => food.name);
    const dry = [flour, ...(extras.includes('cocoa powder') ? [k.measure('cocoa powder', 0.5)] : []), ...(extras.includes('baking powder') ? [k.measure('baking powder', 0.1)] : [])];
    const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('vanilla extract', 0.2, { slot: 'spice' })];
    k.step(`Heat the oven to 180 °C and line a square tin with baking paper. Melt ${k.the(chocolate)} with ${k.the(butter)} in a bowl over barely simmering water for 5 minutes, stirring once or twice. Let it cool a little.`, { cook: 5 });
    k.step(`Whisk ${k.the(sugar, eggs)} for 3 minutes, until pale and thick, then whisk in the melted chocolate and ${k.name(spice)}.`);
    const fold = k.in('fold');
    k.step(`Sift over ${k.the(dry)} with ${k.pinch()} and fold in with a big spoon until no streaks are left.${fold.length > 0 ? ` Fold in ${k.the(fold)}.` : ''}`);
    k.step('Bake for 22 minutes, until the top is dry and a skewer comes out with damp crumbs: pull it early rather than late. Cool in the tin for 20 minutes before cutting.', { cook: 22, wait: 20 });
    if (k.in('serve').length > 0) k.step(`Serve with ${k.the(k.in('serve'))}.`);
    const withWhat = listOf(stems(fold, 2));
    return {
      title: titleCase(fold.length > 0 ? k.chance.pick('title', [`${withWhat} brownies`, `fudgy brownies with ${listOf(stars(k, fold, 2))}`, `dark ${withWhat} brownies`]) : k.chance.pick('title', ['fudgy chocolate brownies', 'crackle-top brownies', `${stems(spice, 1).join('')} brownies`])),
      description: k.chance.pick('description', ['A thin crackly top, a damp middle, and one bowl more than you would like to wash.', `Dense, dark squares${fold.length > 0 ? ` studded with ${listOf(stars(k, fold, 2))}` : ''}. They cut cleanest the next day, if they last.`]),
    };
  },
};

export const loafCake: DishForm = {
  id: 'loaf-cake',
  noun: 'a cake',
  words: ['cake', 'loaf', 'muffin', 'banana bread', 'bake', 'sponge'],
  categories: ['Dessert'],
  loves: { 'all-purpose flour': 1.2, egg: 0.6, sugar: 0.8, butter: 0.5, 'baking powder': 1.5, banana: 1, lemon: 0.6, carrot: 0.3, blueberry: 0.5, 'vanilla extract': 0.6, pumpkin: 0.6 },
  slots: [
    { id: 'flour', takes: isNamed('all-purpose flour'), max: 1, cost: 1.4 },
    { id: 'egg', takes: isRole('egg'), max: 1 },
    { id: 'sweet', takes: isSweetener, max: 1 },
    { id: 'milk', takes: isRole('milk', 'yogurt', 'cream'), max: 1 },
    { id: 'baking', takes: isNamed('baking powder', 'vanilla extract', 'cocoa powder'), max: 3 },
    { id: 'fruit', takes: either(isRole('fruit'), isNamed('carrot', 'pumpkin', 'zucchini', 'beet')), max: 2, budget: 60, cut: 'raw' },
    { id: 'fold', takes: either(isRole('nut', 'dried-fruit', 'chocolate', 'seed', 'oats')), max: 3, budget: 22 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('ginger', 'rosemary', 'thyme')), max: 3 },
    { id: 'acid', takes: isRole('citrus'), max: 2 },
    { id: 'serve', takes: isNamed('jam', 'cream cheese', 'mint'), max: 1 },
  ],
  works: (has) => has('fruit') + has('fold') + has('acid') + has('flour') + has('milk') > 0,
  write(k) {
    const flour = k.measure('all-purpose flour', 28);
    const butter = k.measure('butter', 20);
    const sugar = k.weigh(k.in('sweet')[0] ?? k.add('sugar', 20, { slot: 'sweet' }), 20);
    const eggs = k.measure('egg', 0.4);
    const milk = k.weigh(k.in('milk')[0] ?? k.add('milk', 12, { slot: 'milk' }), 12);
    const baking = k.measure('baking powder', 0.25);
    const fruit = k.in('fruit').length + k.in('fold', 'acid').length > 0 ? k.in('fruit') : k.need('fruit', ['blueberry', 'banana', 'apple'], { cut: 'raw' });
    const flavor = [...k.in('spice'), ...k.in('baking').filter(({ food }) => food.name !== 'baking powder'), ...k.in('acid')];
    const scent = flavor.length > 0 ? flavor : [k.add('vanilla extract', 0.25, { slot: 'spice' })];
    k.step(`Heat the oven to 180 °C and line a loaf tin${k.servings > 10 ? ' or two' : ''} with baking paper. Melt ${k.the(butter)} gently and leave to cool.`, { cook: 2 });
    k.step(`Whisk ${k.the(sugar, eggs)} for 2 minutes, until foamy, then whisk in the butter, ${k.the(milk)} and ${k.name(scent)}.`);
    k.step(`Stir ${k.the(flour)} with ${k.the(baking)} and ${k.pinch()}, tip into the bowl and fold until just combined; a few lumps are better than a tough cake.`);
    const fold = [...fruit, ...k.in('fold')];
    if (fold.length > 0) k.step(`Fold in ${k.the(fold)}${fruit.some(({ food }) => food.name === 'banana') ? ', the fruit mashed first' : ''}, and scrape into the tin.`);
    k.step('Bake for 50 minutes, until well risen and a skewer comes out clean. Cover loosely with foil if the top browns too soon. Cool in the tin for 15 minutes, then turn out.', { cook: 50, wait: 15 });
    if (k.in('serve').length > 0) k.step(`Serve in slices, with ${k.the(k.in('serve'))}.`);
    const about = distinct([...stems(fruit, 2), ...stems(k.in('acid'), 1), ...stems(k.in('fold'), 1)]).slice(0, 2);
    const kind = about.length > 0 ? listOf(about) : stems(scent, 1).join('');
    return {
      title: titleCase(k.chance.pick('title', [`${kind} loaf cake`, `one-bowl ${kind} cake`, `${kind} loaf with ${stems(scent, 1).join('')}`.replace(new RegExp(`with ${stems(scent, 1).join('')}$`, 'u'), about.includes(stems(scent, 1).join('')) ? 'cake' : `with ${stems(scent, 1).join('')}`)])),
      description: k.chance.pick('description', [`A plain, soft loaf with ${kind}, for slicing thickly and eating with tea.`, 'No mixer, no creaming: melt, whisk, fold, bake. It keeps moist for three days in a tin.']),
    };
  },
};
