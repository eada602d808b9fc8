import { GROUPS } from '#compose/food-groups';
import { isTypoOf, maxEditsIn } from '#food-words';
import { FOODS } from '#ingredient-catalogue';
import { countBits, letterBits } from '#letter-bits';

const MIN_LETTERS = 4;

/** Builds a spelling index. It computes the edit distance only for names with nearly the same letters. */
function spellingIndex(names: Iterable<string>): (word: string) => string[] {
  const entries = Array.from(names, (name) => ({ name, letters: letterBits(name) }));
  const byFirstLetter = Map.groupBy(entries, ({ name }) => name.slice(0, 1));
  return (word) => {
    const letters = letterBits(word);
    const allowed = maxEditsIn(word);
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
 * Returns what a misspelled word may mean: groups and allergens before single foods. Returns all equally close names,
 * because it is safer to exclude each of them.
 */
export function correctFoodWord(word: string): readonly string[] {
  if (word.length < MIN_LETTERS) return [];
  groupsLike ??= spellingIndex(GROUPS.keys());
  const groups = groupsLike(word);
  if (groups.length > 0) return groups;
  foodsLike ??= spellingIndex(FOODS.map(({ name }) => name));
  return foodsLike(word);
}
