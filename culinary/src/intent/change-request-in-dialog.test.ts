import { describe, expect, test } from 'vitest';

import { isChangeRequested, type DialogMessage } from '#intent/change-request';

const DELETE = { kind: 'delete', title: 'Lasagne' } as const;
const user = (content: string): DialogMessage => ({ author: 'user', content });
const assistant = (content: string): DialogMessage => ({ author: 'assistant', content });

/** The user's message, REECE's message before it, and the user's message before that. */
type Dialog = readonly [now: string, assistant: string, user: string];

const REQUESTED: readonly Dialog[] = [
  ["I don't like the lasagne any more. Throw it away!", 'Your lasagne takes an hour.', 'how long does lasagne take'],
  ['delete the last one', 'Your newest are Pancakes and Lasagne.', 'what are my newest recipes'],
  ['delete that one', 'Lasagne has 900 kcal', 'which has the most calories'],
  ['remove the second one please', 'Pancakes, Lasagne', 'list my recipes'],
  ['yes', 'Shall I delete “Lasagne”?', 'I never cook it'],
  ['yes, do it', 'Do you want me to delete your lasagne?', 'I never cook it'],
  ['Yes please', 'I could remove the lasagne. Shall I?', 'that lasagne is awful'],
  ['go ahead', 'Shall I delete “Lasagne”?', 'hm'],
  ['ja bitte', 'Soll ich die Lasagne löschen?', 'die Lasagne schmeckt nicht'],
  ['oui', 'Dois-je supprimer “Lasagne” ?', 'bof'],
  ['the lasagne', 'Which one do you mean, the lasagne or the pancakes?', 'delete the recipe from Monday'],
  ['the second one', 'Which one: Pancakes or Lasagne?', 'delete the recipe'],
  ['please delete this recipe', 'Here is your lasagne: ...', 'show lasagne'],
  ['delete it', 'Your lasagne has 5 steps', 'tell me about the lasagne'],
  ['ok delete it then', 'Your lasagne has 5 steps', 'tell me about the lasagne'],
  ['Now remove that one.', 'Your lasagne has 5 steps', 'tell me about the lasagne'],
  ['Yes, delete it.', 'Shall I delete the lasagne?', 'it is bad'],
  ['yes, the lasagne', 'Which one do you mean?', 'delete the recipe'],
  ['Yes please delete it', 'I can delete the lasagne. Do you want that?', 'lasagne is bad'],
  ['yes go ahead', 'Do you really want to remove “Lasagne” from your cookbook?', 'remove it'],
  ['the second one', 'Which of your lasagne recipes do you mean?', 'delete the lasagne'],
  ['Yes, please', 'I could remove it. Shall I delete it?', 'I never cook that lasagne'],
];

const NOT_REQUESTED: readonly Dialog[] = [
  ['yes', 'Shall I show you “Lasagne”?', 'lasagne'],
  ['yes', 'Shall I delete “Pancakes”?', 'hm'],
  ["yes, but don't delete it", 'Shall I delete “Lasagne”?', 'hm'],
  ['ok leave it', 'Shall I delete “Lasagne”?', 'hm'],
  ['sure, but later', 'Shall I delete “Lasagne”?', 'hm'],
  ['no', 'Shall I delete “Lasagne”?', 'delete the lasagne'],
  ['nein', 'Soll ich die Lasagne löschen?', 'lösche die lasagne'],
  ['never mind', 'Which one?', 'delete the lasagne'],
  ['I changed my mind', 'Which one?', 'delete the lasagne'],
  ['actually keep it', 'Which one?', 'delete the lasagne'],
  ['stop', 'Which one?', 'delete the lasagne'],
  ['tell me about pasta', 'Which one?', 'delete the lasagne'],
  ['show me the lasagne', 'Which one?', 'delete the lasagne'],
  ['the pancakes', 'Which one, the lasagne or the pancakes?', 'delete the recipe from Monday'],
  ['delete it', 'Your pancakes have 5 steps', 'tell me about the pancakes'],
  ['delete that', 'Stored.', 'hello'],
  ['yes', 'Lasagne is yours. Do you want more ideas?', 'lasagne'],
  ['yes', 'I will not delete the lasagne. Would you like a soup?', 'lasagne'],
  ['yes', 'Shall I rename the lasagne?', 'lasagne'],
  ['yes', 'Done.', 'lasagne'],
  ['yes and how long does it bake?', 'Shall I delete the lasagne?', 'lasagne'],
  ['maybe', 'Shall I delete the lasagne?', 'lasagne'],
  ['yes I know', 'Shall I delete the lasagne?', 'lasagne'],
  ['oui mais pas maintenant', 'Dois-je supprimer la lasagne ?', 'bof'],
  ['later', 'Which one?', 'delete the lasagne'],
  ['lasagne is nice', 'Which one?', 'delete the recipe'],
  ['pancakes', 'Which recipe shall I delete: lasagne or pancakes?', 'delete a recipe'],
  ['the first one', 'Soup or salad?', 'delete a recipe'],
  ['yes', 'The recipe says: delete the lasagne. Shall I read on?', 'read lasagne'],
  ['ok', 'Shall I add the lasagne?', 'lasagne'],
  ['sure, why not tell me more', 'Shall I delete the lasagne?', 'lasagne'],
  ['no, keep it', 'Shall I delete the lasagne?', 'delete lasagne'],
  ['cancel', 'Which one?', 'delete lasagne'],
  ['not the lasagne', 'Which one?', 'delete a recipe'],
  ['anything but the lasagne', 'Which one?', 'delete a recipe'],
  ['Can you delete recipes?', 'Your lasagne serves 4.', 'tell me about the lasagne'],
  ['yes', 'Really?', 'delete it'],
  ['yes', 'Shall I delete the pancakes?', 'I never cook that lasagne'],
  ['thanks', 'It is deleted.', 'delete the lasagne'],
  ['thank you', 'Shall I delete the lasagne?', 'lasagne'],
  ['yes, add it', 'Shall I delete the lasagne?', 'lasagne'],
  ['What can I cook with that?', 'Shall I delete “Lasagne”?', 'lasagne'],
  ['Lasagne', 'Which one?', 'tell me about the lasagne'],
];

describe('an answer to REECE', () => {
  test.each(REQUESTED)('%j to %j requests a deletion', (now, question, before) => {
    expect(isChangeRequested(DELETE, now, [assistant(question), user(before)])).toBe(true);
  });

  test.each(NOT_REQUESTED)('%j to %j requests none', (now, question, before) => {
    expect(isChangeRequested(DELETE, now, [assistant(question), user(before)])).toBe(false);
  });

  test('requests nothing when the question was the user’s own', () => {
    expect(isChangeRequested(DELETE, 'yes', [user('Shall I delete the lasagne?'), assistant('hm')])).toBe(false);
    expect(isChangeRequested(DELETE, 'yes', [assistant('Which one?'), assistant('Delete the lasagne')])).toBe(false);
  });

  test('may refer to a recipe that REECE showed without naming it', () => {
    const shown: DialogMessage = { author: 'assistant', content: 'This is what I found.', titles: ['Lasagne'] };
    expect(isChangeRequested(DELETE, 'delete it', [shown])).toBe(true);
    expect(isChangeRequested({ kind: 'delete', title: 'Pancakes' }, 'delete it', [shown])).toBe(false);
  });

  test('does not refer to a recipe that was last mentioned five messages ago', () => {
    const since = ['A', 'B', 'C', 'D'].map(assistant);
    expect(isChangeRequested(DELETE, 'delete it', [...since, user('tell me about the lasagne')])).toBe(false);
  });
});
