import { GROUPS } from '#compose/food-groups';
import { isTypoOf, slipsAllowedIn } from '#food-words';
import { FOODS } from '#ingredient-catalogue';
import { countBits, letterBits } from '#letter-bits';

const LEAST_LETTERS = 4;

/** Finds the names that a word may be a misspelling of. Compares letters in order only where nearly the same ones occur. */
function spellingIndex(names: Iterable<string>): (word: string) => string[] {
  const entries = Array.from(names, (name) => ({ name, letters: letterBits(name) }));
  const byFirstLetter = Map.groupBy(entries, ({ name }) => name.slice(0, 1));
  return (word) => {
    const letters = letterBits(word);
    const allowed = slipsAllowedIn(word);
    return (byFirstLetter.get(word.slice(0, 1)) ?? [])
      .filter(
        (known) =>
          countBits(letters & ~known.letters) <= allowed &&
          countBits(known.letters & ~letters) <= allowed &&
          isTypoOf(word, known.name),
      )
      .map(({ name }) => name);
  };
}

let groupsLike: ReturnType<typeof spellingIndex> | undefined;
let foodsLike: ReturnType<typeof spellingIndex> | undefined;

/**
 * What a misspelt word may stand for: groups of foods and allergens before single foods. All that are as near, because whoever must not
 * have one of them is served best without any.
 */
export function mendFoodWord(word: string): readonly string[] {
  if (word.length < LEAST_LETTERS) return [];
  groupsLike ??= spellingIndex(GROUPS.keys());
  const groups = groupsLike(word);
  if (groups.length > 0) return groups;
  foodsLike ??= spellingIndex(FOODS.map(({ name }) => name));
  return foodsLike(word);
}
