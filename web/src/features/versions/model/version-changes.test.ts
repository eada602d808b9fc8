import type { RecipeVersion, VersionContent } from '@larder/contract/versions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contentChanges, compareVersions, summaryText } from './version-changes.ts';

function content(overrides: Partial<VersionContent> = {}): VersionContent {
  return {
    title: 'Soup',
    description: 'Warm.',
    ingredients: ['2 leeks', 'salt'],
    instructions: ['Boil.'],
    image_url: null,
    picture: null,
    category: 'Soup',
    preparation_time: null,
    cooking_time: 20,
    servings: 4,
    ...overrides,
  };
}

function version(number: number, overrides: Partial<VersionContent> = {}): RecipeVersion {
  return { version: number, made_at: '2026-01-01T00:00:00.000Z', content: content(overrides) };
}

const PICTURE = { id: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', width: 8, height: 8, preview: 'data:' };

const PHOTOS = [{ step: 0, image_url: 'a' }];

describe('contentChanges', () => {
  it.each<[string, Partial<VersionContent>, object]>([
    ['the title', { title: 'Leek soup' }, { kind: 'field', label: 'Title', before: 'Soup', after: 'Leek soup' }],
    ['the description', { description: 'Hot.' }, { label: 'Description', before: 'Warm.', after: 'Hot.' }],
    ['the category', { category: null }, { label: 'Category', before: 'Soup', after: null }],
    ['the preparation', { preparation_time: 1 }, { label: 'Preparation time', before: null, after: '1 minute' }],
    ['the cooking', { cooking_time: 25 }, { label: 'Cooking time', before: '20 minutes', after: '25 minutes' }],
    ['the servings', { servings: 1 }, { label: 'Servings', before: '4 servings', after: '1 serving' }],
    ['ingredients', { ingredients: ['salt', 'rice'] }, { kind: 'list', label: 'Ingredients', added: 1, removed: 1 }],
    ['instructions', { instructions: [] }, { kind: 'list', label: 'Instructions', added: 0, removed: 1 }],
    ['the resting', { resting_time: 60 }, { label: 'Resting time', before: null, after: '60 minutes' }],
    ['the yield', { yield_text: '2 liters' }, { label: 'Makes', before: null, after: '2 liters' }],
    ['the notes', { notes: 'Good.' }, { label: 'Notes', before: null, after: 'Good.' }],
    ['the source', { source_name: 'Grandma' }, { label: 'From', before: null, after: 'Grandma' }],
    ['the author', { author: 'Ada' }, { label: 'Written by', before: null, after: 'Ada' }],
    ['the source’s address', { source_url: 'https://a.org' }, { label: 'Web address', after: 'https://a.org' }],
    ['the video', { video_url: 'https://a.org' }, { label: 'Video address', after: 'https://a.org' }],
    ['tags', { tags: ['quick'] }, { kind: 'list', label: 'Tags', added: 1, removed: 0 }],
    ['tools', { equipment: ['whisk'] }, { kind: 'list', label: 'Tools', added: 1, removed: 0 }],
    ['nutrition', { nutrition: { fat: '1 g' } }, { label: 'Nutrition', lines: [{ kind: 'added', text: 'fat: 1 g' }] }],
    ['a step note', { step_notes: [{ step: 0, note: 'Low.' }] }, { label: 'Instructions', added: 1, removed: 0 }],
    ['the photo of a step', { step_pictures: PHOTOS }, { kind: 'picture', label: 'Photos of steps', change: 'added' }],
    ['the picture', { picture: PICTURE }, { kind: 'picture', change: 'added' }],
  ])('reports %s', (_what, overrides, change) => {
    const changes = contentChanges(content(), content(overrides));
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject(change);
  });

  it('is empty for equal versions', () => {
    const texts = fc.array(fc.string(), { maxLength: 5 });
    fc.assert(
      fc.property(fc.string(), texts, texts, fc.option(fc.nat()), (title, ingredients, instructions, servings) => {
        const one = content({ title, ingredients, instructions, servings });
        expect(contentChanges(one, structuredClone(one))).toEqual([]);
      }),
    );
  });

  it('reports a note that moved to another step, but not one that moved with its step', () => {
    const before = content({ instructions: ['Cut.', 'Boil.'], step_notes: [{ step: 1, note: 'Low.' }] });
    const moved = content({ instructions: ['Cut.', 'Boil.'], step_notes: [{ step: 0, note: 'Low.' }] });
    const longer = content({ instructions: ['Wash.', 'Cut.', 'Boil.'], step_notes: [{ step: 2, note: 'Low.' }] });
    expect(contentChanges(before, moved)).toMatchObject([{ label: 'Instructions', added: 1, removed: 1 }]);
    expect(contentChanges(before, longer)).toMatchObject([{ label: 'Instructions', added: 1, removed: 0 }]);
  });

  it('reports a photo of a step that moved to another step, but not one that moved with its step', () => {
    const before = content({ instructions: ['Cut.', 'Boil.'], step_pictures: PHOTOS });
    const moved = content({ instructions: ['Cut.', 'Boil.'], step_pictures: [{ step: 1, image_url: 'a' }] });
    const longer = content({ instructions: ['Wash.', 'Cut.', 'Boil.'], step_pictures: [{ step: 1, image_url: 'a' }] });
    expect(contentChanges(before, moved)).toMatchObject([{ label: 'Photos of steps', change: 'changed' }]);
    expect(contentChanges(before, longer)).toMatchObject([{ label: 'Instructions' }]);
  });

  it('reports a removed or replaced picture', () => {
    const linked = content({ image_url: 'https://example.org/a.jpg' });
    expect(contentChanges(linked, content())).toMatchObject([{ change: 'removed' }]);
    expect(contentChanges(linked, content({ image_url: 'https://example.org/b.jpg' }))).toMatchObject([
      { change: 'changed' },
    ]);
  });
});

describe('compareVersions', () => {
  const versions = [
    version(3, { title: 'Leek soup', ingredients: ['3 leeks', 'salt', 'rice'] }),
    version(2),
    version(1),
  ];

  it('compares each version with the one before it', () => {
    const compared = compareVersions(versions, false);
    expect(compared.map(summaryText)).toEqual([
      'Changed: title, ingredients (2 added, 1 removed)',
      'No visible changes',
      'First version',
    ]);
    expect(compared.map(({ isNewest }) => isNewest)).toEqual([true, false, false]);
  });

  it('marks the last version as the first only when no more pages follow', () => {
    expect(compareVersions(versions, true).map(summaryText).at(-1)).toBe('An earlier version');
  });
});
