import { readPlainRecipe } from '#import/plain-text/read-plain-recipe';
import { splitRecipes } from '#import/plain-text/split-recipes';
import type { TextFormat } from '#import/text-format';

const HAS_LETTER = /\p{L}/u;

/** Text without a format of its own: notes, captions of posts, shared pages, and exports as labelled text. */
export const PLAIN_TEXT: TextFormat = {
  name: 'Plain text',
  recognizes: (text) => HAS_LETTER.test(text),
  read: (text) =>
    splitRecipes(text)
      .filter((recipe) => HAS_LETTER.test(recipe))
      .map((recipe) => readPlainRecipe(recipe))
      .filter(({ ingredients, instructions }) => ingredients.length + instructions.length > 0),
};
