import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { numberedSteps, stepHeadingsIn } from '#steps/numbered-steps';

describe('stepHeadingsIn', () => {
  test.for([
    ['a short line with a colon heads the lines below it', ['For the dough:', 'Knead.'], [true, false]],
    ['a full-width colon counts', ['生地：', 'Knead.'], [true, false]],
    ['the last line is a step', ['Knead.', 'Serve with:'], [false, false]],
    ['a line with a sentence before its end is a step', ['Knead. Then add:', 'Salt.'], [false, false]],
    ['a long line is a step', [`${'Knead '.repeat(20)}:`, 'Salt.'], [false, false]],
    ['a colon within a line makes no heading', ['Tip: rest it.', 'Bake.'], [false, false]],
  ] as const)('%s', ([, instructions, headings]) => {
    expect(stepHeadingsIn(instructions)).toEqual(headings);
  });
});

test('numberedSteps counts steps across sections and names the section of each', () => {
  expect(numberedSteps(['Heat the oven.', 'For the dough:', 'Mix.', 'Rest.', 'For the sauce:', 'Stir.'])).toEqual([
    { index: 0, number: 1, section: null },
    { index: 2, number: 2, section: 'For the dough' },
    { index: 3, number: 3, section: 'For the dough' },
    { index: 5, number: 4, section: 'For the sauce' },
  ]);
});

test('numberedSteps leaves at least one step of any instructions, in their order', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('Dough:', 'Sauce:', 'Mix.'));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (instructions) => {
      const steps = numberedSteps(instructions);
      expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at + 1));
      expect(steps.at(-1)?.index).toBe(instructions.length - 1);
    }),
  );
});
