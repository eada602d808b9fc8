import { both, type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { distinct, sentence, stars, stems, titleCase } from '#compose/sentences';

export const smoothie: DishForm = {
  id: 'smoothie',
  noun: 'a smoothie',
  words: ['smoothie', 'shake', 'milkshake', 'lassi'],
  categories: ['Beverage', 'Breakfast', 'Snack'],
  bias: -0.8,
  loves: { banana: 1, mango: 1, 'plain yogurt': 0.8, 'mixed berry': 1, spinach: 0.2, 'coconut water': 1, 'chia seed': 0.5 },
  slots: [
    { id: 'fruit', takes: isRole('fruit'), max: 4, budget: 170, cost: 2 },
    { id: 'green', takes: isNamed('spinach', 'kale', 'cucumber', 'avocado', 'carrot', 'beet', 'celery', 'pumpkin'), max: 2, budget: 40, cut: 'raw' },
    { id: 'base', takes: either(isRole('milk', 'yogurt', 'drink'), isNamed('coconut milk')), max: 2, budget: 130 },
    { id: 'body', takes: either(isRole('oats', 'nut', 'seed', 'dried-fruit', 'chocolate'), isNamed('peanut butter', 'cocoa powder')), max: 3, budget: 18 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('ginger', 'mint', 'vanilla extract', 'turmeric', 'basil')), max: 2 },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
  ],
  works: (has) => has('fruit') + has('green') > 0 || has('base') > 0,
  write(k) {
    const fruit = k.need('fruit', ['banana', 'mango', 'mixed berry']);
    const base = k.in('base').length > 0 ? k.in('base') : [k.in('body').length > 0 ? k.add('milk', 120, { slot: 'base' }) : k.add(k.chance.pick('smoothie base', ['milk', 'plain yogurt', 'orange juice']), 120, { slot: 'base' })];
    const sharp = k.in('acid').length > 0 ? k.in('acid') : [k.add('lime', 0.25, { slot: 'acid' })];
    k.step(`Put ${k.the(base)} in the blender first, so the blades run freely, then add ${k.the(k.in('green'), fruit)}${k.in('body').length > 0 ? ` with ${k.the(k.in('body'))}` : ''}.`);
    k.step(`Add a squeeze of ${k.name(sharp)}${k.in('spice', 'sweet').length > 0 ? ` and ${k.the(k.in('spice', 'sweet'))}` : ''}, and a handful of ice if nothing in there is frozen.`);
    k.step('Blend on high for 1 minute, until completely smooth. If it stands up like a mousse, loosen with a splash of cold water.', { cook: 0 });
    k.step('Taste, adjust, pour into tall glasses and drink while it is cold.');
    const kind = listOf(distinct([...stems(fruit, 2), ...stems(k.in('green'), 1)]).slice(0, 2));
    return {
      title: titleCase(k.chance.pick('title', [`${kind} smoothie`, `${kind} smoothie with ${stars(k, [...k.in('spice'), ...k.in('body'), ...sharp], 1).join('')}`, `cold ${kind} shake`])),
      description: k.chance.pick('description', [`${sentence(listOf(stars(k, [...fruit, ...k.in('green')], 3)))} blended until silky, with just enough sharpness to keep it awake.`, 'Five minutes, one blender, and breakfast or a sweet tooth is taken care of.']),
    };
  },
};

export const cooler: DishForm = {
  id: 'cooler',
  noun: 'a cooler',
  words: ['lemonade', 'cooler', 'iced', 'mocktail', 'spritz', 'juice', 'punch', 'drink'],
  categories: ['Beverage'],
  loves: { lemon: 1, lime: 1, mint: 1.5, 'sparkling water': 3, cucumber: 1.5, tea: 2, strawberry: 0.6, melon: 1, ginger: 0.8, 'orange juice': 0.8, orange: 0.6 },
  slots: [
    { id: 'fruit', takes: isRole('fruit'), max: 3, budget: 70 },
    { id: 'green', takes: isNamed('cucumber'), max: 1, cut: 'slice' },
    { id: 'acid', takes: isRole('citrus'), max: 2 },
    { id: 'base', takes: isRole('drink'), max: 2, budget: 220 },
    { id: 'herb', takes: either(isNamed('mint', 'basil', 'rosemary', 'thyme', 'ginger', 'lemongrass'), isRole('sweet-spice')), max: 3 },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
  ],
  works: (has) => has('fruit') + has('acid') + has('green') + has('base') + has('herb') > 0,
  write(k) {
    const acid = k.in('acid').length > 0 ? k.in('acid') : [k.add(k.chance.pick('cooler acid', ['lemon', 'lime']), 0.5, { slot: 'acid' })];
    const sweet = k.in('sweet').length > 0 ? k.in('sweet') : [k.add('sugar', 12, { slot: 'sweet' })];
    const herb = k.in('herb').length > 0 ? k.in('herb') : [k.add('mint', 0.2, { slot: 'herb' })];
    const fruit = [...k.in('fruit'), ...k.in('green')];
    const tea = k.in('base').filter(({ food }) => food.name === 'tea' || food.name === 'coffee');
    k.step(`Warm ${k.the(sweet)} with ${k.servings * 20} ml of water in a small pan for 3 minutes, stirring, until clear. Drop in ${k.the(herb)} and leave to infuse for 10 minutes.`, { cook: 3, wait: 10 });
    if (tea.length > 0) k.step(`Brew ${k.the(tea)} a little stronger than you would drink it hot, and cool.`, { wait: 10 });
    if (fruit.length > 0) k.step(`Crush half of ${k.the(fruit)} in a large jug with the end of a rolling pin; keep the rest for the glasses.`);
    const base = [...tea, ...k.in('base').filter((item) => !tea.includes(item))];
    const top = base.length > 0 ? base : [k.add('sparkling water', 180, { slot: 'base' })];
    k.step(`Strain the syrup into ${fruit.length > 0 ? 'the' : 'a large'} jug and add the juice of ${k.the(acid)}. Stir, taste, and make it sharper or sweeter.`);
    k.step(`Fill glasses with ice${fruit.length > 0 ? ' and the rest of the fruit' : ''}, pour in the mix and top up with ${k.the(top)}.`);
    const kind = listOf(distinct([...stems(fruit, 1), ...stems([...acid, ...tea], 1), ...stems(herb, 1)]).slice(0, 2));
    return {
      title: titleCase(k.chance.pick('title', [`${kind} cooler`, `sparkling ${kind} cooler`, `iced ${kind} cooler`])),
      description: k.chance.pick('description', [`Long, cold and not too sweet, with ${kind} in every glass.`, 'A jug for a hot afternoon. The syrup keeps for a week in the fridge, so make double.']),
    };
  },
};

export const warmDrink: DishForm = {
  id: 'warm-drink',
  noun: 'a warm drink',
  words: ['hot chocolate', 'latte', 'cocoa', 'golden milk', 'chai', 'hot drink'],
  categories: ['Beverage'],
  loves: { milk: 1, 'cocoa powder': 2, 'dark chocolate': 1.5, 'milk chocolate': 1.5, cinnamon: 1, turmeric: 1.5, nutmeg: 1, coffee: 2, tea: 1, 'vanilla extract': 1 },
  slots: [
    { id: 'milk', takes: both(isRole('milk', 'cream'), (food) => food.name !== 'buttermilk'), max: 2, cost: 1.2 },
    { id: 'flavor', takes: either(isRole('chocolate', 'sweet-spice'), isNamed('cocoa powder', 'turmeric', 'ginger', 'vanilla extract', 'coffee', 'tea', 'chili flakes', 'peanut butter')), max: 5, cost: 1 },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    { id: 'fruit', takes: isNamed('orange'), max: 1 },
  ],
  works: (has) => has('milk') + has('flavor') > 0,
  write(k) {
    const milk = k.measure(k.has('coconut milk') && !k.has('milk') ? 'coconut milk' : 'milk', 200);
    const cream = k.in('milk').filter((item) => item.food.name !== milk.food.name);
    const flavor = k.in('flavor').length > 0 ? k.in('flavor') : [k.add(k.chance.pick('warm flavor', ['cocoa powder', 'cinnamon', 'turmeric']), undefined, { slot: 'flavor' })];
    const sweet = k.in('sweet').length > 0 ? k.in('sweet') : [k.add(k.chance.pick('warm sweet', ['honey', 'brown sugar', 'maple syrup']), undefined, { slot: 'sweet' })];
    k.step(`Whisk ${k.the(flavor, sweet)} in a saucepan with a splash of ${k.the(milk)} until there are no lumps.`);
    k.step(`Pour in the rest of the ${k.label(milk)} and ${k.pinch()}${k.in('fruit').length > 0 ? `, with a strip of peel from ${k.the(k.in('fruit'))}` : ''}, and warm over medium heat for 6 minutes, whisking, until it steams. Do not let it boil.`, { cook: 6 });
    k.step(`${cream.length > 0 ? `Whip ${k.the(cream)} softly. ` : ''}Froth with a whisk, pour into warm mugs${cream.length > 0 ? ' and top with the cream' : ''}.`);
    const kinds = stems(flavor, 2);
    const kind = listOf(kinds);
    return {
      title: titleCase(kind.includes('chocolate') || kind.includes('cocoa') ? k.chance.pick('title', ['proper hot chocolate', `hot chocolate with ${kinds[1] ?? stems(sweet, 1).join('')}`, 'whisked hot cocoa']) : k.chance.pick('title', [`warm ${kind} milk`, `${kind} latte`, `bedtime ${kind} milk`])),
      description: k.chance.pick('description', ['Whisked, steaming and just sweet enough: a mug for the end of the day.', `${sentence(kind)} and warm ${k.label(milk)}, frothed by hand.`]),
    };
  },
};
