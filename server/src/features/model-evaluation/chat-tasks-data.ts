import type { AnswerLanguage, ChatExpectation, ChatTask } from './task.ts';

/** The cookbook of the user whom the model answers. */
export const COOKBOOK = [
  {
    title: 'Lentil Soup',
    description: 'A thick soup for cold days.',
    ingredients: ['250 g red lentils', '2 carrots', '1 onion', '1 l vegetable stock', '1 tsp cumin'],
    instructions: [
      'Chop the onion and the carrots and soften them for 5 minutes.',
      'Add the rest and simmer for 25 minutes.',
    ],
    category: 'Soup',
    preparation_time: 10,
    cooking_time: 30,
    servings: 4,
  },
  {
    title: 'Tomato Pasta',
    description: 'Pasta with a quick sauce.',
    ingredients: ['400 g spaghetti', '1 can tomatoes', '3 cloves garlic', '2 tbsp olive oil', '50 g parmesan'],
    instructions: [
      'Fry the garlic in the oil for 1 minute, add the tomatoes and simmer for 12 minutes.',
      'Boil the spaghetti for 10 minutes, mix and serve with the parmesan.',
    ],
    category: 'Main Dish',
    preparation_time: 5,
    cooking_time: 15,
    servings: 4,
  },
  {
    title: 'Banana Bread',
    description: 'For bananas that are very ripe.',
    ingredients: ['3 bananas', '2 eggs', '100 g butter', '150 g sugar', '250 g flour', '2 tsp baking powder'],
    instructions: [
      'Mash the bananas and mix everything.',
      'Bake at 175 °C for 55 minutes, until a skewer comes out clean.',
    ],
    category: 'Dessert',
    preparation_time: 15,
    cooking_time: 55,
    servings: 10,
  },
  {
    title: 'Chicken Curry',
    description: 'Mild, with coconut milk.',
    ingredients: ['600 g chicken thighs', '1 can coconut milk', '2 tbsp curry paste', '1 onion', '1 tbsp oil'],
    instructions: [
      'Cut the chicken and the onion and brown them in the oil.',
      'Add the rest and simmer for 25 minutes, until the chicken reaches 74 °C.',
    ],
    category: 'Main Dish',
    preparation_time: 15,
    cooking_time: 35,
    servings: 4,
  },
  {
    title: 'Greek Salad',
    description: 'Crisp and salty.',
    ingredients: ['4 tomatoes', '1 cucumber', '200 g feta', '80 g olives', '3 tbsp olive oil'],
    instructions: ['Cut the vegetables and mix them with the oil and the olives.', 'Lay the feta on top.'],
    category: 'Salad',
    preparation_time: 15,
    cooking_time: 0,
    servings: 2,
  },
] as const;

const dish = (message: string, title: RegExp, foods: readonly RegExp[], without?: RegExp): ChatTask => ({
  skill: 'dish',
  message,
  expects: { proposes: 'save', title, foods, ...(without === undefined ? {} : { without }) },
});
const tool = (message: string, expects: ChatExpectation): ChatTask => ({
  skill: 'tools',
  message,
  expects,
});
const inLanguage = (language: AnswerLanguage, message: string, ...says: readonly RegExp[]): ChatTask => ({
  skill: 'language',
  message,
  expects: { language, says },
});

const MEAT_OR_DAIRY =
  /\b(?:beef|chicken|pork|bacon|lamb)\b|(?<!(?:coconut|oat|soy|almond|plant|vegan)[- ](?:based )?)\b(?:butter|milk|cream|cheese|parmesan)\b/iu;

/** Dishes asked for by name. */
const DISH_TASKS: readonly ChatTask[] = [
  dish('Make a recipe for beef Wellington', /wellington/iu, [/beef/iu, /pastry/iu, /mushroom/iu]),
  dish('Make a recipe for tiramisu', /tiramis/iu, [
    /mascarpone/iu,
    /coffee|espresso/iu,
    /ladyfinger|savoiardi|sponge/iu,
  ]),
  dish('Generate a recipe for bigos', /bigos/iu, [/sauerkraut/iu, /pork|sausage|kielbasa/iu]),
  dish('Make me a chili con carne', /chil+i/iu, [/beef|meat|mince/iu, /chil/iu]),
  dish('Make a recipe for jollof rice', /jollof/iu, [/rice/iu, /tomato/iu, /pepper|chil/iu]),
  dish('Make a recipe for doro wat', /doro/iu, [/chicken/iu, /berbere|paprika|cayenne/iu, /egg/iu]),
  dish('Generate a moqueca for two', /moqueca/iu, [/fish|cod|shrimp|prawn/iu, /coconut/iu]),
  dish('Make a recipe for menemen', /menemen/iu, [/egg/iu, /tomato/iu, /pepper/iu]),
  dish('Make a recipe for tabbouleh', /tabb?oul/iu, [/parsley/iu, /bulgur/iu, /lemon/iu]),
  dish('Create a recipe for pulled pork buns', /pork/iu, [/pork/iu, /bun/iu]),
  dish('Make a vegan lasagna recipe', /lasagn/iu, [/lasagn|pasta|noodle/iu, /tomato/iu], MEAT_OR_DAIRY),
  dish('Make a recipe for a green Thai curry with tofu', /curry/iu, [/tofu/iu, /curry paste/iu, /coconut/iu]),
];

/** Requests that need the tools, and questions that must not use them. */
const TOOL_TASKS: readonly ChatTask[] = [
  tool('Delete my banana bread recipe', { proposes: 'delete', title: /^banana bread$/iu }),
  tool('Please remove the Greek salad from my cookbook for good', { proposes: 'delete', title: /^greek salad$/iu }),
  tool('In my tomato pasta, use 6 cloves of garlic instead of 3', {
    proposes: 'edit',
    title: /pasta/iu,
    foods: [/6 cloves/iu],
  }),
  tool('Replace the butter in my banana bread by olive oil', {
    proposes: 'edit',
    title: /banana/iu,
    foods: [/olive oil/iu],
    without: /\bbutter\b/iu,
  }),
  tool('Find my recipes with chicken', { names: /chicken curry/iu }),
  tool('Which of my recipes has lentils in it?', { names: /lentil soup/iu }),
  tool('How many eggs are in my banana bread?', { names: /banana bread/iu, says: [/\b(?:2|two)\b/iu] }),
  tool('At what temperature do I bake my banana bread?', { names: /banana bread/iu, says: [/175/u] }),
  tool('Which one of my recipes is done fastest?', { names: /greek salad/iu }),
  tool('My tomato pasta makes too much sauce. What can I do with the rest?', { proposes: null }),
  tool('What is a roux?', { proposes: null, says: [/flour/iu, /butter|fat/iu] }),
  tool('Why does my sauce split?', { proposes: null, says: [/heat|hot|fat|emulsi/iu] }),
];

/** Questions in other languages. */
const LANGUAGE_TASKS: readonly ChatTask[] = [
  inLanguage('de', 'Kann ich gekochten Reis einfrieren?', /ja|einfrier|gefrier/iu),
  inLanguage('de', 'Wie lange muss ein weiches Ei kochen?', /minute/iu, /\d/u),
  inLanguage('de', 'Womit kann ich Butter beim Backen ersetzen?', /öl|margarine|apfelmus/iu),
  inLanguage('fr', 'Par quoi remplacer les œufs dans un gâteau ?', /compote|banane|lin|yaourt|tofu/iu),
  inLanguage('fr', 'À quelle température cuire un poulet entier au four ?', /\d{2}/u),
  inLanguage('fr', 'Combien de temps se conserve un bouillon maison ?', /jour/iu),
  inLanguage('es', '¿Cómo sé si un aguacate está maduro?', /bland|presion|suave|ced/iu),
  inLanguage('es', '¿Cuánta agua necesita el arroz?', /\d|dos|doble/iu),
  inLanguage('it', 'Quanto sale metto nell’acqua della pasta?', /gramm|\d/iu),
  inLanguage('it', 'Con che cosa posso sostituire il mascarpone?', /ricotta|panna|formaggio/iu),
];

export const CHAT_TASKS: readonly ChatTask[] = [...DISH_TASKS, ...TOOL_TASKS, ...LANGUAGE_TASKS];
