import { COOK_LOG_TEXTS } from '@larder/contract/cook-log';
import { expect, it } from 'vitest';

import { calendarDay, contentOf, findErrors, hasSameContent, newForm } from './entry-form.ts';

const TODAY = '2030-02-28';

it('calendarDay is the day on the calendar of the device, not in UTC', () => {
  expect(calendarDay(new Date(2030, 0, 5, 0, 1))).toBe('2030-01-05');
  expect(calendarDay(new Date(2030, 0, 5, 23, 59))).toBe('2030-01-05');
});

it.each([
  [{}, {}],
  [{ cooked_on: '' }, { cooked_on: 'Please enter a date' }],
  [{ cooked_on: '2030-03-01' }, { cooked_on: COOK_LOG_TEXTS.future }],
  [{ servings: 0 }, { servings: 'Servings must be at least 1' }],
  [{ servings: 1.5 }, { servings: 'Please enter whole servings' }],
  [{ servings: null }, {}],
  [{ note: 'x'.repeat(5001) }, { note: 'At most 5000 characters' }],
])('findErrors reports the invalid fields of %j', (change, errors) => {
  expect(findErrors({ ...newForm(TODAY, 4), ...change }, TODAY)).toEqual(errors);
});

it('contentOf stores a blank note as none', () => {
  const content = contentOf({ ...newForm(TODAY, 4), note: ' \n ' });
  expect(content).toEqual({ cooked_on: TODAY, servings: 4, note: null, stars: null, image_url: null });
  expect(hasSameContent(content, { ...content })).toBe(true);
  expect(hasSameContent(content, { ...content, stars: 5 })).toBe(false);
});
