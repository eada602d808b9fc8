import type { KnowledgeShelf } from '#knowledge/knowledge-entry';

/** Everyday kitchen questions: why things happen, and small annoyances. */
export const EVERYDAY: KnowledgeShelf = {
  topic: 'how-to',
  entries: [
    {
      id: 'why-bread-rises',
      title: 'What makes bread rise?',
      asks: 'make/cause/why bread/dough/cake rise/rising !not !didnt !wont !long',
      text: 'Gas that the dough traps. Yeast eats sugars of the flour and gives off carbon dioxide; kneading forms gluten, which holds it in bubbles. In the oven the bubbles expand until the crumb sets. Soda bread and cakes get their gas from baking soda or baking powder instead.',
      see: ['dough-not-rising'],
    },
    {
      id: 'moist-cake',
      title: 'What makes a cake moist?',
      asks: 'moist cake/muffin/brownie/sponge',
      text: 'Enough fat and sugar, and not too long in the oven. Oil keeps a crumb softer than butter; buttermilk, yogurt, sour cream or grated fruit add moisture. Weigh the flour, mix only until it is combined, and take the cake out when a skewer has a few crumbs on it. Wrapped, it stays moist for longer.',
      see: ['dry-cake'],
    },
    {
      id: 'salt-and-boiling',
      title: 'Does salt make water boil faster?',
      asks: 'salt/salting water boil faster/quicker/sooner/slower',
      text: 'No. Salt raises the boiling point a little: 10 g in a liter by less than 0.2 degrees, which is too small to notice. Salt the water for the taste. A lid makes it boil faster.',
    },
    {
      id: 'garlic-hands',
      title: 'How do I get the smell of garlic off my hands?',
      asks: 'garlic/onion/fish smell/taste/odor hand/finger',
      text: 'Rub your hands with salt or a little baking soda and lemon juice, then wash them with soap and cold water. Rubbing them on stainless steel, such as a spoon under running water, helps too.',
    },
    {
      id: 'bitter-eggplant',
      title: 'How do I remove the bitterness from eggplant?',
      asks: 'eggplant/aubergine bitter/bitterness/salt/salting',
      text: 'Choose small, firm, young ones; most modern kinds are hardly bitter. Otherwise cut it, sprinkle it with salt, wait 30 minutes, rinse and pat it dry. That also makes it soak up less oil.',
    },
    {
      id: 'fruit-flies',
      title: 'How do I get rid of fruit flies?',
      asks: 'fruit-fly/fruit-flies; fruit fly/flies; gnat/gnats kitchen/fruit',
      text: 'Take away what they live on: overripe fruit, open bottles, the compost bin and the drain. Set a trap: a little cider vinegar or wine with a drop of dish soap in a glass. Most are gone within a week, because nothing new hatches.',
    },
    {
      id: 'save-energy',
      title: 'How can I save energy while cooking?',
      asks: 'save/saving/less/use energy/electricity/gas/power cook/cooking/kitchen/oven/stove',
      text: 'Cook with a lid, in a pan as wide as the ring, and boil only the water you need. A pressure cooker saves most of the time for beans and stews, a microwave or an air fryer beats the oven for small amounts. Turn the ring or the oven off a few minutes early, and bake several things at once.',
    },
    {
      id: 'vitamin-c-foods',
      title: 'Which foods have a lot of vitamin C?',
      asks: 'vitamin-c; vitamin food/vegetable/fruit/where/which/much !d !b !a !k',
      text: 'Bell peppers, kale, broccoli, Brussels sprouts, kiwis, strawberries, oranges and other citrus fruit, and parsley. Heat and water take some of it, so eat part of them raw or steam them briefly.',
    },
    {
      id: 'good-recipe',
      title: 'What makes a good recipe?',
      asks: 'recipe good/write/writing/tip/tips/own make/making/write/writing/good/tip/tips !where !save !for !with',
      text: 'List the ingredients in the order of use, with amounts that can be measured, best by weight. Say how many it serves and how long it takes. Write one action per step, with the heat, the time and how it looks when it is done. Cook it once exactly as it is written, and correct it.',
      see: ['scale-recipe'],
    },
    {
      id: 'ingredients-by-weight',
      title: 'How do I list ingredients by weight?',
      asks: 'ingredient/recipe weight/weigh list/by/convert/write',
      text: 'Put the bowl on a scale, set it to zero, add one ingredient, note the grams, and set it to zero again for the next. For a recipe in cups, ask me for each: “how many grams is a cup of flour?”. Spoons are fine for salt, spices and leavening.',
      see: ['scale-recipe'],
    },
    {
      id: 'too-dry-dish',
      title: 'My dish is too dry, what can I do?',
      asks: 'too dry dish/food/recipe/it/casserole/stew/meat/rice !cake !bread !dough !skin',
      text: 'Now: add a little hot stock, water, cream or sauce, cover it and warm it gently. Next time: use more liquid, a lid or foil, a lower heat or a shorter time. Lean meat dries out above its safe temperature, so use a thermometer.',
    },
    {
      id: 'temper-eggs',
      title: 'What does tempering eggs mean?',
      asks: 'temper/tempering egg?/custard?/yolk? !chocolate',
      text: 'Warming eggs slowly so that they do not scramble: whisk a ladle of the hot milk or sauce gradually into the beaten eggs, then stir that back into the pan over low heat.',
    },
    {
      id: 'what-is-whisking',
      title: 'What does whisk mean?',
      asks: '@what/mean/meaning whisk/whisking',
      text: 'To beat quickly with a whisk of wires, so that things blend without lumps or take in air, as egg whites and cream do. A fork works for small amounts.',
    },
  ],
};
