import type { RecipeCategory } from '@larder/culinary/recipe-category';

export interface SampleDish {
  /** The file name of the picture. */
  name: string;
  title: string;
  category: RecipeCategory;
  ingredients: string[];
  minutes: number;
}

/** Dishes of the landing page. Their pictures are drawn from these texts at build time. */
export const SAMPLE_DISHES: readonly SampleDish[] = [
  {
    name: 'tomato-pasta',
    title: 'Tomato and Basil Pasta',
    category: 'Main Dish',
    ingredients: ['400 g spaghetti', '500 g cherry tomatoes', '3 cloves garlic', '1 handful basil', '60 g parmesan'],
    minutes: 25,
  },
  {
    name: 'pumpkin-soup',
    title: 'Roasted Pumpkin Soup',
    category: 'Soup',
    ingredients: ['1 kg pumpkin', '1 onion', '2 carrots', '200 ml cream', '2 tbsp pumpkin seeds'],
    minutes: 50,
  },
  {
    name: 'berry-crumble',
    title: 'Berry and Apple Crumble',
    category: 'Dessert',
    ingredients: ['400 g blackberries', '2 apples', '150 g flour', '100 g butter', '80 g sugar'],
    minutes: 55,
  },
  {
    name: 'green-salad',
    title: 'Green Salad with Avocado and Egg',
    category: 'Salad',
    ingredients: ['1 head lettuce', '1 avocado', '2 eggs', '1 cucumber', '8 radishes'],
    minutes: 15,
  },
  {
    name: 'salmon-traybake',
    title: 'Salmon with Lemon and Broccoli',
    category: 'Main Dish',
    ingredients: ['4 salmon fillets', '1 lemon', '300 g broccoli', '500 g potatoes', '1 handful dill'],
    minutes: 35,
  },
  {
    name: 'pancakes',
    title: 'Blueberry Pancakes',
    category: 'Breakfast',
    ingredients: ['200 g flour', '2 eggs', '250 ml milk', '150 g blueberries', '2 tbsp maple syrup'],
    minutes: 20,
  },
];
