import { describe, expect, it } from 'vitest';

import { MARKDOWN } from '#import/formats/markdown';

const SOUP = [
  '# Bean Soup',
  '',
  '![pot](https://example.com/soup.jpg)',
  '',
  'A soup with **white** beans.',
  '',
  '**Prep time:** 10 min',
  '**Serves:** 4',
  '',
  '## Ingredients',
  '',
  '- [ ] 2 cans *white* beans',
  '- [x] 1 onion, [diced](https://example.com/dice)',
  '',
  '### Topping 2',
  '',
  '| Amount | Food |',
  '|---|---|',
  '| 2 tbsp | olive oil |',
  '',
  '## Method',
  '',
  '1. Fry the onion.',
  '2. Add the beans and',
  '   simmer.',
  '',
  '**Topping**',
  '1. Mix.',
].join('\n');

describe('Markdown', () => {
  it('reads headings, lists, tables, check boxes, links, emphasis and the picture', () => {
    expect(MARKDOWN.read(SOUP)).toEqual([
      expect.objectContaining({
        title: 'Bean Soup',
        description: 'A soup with white beans.',
        image_url: 'https://example.com/soup.jpg',
        preparation_time: 10,
        servings: 4,
        ingredients: ['2 cans white beans', '1 onion, diced', 'Topping 2:', '2 tbsp olive oil'],
        instructions: ['Fry the onion.', 'Add the beans and simmer.', 'Topping:', 'Mix.'],
      }),
    ]);
  });

  it('begins a recipe at each heading of the first level that is no part of a recipe', () => {
    const titles = (text: string) => MARKDOWN.read(text).map(({ title }) => title);
    expect(titles(`${SOUP}\n\n# Toast\n\n## Ingredients\n- bread\n`)).toEqual(['Bean Soup', 'Toast']);
    expect(titles('# Toast\n\n# Ingredients\n- bread\n\n# Steps\n1. Toast.')).toEqual(['Toast']);
  });

  it('takes facts from front matter before those of the text', () => {
    const [draft] = MARKDOWN.read(
      `---\ntitle: My Soup\ntags: [soup, "winter food"]\nprepTime: 1 hour\nsource: https://example.com/s\n---\n${SOUP}`,
    );
    expect(draft).toMatchObject({
      title: 'My Soup',
      tags: ['soup', 'winter food'],
      preparation_time: 60,
      source_url: 'https://example.com/s',
      servings: 4,
    });
  });

  it('reads ingredients and directions in front matter, with the body as description', () => {
    const text =
      '---\nlayout: recipe\ntitle: "Red Tart"\nservings: 8\ningredients:\n- 200 g flour\n- "For the filling:"\n- 300 g berries\ndirections:\n- Knead.\n- Bake.\n---\nFor *summer*.';
    expect(MARKDOWN.read(text)).toEqual([
      expect.objectContaining({
        title: 'Red Tart',
        servings: 8,
        description: 'For summer.',
        ingredients: ['200 g flour', 'For the filling:', '300 g berries'],
        instructions: ['Knead.', 'Bake.'],
      }),
    ]);
  });

  it('parses front matter with the given function, and by lines where that fails', () => {
    const text = '---\ntitle: X\n---\n# Y\n## Ingredients\n- bread';
    expect(MARKDOWN.read(text, () => ({ title: 'Z' }))[0]?.title).toBe('Z');
    const fail = () => {
      throw new Error('no YAML');
    };
    expect(MARKDOWN.read(text, fail)[0]?.title).toBe('X');
  });
});
