import { PRODUCTS } from '#catalogue/made-of-data';
import { allergensIn, dietsRuledOut } from '#food-diets';
import { type Food, type FoodName, FOODS } from '#ingredient-catalogue';

let materials: ReadonlyMap<string, readonly Food[]> | undefined;
const USUAL: ReadonlySet<Food> = new Set(FOODS);

// Inverts the table and computes its transitive closure once.
function materialsByFood(): ReadonlyMap<string, readonly Food[]> {
  const direct = new Map<string, string[]>();
  for (const [material, products] of Object.entries<readonly FoodName[]>(PRODUCTS))
    for (const product of products) direct.set(product, [...(direct.get(product) ?? []), material]);
  const named = new Map<string, Food>(FOODS.map((food) => [food.name, food]));
  return new Map(
    [...direct.keys()].map((name) => {
      const found = new Set<string>(direct.get(name));
      // Iterating a Set also visits elements added during the loop.
      for (const each of found) for (const further of direct.get(each) ?? []) found.add(further);
      return [name, [...found].flatMap((each) => named.get(each) ?? [])] as const;
    }),
  );
}

/**
 * Returns what a food is usually made of, transitively (ketchup: tomato paste, tomato, onion …); empty for most foods.
 * For a food with claims ("vegan meatballs") returns only the materials that the claims allow.
 */
export function materialsOf(food: Food): readonly Food[] {
  materials ??= materialsByFood();
  const usual = materials.get(food.name);
  if (usual === undefined) return [];
  return USUAL.has(food) ? usual : usual.filter((material) => canContain(material, food));
}

function canContain(material: Food, food: Food): boolean {
  const allergens = allergensIn(food);
  if (allergensIn(material).some((allergen) => !allergens.includes(allergen))) return false;
  const broken = dietsRuledOut(food);
  return dietsRuledOut(material).every((diet) => broken.includes(diet));
}
