import { pictureUrl, pictureWidths } from '@larder/contract/pictures';
import type { Recipe } from '@larder/contract/recipes';

const CONTEXT = 'https://schema.org';

/** ISO 8601: 95 minutes are "PT1H35M". Days are written in hours, which every parser reads. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const time = `${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
  return time === '' ? 'PT0M' : `PT${time}`;
}

/** The public URL of the image; undefined if there is none. */
function imageOf({ picture, image_url: url }: Recipe, origin: string): string | undefined {
  if (picture !== null) {
    const widest = pictureWidths(picture.width).at(-1);
    if (widest !== undefined) return new URL(pictureUrl(picture.id, widest), origin).href;
  }
  return url !== null && URL.canParse(url, origin) ? new URL(url, origin).href : undefined;
}

/** A recipe as schema.org/Recipe. Unknown values are left out. */
export function recipeAsSchema(recipe: Recipe, origin: string) {
  const { preparation_time: preparing, cooking_time: cooking, servings, category } = recipe;
  const total = (preparing ?? 0) + (cooking ?? 0);
  return {
    '@type': 'Recipe',
    '@id': `urn:uuid:${recipe.id}`,
    name: recipe.title,
    description: recipe.description,
    image: imageOf(recipe, origin),
    datePublished: recipe.created_at,
    dateModified: recipe.updated_at,
    recipeCategory: category ?? undefined,
    recipeYield: servings === null ? undefined : `${servings} ${servings === 1 ? 'serving' : 'servings'}`,
    prepTime: preparing === null ? undefined : isoDuration(preparing),
    cookTime: cooking === null ? undefined : isoDuration(cooking),
    totalTime: total === 0 ? undefined : isoDuration(total),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.instructions.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
}

/**
 * A JSON-LD document as parts for a Blob, one recipe each, so that ten thousand recipes are not one string. A single recipe
 * is the root; several are a graph.
 */
export function schemaDocument(recipes: readonly Recipe[], origin: string): string[] {
  const [first, ...others] = recipes;
  if (first !== undefined && others.length === 0) {
    return [`${JSON.stringify({ '@context': CONTEXT, ...recipeAsSchema(first, origin) }, null, 2)}\n`];
  }
  const parts = recipes.map(
    (recipe, index) => `${index === 0 ? '' : ','}\n${JSON.stringify(recipeAsSchema(recipe, origin), null, 2)}`,
  );
  return [`{\n"@context": ${JSON.stringify(CONTEXT)},\n"@graph": [`, ...parts, '\n]\n}\n'];
}

/** "recipes-2026-02-03.json". Importers of JSON-LD look for the .json extension. */
export function exportName(today: Date): string {
  const [month, day] = [today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0'));
  return `recipes-${today.getFullYear()}-${month}-${day}.json`;
}
