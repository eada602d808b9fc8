import { describe, expect, it } from 'vitest';

import { readPlainRecipe } from '#import/plain-text/read-plain-recipe';

const textOf = (...lines: readonly string[]): string => lines.join('\n');

/** A soup with a heading for ingredients and one for steps, in each language. */
const IN_LANGUAGES: Readonly<Record<string, { text: string; servings: number; minutes: number; section: string }>> = {
  English: {
    text: textOf(
      'Bean soup',
      'Total time: 40 minutes',
      'Ingredients (serves 4)',
      '2 cups beans',
      'salt',
      'For the topping',
      '1 tbsp oil',
      'Directions',
      'Boil the beans.',
      'Serve.',
    ),
    servings: 4,
    minutes: 40,
    section: 'For the topping:',
  },
  German: {
    text: textOf(
      'Bohnensuppe',
      'Gesamtzeit: 40 Min.',
      'Zutaten für 4 Personen',
      '500 g Bohnen',
      'Salz',
      'Für die Garnitur:',
      '1 EL Öl',
      'Zubereitung',
      'Die Bohnen kochen.',
      'Servieren.',
    ),
    servings: 4,
    minutes: 40,
    section: 'Für die Garnitur:',
  },
  French: {
    text: textOf(
      'Soupe de haricots',
      'Temps total : 40 min',
      'Pour 4 personnes',
      'Ingrédients :',
      '500 g de haricots',
      'sel',
      'Pour la garniture',
      "1 c. à soupe d'huile",
      'Préparation',
      'Faites cuire les haricots.',
      'Servez.',
    ),
    servings: 4,
    minutes: 40,
    section: 'Pour la garniture:',
  },
  Spanish: {
    text: textOf(
      'Sopa de judías',
      'Tiempo total: 40 minutos',
      'Ingredientes (4 personas)',
      '500 g de judías',
      'sal',
      'Para la salsa:',
      '1 cucharada de aceite',
      'Elaboración',
      'Cocer las judías.',
      'Servir.',
    ),
    servings: 4,
    minutes: 40,
    section: 'Para la salsa:',
  },
  Italian: {
    text: textOf(
      'Zuppa di fagioli',
      'Tempo totale: 40 minuti',
      'Ingredienti per 4 persone',
      '500 g di fagioli',
      'sale',
      'Per la salsa',
      '1 cucchiaio di olio',
      'Procedimento',
      'Cuocere i fagioli.',
      'Servire.',
    ),
    servings: 4,
    minutes: 40,
    section: 'Per la salsa:',
  },
  Dutch: {
    text: textOf(
      'Bonensoep',
      'Totale tijd: 40 minuten',
      'Voor 4 personen',
      'Ingrediënten',
      '500 g bonen',
      'zout',
      'Voor de saus',
      '1 el olie',
      'Bereiding',
      'Kook de bonen.',
      'Serveer.',
    ),
    servings: 4,
    minutes: 40,
    section: 'Voor de saus:',
  },
  Portuguese: {
    text: textOf(
      'Sopa de feijão',
      'Tempo total: 40 min',
      'Rendimento: 4 porções',
      'Ingredientes',
      '500 g de feijão',
      'sal',
      'Para o molho:',
      '1 colher de sopa de óleo',
      'Modo de preparo',
      'Cozinhe o feijão.',
      'Sirva.',
    ),
    servings: 4,
    minutes: 40,
    section: 'Para o molho:',
  },
  Polish: {
    text: textOf(
      'Zupa fasolowa',
      'Czas: 40 min',
      'Składniki (4 porcje):',
      '500 g fasoli',
      'sól',
      'Sos:',
      '1 łyżka oleju',
      'Przygotowanie:',
      'Ugotuj fasolę.',
      'Podawaj.',
    ),
    servings: 4,
    minutes: 40,
    section: 'Sos:',
  },
  Swedish: {
    text: textOf(
      'Bönsoppa',
      'Total tid: 40 min',
      '4 portioner',
      'Ingredienser',
      '500 g bönor',
      'salt',
      'Sås:',
      '1 msk olja',
      'Gör så här',
      'Koka bönorna.',
      'Servera.',
    ),
    servings: 4,
    minutes: 40,
    section: 'Sås:',
  },
};

describe('readPlainRecipe', () => {
  it.each(Object.entries(IN_LANGUAGES))('reads headings, sections, times and servings in %s', (_, recipe) => {
    const { title, ingredients, instructions, servings, total_time: minutes } = readPlainRecipe(recipe.text);
    expect(title).toBe(recipe.text.split('\n')[0]);
    expect(ingredients).toHaveLength(4);
    expect(ingredients[2]).toBe(recipe.section);
    expect(instructions).toHaveLength(2);
    expect({ servings, minutes }).toEqual({ servings: recipe.servings, minutes: recipe.minutes });
  });
});
