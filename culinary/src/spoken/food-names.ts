import type { FactSubject } from '#answers/answer-facts';
import { LEXICONS } from '#every-language';
import { type Food, type FoodName, getFood } from '#ingredient-catalogue';
import { formsIn } from '#lexicon/forms';
import { inEnglish } from '#lexicon/languages';
import type { Product } from '#lexicon/lexicon';
import { foodLike } from '#lexicon/products';
import type { SpokenLanguage } from '#spoken/detect-language';
import { foldedText } from '#spoken/folded-text';
import type { FoodNaming } from '#spoken/render-facts';
import type { NamedFood } from '#spoken/translate';

/** Names where the lexicon has none, or none that fits alone. */
const OWN_NAMES: Readonly<Record<SpokenLanguage, Partial<Record<FoodName, string>>>> = {
  de: {
    'vegan butter': 'vegane Butter',
    mayonnaise: 'Mayonnaise',
    'vegetable oil': 'Pflanzenöl',
    'dark chocolate': 'Zartbitterschokolade',
    'beef stock': 'Rinderbrühe',
    'stock cube': 'Brühwürfel',
    'yellow mustard': 'milder Senf',
  },
  fr: { 'vegan butter': 'beurre végétal', sausage: 'saucisse' },
  es: { 'vegan butter': 'mantequilla vegana', 'stock cube': 'pastilla de caldo', ham: 'jamón cocido' },
  it: { 'vegan butter': 'burro vegetale', 'stock cube': 'dado da brodo', pesto: 'pesto' },
};

const isAlike = (product: Product, row: Food): boolean =>
  inEnglish({ food: foodLike(row, product), name: row.name }).food === row;

/** The forms of a food's names: of its own row, else of a product with the same contents. */
function formsOf(language: SpokenLanguage, name: FoodName): readonly string[] {
  const own = OWN_NAMES[language][name];
  const lexicon = LEXICONS.find(([each]) => each === language)?.[1];
  const row = getFood(name);
  const product = lexicon?.products.find((each) => each.like === name && isAlike(each, row));
  const forms = formsIn(lexicon?.foods[name] ?? product?.names ?? '').flat();
  return own === undefined ? forms : [own, ...forms];
}

/** The usual name of a food in a language; its English name where the lexicon has none. */
export const foodNameIn = (language: SpokenLanguage, food: FoodName): string => formsOf(language, food)[0] ?? food;

/** Names foods as the user did, with the accents of the lexicon, and others by their usual name. */
export function namingFor(language: SpokenLanguage, named: readonly NamedFood[]): FoodNaming {
  const spelled = (written: string, food: FoodName | null): string => {
    const folded = foldedText(written);
    const forms = food === null ? [] : formsOf(language, food);
    const lower = written.toLowerCase();
    return (
      forms.find((form) => form.toLowerCase() === lower) ?? forms.find((form) => foldedText(form) === folded) ?? written
    );
  };
  return {
    food: (name) => foodNameIn(language, name),
    subject: ({ food, name }: FactSubject) => {
      const own =
        named.find(({ english }) => english === name || english === food) ??
        named.find(({ english }) => name.includes(english) || english.includes(name));
      if (own !== undefined) return spelled(own.written, food);
      return food === null ? name : foodNameIn(language, food);
    },
  };
}
