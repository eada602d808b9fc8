import { describe, expect, it } from 'vitest';

import { COOKLANG } from '#import/cooklang/cooklang-format';

describe('Cooklang', () => {
  it('lists the ingredients of the steps by section, and spells amounts in the steps', () => {
    const [draft] = COOKLANG.read(
      [
        'Heat the #oven{}.',
        '',
        '== Dough ==',
        '',
        'Mix @flour{200%g} and @?salt{1%pinch}(fine) in a #bowl{2}.',
        'Rest ~{30%minutes}.',
        '',
        '== Filling',
        'Fry @onion{1}(chopped), then add @salt and @pepper.',
        '',
        '> Freezes well.',
      ].join('\n'),
    );
    expect(draft).toMatchObject({
      ingredients: ['Dough:', '200 g flour', '1 pinch salt, fine (optional)', 'Filling:', '1 onion, chopped', 'pepper'],
      instructions: [
        'Heat the oven.',
        'Dough:',
        'Mix 200 g flour and 1 pinch salt in a bowl. Rest 30 minutes.',
        'Filling:',
        'Fry 1 onion, then add salt and pepper.',
      ],
      equipment: ['oven', 'bowl'],
      notes: 'Freezes well.',
    });
  });

  it('links ingredients that are recipes, by the position of their lines', () => {
    const [draft] = COOKLANG.read('== Top ==\n\nPour @./sauces/Hollandaise{150%g} over @eggs{2} and @../Toast.cook{}.');
    expect(draft?.ingredients).toEqual(['Top:', '150 g Hollandaise', '2 eggs', 'Toast']);
    expect(draft?.links).toEqual([
      { line: 1, recipe: 'Hollandaise' },
      { line: 3, recipe: 'Toast' },
    ]);
  });

  it('makes no instruction of a step that only lists ingredients and tools', () => {
    const [draft] = COOKLANG.read('@salt{1%pinch}, @salt{1%pinch}\n#pan{}\n\nCook.');
    expect(draft).toMatchObject({ ingredients: ['1 pinch salt', '1 pinch salt'], instructions: ['Cook.'] });
  });

  it('reads canonical metadata in front matter and in the older syntax', () => {
    const [draft] = COOKLANG.read(
      '---\ntitle: Manti\nservings: 4|8\nsource:\n  name: A Book\n  url: https://example.com/m\nprep time: 20 min\ntime.cook: 1h30m\ntags: [dinner, uzbek]\nlocale: uz_UZ\n---\n>> course: main\n\nCook @meat{1%kg}.',
    );
    expect(draft).toMatchObject({
      title: 'Manti',
      servings: 4,
      source_name: 'A Book',
      source_url: 'https://example.com/m',
      preparation_time: 20,
      cooking_time: 90,
      tags: ['dinner', 'uzbek', 'main'],
      language: 'uz-UZ',
    });
  });
});
