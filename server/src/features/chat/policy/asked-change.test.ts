import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CHAT_LIMITS } from '@larder/contract/chat';

import { asksForChange, type ChangeKind, type Said } from './asked-change.ts';

const KINDS = ['save', 'edit', 'delete'] as const;
const cook = (content: string): Said => ({ who: 'cook', content });
const reece = (content: string): Said => ({ who: 'reece', content });

test.each<[ChangeKind, string]>([
  ['delete', 'delete my old soup'],
  ['delete', 'Please remove the lasagne from my cookbook.'],
  ['delete', 'Can you get rid of the pancakes?'],
  ['delete', 'I don’t like the soup. Throw it away!'],
  ['delete', 'Lösche bitte die Suppe'],
  ['delete', 'Supprime la soupe'],
  ['delete', 'Elimina la sopa de mi recetario'],
  ['delete', 'удали суп'],
  ['delete', 'スープを削除して'],
  ['edit', 'make it for four'],
  ['edit', 'Make my lasagne vegan'],
  ['edit', 'rename the soup to Grandma’s soup'],
  ['edit', 'Could you double the sauce?'],
  ['edit', 'use oat milk instead'],
  ['edit', 'Ändere die Suppe: weniger Salz'],
  ['edit', 'Cambia la sal por azúcar'],
  ['save', 'keep that toast'],
  ['save', 'Add the zebra pie to my cookbook'],
  ['save', 'make me a pancake recipe'],
  ['save', 'What can I cook with rice?'],
  ['save', 'Speichere das Rezept'],
])('to %s is asked for by %j', (kind, message) => {
  expect(asksForChange(kind, message, [])).toBe(true);
});

test.each<[ChangeKind, string]>([
  ['delete', 'What can I cook with that?'],
  ['delete', 'How do I delete a recipe?'],
  ['delete', 'What happens when I delete my soup?'],
  ['delete', 'I deleted my soup yesterday'],
  ['delete', 'Don’t delete the soup'],
  ['delete', 'never remove my lasagne'],
  ['delete', 'Lösche die Suppe nicht'],
  ['delete', 'rename the soup'],
  ['edit', 'How long do I boil eggs?'],
  ['edit', 'What is in my soup?'],
  ['edit', 'Tell me about my lasagne'],
  ['edit', 'How can I change the soup?'],
  ['edit', 'please do not change the soup'],
  ['save', 'What goes with rice?'],
  ['save', 'How do I make my soup?'],
  ['save', 'How long does soup keep?'],
])('to %s is not asked for by %j', (kind, message) => {
  expect(asksForChange(kind, message, [])).toBe(false);
});

describe('an answer to REECE', () => {
  test.each<[string, boolean, readonly Said[]]>([
    ['yes', true, [reece('Shall I delete “Lasagne”?'), cook('I never cook that lasagne')]],
    ['Yes, please', true, [reece('I could remove it. Shall I delete it?')]],
    ['do it', true, [reece('Do you want me to remove “Lasagne”?')]],
    ['the second one', true, [reece('Which of your soups do you mean?'), cook('delete the soup')]],
    ['Tomato', true, [reece('Which soup?'), cook('remove the soup from my cookbook')]],
    ['no', false, [reece('Which soup?'), cook('delete the soup')]],
    ['yes', false, [reece('Shall I change “Lasagne” like this?')]],
    ['yes', false, [reece('I deleted nothing. Would you like more ideas?')]],
    ['yes', false, [cook('Is soup healthy?')]],
    ['What can I cook with that?', false, [reece('Shall I delete “Lasagne”?')]],
    ['Tomato', false, [reece('Which soup?'), cook('tell me about the soup')]],
    ['thanks', false, [reece('It is deleted.'), cook('delete the soup')]],
  ])('%j asks for a deletion: %s', (message, isAsked, before) => {
    expect(asksForChange('delete', message, before)).toBe(isAsked);
  });
});

test('a message as long as may be is read at once, whatever it repeats', () => {
  for (const repeated of [
    'a',
    'a ',
    'delete ',
    'not ',
    'take a ',
    'throw a ',
    '.',
    '?',
    '\n',
    'ﷺ',
    'é',
    '🥕',
    'für ',
  ]) {
    const long = repeated.repeat(CHAT_LIMITS.message_max_characters).slice(0, CHAT_LIMITS.message_max_characters);
    for (const kind of KINDS) expect(() => asksForChange(kind, long, [reece(long), cook(long)])).not.toThrow();
  }
});

test('no message is too strange to be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (message) => {
      for (const kind of KINDS) expect(() => asksForChange(kind, message, [reece(`${message}?`)])).not.toThrow();
    }),
  );
});
