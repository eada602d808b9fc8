import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { ArchiveFile } from '#platform/archive.ts';

import { allTags, type ExportedRecipe, totalMinutes } from '../exported-recipe.ts';
import { withDetailsInNotes } from './details-in-notes.ts';
import { fileName, uniqueNames } from './file-names.ts';
import { oneLine } from './text-in-lines.ts';
import { archiveWriter } from './writer.ts';

const minutes = (count: number | null): string => (count === null ? '' : `${count} ${count === 1 ? 'min' : 'mins'}`);

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').toUpperCase();

/** A photo of the gallery. */
interface GalleryPhoto {
  /** Index in the instructions. */
  readonly step: number;
  /** As the directions show it: "[photo:1]". */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The photos of the steps, named by numbers as the app does it. */
async function galleryOf({ step_photos }: ExportedRecipe): Promise<GalleryPhoto[]> {
  const gallery: GalleryPhoto[] = [];
  for (const { step, encodeJpeg } of step_photos) {
    const bytes = await encodeJpeg();
    if (bytes !== null) gallery.push({ step, name: String(gallery.length + 1), bytes });
  }
  return gallery;
}

/** Paragraphs are steps, with their photos below them. Lines that end with a colon are headings. */
const directionsOf = ({ instructions }: ExportedRecipe, gallery: readonly GalleryPhoto[]): string =>
  instructions
    .map((text, at) => [
      oneLine(text),
      ...gallery.filter(({ step }) => step === at).map(({ name }) => `[photo:${name}]`),
    ])
    .map((lines) => lines.join('\n'))
    .join('\n\n');

/** The fields that Paprika writes, in texts. */
function fieldsOf(whole: ExportedRecipe, gallery: readonly GalleryPhoto[]) {
  const recipe = withDetailsInNotes(whole, 'paprika');
  const nutrition = Object.entries(recipe.nutrition ?? {});
  return {
    uid: recipe.id.toUpperCase(),
    name: recipe.title,
    description: recipe.description ?? '',
    ingredients: recipe.ingredients.map(oneLine).join('\n'),
    directions: directionsOf(recipe, gallery),
    notes: recipe.notes ?? '',
    nutritional_info: nutrition.map(([name, value]) => `${name}: ${value}`).join('\n'),
    servings: recipe.servings === null ? '' : String(recipe.servings),
    prep_time: minutes(recipe.preparation_time),
    cook_time: minutes(recipe.cooking_time),
    total_time: minutes(totalMinutes(whole)),
    difficulty: '',
    source: recipe.source_name ?? '',
    source_url: recipe.source_url ?? '',
    image_url: recipe.image_url,
    rating: recipe.stars ?? 0,
    categories: allTags(recipe),
    created: (recipe.created_at ?? recipe.updated_at).slice(0, 19).replace('T', ' '),
  };
}

async function present(recipe: ExportedRecipe) {
  const gallery = await galleryOf(recipe);
  const fields = fieldsOf(recipe, gallery);
  const photo = (await recipe.photo?.encodeJpeg()) ?? null;
  return {
    ...fields,
    hash: hashOf(JSON.stringify(fields)),
    photo: photo === null ? null : `${fields.uid}.jpg`,
    photo_hash: photo === null ? null : hashOf(photo),
    photo_large: null,
    photo_data: photo === null ? null : Buffer.from(photo).toString('base64'),
    photos: gallery.map(({ name, bytes }) => ({
      filename: `${fields.uid}-${name}.jpg`,
      name,
      hash: hashOf(bytes),
      data: Buffer.from(bytes).toString('base64'),
    })),
  };
}

/** The export of Paprika 3: a gzip file of JSON for each recipe. */
export const paprikaWriter = archiveWriter(() => {
  const nameOf = uniqueNames();
  return async function* files(recipe): AsyncGenerator<ArchiveFile> {
    const name = `${nameOf(fileName(recipe.title))}.paprikarecipe`;
    yield { name, pieces: [await promisify(gzip)(JSON.stringify(await present(recipe)))], compressed: true };
  };
});
