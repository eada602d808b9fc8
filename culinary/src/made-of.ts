import { PRODUCTS } from '#catalogue/made-of-data';
import { allergensIn, dietsRuledOut } from '#food-diets';
import { type Food, type FoodName, FOODS } from '#ingredient-catalogue';

let materials: ReadonlyMap<string, readonly Food[]> | undefined;
const USUAL: ReadonlySet<Food> = new Set(FOODS);

// Turned round and followed to the end once: asked for every food that a dish might get.
function materialsByFood(): ReadonlyMap<string, readonly Food[]> {
  const direct = new Map<string, string[]>();
  for (const [material, products] of Object.entries<readonly FoodName[]>(PRODUCTS))
    for (const product of products) direct.set(product, [...(direct.get(product) ?? []), material]);
  const named = new Map<string, Food>(FOODS.map((food) => [food.name, food]));
  return new Map(
    [...direct.keys()].map((name) => {
      const found = new Set<string>(direct.get(name));
      // A set is walked on into what is added meanwhile.
      for (const each of found) for (const further of direct.get(each) ?? []) found.add(further);
      return [name, [...found].flatMap((each) => named.get(each) ?? [])] as const;
    }),
  );
}

/**
 * What a food is made of as it is usually sold, and what that is made of (ketchup: tomato paste, tomato, onion …); empty for most. Of one
 * that is said to be free of something ("vegan meatballs") it is only what may be in such a one.
 */
export function materialsOf(food: Food): readonly Food[] {
  materials ??= materialsByFood();
  const usual = materials.get(food.name);
  if (usual === undefined) return [];
  return USUAL.has(food) ? usual : usual.filter((material) => mayBeIn(material, food));
}

function mayBeIn(material: Food, food: Food): boolean {
  const allergens = allergensIn(food);
  if (allergensIn(material).some((allergen) => !allergens.includes(allergen))) return false;
  const broken = dietsRuledOut(food);
  return dietsRuledOut(material).every((diet) => broken.includes(diet));
}
