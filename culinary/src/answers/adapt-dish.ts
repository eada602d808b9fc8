import type { Computed } from '#answers/answer-type';
import { type Eater, foodObjection } from '#answers/eater';
import { exclusionWarning } from '#answers/exclusion-notes';
import { listed } from '#answers/phrasing';
import type { Question } from '#answers/question';
import type { Diet } from '#catalogue/food-row';
import { isMeat } from '#food-diets';
import { factsOf } from '#food-facts';
import { findFood, getFood } from '#ingredient-catalogue';
import { trimSentence } from '#intent/normalize';
import { findDish } from '#answers/dish-diets';
import { dishNamedIn } from '#dishes/named-dish';

/** A question how to change a dish: "How do I make my tagine vegetarian?" */
export interface Adaptation {
  /** As the user writes it, without "my". */
  readonly dish: string;
  readonly isOwn: boolean;
  readonly change: Change;
}

interface Change {
  readonly name: string;
  /** The diet that the dish shall follow, if the change is one. */
  readonly diet?: Diet;
  readonly text: string;
  /** For what is baked, where other advice applies. */
  readonly baked?: string;
}

const CHECK = 'Then read the labels of what comes out of jars and packets.';

const CHANGES: readonly (readonly [words: string, change: Change])[] = [
  [
    'vegetarian|veggie|meatless|meat[- ]free|without meat',
    {
      name: 'vegetarian',
      diet: 'vegetarian',
      text: `Replace the meat or fish by something with bite: chickpeas, lentils or beans where it simmers, mushrooms or eggplant where it braises, smoked tofu or halloumi where it is fried. They need 20 to 30 minutes at most, so add them late. Use vegetable stock, and bring back the depth with well-browned onions, tomato paste, dried mushrooms or a little soy sauce. Fish sauce, Worcestershire sauce, gelatin and some hard cheeses are not vegetarian. ${CHECK}`,
      baked: `Use butter or oil instead of lard and suet, and agar instead of gelatin: 1 teaspoon of agar powder sets what 6 sheets do, and it must boil for 2 minutes. ${CHECK}`,
    },
  ],
  [
    'vegan|plant[- ]based',
    {
      name: 'vegan',
      diet: 'vegan',
      text: `Replace the meat or fish by chickpeas, lentils, mushrooms or tofu, and add them late, because they cook faster. Fry in oil instead of butter. For cream use coconut milk, oat cream or cashews blended with water; for cheese, nutritional yeast or toasted nuts; for honey, maple syrup. Use vegetable stock, and bring back the depth with browned onions, miso or soy sauce. ${CHECK}`,
      baked: `Replace butter by vegan butter, or by three quarters of its weight in oil; milk by soy or oat milk; each egg by 1 tablespoon of ground flaxseed stirred into 3 tablespoons of water, or by 60 g of applesauce for a moist crumb. A pinch more baking powder makes up for the lift of the eggs. ${CHECK}`,
    },
  ],
  [
    'gluten[- ]free|without gluten|wheat[- ]free',
    {
      name: 'gluten-free',
      diet: 'gluten-free',
      text: `Serve it with rice, potatoes, polenta or gluten-free pasta instead of wheat pasta, couscous, bulgur or bread. Thicken with cornstarch instead of flour, half the amount, stirred into cold water. Use gluten-free breadcrumbs or crushed nuts, and tamari instead of soy sauce. Stock cubes, sausages and spice mixes may contain wheat. ${CHECK}`,
      baked: `Use a gluten-free flour blend, weight for weight, with ½ teaspoon of xanthan gum per 125 g for cakes and 1 teaspoon for bread, unless the blend contains it. Let the batter rest for 20 minutes so that it loses its grit, and bake until the middle is set. ${CHECK}`,
    },
  ],
  [
    'dairy[- ]free|lactose[- ]free|without (?:dairy|milk)',
    {
      name: 'dairy-free',
      diet: 'dairy-free',
      text: `Fry in oil instead of butter. Use coconut milk, oat cream or cashews blended with water instead of cream, and unsweetened oat or soy milk instead of milk. For cheese, nutritional yeast, olives or toasted breadcrumbs bring the salt and the savor. Add plant creams at the end, because some split when they boil. ${CHECK}`,
      baked: `Replace butter by a firm dairy-free margarine, or by three quarters of its weight in oil; milk by oat or soy milk; buttermilk by soy milk with 1 tablespoon of lemon juice per 250 ml. Dark chocolate is often free of milk, milk chocolate never. ${CHECK}`,
    },
  ],
  [
    'lighter|healthier|leaner|less (?:heavy|fatty|rich)|lower in (?:calories|fat)|low[- ](?:calorie|fat)',
    {
      name: 'lighter',
      text: 'Halve the fat first: a nonstick pan and a measured tablespoon of oil are often enough. Take lean meat, trim it, or replace a third of it by beans or mushrooms. Double the vegetables and serve a smaller portion of rice, pasta or bread. Use milk thickened with a little cornstarch, or yogurt stirred in off the heat, instead of cream, and less cheese of a stronger kind. Lemon, vinegar and fresh herbs make up for what the fat carried.',
      baked:
        'Leave out a quarter of the sugar, which most cakes take well. Replace a third of the butter by applesauce or yogurt, and half of the flour by whole-wheat flour with a spoonful more liquid. Bake smaller pieces, and skip the frosting for fruit or a dusting of sugar.',
    },
  ],
  [
    'milder|less (?:spicy|hot)|not (?:so|as|too) spicy',
    {
      name: 'milder',
      text: 'Use half of the chili, and take out the seeds and the white ribs, which hold most of the heat. If it is cooked already, stir in cream, yogurt, coconut milk or peanut butter, and add more of everything else: vegetables, beans, tomatoes, stock. A little sugar and lemon juice round it off, and rice or bread beside it help more than water.',
    },
  ],
  [
    'spicier|hotter|more spicy|spicy',
    {
      name: 'spicier',
      text: 'Fry ¼ teaspoon of chili flakes per serving, or a chopped fresh chili with its seeds, in the oil at the start: heat spreads through fat. Later in the cooking use cayenne, a little at a time, for it grows as it simmers. At the table add chili oil, harissa or hot sauce, so that everyone chooses. Taste after 5 minutes before you add more; cream, yogurt or coconut milk take heat back.',
    },
  ],
  [
    'low[- ]carb|lower in carbs|keto',
    {
      name: 'low-carb',
      text: 'Serve it on cauliflower rice, zucchini ribbons, roasted cabbage or a salad instead of rice, pasta, potatoes or bread. Thicken with cream, an egg yolk or ground almonds instead of flour or starch, and leave out sugar, honey and sweet sauces. Beans and root vegetables have starch too: use less of them and more of the meat, eggs, cheese or tofu.',
    },
  ],
];

const ASKS =
  "(?:(?:so|and|but|ok|okay|hey|hi|hello|please|reece)[, ]+)*(?:how (?:do|can|could|would|should|might) (?:i|we|you)|how to|what(?:’s|'s| is) the best way to|is there (?:a|any) way to) (?:make|turn|get|adapt|change|cook|convert)";
const PATTERNS = CHANGES.map(
  ([words, change]) =>
    [
      new RegExp(
        `^${ASKS} (?<own>(?:my|our|this|the|an?|some) )?(?<dish>\\p{L}[\\p{L}'’& -]{1,60}?)(?: (?:into|more|to be|be|an?|completely|fully|a (?:bit|little)|a lot|much|even))* (?:${words})(?: (?:one|dish|version))?$`,
        'iu',
      ),
      change,
    ] as const,
);
const BAKED =
  /\b(?:cakes?|cupcakes?|breads?|cookies?|biscuits?|brownies?|muffins?|scones?|pastry|pies?|tarts?|pancakes?|waffles?|crepes?|crêpes?|buns?|donuts?|doughnuts?|cheesecakes?|shortbread)\b/iu;
/** "It" is the recipe under discussion, which the chat rewrites; people and pets are no dishes. */
const NO_DISH =
  /\b(?:it|this|that|them|these|those|baby|babies|kids?|child(?:ren)?|sons?|daughters?|husband|wife|partner|boyfriend|girlfriend|family|friends?|dogs?|cats?|hair|skin|teeth|life|diet|fridge|kitchen|cookbook)\b/iu;

/** Parses a question how to change a dish; undefined for anything else. */
export function parseAdaptation(message: string): Adaptation | undefined {
  const text = trimSentence(message);
  for (const [pattern, change] of PATTERNS) {
    const { own = '', dish = '' } = pattern.exec(text)?.groups ?? {};
    if (dish === '' || NO_DISH.test(dish) || (change.diet === undefined && !isDish(dish))) continue;
    return { dish: dish.trim(), isOwn: /^(?:my|our) $/iu.test(own), change };
  }
  return undefined;
}

/** How to change a dish of this name in general, with a warning about foods in it that the eater is allergic to. */
export function adaptationText({ dish, change }: Adaptation, { without }: Eater): string {
  const text = (BAKED.test(dish) ? change.baked : undefined) ?? change.text;
  return `${text}${exclusionWarning(text, { foods: [], objectionTo: foodObjection({ diets: [], without }) })}`;
}

/** Answers "How do I make my tagine vegetarian?" */
export function answerAdaptation({ text }: Question, eater: Eater): Computed | null {
  const asked = parseAdaptation(text);
  return asked === undefined ? null : { topic: 'diet', text: adaptationText(asked, eater) };
}

const DISH =
  /\b(?:dish(?:es)?|dinner|lunch|meals?|soups?|stews?|tagines?|curr(?:y|ies)|sauces?|salads?|casseroles?)\b/iu;

const isDish = (name: string): boolean =>
  DISH.test(name) ||
  BAKED.test(name) ||
  findDish(name) !== null ||
  findFood(name) !== null ||
  dishNamedIn(name, [], false) !== null;

const MAX_SWAPS = 2;
const ANIMAL = 'chickpeas, mushrooms or tofu';

/** What to use instead of a food of a recipe so that it follows the rules: "vegetable stock". Undefined if nothing is known. */
export function swapFor(food: string, rules: Eater): string | undefined {
  const found = findFood(food)?.food;
  if (found === undefined) return undefined;
  const objectionTo = foodObjection(rules);
  const suits = (factsOf(found.name).substitutes ?? []).filter(({ use, and = [] }) =>
    [use, ...and.map((each) => each.use)].every((name) => objectionTo(getFood(name)) === null),
  );
  const names = [...new Set(suits.map(({ use }) => use))].slice(0, MAX_SWAPS);
  if (names.length > 0) return listed(names, 'or');
  return isMeat(found) || found.role === 'fish' ? ANIMAL : undefined;
}
