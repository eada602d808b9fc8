import { both, type DishForm, either, isNamed, isQuickProtein, isRole, isSaladLeaf, isSalty, not } from '#compose/dish-form';
import { type Item, type Kitchen, listOf } from '#compose/kitchen';
import { distinct, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';
import { minutesOf } from '#compose/technique';
import { isSavoryFruit, isTopping } from '#forms/slots';

const isLeafy = either(isSaladLeaf, isNamed('spinach', 'kale', 'cabbage', 'red cabbage'));
const isBlanched = isNamed('green bean', 'asparagus', 'broccoli', 'cauliflower', 'potato', 'pea', 'edamame', 'corn', 'beet', 'brussels sprout', 'snow pea', 'sweet potato', 'artichoke heart', 'swiss chard', 'celeriac');

/** A vinaigrette of what is there: one part sharp, two parts oil. */
function dress(k: Kitchen): string {
  const sharp = k.in('acid')[0] ?? k.add(k.chance.pick('salad acid', ['lemon', 'red wine vinegar', 'balsamic vinegar']), undefined, { slot: 'acid', ...(k.has('lemon') ? { note: 'juiced' } : {}) });
  const oil = k.fat('olive oil', 0.75);
  const body = k.in('dressing').length > 0 ? k.in('dressing') : [k.add('dijon mustard', 0.35, { slot: 'dressing' })];
  const more = k.in('acid').filter((item) => item !== sharp);
  const parts = [k.juice(sharp), ...[oil, ...body, ...more].map((item) => k.name(item))];
  return `${listOf(parts)} with a pinch of ${k.season()}`;
}

function cookSome(k: Kitchen, items: readonly Item[]): void {
  if (items.length === 0) return;
  const minutes = Math.max(...items.map(({ food }) => (food.name === 'potato' ? 15 : Math.max(3, minutesOf(food, 'simmer')))));
  const quick = items.filter(({ food }) => minutesOf(food, 'simmer') <= 6 && food.name !== 'potato');
  const slow = items.filter((item) => !quick.includes(item));
  k.step(`Bring a pan of salted water to a boil. ${slow.length > 0 ? `Cook ${k.the(slow)} for ${minutes} minutes, until tender to the point of a knife.` : ''}${quick.length > 0 ? ` ${slow.length > 0 ? 'Add' : 'Cook'} ${k.the(quick)} ${slow.length > 0 ? 'for the last 4 minutes' : `for ${Math.min(minutes, 6)} minutes, until bright and just tender`}.` : ''} Drain, rinse under cold water and dry well.`.replace('boil.  ', 'boil. '), { cook: slow.length > 0 ? minutes : Math.min(minutes, 6) });
}

export const leafySalad: DishForm = {
  id: 'leafy-salad',
  noun: 'a salad',
  words: ['salad', 'slaw', 'caesar'],
  categories: ['Salad'],
  loves: { lettuce: 3, arugula: 3, cucumber: 1.5, radish: 1.5, avocado: 0.6, feta: 0.8, olive: 1, tomato: 0.5, 'cherry tomato': 0.5, 'balsamic vinegar': 1, 'red wine vinegar': 0.7, 'blue cheese': 1, pear: 0.5, fennel: 0.7, walnut: 0.4 },
  slots: [
    { id: 'leaf', takes: isLeafy, max: 3, budget: 60, cut: 'raw', cost: 1 },
    { id: 'raw', takes: isNamed('cucumber', 'tomato', 'cherry tomato', 'radish', 'avocado', 'carrot', 'red bell pepper', 'green bell pepper', 'celery', 'fennel', 'red onion', 'shallot', 'scallion', 'mushroom', 'zucchini', 'olive', 'sun-dried tomato', 'onion', 'bean sprout'), max: 7, budget: 150, cut: 'raw' },
    { id: 'blanched', takes: isBlanched, max: 3, budget: 120, cut: 'chunk' },
    { id: 'fruit', takes: either(isSavoryFruit, isNamed('blueberry', 'raspberry', 'cherry')), max: 2, budget: 60 },
    { id: 'protein', takes: either(isQuickProtein, isSalty), max: 2, budget: 95, cut: 'strip' },
    { id: 'egg', takes: isRole('egg'), max: 1 },
    { id: 'beans', takes: isRole('legume'), max: 1, budget: 70 },
    { id: 'grain', takes: isRole('pasta', 'grain', 'bread', 'rice'), max: 1, budget: 40 },
    { id: 'cheese', takes: isRole('cheese'), max: 2 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 2 },
    { id: 'dressing', takes: isNamed('dijon mustard', 'mayonnaise', 'plain yogurt', 'honey', 'tahini', 'soy sauce', 'sesame oil', 'pesto', 'garlic', 'anchovy', 'maple syrup', 'sour cream', 'chili flakes', 'caper', 'ginger', 'red chili', 'pickle', 'dried oregano', 'ground cumin'), max: 4, budget: 15 },
    { id: 'finish', takes: either(isTopping, isRole('dried-fruit')), max: 4 },
  ],
  works: (has) => has('leaf') + has('raw') + has('blanched') + has('fruit') + has('beans') + has('protein') > 0,
  write(k) {
    const grain = k.in('grain');
    const leaves = k.in('leaf').length > 0 || k.in('raw').length > 2 ? k.in('leaf') : k.need('leaf', ['arugula', 'lettuce', 'spinach'], { cut: 'raw' });
    if (k.in('raw').length + k.in('blanched').length + k.in('fruit').length === 0) k.need('raw', ['cherry tomato', 'cucumber', 'radish'], { cut: 'raw' });
    k.step(`Whisk together ${dress(k)} in the bottom of a large salad bowl.`);
    cookSome(k, k.in('blanched'));
    const bread = grain.filter(({ food }) => food.role === 'bread');
    const boiled = grain.filter(({ food }) => food.role !== 'bread');
    if (boiled.length > 0) k.step(`Cook ${k.the(boiled)} in salted water for ${boiled[0]?.food.minutes?.simmer ?? 10} minutes, until tender, then drain and cool under the tap.`, { cook: boiled[0]?.food.minutes?.simmer ?? 10 });
    if (bread.length > 0) k.step(`Tear ${k.the(bread)} into rough cubes and toast in a dry pan for 6 minutes, turning, until crisp.`, { cook: 6 });
    if (k.in('egg').length > 0) k.step(`Boil ${k.the(k.in('egg'))} for 9 minutes, cool, peel and quarter.`, { cook: 9 });
    const hot = k.in('protein').filter(({ food }) => food.role !== 'tinned-fish' && food.name !== 'ham');
    if (hot.length > 0) {
      const fried = panFry(k, hot);
      k.step(`Set a frying pan over medium-high heat with a few drops of oil. ${fried.text} Leave to rest while you make the salad.`.replace('a few drops of oil', `a few drops of ${k.name(k.fat('olive oil'))}`), { cook: fried.minutes });
    }
    const kale = leaves.some(({ food }) => food.name === 'kale');
    const body = [...leaves, ...k.in('raw'), ...k.in('blanched'), ...k.in('beans'), ...boiled, ...k.in('fruit')];
    k.step(`Add ${k.the(body)} and toss with your hands until everything shines${kale ? ', rubbing the dressing into the kale for a minute so that it softens' : ''}.`);
    const top = [...k.in('protein'), ...k.in('egg'), ...bread, ...k.in('cheese'), ...k.in('finish')];
    const topping = top.length > 0 ? top : [k.add(k.chance.pick('salad top', ['feta', 'walnut', 'pumpkin seed']), undefined, { slot: 'finish' })];
    k.step(`Top with ${k.the(topping)}, and serve before the leaves go limp.`.replace(leaves.length > 0 ? '' : 'before the leaves go limp', leaves.length > 0 ? '' : 'at once'));
    const things = distinct([...stars(k, k.in('protein'), 1), ...stars(k, k.in('fruit'), 1), ...stars(k, [...k.in('blanched'), ...k.in('raw'), ...leaves], 2), ...stars(k, k.in('cheese'), 1)]).slice(0, 3);
    const kinds = distinct([...stems(k.in('protein'), 1), ...stems([...k.in('fruit'), ...k.in('blanched'), ...k.in('raw'), ...leaves], 2)]).slice(0, 2);
    return {
      title: titleCase(k.chance.pick('title', [`${listOf(things.slice(0, 2))} salad`.replace(listOf(things.slice(0, 2)), listOf(kinds)), `salad of ${listOf(things)}`, `${listOf(kinds)} salad with ${k.label(topping.at(-1) ?? top[0] ?? body[0] ?? topping[0] as Item)}`])),
      description: k.chance.pick('description', [
        `Crisp, sharp and quick: ${listOf(things)} in a dressing whisked at the bottom of the bowl.`,
        `${sentence(listOf(things))}, dressed at the last minute so that everything keeps its crunch.`,
        `A salad with enough going on to be lunch, thanks to ${listOf(things.slice(0, 2))}.`,
      ]),
    };
  },
};

export const heartySalad: DishForm = {
  id: 'hearty-salad',
  noun: 'a bean salad',
  words: ['salad', 'bean salad', 'tabbouleh'],
  categories: ['Salad', 'Side Dish'],
  loves: { chickpea: 1.2, 'white bean': 1.2, 'black bean': 1, couscous: 1, bulgur: 1, parsley: 1, mint: 0.7, cucumber: 1, feta: 0.7, 'canned tuna': 1.2, 'green lentil': 1.2, 'red onion': 0.4, potato: 0.5 },
  slots: [
    { id: 'base', takes: either(isRole('legume', 'grain'), isNamed('potato', 'green lentil', 'orzo')), max: 2, budget: 130, cut: 'chunk', cost: 2 },
    { id: 'raw', takes: isNamed('cucumber', 'tomato', 'cherry tomato', 'radish', 'avocado', 'carrot', 'red bell pepper', 'green bell pepper', 'celery', 'fennel', 'red onion', 'shallot', 'scallion', 'olive', 'sun-dried tomato', 'onion', 'spinach', 'arugula', 'artichoke heart', 'corn', 'kale', 'zucchini'), max: 7, budget: 140, cut: 'dice' },
    { id: 'cooked', takes: both(isBlanched, not(isNamed('artichoke heart', 'potato', 'corn'))), max: 2, budget: 90, cut: 'chunk' },
    { id: 'protein', takes: either(isRole('tinned-fish'), isNamed('ham', 'chorizo', 'halloumi')), max: 1, budget: 60 },
    { id: 'egg', takes: isRole('egg'), max: 1 },
    { id: 'fruit', takes: either(isSavoryFruit, isRole('dried-fruit')), max: 2, budget: 30 },
    { id: 'cheese', takes: isNamed('feta', 'goat cheese', 'mozzarella', 'parmesan'), max: 1 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 2 },
    { id: 'dressing', takes: isNamed('dijon mustard', 'mayonnaise', 'plain yogurt', 'honey', 'tahini', 'pesto', 'garlic', 'ground cumin', 'smoked paprika', 'chili flakes', 'anchovy', 'caper', 'sour cream', 'pickle', 'dried oregano', 'red chili'), max: 4, budget: 15 },
    { id: 'finish', takes: isTopping, max: 4 },
  ],
  write(k) {
    const base = k.need('base', ['chickpea', 'white bean', 'bulgur'], { cut: 'chunk' });
    if (k.in('raw').length === 0) k.need('raw', ['cucumber', 'cherry tomato', 'red onion'], { cut: 'dice' });
    const boil = base.filter(({ food }) => food.role !== 'legume');
    const beans = base.filter(({ food }) => food.role === 'legume');
    for (const item of boil) {
      const minutes = item.food.name === 'potato' ? 15 : (item.food.minutes?.simmer ?? 12);
      k.step(item.food.name === 'couscous' ? `Cover ${k.the(item)} with boiling water by a finger, leave under a plate for 5 minutes and fluff with a fork.` : `Cook ${k.the(item)} in salted water for ${minutes} minutes, until tender. Drain and let it steam dry.`, { cook: item.food.name === 'couscous' ? 5 : minutes });
    }
    cookSome(k, k.in('cooked'));
    if (k.in('egg').length > 0) k.step(`Boil ${k.the(k.in('egg'))} for 9 minutes, cool, peel and quarter.`, { cook: 9 });
    const grill = k.in('protein').filter(({ food }) => food.role === 'tofu' || food.role === 'cured');
    if (grill.length > 0) k.step(`Fry ${k.the(grill)} in a dry pan for 5 minutes, until golden.`, { cook: 5 });
    k.step(`In a large bowl stir together ${dress(k)}.`);
    k.step(`Tip in ${k.the(boil, beans)} while the dressing is fresh${boil.length > 0 ? ' and they are still a little warm' : ''}, and leave for 10 minutes to drink it up.`, { wait: 10 });
    k.step(`Fold through ${k.the(k.in('raw'), k.in('cooked', 'fruit', 'protein'))}.`);
    const herbs = k.in('finish').length > 0 ? k.in('finish') : [k.add('parsley', 0.5, { slot: 'finish' })];
    k.step(`Finish with ${k.the(k.in('egg', 'cheese'), herbs)}, taste again, and serve at room temperature.`);
    const things = distinct([...stems(beans.length > 0 ? beans : boil, 1), ...stems([...k.in('protein'), ...k.in('cooked'), ...k.in('raw')], 2)]).slice(0, 2);
    return {
      title: titleCase(k.chance.pick('title', [`${listOf(things)} salad`, `${things[0] ?? ''} salad with ${listOf(stars(k, [...k.in('raw'), ...herbs], 2))}`, `herbed ${listOf(things)} salad`])),
      description: k.chance.pick('description', [`A salad that waits happily: ${listOf(things)} in a sharp dressing, good today and better for tomorrow's lunch.`, `Sturdy enough for a picnic, fresh enough for a hot day, with ${listOf(stars(k, [...k.in('raw'), ...herbs], 2))} all through it.`]),
    };
  },
};
