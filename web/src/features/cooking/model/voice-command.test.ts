import { expect, test } from 'vitest';

import { readVoiceCommand } from '#features/cooking/model/voice-command.ts';

test.each([
  ['next', 'next'],
  ['Next step please', 'next'],
  ['go back', 'back'],
  ['Repeat.', 'repeat'],
  ['read it again', 'repeat'],
  ['stop', 'stop'],
  ['', null],
  ['pass the butter', null],
  ['we are going on holiday next week with them', null],
  ['backpack', null],
] as const)('“%s” is read as %s', (transcript, command) => {
  expect(readVoiceCommand(transcript)).toBe(command);
});
