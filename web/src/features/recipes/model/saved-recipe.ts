import { readPictureUrl } from '@larder/contract/pictures';
import { detailsOf, type GivenDetails } from '@larder/contract/details-of';
import type { NewRecipe, Recipe, RecipeChange, RecipeDetail } from '@larder/contract/recipes';

/**
 * Whether both URLs name the same picture. The server saves the URL of the widest file of a stored picture. It replaces the
 * URL of a picture on another site by one of our store once it has imported the picture.
 */
function isSamePicture(saved: string | null, sent: string | null): boolean {
  if (saved === null || sent === null) return saved === sent;
  const id = readPictureUrl(saved);
  if (id === null) return saved === sent;
  return id === readPictureUrl(sent) || (!URL.canParse(saved) && URL.canParse(sent));
}

/** The links themselves, without what the server fills in. */
function linksOf({ linked_recipes: links = [] }: Pick<GivenDetails, 'linked_recipes'>): string {
  return JSON.stringify(links.map((link) => [link.ingredient, link.recipe_id]));
}

/** The update that turns the saved recipe into the one that was sent; null when they are equal. */
export function changesSince(saved: Recipe, sent: NewRecipe): RecipeChange | null {
  // The id and the origin never change. The favorite is set on the recipe's page.
  const { id: _id, is_ai_generated: _generated, is_favorite: _favorite, image_url: image, ...texts } = sent;
  const wanted = isSamePicture(saved.image_url, image) ? texts : { ...texts, image_url: image };
  // A response lacks the details that were left out.
  const current: Readonly<Record<string, unknown>> = { ...saved, ...detailsOf(saved) };
  const isSame = Object.entries(wanted).every(
    ([field, value]) => field === 'linked_recipes' || JSON.stringify(current[field]) === JSON.stringify(value),
  );
  return isSame && linksOf(saved) === linksOf(sent) ? null : { ...wanted, version: saved.version };
}

/** Converts the response to a write of the user's recipe to the form of its page. Retains the reason of an admin who hid it. */
export function ownDetail(recipe: Recipe, former?: RecipeDetail): RecipeDetail {
  const hidden_reason = former?.hidden_reason ?? null;
  const figures = { rating: 0, ratings_count: 0 };
  // Only the response for the page names them.
  const culprits = former !== undefined && former.version === recipe.version ? former.culprits : [];
  const openable_links = openableLinks(recipe, former);
  const own = { source: 'own', shared_by: null, shared_by_name: null, openable_links } as const;
  return { ...recipe, ...own, ...figures, hidden_reason, culprits };
}

/** A link that was just made can be opened. For the others the answer for the page said it. */
function openableLinks({ linked_recipes: links = [] }: Recipe, former?: RecipeDetail): string[] {
  const known = new Set(former?.linked_recipes?.map((link) => link.recipe_id));
  const ids = links.map((link) => link.recipe_id);
  return ids.filter((id) => !known.has(id) || former?.openable_links?.includes(id) === true);
}
