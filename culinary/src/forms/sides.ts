import { both, type DishForm, either, isHotVeg, isNamed, isRole, isSaladLeaf, not } from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { inStages, sentence, stars, stems, titleCase } from '#compose/sentences';
import { isCookingLeaf, isCrumblyCheese, isTopping } from '#forms/slots';
import { roastTogether } from '#forms/sheet-pan-roast';

const isFlavor = either(isRole('spice', 'aromatic', 'sweetener', 'vinegar'), isNamed('thyme', 'rosemary', 'sage', 'dijon mustard', 'chili sauce', 'soy sauce', 'miso paste', 'pesto', 'cinnamon'));

export const roastSide: DishForm = {
  id: 'roast-side',
  noun: 'a dish of roast vegetables',
  words: ['roast', 'roasted', 'baked'],
  categories: ['Side Dish'],
  loves: { carrot: 0.6, parsnip: 1, beet: 1, cauliflower: 1, 'brussels sprout': 1, 'sweet potato': 1, potato: 0.6, tahini: 1, honey: 0.5 },
  slots: [
    { id: 'veg', takes: both(isHotVeg, not(isCookingLeaf), not(isNamed('pea', 'edamame', 'corn', 'bean sprout', 'scallion', 'celery'))), max: 6, budget: 220, cut: 'chunk', cost: 2 },
    { id: 'beans', takes: isNamed('chickpea', 'white bean'), max: 1, budget: 60 },
    { id: 'fruit', takes: isNamed('apple', 'pear', 'grape', 'fig'), max: 1 },
    { id: 'flavor', takes: isFlavor, max: 4 },
    { id: 'bacon', takes: isNamed('bacon', 'chorizo'), max: 1 },
    { id: 'sauce', takes: either(isRole('yogurt'), isNamed('tahini', 'mayonnaise')), max: 1 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    { id: 'finish', takes: either(isTopping, isCrumblyCheese, isNamed('pomegranate', 'raisin', 'dried apricot', 'spinach', 'arugula')), max: 4 },
  ],
  write(k) {
    const veg = k.need('veg', ['carrot', 'cauliflower', 'sweet potato'], { cut: 'chunk' });
    const flavor = k.in('flavor').length > 0 ? k.in('flavor') : [k.add(k.chance.pick('side flavor', ['ground cumin', 'thyme', 'smoked paprika', 'rosemary']), undefined, { slot: 'flavor' })];
    k.step(`Heat the oven to 220 °C. Stir ${k.the(k.fat('olive oil', 0.6))} with ${k.name(flavor)} and a good pinch of ${k.season()}.`);
    roastTogether(k, [...veg, ...k.in('beans', 'fruit', 'bacon')], ', toss with the seasoned oil');
    const sauce = k.in('sauce');
    const acid = k.in('acid').length > 0 ? k.in('acid') : [k.add('lemon', 0.15, { slot: 'acid' })];
    if (sauce.length > 0) k.step(`Loosen ${k.the(sauce)} with half of ${k.the(acid)} and a spoonful of water, and spread over a plate.`);
    const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add(k.chance.pick('side finish', ['parsley', 'almond', 'feta']), undefined, { slot: 'finish' })];
    k.step(`Pile the hot vegetables ${sauce.length > 0 ? 'on top' : 'into a warm dish'}, squeeze over ${sauce.length > 0 ? 'the rest of ' : ''}${k.the(acid)} and finish with ${k.the(finish)}.`);
    const two = listOf(stars(k, veg, 2));
    const with1 = k.label(finish[0] ?? acid[0] ?? veg[0] ?? flavor[0] ?? k.add('parsley'));
    return {
      title: titleCase(k.chance.pick('title', [`roast ${two} with ${with1}`, `${listOf(stars(k, veg, 2))} roasted with ${stems(flavor, 1).join('')}`, `${stems(flavor, 1).join('')}-roasted ${two}`])),
      description: k.chance.pick('description', [`A hot oven and a bit of room on the tray make ${two} sweet, brown and worth a second helping.`, `${sentence(two)} with crisp edges, lifted by lemon and ${with1}.`]),
    };
  },
};

export const panSide: DishForm = {
  id: 'pan-side',
  noun: 'a dish of greens',
  words: ['saute', 'sauteed', 'greens', 'steamed', 'side'],
  categories: ['Side Dish'],
  loves: { spinach: 1.2, kale: 1.2, 'swiss chard': 1.5, 'green bean': 1.2, 'bok choy': 1.5, cabbage: 1, pea: 1.2, 'snow pea': 1, asparagus: 1, corn: 1, mushroom: 0.8, almond: 0.5 },
  slots: [
    { id: 'veg', takes: both(isHotVeg, not(isSaladLeaf), not(isNamed('potato', 'sweet potato', 'butternut squash', 'pumpkin', 'beet', 'celeriac', 'turnip', 'parsnip'))), max: 6, budget: 160, cut: 'slice', cost: 2 },
    { id: 'aromatic', takes: isRole('aromatic'), max: 3 },
    { id: 'bacon', takes: isRole('cured'), max: 1 },
    { id: 'beans', takes: isRole('legume'), max: 1, budget: 60 },
    { id: 'rice', takes: isRole('rice', 'grain'), max: 1, budget: 55 },
    { id: 'sauce', takes: isNamed('soy sauce', 'chili sauce', 'sesame oil', 'oyster sauce', 'dijon mustard', 'heavy cream', 'vegetable stock', 'white wine', 'miso paste', 'anchovy', 'caper'), max: 3 },
    { id: 'spice', takes: either(isRole('spice'), isNamed('nutmeg', 'thyme', 'sage')), max: 3 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 1 },
    { id: 'finish', takes: either(isTopping, isCrumblyCheese, isNamed('raisin', 'breadcrumb')), max: 3 },
  ],
  write(k) {
    const veg = k.need('veg', ['green bean', 'spinach', 'cabbage'], { cut: 'slice' });
    const aromatic = k.in('aromatic').length > 0 ? k.in('aromatic') : [k.add('garlic', 0.5, { slot: 'aromatic' })];
    const rice = k.in('rice');
    if (rice.length > 0) k.step(`Cook ${k.the(rice)} in salted water for ${rice[0]?.food.minutes?.simmer ?? 12} minutes, until tender, and drain.`, { cook: rice[0]?.food.minutes?.simmer ?? 12 });
    if (k.in('bacon').length > 0) k.step(`Cook ${k.the(k.in('bacon'))} in a large frying pan for 4 minutes, until crisp.`, { cook: 4 });
    const staged = inStages(k, veg, 'pan', 'cook', 'until just tender');
    k.step(`Heat ${k.the(k.fat('olive oil', 0.4))} in ${k.in('bacon').length > 0 ? 'the same' : 'a large frying'} pan over medium-high heat. ${staged.text}`, { cook: staged.minutes });
    k.step(`Stir in ${k.the(aromatic, k.in('spice', 'beans'))} and cook for 2 minutes, until fragrant.${k.in('sauce').length > 0 ? ` Add ${k.the(k.in('sauce'))} and let it bubble for 1 minute.` : ''}`, { cook: 3 });
    const acid = k.in('acid').length > 0 ? k.in('acid') : [k.add('lemon', 0.15, { slot: 'acid' })];
    k.step(`${rice.length > 0 ? `Fork ${k.the(rice)} through. ` : ''}Sharpen with ${k.the(acid)} and season with ${k.season()}.`);
    const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add(k.chance.pick('pan side finish', ['almond', 'parmesan', 'chili flakes']), undefined, { slot: 'finish' })];
    k.step(`Serve straight away, scattered with ${k.the(finish)}.`);
    const two = listOf(stars(k, veg, 2));
    const sharp = k.label(acid[0] ?? finish[0] ?? veg[0] ?? k.add('lemon'));
    return {
      title: titleCase(k.chance.pick('title', [`${two} with ${k.label(aromatic[0] ?? k.add('garlic'))} and ${sharp}`, `${sharp.replace(/s$/u, '')}-dressed ${two}`, `quick ${two} with ${stars(k, finish, 1).join('')}`])),
      description: k.chance.pick('description', [`A bright side for almost anything: ${two}, cooked fast so they stay lively.`, `${sentence(two)} from a hot pan, with a little sharpness and something to crunch.`]),
    };
  },
};

export const mash: DishForm = {
  id: 'mash',
  noun: 'a mash',
  words: ['mash', 'mashed', 'puree'],
  categories: ['Side Dish'],
  loves: { potato: 1.5, butter: 0.6, milk: 0.6, celeriac: 1.5, parsnip: 1, 'sweet potato': 0.6, turnip: 1 },
  slots: [
    { id: 'root', takes: isNamed('potato', 'sweet potato', 'parsnip', 'celeriac', 'turnip', 'carrot', 'cauliflower', 'pumpkin', 'butternut squash'), max: 3, budget: 240, cut: 'chunk', cost: 3 },
    { id: 'fold', takes: either(isCookingLeaf, isNamed('scallion', 'leek', 'garlic', 'corn', 'bacon')), max: 3, budget: 30, cut: 'slice' },
    { id: 'dairy', takes: isRole('milk', 'cream', 'yogurt', 'cheese'), max: 3 },
    { id: 'spice', takes: isNamed('nutmeg', 'dijon mustard', 'smoked paprika', 'caper'), max: 2 },
    { id: 'finish', takes: either(isRole('herb'), isNamed('olive')), max: 2 },
  ],
  write(k) {
    const roots = k.need('root', ['potato'], { cut: 'chunk' });
    const milk = k.find('milk', 'cream', 'yogurt') ?? k.add('milk', 35, { slot: 'dairy' });
    const butter = k.has('butter') ? k.add('butter') : k.find('fat') ?? k.add('butter', 12);
    k.step(`Put ${k.the(roots)} in a large pan of cold water with ${k.pinch()}. Bring to a boil and simmer for 18 minutes, until a knife meets no resistance.`, { cook: 23 });
    const fold = k.in('fold');
    if (fold.length > 0) k.step(`Meanwhile soften ${k.the(fold)} in a little of ${k.the(butter)} for 5 minutes.`);
    k.step(`Drain, return to the warm pan and let it steam for 2 minutes. Mash until smooth, then beat in ${k.the(butter, milk, k.rest('dairy'))}${k.in('spice').length > 0 ? ` with ${k.name(k.in('spice'))}` : ''}.`, { cook: 2 });
    const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('chives')];
    k.step(`${fold.length > 0 ? `Fold in ${k.the(fold)}. ` : ''}Season with ${k.season()} and top with ${k.the(finish)}.`);
    const kind = listOf(stems(roots, 2));
    return {
      title: titleCase(k.chance.pick('title', [`buttery ${kind} mash`, `${kind} mash with ${k.label(finish[0] ?? milk)}`, `smooth ${kind} mash`])),
      description: k.chance.pick('description', ['Soft, buttery and made for gravy. The only rule is to dry it well before you mash.', `${sentence(listOf(stars(k, roots, 2)))} beaten smooth with ${k.label(butter)} and ${k.label(milk)}.`]),
    };
  },
};
