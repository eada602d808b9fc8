import { beforeAll, describe, expect, test } from 'vitest';

import { loadEveryLanguage } from '#every-language';
import { parseIngredientLine } from '#ingredient-line';
import {
  isFalseAlarm,
  isMissed,
  isUnsure,
  LABELLED_LINES,
  type ReadLabel,
  readLabels,
} from '#labelled-lines/labelled-line';

beforeAll(loadEveryLanguage);

const FALSE_ALARMS_MAX = 0.02;
const NEEDLESSLY_UNSURE_MAX = 0.05;
const TAKEN_FOR_ANOTHER_LANGUAGE_MAX = 0.01;

test('nearly every line in English is English without its recipe, too', () => {
  const lines = (LABELLED_LINES.get('English') ?? []).map(({ text }) => parseIngredientLine(text));
  const foreign = lines.filter(({ language }) => language !== null);
  expect(foreign.length / lines.length, foreign.map(({ text }) => text).join('; ')).toBeLessThan(
    TAKEN_FOR_ANOTHER_LANGUAGE_MAX,
  );
});

describe.each([...LABELLED_LINES])('the labelled lines in %s', (_, labels) => {
  let lines: readonly ReadLabel[] = [];
  beforeAll(() => {
    lines = readLabels(labels);
  });
  const textsOf = (some: readonly ReadLabel[]): string[] => some.map(({ label }) => label.text);

  test('each has an ingredient', () => {
    expect(textsOf(lines)).toEqual(labels.map(({ text }) => text));
  });

  test('no allergen is missed: it is named, may be in it, or the line is unsure', () => {
    expect(textsOf(lines.filter(isMissed))).toEqual([]);
  });

  test('a line whose words do not say what is in it is unsure, or may contain an allergen', () => {
    const certain = lines.filter(
      (line) =>
        !line.label.sure && !isUnsure(line) && line.found.mayContain.size === 0 && line.found.mayBreak.size === 0,
    );
    expect(textsOf(certain)).toEqual([]);
  });

  test('few lines are said to contain what they do not', () => {
    const wrong = lines.filter(isFalseAlarm);
    expect(wrong.length / lines.length, textsOf(wrong).join('; ')).toBeLessThan(FALSE_ALARMS_MAX);
  });

  test('few lines whose words say what is in them are unsure', () => {
    const unsure = lines.filter((line) => line.label.sure && isUnsure(line));
    expect(unsure.length / lines.length).toBeLessThan(NEEDLESSLY_UNSURE_MAX);
  });
});
