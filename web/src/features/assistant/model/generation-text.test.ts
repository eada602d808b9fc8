import type { AnsweredBy } from '@larder/contract/assistant';
import { expect, it } from 'vitest';

import { notesText } from './generation-text.ts';

const INSTEAD = 'The AI service is not answering, so REECE’s own kitchen engine made this.';

it.each<[AnsweredBy | null, string[], string | undefined]>([
  ['provider', [], undefined],
  ['provider', ['No garlic was used.'], 'No garlic was used.'],
  ['worker', [], 'REECE’s worker made this.'],
  ['worker', ['One.', 'Two.'], 'REECE’s worker made this. One.'],
  ['kitchen', [], 'REECE’s kitchen engine made this.'],
  ['kitchen', [INSTEAD], INSTEAD],
  ['simulated', [], 'This is a sample from the simulated provider.'],
  [null, [], undefined],
])('notesText for %s with the notes %j is %s', (cook, notes, text) => {
  expect(notesText({ answered_by: cook, notes })).toBe(text);
});
