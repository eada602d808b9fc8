import type { RecipePart } from '@larder/contract/detail-fields';
import type { ImportedRecipe } from '@larder/culinary/import/imported-recipe';

/** The photo of a recipe in our own store. */
export interface ExportedPhoto {
  /** Where other apps can fetch it. */
  readonly url: string;
  /** Opens it as WebP; null if it cannot be read. */
  readonly openWebp: () => Promise<AsyncIterable<Uint8Array> | null>;
  /** Encodes it as JPEG; null if it cannot be read. */
  readonly encodeJpeg: () => Promise<Uint8Array | null>;
}

/** The photo of a step. */
export interface ExportedStepPhoto extends ExportedPhoto {
  /** Index in the instructions. */
  readonly step: number;
}

/** A recipe as the writers of all formats get it. `image_url` is an address on the web; null if there is a `photo`. */
export interface ExportedRecipe extends ImportedRecipe {
  readonly id: string;
  readonly category: string | null;
  readonly linked_recipes: readonly RecipePart[];
  /** ISO 8601. */
  readonly updated_at: string;
  readonly photo: ExportedPhoto | null;
  readonly step_photos: readonly ExportedStepPhoto[];
}

/** The category and the tags. Other apps have one list. */
export function allTags({ category, tags }: ExportedRecipe): string[] {
  const others = tags.filter((tag) => tag.toLowerCase() !== category?.toLowerCase());
  return category === null ? others : [category, ...others];
}

/** Preparation, cooking and resting together; null if none is given. */
export function totalMinutes({ preparation_time, cooking_time, resting_time }: ExportedRecipe): number | null {
  return (preparation_time ?? 0) + (cooking_time ?? 0) + (resting_time ?? 0) || null;
}

/** The address of the picture, for formats without files. */
export const pictureAddress = ({ photo, image_url }: ExportedRecipe): string | null => photo?.url ?? image_url;
