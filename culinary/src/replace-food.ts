import { findFoods } from '#ingredient-catalogue';
import type { ConvertibleRecipe } from '#conversion';

const NEIGHBOR_MAX_CHARACTERS = 30;

/**
 * Replaces a food in the lines and steps of a recipe, wherever its name is written; amounts stay. A name that is only a part of another
 * food's stays: "peanut butter" when butter is replaced. Never throws.
 */
export function replaceFood(
  recipe: ConvertibleRecipe,
  from: string,
  to: string,
): { ingredients: string[]; instructions: string[] } {
  const names = formsOf(from.trim()).map((name) => RegExp.escape(name));
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${names.join('|')})(?![\p{L}\p{N}-])`, 'giu');
  const food = foodIn(from);
  const replaceIn = (text: string): string =>
    text.replaceAll(pattern, (written: string, at: number) =>
      isPartOfOther(text, at, written, food) ? written : inCase(to.trim(), written),
    );
  return { ingredients: recipe.ingredients.map(replaceIn), instructions: recipe.instructions.map(replaceIn) };
}

/** The name in the singular and in the plural, the longest first. */
function formsOf(name: string): string[] {
  const singulars = [name, name.replace(/(?<=\p{L}{3})es$/iu, ''), name.replace(/(?<=\p{L}{2})s$/iu, '')];
  const forms = singulars.flatMap((each) => [`${each}es`, `${each}s`, each]);
  return [...new Set(forms)].toSorted((one, other) => other.length - one.length);
}

const foodIn = (text: string) => findFoods(text)[0]?.food;

/** Whether the word before or after makes the name another food's. */
function isPartOfOther(text: string, at: number, written: string, food: ReturnType<typeof foodIn>): boolean {
  const before = /\p{L}+[ -]$/u.exec(text.slice(Math.max(0, at - NEIGHBOR_MAX_CHARACTERS), at))?.[0] ?? '';
  const after =
    /^[ -]\p{L}+/u.exec(text.slice(at + written.length, at + written.length + NEIGHBOR_MAX_CHARACTERS))?.[0] ?? '';
  return [`${before}${written}`, `${written}${after}`].some((words) => {
    const found = findFoods(words);
    return found.length === 1 && found[0]?.food !== food;
  });
}

function inCase(name: string, written: string): string {
  const first = written.charAt(0);
  return first === first.toLowerCase() ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
