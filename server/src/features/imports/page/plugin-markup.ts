import { isHeading } from '@larder/culinary/ingredient-heading';
import { EMPTY_RECIPE, type ImportedRecipe } from '@larder/culinary/import/imported-recipe';
import { type Element, isTag } from 'domhandler';

import { type Block, blocksOf } from './blocks.ts';
import { classesOf } from './parse-document.ts';
import { withoutIdleSections } from './compare-lines.ts';
import { headsIngredients } from './page-words.ts';
import { linesOf, textOf } from './plain-text.ts';
import { cleanIngredient, sectionLine } from './read-ingredients.ts';
import { cleanStep } from './read-steps.ts';

type Part = 'ingredients' | 'instructions' | 'notes' | 'equipment' | 'equipmentName' | 'recipe';

/** Class names by which recipe plug-ins mark the parts of a recipe. */
const PARTS: Readonly<Record<string, Part>> = {
  // WP Recipe Maker
  'wprm-recipe-container': 'recipe',
  'wprm-recipe-ingredients-container': 'ingredients',
  'wprm-recipe-instructions-container': 'instructions',
  'wprm-recipe-notes': 'notes',
  'wprm-recipe-equipment-name': 'equipmentName',
  // Tasty Recipes
  'tasty-recipes': 'recipe',
  'tasty-recipes-ingredients': 'ingredients',
  'tasty-recipe-ingredients': 'ingredients',
  'tasty-recipes-instructions': 'instructions',
  'tasty-recipe-instructions': 'instructions',
  'tasty-recipes-notes-body': 'notes',
  'tasty-recipes-notes': 'notes',
  'tasty-recipes-equipment': 'equipment',
  // Mediavine Create
  'mv-create-card': 'recipe',
  'mv-create-ingredients': 'ingredients',
  'mv-create-instructions': 'instructions',
  'mv-create-notes-content': 'notes',
  'mv-create-notes': 'notes',
  // WP Ultimate Recipe
  'wpurp-container': 'recipe',
  'wpurp-recipe-ingredients': 'ingredients',
  'wpurp-recipe-instructions': 'instructions',
  'wpurp-recipe-notes': 'notes',
  // EasyRecipe
  easyrecipe: 'recipe',
  ersingredients: 'ingredients',
  ersinstructions: 'instructions',
  ersnotes: 'notes',
  // Recipe Card Blocks
  'wp-block-wpzoom-recipe-card-block-recipe-card': 'recipe',
  'recipe-card-ingredients': 'ingredients',
  'recipe-card-directions': 'instructions',
  'recipe-card-notes': 'notes',
  // Delicious Recipes
  'dr-summary-holder': 'recipe',
  'dr-ingredients-list': 'ingredients',
  'dr-instructions': 'instructions',
  'dr-note': 'notes',
  // Cooked
  'cooked-recipe-ingredients': 'ingredients',
  'cooked-recipe-directions': 'instructions',
  'cooked-recipe-notes': 'notes',
  // Jetpack
  'jetpack-recipe': 'recipe',
  'jetpack-recipe-ingredients': 'ingredients',
  'jetpack-recipe-directions': 'instructions',
  'jetpack-recipe-notes': 'notes',
  // Zip Recipes, Simple Recipe Pro, Meal Planner Pro
  'zrdn-ingredients': 'ingredients',
  'zrdn-instructions': 'instructions',
  'zrdn-notes': 'notes',
  'zlrecipe-container': 'recipe',
  'mpp-recipe-ingredients': 'ingredients',
  'simmer-recipe-ingredients': 'ingredients',
  'simmer-recipe-instructions': 'instructions',
};

const LINES_MAX = 300;
const NOTES_MAX_CHARACTERS = 10_000;
const EQUIPMENT_MAX = 50;
const MARKED_MAX = 100;
const CARDS_MAX = 50;
/** Headings of the whole part. */
const OWN_HEADING =
  /^(?:ingredients?|instructions?|directions?|method|notes?|zutaten|zubereitung|equipment|(?:us|metric|cups)(?: customary)?)[:\s]*$/iu;

/** The elements of one recipe by their part. */
type Marked = Map<Part, Element[]>;

const partOf = (element: Element): Part | undefined =>
  element.attribs['class'] === undefined
    ? undefined
    : classesOf(element)
        .map((name) => PARTS[name.toLowerCase()])
        .find((part) => part !== undefined);

function isWithin(element: Element, others: readonly Element[] | undefined): boolean {
  for (let each = element.parent; each !== null; each = each.parent)
    if (isTag(each) && others?.includes(each) === true) return true;
  return false;
}

/** Gathers the marked elements, a set for each recipe card. */
function gather(elements: readonly Element[]): Marked[] {
  const all: Marked[] = [];
  let current: Marked = new Map();
  for (const element of elements) {
    const part = partOf(element);
    if (part === undefined || isWithin(element, current.get(part))) continue;
    const isNext =
      part === 'recipe' || (part === 'ingredients' && current.has('ingredients') && current.has('instructions'));
    if (isNext || all.length === 0) {
      current = new Map();
      all.push(current);
    }
    const marked = current.get(part);
    if (marked === undefined) current.set(part, [element]);
    else if (marked.length < MARKED_MAX) marked.push(element);
  }
  return all;
}

/** In a card with list items only those and headings count: the rest are switches for units and sizes. */
function linesOfCard(root: Element): readonly Block[] {
  const blocks = blocksOf(root).filter(({ text }) => !OWN_HEADING.test(text) && !headsIngredients(text));
  const hasRows = blocks.some(isRow);
  return blocks.filter((block) => !hasRows || isRow(block) || block.level > 0 || isHeading(block.text));
}

const isRow = ({ element }: Block): boolean => element.name === 'li' || element.name === 'tr';

function listOf(elements: readonly Element[] | undefined, clean: (text: string) => string): string[] {
  const lines = (elements ?? []).slice(0, 1).flatMap((element) =>
    linesOfCard(element).flatMap((block) => {
      const line = clean(block.text);
      return line === '' ? [] : [block.level > 0 && !isRow(block) ? sectionLine(line) : line];
    }),
  );
  return [...withoutIdleSections(lines)].slice(0, LINES_MAX);
}

function notesOf(elements: readonly Element[] | undefined): string | null {
  const [first] = elements ?? [];
  const lines = first === undefined ? [] : linesOf(first).filter((line) => !OWN_HEADING.test(line));
  return lines.length === 0 ? null : lines.join('\n\n').slice(0, NOTES_MAX_CHARACTERS);
}

function equipmentOf(marked: Marked): string[] {
  const names = [
    ...(marked.get('equipmentName') ?? []).map(textOf),
    ...listOf(marked.get('equipment'), (text) => text),
  ];
  return [...new Set(names.map((name) => name.replace(/:$/u, '')).filter((name) => name !== ''))].slice(
    0,
    EQUIPMENT_MAX,
  );
}

/** Reads the recipe cards of plug-ins: ingredients and steps with their sections, notes and equipment. */
export function readPluginCards(elements: readonly Element[]): ImportedRecipe[] {
  return gather(elements)
    .slice(0, CARDS_MAX)
    .map((marked) => ({
      ...EMPTY_RECIPE,
      ingredients: listOf(marked.get('ingredients'), cleanIngredient),
      instructions: listOf(marked.get('instructions'), cleanStep),
      notes: notesOf(marked.get('notes')),
      equipment: equipmentOf(marked),
    }))
    .filter(({ ingredients, instructions }) => ingredients.length + instructions.length > 0);
}
