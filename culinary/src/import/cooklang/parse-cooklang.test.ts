import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CANONICAL_CASES } from '#import/cooklang/canonical-cases-data';
import type { CooklangItem } from '#import/cooklang/cooklang-type';
import { parseCooklang } from '#import/cooklang/parse-cooklang';

const MARKS = { ingredient: '@', cookware: '#', timer: '~' } as const;
/** What the specification calls a quantity that is not written. */
const UNWRITTEN = { ingredient: 'some', cookware: 1, timer: '' } as const;

const canonical = (item: CooklangItem): unknown =>
  item.kind === 'text'
    ? item.text
    : [MARKS[item.kind], item.name, item.quantity ?? UNWRITTEN[item.kind], item.unit, item.isOptional];

const expected = (item: (typeof CANONICAL_CASES)[string]['steps'][number][number]): unknown => {
  if (typeof item === 'string') return item;
  const [mark, name, quantity, unit = '', isOptional = false] = item;
  return [mark, name, quantity, unit, isOptional];
};

const stepsOf = (source: string): readonly (readonly CooklangItem[])[] =>
  parseCooklang(source).sections.flatMap(({ steps }) => steps);

describe('parseCooklang', () => {
  it.each(Object.entries(CANONICAL_CASES))(
    'agrees with the specification on %s',
    (_, { source, steps, metadata = {} }) => {
      const parsed = parseCooklang(`${source}\n`);
      expect(parsed.sections.flatMap((section) => section.steps).map((step) => step.map(canonical))).toEqual(
        steps.map((step) => step.map(expected)),
      );
      expect(Object.fromEntries(parsed.metadata)).toEqual(metadata);
    },
  );

  it('reads the note of an ingredient in parentheses, and a fixed quantity', () => {
    const [step = []] = stepsOf('Mix @onion{1}(finely chopped) and @salt{=1%pinch}.');
    expect(step.filter(({ kind }) => kind === 'ingredient')).toEqual([
      expect.objectContaining({ name: 'onion', note: 'finely chopped', isFixed: false }),
      expect.objectContaining({ name: 'salt', written: '1', unit: 'pinch', isFixed: true }),
    ]);
  });

  it('keeps sections with or without marks behind their names', () => {
    const { sections } = parseCooklang('Start.\n\n= Dough\n\nMix.\n\n== Filling ==\n\nCook.');
    expect(sections.map(({ name }) => name)).toEqual(['', 'Dough', 'Filling']);
  });

  it('joins lines of a note, and keeps notes out of the steps', () => {
    const { notes, sections } = parseCooklang('> Use ripe\n> tomatoes.\n\nCook.\n\n> Freezes well.');
    expect(notes).toEqual(['Use ripe\ntomatoes.', 'Freezes well.']);
    expect(sections[0]?.steps).toHaveLength(1);
  });

  it('drops comments over several lines without ending the step', () => {
    expect(stepsOf('Add @milk{1%cup} [- change\nlater -] and stir')).toHaveLength(1);
    expect(stepsOf('Stir [- never closed')).toEqual([[{ kind: 'text', text: 'Stir [- never closed' }]]);
  });

  it('takes a character behind a backslash as text', () => {
    expect(stepsOf(String.raw`Write to me\@example.com \#1`)).toEqual([
      [{ kind: 'text', text: 'Write to me@example.com #1' }],
    ]);
  });

  it('never throws and loses no text without marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('ab @#~{}%()[]->=:?\\\n1/2')) }), (text) => {
        expect(() => parseCooklang(text)).not.toThrow();
      }),
    );
  });
});
