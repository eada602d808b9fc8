import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { LEXICONS, loadEveryLanguage } from '#every-language';
import { allergensIn, allergensMaybeIn } from '#food-diets';
import { type Food, findFood, FOODS } from '#ingredient-catalogue';
import { namesIn } from '#lexicon/forms';
import type { LanguageCode } from '#lexicon/lexicon';

beforeAll(loadEveryLanguage);

/** First names of rows that alone mean something else in English or in another language. */
const OTHERWISE: Readonly<Partial<Record<LanguageCode, string>>> = {
  de: 'Pimiento, Jackfruit Dose, Pak Choi, Paprika, frische Oregano, Speck, fette Speck, Sardine',
  fr: "piment, mini bok choy, zeste d'orange, prune, cassis, raisin, steak hamburger, haddock, bar, sardine fraîche, crème légère, cottage, soja, gluten, marmelade, sauce HP, sauce ranch, pickles, sauce à pizza",
  es: 'chile banana, pimiento, pomelo, goji, pimentón, chile chipotle, orégano fresco, rape, queso cottage, alubia blanca pequeña, soja, coco, pasta fresca, pan, masa wonton, salsa teriyaki, salsa tonkatsu, jugo Maggi, salsa picante, salsa para pizza',
  it: "peperoncino thai, platano, valeriana, amarena, peperoncino chipotle, pimento, chorizo fresco, lardo, prosciutto serrano, roast beef affettato, sarda, vongole in scatola, latte, orzo, farina, farina d'orzo, crostini, pasta per pizza, pasta wonton, aceto, aceto balsamico, salsa teriyaki, salsa per pizza",
  nl: 'paprika, alfalfa, kriek, mispel, chipotle, dragon, hamburger, dorade filet, sardine, krab, tortillachips, marmelade, bigarreaux, balsamicocrème, maggi, mayonaise, caesardressing, bier',
  pt: 'malagueta, batata, pak choi, tomate verde, cranberry, goji, chipotle, tandoori, salsa, orégano fresco, ancho, lagarto, tender, fiambre, mortadela, ovo, soja, coco, arroz negro, all bran, tosta, chocolate 100%, whey protein',
  sv: 'pak choi, paprika, mispel, dragon, kassler, kummel, ål, ris, müsli, rice krispies, soja, caesardressing, hummerfond, saft, öl, konjak',
  pl: 'pak choi, agrest, granat, pasta curry, chipotle, liście curry, salsiccia, mortadela, dorada, sum, krab, soja, makaron chow mein, gluten, maca, soda, pączek, łój, chutney z mango',
};

/** Names whose other meaning lacks an allergen of the row. */
const WITHOUT_AN_ALLERGEN: Readonly<Partial<Record<LanguageCode, string>>> = {
  fr: 'cheddar orange, biscuits soda, biscuits à champagne, biscuits champagne, sauce rôti, sauce à steak, sauce hamburger, sauce big mac, sauce roquefort, muscat',
  es: 'manteca derretida, mozzarella cherry, queso panela, queso serrano, pan dorado, chocolate fondant, salsa yakisoba, queso para nachos',
  it: 'pasta curry, vongole lupini, bavette, pane pesto',
  nl: 'curry pasta, cacao nibs, bigarreaux, bigarreau, miso pasta',
  pt: 'soja verde, cação, pitu, conchas gigantes',
  sv: 'curry pasta, kummel, soja, crispy chili, öl',
  pl: 'pasta curry, pasty curry, lin, makaron chow mein, maca',
};

const isListed = (
  list: Readonly<Partial<Record<LanguageCode, string>>>,
  language: LanguageCode,
  name: string,
): boolean => (list[language] ?? '').split(', ').includes(name);

/** True if a request for a name may bring less than its row contains. */
function losesAllergen(name: string, food: Food): boolean {
  const found = findFood(name)?.food;
  if (found === undefined || found === food) return false;
  const contents = [...allergensIn(found), ...allergensMaybeIn(found)];
  return allergensIn(food).some((allergen) => !contents.includes(allergen));
}

describe.each(LEXICONS)('the names of foods in the language %s', (language, { foods }) => {
  test('denote their rows in a request', () => {
    const wrong = FOODS.flatMap((food) => {
      const [name] = namesIn(foods[food.name] ?? '');
      return name === undefined || findFood(name)?.food === food ? [] : name;
    });
    expect(wrong.filter((name) => !isListed(OTHERWISE, language, name))).toEqual([]);
  });

  test('never hide an allergen behind another meaning', () => {
    const names = FOODS.flatMap((food) => namesIn(foods[food.name] ?? '').map((name) => ({ name, food })));
    const anyName = fc.nat({ max: names.length - 1 }).map((at) => names[at]);
    fc.assert(
      fc.property(anyName, (each) => {
        if (each === undefined || isListed(WITHOUT_AN_ALLERGEN, language, each.name)) return;
        expect(losesAllergen(each.name, each.food)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
