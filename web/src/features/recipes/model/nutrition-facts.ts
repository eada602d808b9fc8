/** How people call what schema.org calls otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  calories: 'Calories',
  carbohydrateContent: 'Carbohydrates',
  cholesterolContent: 'Cholesterol',
  fatContent: 'Fat',
  fiberContent: 'Fiber',
  proteinContent: 'Protein',
  saturatedFatContent: 'Saturated fat',
  servingSize: 'Serving size',
  sodiumContent: 'Sodium',
  sugarContent: 'Sugar',
  transFatContent: 'Trans fat',
  unsaturatedFatContent: 'Unsaturated fat',
};

/** The facts that a source states, in one line: "Calories 212 kcal, Fat 8 g". */
export function nutritionText(nutrition: Readonly<Record<string, string>>): string {
  return Object.entries(nutrition)
    .map(([name, value]) => `${NAMES[name] ?? name} ${value}`)
    .join(', ');
}
