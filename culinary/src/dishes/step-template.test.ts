import { describe, expect, test } from 'vitest';
import { keysIn, renderStep, type StepSource } from '#dishes/step-template';

const source: StepSource = {
  foods: (keys, how) => `${how === 'plain' ? '' : 'the '}${keys.join(' and ')}${how === 'juice' ? ' juice' : ''}`,
  salt: () => 'salt',
  pinch: () => 'a pinch of salt',
  season: () => 'salt and pepper',
  factor: 2,
};
const rendered = (template: string, has: (key: string) => boolean = () => true): string =>
  renderStep(template, source, has).text;

describe('a step template', () => {
  test.each([
    ['add {oil, lemon}', 'Add the oil and lemon'],
    ['stir in {lemon: juice}', 'Stir in the lemon juice'],
    ['{+ beef} goes in', 'Beef goes in'],
    ['add {100 ml} of water', 'Add 200 ml of water'],
    ['simmer for {10-12 min}', 'Simmer for 10 to 12 minutes'],
  ])('%s reads: %s', (template, text) => {
    expect(rendered(template)).toBe(text);
  });

  test('leaves out an optional part all of whose foods are absent', () => {
    expect(rendered('serve[ with {rice}]', () => false)).toBe('Serve');
  });

  test.each(['{oil, lemon: juice}', '{lemon: zest}', '{+ lemon, lime: juice}'])(
    '%s is rejected: a form belongs to one food, and juice is the only one',
    (template) => {
      expect(() => keysIn(template)).toThrow(/juice of several/u);
      expect(() => rendered(template)).toThrow(/juice of several/u);
    },
  );
});
