import type { ImportedRecipe } from '@larder/culinary/import/imported-recipe';
import { readMinutes } from '@larder/culinary/import/minutes';
import { readYield } from '@larder/culinary/import/yield';
import type { Element } from 'domhandler';

import { linesOf, textOf } from '../page/plain-text.ts';
import { fileDraft, ingredientLines, paragraphs, sourceOf, starsOf, stepLines, tagList } from './file-draft.ts';
import { entryFinder, entryPicture } from './file-pictures.ts';
import { allNamed, attributeOf, elementsIn, parseHtml } from './markup.ts';
import { findPage, hasPage, type PageArchive } from './page-archive.ts';
import type { FileReader, ReadItem } from './reader.ts';

/** The units are not in the file. */
const NUTRITION = [
  ['recipeNutServingSize', 'servingSize', ''],
  ['recipeNutCalories', 'calories', ' kcal'],
  ['recipeNutTotalFat', 'fatContent', ' g'],
  ['recipeNutSaturatedFat', 'saturatedFatContent', ' g'],
  ['recipeNutCholesterol', 'cholesterolContent', ' mg'],
  ['recipeNutSodium', 'sodiumContent', ' mg'],
  ['recipeNutTotalCarbohydrate', 'carbohydrateContent', ' g'],
  ['recipeNutDietaryFiber', 'fiberContent', ' g'],
  ['recipeNutSugars', 'sugarContent', ' g'],
  ['recipeNutProtein', 'proteinContent', ' g'],
] as const;

/** The properties of a recipe by their name. Some are the content of a `meta`, some the text of an element. */
class Properties {
  readonly #recipe: Element;

  constructor(recipe: Element) {
    this.#recipe = recipe;
  }

  elements(name: string): readonly Element[] {
    return elementsIn(this.#recipe, (element) => element.attribs['itemprop'] === name);
  }

  all(name: string): string[] {
    return this.elements(name)
      .map((element) => (element.name === 'meta' ? attributeOf(element, 'content').trim() : textOf(element)))
      .filter((value) => value !== '');
  }

  first(name: string): string {
    return this.all(name)[0] ?? '';
  }

  lines(name: string): string[] {
    return this.elements(name).flatMap(linesOf);
  }

  link(name: string): string {
    return this.elements(name)
      .flatMap((element) => [element, ...allNamed(element, 'a')])
      .reduce((found, element) => found || attributeOf(element, 'href'), '');
  }
}

function nutritionOf(properties: Properties): ImportedRecipe['nutrition'] {
  const rows = NUTRITION.flatMap(([property, name, unit]): (readonly [string, string])[] => {
    const value = properties.first(property);
    return value === '' || value === '0' ? [] : [[name, /\p{L}/u.test(value) ? value : `${value}${unit}`]];
  });
  return rows.length === 0 ? null : Object.fromEntries<string>(rows);
}

function draftOf(properties: Properties) {
  return fileDraft({
    title: properties.first('name'),
    ingredients: ingredientLines(properties.lines('recipeIngredients')),
    instructions: stepLines(properties.lines('recipeDirections')),
    preparation_time: readMinutes(properties.first('prepTime')),
    cooking_time: readMinutes(properties.first('cookTime')),
    total_time: readMinutes(properties.first('totalTime')),
    ...readYield(properties.first('recipeYield')),
    ...sourceOf(properties.first('recipeSource'), properties.link('recipeSource')),
    notes: paragraphs(properties.lines('recipeNotes').join('\n')),
    nutrition: nutritionOf(properties),
    tags: tagList(properties.all('recipeCourse'), properties.all('recipeCategory'), properties.all('recipeCollection')),
    stars: starsOf(properties.first('recipeRating'), 5),
    is_favorite: properties.first('recipeIsFavourite').toLowerCase() === 'true',
  });
}

async function* readRecipes({ archive, page, html }: PageArchive): AsyncIterable<ReadItem> {
  const find = entryFinder(archive);
  for (const recipe of elementsIn(parseHtml(html), (element) =>
    /\brecipe-details\b/u.test(attributeOf(element, 'class')),
  )) {
    const sources = allNamed(recipe, 'img').map((image) => attributeOf(image, 'src'));
    const pictures = [...new Set(sources)]
      .filter((source) => source !== '')
      .map((source) => entryPicture(archive, find(source, page), source));
    yield { draft: draftOf(new Properties(recipe)), pictures };
  }
}

const MARK = /class=["']?recipe-details|itemprop=["']?recipeShareId/iu;

/** Reads the export of Recipe Keeper: a page with all recipes, and their pictures. */
export const recipeKeeperReader: FileReader = {
  format: 'Recipe Keeper',
  recognizes: async (file) => hasPage(file, MARK),
  read: async function* read(file) {
    yield* readRecipes(await findPage(file, MARK));
  },
};
