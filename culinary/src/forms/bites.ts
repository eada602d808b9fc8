import { both, type DishForm, either, isHotVeg, isNamed, isQuickProtein, isRole, isSalty, not } from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { distinct, inStages, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';
import { isCrumblyCheese, isSavoryFruit, isTopping } from '#forms/slots';

const isToastRaw = isNamed('tomato', 'cherry tomato', 'avocado', 'cucumber', 'radish', 'arugula', 'olive', 'sun-dried tomato', 'artichoke heart', 'lettuce', 'red onion', 'pickle');

export const bruschetta: DishForm = {
  id: 'bruschetta',
  noun: 'a toast',
  words: ['bruschetta', 'crostini', 'toast', 'sandwich', 'open sandwich', 'canape'],
  categories: ['Appetizer', 'Snack', 'Breakfast'],
  loves: { bread: 1.2, baguette: 3, tomato: 0.6, basil: 0.8, ricotta: 0.8, 'goat cheese': 0.8, avocado: 0.8, 'smoked salmon': 1.5, fig: 0.8, mozzarella: 0.6 },
  slots: [
    { id: 'bread', takes: isRole('bread', 'wrap'), max: 1, budget: 60, cost: 1.2 },
    { id: 'spread', takes: either(isNamed('ricotta', 'cream cheese', 'goat cheese', 'pesto', 'tahini', 'mayonnaise', 'sour cream', 'plain yogurt', 'dijon mustard'), isRole('legume')), max: 2, budget: 35 },
    { id: 'raw', takes: either(isToastRaw, both(isSavoryFruit, not(isNamed('orange', 'grapefruit', 'pineapple', 'melon')))), max: 4, budget: 80, cut: 'dice' },
    { id: 'protein', takes: either(isSalty, isNamed('shrimp', 'egg', 'halloumi'), isRole('mince', 'sausage', 'poultry', 'meat')), max: 2, budget: 50, cut: 'strip' },
    { id: 'veg', takes: both(isHotVeg, not(isNamed('potato', 'bok choy', 'bean sprout', 'celery', 'turnip'))), max: 4, budget: 90, cut: 'slice' },
    { id: 'garlic', takes: isRole('aromatic'), max: 2 },
    { id: 'cheese', takes: isRole('cheese'), max: 1 },
    { id: 'drizzle', takes: either(isRole('vinegar', 'citrus'), isNamed('honey', 'chili flakes', 'caper', 'anchovy', 'chili sauce', 'dried oregano', 'smoked paprika')), max: 3 },
    { id: 'finish', takes: isTopping, max: 3 },
  ],
  works: (has) => has('bread') + has('raw') + has('veg') + has('spread') + has('cheese') + has('protein') > 0,
  write(k) {
    const bread = k.need('bread', ['baguette', 'bread']);
    if (k.in('raw', 'veg', 'protein').length === 0) k.need('raw', ['tomato', 'cherry tomato'], { cut: 'dice' });
    const garlic = k.in('garlic').length > 0 ? k.in('garlic') : [k.add('garlic', 0.25, { slot: 'garlic', note: 'peeled and halved' })];
    const oil = k.fat('olive oil', 0.5);
    const eggs = k.in('protein').filter(({ food }) => food.role === 'egg');
    const hot = k.in('protein').filter(({ food }) => food.role !== 'tinned-fish' && food.name !== 'ham' && food.role !== 'egg');
    if (hot.length > 0) {
      const fried = panFry(k, hot);
      k.step(`Heat a little of ${k.the(oil)} in a frying pan. ${fried.text}`, { cook: fried.minutes });
    }
    if (eggs.length > 0) k.step(`Boil ${k.the(eggs)} for 8 minutes, cool under the tap, peel and slice.`, { cook: 8 });
    if (k.in('veg').length > 0) {
      const staged = inStages(k, k.in('veg'), 'pan', 'cook', 'until tender and browned');
      k.step(`Warm a spoonful of ${k.the(oil)} in a frying pan. ${staged.text}`, { cook: staged.minutes });
    }
    const raw = k.in('raw');
    const drizzle = k.in('drizzle').length > 0 ? k.in('drizzle') : [k.add(k.chance.pick('toast drizzle', ['balsamic vinegar', 'lemon', 'chili flakes']), undefined, { slot: 'drizzle' })];
    if (raw.length > 0) k.step(`Toss ${k.the(raw)} with ${k.the(drizzle)} and ${k.pinch()}, and leave for 5 minutes while you see to the toast.`, { wait: 5 });
    k.step(`Brush ${k.the(bread)} with ${k.the(oil)} and toast under a hot broiler for 2 minutes a side, until the edges are brown. Rub while hot with ${k.the(garlic)}.`, { cook: 4 });
    const layers = [...k.in('spread'), ...raw, ...k.in('veg'), ...k.in('protein')];
    const finish = [...k.in('cheese'), ...k.in('finish')];
    const top = finish.length > 0 ? finish : [k.add('basil')];
    const late = k.rest('drizzle');
    k.step(`${k.in('spread').length > 0 ? `Spread with ${k.the(k.in('spread'))}, pile` : 'Pile'} on ${k.the(layers.filter((item) => !k.in('spread').includes(item)))} and finish with ${k.the(top, late)}. Serve before the toast softens.`.replace('pile on the  and', '').replace('on the  and finish', 'and finish'));
    const raws = layers.filter((item) => !k.in('spread').includes(item));
    const two = listOf(stars(k, raws, 2));
    return {
      title: titleCase(k.chance.pick('title', [`${listOf(stems(raws, 2))} toasts with ${k.label(top[0] ?? oil)}`, `bruschetta with ${two}`, `garlic toasts with ${two}`])),
      description: k.chance.pick('description', [`Crisp, garlicky toast with ${two}: gone in two bites, so make plenty.`, `${sentence(two)} piled high on hot toast.`]),
    };
  },
};

export const dip: DishForm = {
  id: 'dip',
  noun: 'a dip',
  words: ['dip', 'hummus', 'guacamole', 'houmous', 'spread', 'pate'],
  categories: ['Appetizer', 'Snack'],
  loves: { chickpea: 1.5, 'white bean': 1.8, tahini: 2, avocado: 1.2, eggplant: 1, beet: 0.8, 'plain yogurt': 0.8, 'cream cheese': 1, feta: 0.6, edamame: 1 },
  slots: [
    { id: 'body', takes: either(isRole('legume'), isNamed('avocado', 'eggplant', 'beet', 'feta', 'ricotta', 'cream cheese', 'edamame', 'pea', 'carrot', 'butternut squash', 'sweet potato', 'red bell pepper', 'canned tuna', 'smoked salmon')), max: 2, budget: 90, cut: 'chunk', cost: 2 },
    { id: 'creamy', takes: either(isRole('yogurt'), isNamed('tahini', 'mayonnaise', 'goat cheese')), max: 2 },
    { id: 'dipper', takes: either(isNamed('cucumber', 'radish', 'celery', 'cauliflower', 'broccoli', 'snow pea', 'cherry tomato', 'green bell pepper', 'fennel', 'asparagus'), isRole('bread', 'wrap')), max: 4, budget: 80, cut: 'strip' },
    { id: 'aromatic', takes: either(isRole('aromatic'), isNamed('shallot', 'scallion', 'red onion')), max: 3, budget: 0.9 },
    { id: 'spice', takes: either(isRole('spice'), isNamed('chili sauce', 'honey', 'miso paste')), max: 3 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 1 },
    { id: 'finish', takes: either(isTopping, isNamed('olive', 'pomegranate', 'sun-dried tomato', 'caper', 'pesto')), max: 3 },
  ],
  works: (has) => has('body') > 0,
  write(k) {
    const body = k.need('body', ['chickpea', 'white bean']);
    const roasted = body.filter(({ food }) => ['eggplant', 'beet', 'carrot', 'butternut squash', 'sweet potato', 'red bell pepper'].includes(food.name));
    const boiled = body.filter(({ food }) => food.name === 'edamame' || food.name === 'pea');
    if (roasted.length > 0) k.step(`Heat the oven to 220 °C and roast ${k.the(roasted)} with a little ${k.name(k.fat('olive oil', 0.6))} for 35 minutes, until completely soft. Cool a little.`, { cook: 35 });
    if (boiled.length > 0) k.step(`Boil ${k.the(boiled)} for 4 minutes, drain and rinse cold.`, { cook: 4 });
    const creamy = k.in('creamy').length > 0 ? k.in('creamy') : [k.add(body.some(({ food }) => food.role === 'legume') ? 'tahini' : 'plain yogurt', undefined, { slot: 'creamy' })];
    const aromatic = k.in('aromatic').length > 0 ? k.in('aromatic') : [k.add('garlic', 0.25, { slot: 'aromatic' })];
    const acid = k.in('acid')[0] ?? k.add('lemon', 0.25, { slot: 'acid', note: 'juiced' });
    const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add(k.chance.pick('dip spice', ['ground cumin', 'smoked paprika', 'chili flakes']), undefined, { slot: 'spice' })];
    k.step(`Blend ${k.the(body, creamy, aromatic)} with ${k.juice(acid)}, ${k.name(spice)} and ${k.pinch()} for 2 minutes, scraping down once, until smooth. Loosen with a spoonful or two of cold water.`);
    const dippers = k.in('dipper').length > 0 ? k.in('dipper') : k.need('dipper', ['flatbread', 'carrot', 'cucumber'], { cut: 'strip' });
    const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('parsley', 0.15, { slot: 'finish' })];
    k.step(`Swirl onto a plate with the back of a spoon, pour over ${k.the(k.fat('olive oil', 0.5))} and scatter with ${k.the(finish)}.`);
    k.step(`Serve with ${k.the(dippers)} for dipping.`);
    const kind = listOf(stems(body, 2));
    return {
      title: titleCase(k.chance.pick('title', [`whipped ${kind} dip`, `${kind} dip with ${stars(k, finish, 1).join('')}`, `${stems(spice, 1).join('')}-spiced ${kind} dip`])),
      description: k.chance.pick('description', [`Smooth, lemony and made in a blender, with ${listOf(stars(k, dippers, 2))} to chase the last of it round the plate.`, `${sentence(listOf(stars(k, body, 2)))} turned into something to gather round. It keeps for three days, covered, in the fridge.`]),
    };
  },
};

export const skewers: DishForm = {
  id: 'skewers',
  noun: 'a skewer',
  words: ['skewer', 'kebab', 'satay', 'bbq'],
  categories: ['Appetizer', 'Main Dish'],
  bias: -1,
  loves: { shrimp: 0.6, halloumi: 0.8, 'chicken breast': 0.3, zucchini: 0.4, pineapple: 1, 'plain yogurt': 0.5, 'peanut butter': 0.5 },
  slots: [
    { id: 'protein', takes: isRole('poultry', 'meat', 'shellfish', 'tofu', 'sausage', 'fish'), max: 2, budget: 110, cut: 'chunk', cost: 4 },
    { id: 'veg', takes: isNamed('red bell pepper', 'green bell pepper', 'zucchini', 'red onion', 'onion', 'mushroom', 'cherry tomato', 'eggplant', 'shallot', 'corn', 'brussels sprout'), max: 4, budget: 90, cut: 'chunk' },
    { id: 'fruit', takes: isNamed('pineapple', 'peach', 'mango'), max: 1 },
    { id: 'rub', takes: either(isRole('spice', 'aromatic', 'sweetener'), isNamed('soy sauce', 'chili sauce', 'thyme', 'rosemary', 'peanut butter', 'dijon mustard', 'curry paste', 'ketchup')), max: 5 },
    { id: 'dip', takes: either(isRole('yogurt'), isNamed('tahini', 'mayonnaise')), max: 1 },
    { id: 'side', takes: either(isRole('wrap', 'rice'), isNamed('cucumber', 'lettuce', 'arugula', 'tomato')), max: 2 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 1 },
    { id: 'finish', takes: isTopping, max: 2 },
  ],
  write(k) {
    const protein = k.need('protein', ['chicken breast', 'shrimp', 'halloumi'], { cut: 'chunk' });
    if (k.in('veg').length === 0) k.need('veg', ['red bell pepper', 'zucchini', 'red onion'], { cut: 'chunk' });
    const rub = k.in('rub').length > 0 ? k.in('rub') : [k.add('smoked paprika', 0.3, { slot: 'rub' }), k.add('garlic', 0.5, { slot: 'rub' })];
    const acid = k.in('acid')[0] ?? k.add('lemon', 0.25, { slot: 'acid' });
    k.step(`Stir ${k.the(k.fat('olive oil', 0.5))} with ${k.name(rub)}, half of ${k.the(acid)} and ${k.pinch()}. Toss with ${k.the(protein)} and leave for 15 minutes. Soak wooden skewers in water meanwhile.`, { wait: 15 });
    k.step(`Thread onto the skewers with ${k.the(k.in('veg'), k.in('fruit'))}, not too tightly, so that the heat gets in.`);
    const temps = [...new Set(protein.map(({ food }) => food.core).filter((core) => core !== undefined))].toSorted((left, right) => right - left);
    k.step(`Cook on a hot griddle or under the broiler for 10 minutes, turning every couple of minutes, until charred at the edges and ${temps[0] === undefined ? 'hot all through' : `cooked through (${temps[0]} °C inside)`}.`, { cook: 10 });
    const dips = k.in('dip').length > 0 ? k.in('dip') : [k.add('plain yogurt', 40, { slot: 'dip' })];
    const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('mint', 0.15, { slot: 'finish' })];
    const rice = k.in('side').filter(({ food }) => food.role === 'rice');
    if (rice.length > 0) k.step(`Meanwhile cook ${k.the(rice)} in boiling water for 12 minutes, until tender, and drain.`, { cook: 2 });
    k.step(`Stir the rest of ${k.the(acid)} into ${k.the(dips)} and serve beside the skewers with ${k.the(finish, k.in('side'))}.`);
    const two = [...stems(protein, 1), ...stems(k.in('veg'), 1)];
    return {
      title: titleCase(k.chance.pick('title', [`${listOf(two)} skewers`, `charred ${two[0] ?? ''} skewers with ${k.label(dips[0] ?? acid)}`, `${stems(rub, 1).join('')} ${two[0] ?? ''} skewers`])),
      description: k.chance.pick('description', [`Sticky, charred and eaten with the fingers, with a cool ${k.label(dips[0] ?? acid)} dip.`, `${sentence(listOf(stars(k, [...protein, ...k.in('veg')], 2)))} on sticks: a quarter of an hour in the marinade, ten minutes over the heat.`]),
    };
  },
};

export const energyBites: DishForm = {
  id: 'energy-bites',
  noun: 'an energy bite',
  words: ['energy', 'bites', 'bliss', 'truffle', 'granola bar', 'snack bar', 'trail'],
  categories: ['Snack', 'Dessert'],
  loves: { date: 2.5, 'rolled oats': 0.8, 'peanut butter': 1.5, 'chia seed': 1, almond: 0.6, coconut: 1, 'cocoa powder': 0.6, honey: 0.4 },
  slots: [
    { id: 'oats', takes: isNamed('rolled oats', 'popcorn'), max: 1, budget: 30 },
    { id: 'nut', takes: isRole('nut', 'seed'), max: 4, budget: 25 },
    { id: 'sticky', takes: either(isRole('spread'), isNamed('banana', 'honey', 'maple syrup')), max: 2, budget: 25 },
    { id: 'fruit', takes: isRole('dried-fruit'), max: 3, budget: 40 },
    { id: 'flavor', takes: either(isRole('chocolate', 'sweet-spice'), isNamed('cocoa powder', 'vanilla extract', 'ginger', 'coffee', 'orange', 'lemon', 'lime')), max: 3, budget: 14 },
  ],
  works: (has) => has('oats') + has('nut') + has('fruit') + has('sticky') + has('flavor') > 0,
  write(k) {
    const oats = k.in('oats').length > 0 ? k.in('oats') : [k.add('rolled oats', 20, { slot: 'oats' })];
    const nuts = k.in('nut').length > 0 ? k.in('nut') : [k.add(k.chance.pick('bite nut', ['almond', 'walnut', 'cashew']), undefined, { slot: 'nut' })];
    const fruit = k.in('fruit').length > 0 ? k.in('fruit') : [k.add('date', 30, { slot: 'fruit' })];
    const sticky = k.in('sticky').length > 0 ? k.in('sticky') : [k.add('peanut butter', 0.75, { slot: 'sticky' })];
    const flavor = k.in('flavor').length > 0 ? k.in('flavor') : [k.add(k.chance.pick('bite flavor', ['cocoa powder', 'cinnamon', 'vanilla extract']), undefined, { slot: 'flavor' })];
    k.step(`Toast ${k.the(nuts, oats)} in a dry pan for 4 minutes, until they smell good. Cool, then pulse in a food processor to coarse crumbs.`, { cook: 4 });
    k.step(`Add ${k.the(fruit, sticky, flavor)} and ${k.pinch()}, and run the machine until the mixture clumps when you press it. Add a teaspoon of water if it will not hold.`);
    k.step(`Roll into ${k.servings * 3} balls with damp hands and chill for 20 minutes to firm up. They keep for a week in the fridge.`, { wait: 20 });
    const kind = listOf(distinct([...stems(fruit, 1), ...stems(nuts, 1)]).slice(0, 2));
    return {
      title: titleCase(k.chance.pick('title', [`${kind} bites`, `${stems(flavor, 1).join('')} ${kind} bites`, `no-bake ${kind} balls`])),
      description: k.chance.pick('description', ['Small, chewy and filling: three of them and a coffee will carry you to supper.', `${sentence(listOf(stars(k, [...fruit, ...nuts], 2)))} pressed into bites, with nothing to bake.`]),
    };
  },
};

export const crispSnack: DishForm = {
  id: 'crisp-snack',
  noun: 'a crisp snack',
  words: ['crispy', 'chips', 'roasted nuts', 'spiced nuts'],
  categories: ['Snack'],
  loves: { chickpea: 1.5, kale: 1, edamame: 0.8, 'mixed nuts': 1.5, almond: 0.5, popcorn: 2, 'pumpkin seed': 0.8, 'sweet potato': 0.5, potato: 0.5 },
  slots: [
    { id: 'crisp', takes: either(isRole('legume', 'nut', 'seed'), isNamed('kale', 'potato', 'sweet potato', 'beet', 'parsnip', 'carrot', 'zucchini', 'edamame', 'brussels sprout', 'cauliflower', 'corn', 'broccoli', 'firm tofu', 'halloumi', 'bread', 'flour tortilla', 'green bean', 'parmesan')), max: 3, budget: 90, cut: 'slice', cost: 2.5 },
    { id: 'spice', takes: either(isRole('spice', 'sweet-spice'), isNamed('rosemary', 'thyme', 'chili sauce', 'soy sauce', 'miso paste', 'garlic', 'lime', 'lemon', 'red wine vinegar')), max: 4 },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    { id: 'dip', takes: either(isRole('yogurt'), isNamed('mayonnaise', 'ketchup', 'salsa', 'tahini', 'avocado')), max: 2 },
    { id: 'finish', takes: either(isRole('herb'), isNamed('cheddar', 'feta', 'goat cheese')), max: 2 },
  ],
  works: (has) => has('crisp') > 0,
  write(k) {
    const crisp = k.need('crisp', ['chickpea', 'almond', 'sweet potato'], { cut: 'slice' });
    const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add(k.chance.pick('crisp spice', ['smoked paprika', 'ground cumin', 'curry powder', 'rosemary']), undefined, { slot: 'spice' })];
    const slow = crisp.filter(({ food }) => food.role === 'veg' && food.texture !== 'leaf');
    const minutes = slow.length > 0 ? 30 : crisp.some(({ food }) => food.role === 'legume' || food.role === 'tofu') ? 30 : 14;
    k.step(`Heat the oven to 200 °C. Dry ${k.the(crisp)} very well with a clean cloth: water is the enemy of crunch.`);
    k.step(`Toss with ${k.the(k.fat('olive oil', 0.35), k.in('sweet'))} and ${k.pinch()}, spread out in one layer and bake for ${minutes} minutes, shaking the tray halfway, until crisp and deep gold.`, { cook: minutes });
    k.step(`Toss with ${k.the(spice)} while hot, and let it cool on the tray for 5 minutes; it crisps further as it cools.`, { wait: 5 });
    const serve = [...k.in('dip'), ...k.in('finish')];
    if (serve.length > 0) k.step(`Serve with ${k.the(serve)}.`);
    const kind = listOf(stars(k, crisp, 2));
    const hot = stems(spice, 1).join('');
    return {
      title: titleCase(k.chance.pick('title', [`crisp ${hot} ${kind}`, `${kind} with ${hot}`, `oven-crisp ${kind}`])),
      description: k.chance.pick('description', [`A bowl of something crunchy that is gone before the film starts: ${kind}, ${hot} and a hot oven.`, `${sentence(kind)} baked until they rattle. Eat them the day you make them.`]),
    };
  },
};

export const quesadilla: DishForm = {
  id: 'quesadilla',
  noun: 'a melted-cheese toastie',
  words: ['quesadilla', 'grilled cheese', 'toastie', 'panini', 'melt'],
  categories: ['Snack', 'Appetizer', 'Main Dish'],
  bias: -0.6,
  loves: { 'flour tortilla': 2.5, cheddar: 1.5, mozzarella: 0.8, ham: 0.8, corn: 0.5, 'black bean': 0.5, bread: 0.5, chorizo: 0.5 },
  slots: [
    { id: 'wrap', takes: isRole('wrap', 'bread'), max: 1, cost: 2 },
    { id: 'cheese', takes: isRole('cheese'), max: 2, budget: 50, cost: 1.5 },
    { id: 'protein', takes: either(isQuickProtein, isSalty), max: 2, budget: 60, cut: 'dice' },
    { id: 'beans', takes: isRole('legume'), max: 1, budget: 45 },
    { id: 'veg', takes: both(isHotVeg, not(isNamed('potato', 'parsnip', 'turnip', 'celeriac', 'bok choy', 'bean sprout'))), max: 4, budget: 70, cut: 'dice' },
    { id: 'base', takes: isRole('aromatic'), max: 2, cut: 'dice' },
    { id: 'spice', takes: either(isRole('spice'), isNamed('chili sauce', 'pesto', 'dijon mustard')), max: 3 },
    { id: 'dip', takes: either(isRole('yogurt'), isNamed('salsa', 'avocado', 'ketchup', 'mayonnaise', 'pickle', 'lettuce', 'cucumber')), max: 3 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    { id: 'finish', takes: isNamed('cilantro', 'scallion', 'chives', 'basil', 'parsley', 'mint'), max: 2 },
  ],
  works: (has) => has('wrap') + has('cheese') > 0,
  write(k) {
    const wrap = k.need('wrap', ['flour tortilla']);
    const cheese = k.in('cheese').length > 0 ? k.in('cheese') : [k.add('cheddar', 40, { slot: 'cheese' })];
    const oil = k.fat('vegetable oil', 0.25);
    if (k.in('protein').length > 0) {
      const fried = panFry(k, k.in('protein'));
      k.step(`Heat a little of ${k.the(oil)} in a wide frying pan. ${fried.text}`, { cook: fried.minutes });
    }
    const veg = [...k.in('base'), ...k.in('veg')];
    if (veg.length > 0) {
      const staged = inStages(k, veg, 'pan', 'cook', 'until tender');
      k.step(`Warm some of ${k.the(oil)} in the frying pan. ${staged.text}`, { cook: staged.minutes });
    }
    const filling = [...k.in('beans', 'spice')];
    if (filling.length > 0) k.step(`Stir in ${k.the(filling)} and let it get hot, 2 minutes. Tip into a bowl.`, { cook: 2 });
    const inside = [...cheese, ...k.in('finish')];
    k.step(`Cover half of ${k.the(wrap)} with ${k.the(inside)}${veg.length + k.in('protein').length + filling.length > 0 ? ' and the filling' : ''}, and close with the other half.`);
    k.step(`Wipe the pan, brush with ${k.the(oil)} and cook each one over medium heat for 3 minutes a side, pressing lightly, until golden and the middle has melted.`, { cook: 12 });
    const dips = [...k.in('dip'), ...k.in('acid')];
    const serve = dips.length > 0 ? dips : [k.add('salsa', 1.5, { slot: 'dip' })];
    k.step(`Cut into wedges and serve with ${k.the(serve)}.`);
    const isWrap = wrap[0]?.food.role === 'wrap';
    const about = listOf(distinct([...stems(k.in('protein'), 1), ...stems(k.in('beans'), 1), ...stems(k.in('veg'), 1), ...stems(cheese, 1)]).slice(0, 2));
    const noun = isWrap ? 'quesadillas' : 'toasties';
    return {
      title: titleCase(k.chance.pick('title', [`${about} ${noun}`, `crisp ${about} ${noun}`, `${noun} with ${listOf(stars(k, [...k.in('protein'), ...k.in('veg'), ...cheese], 2))}`])),
      description: k.chance.pick('description', ['Crisp outside, molten inside, and on the plate in a quarter of an hour.', `${sentence(about)} and a lot of melted ${stems(cheese, 1).join('')}. Cut it small and it feeds a crowd.`]),
    };
  },
};
