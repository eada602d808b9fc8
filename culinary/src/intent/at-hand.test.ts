import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseAtHand } from '#intent/at-hand';

const FOODS: readonly (readonly [string, string, string])[] = [
  ['what instead of sake?', 'substitute', 'sake'],
  ['What can I use instead of the sake?', 'substitute', 'sake'],
  ['and instead of soy sauce', 'substitute', 'soy sauce'],
  ['can I use white wine instead of sake?', 'substitute', 'sake'],
  ['white wine in place of sake?', 'substitute', 'sake'],
  ['Can I replace the butter with oil?', 'substitute', 'butter'],
  ['what can I replace the butter with?', 'substitute', 'butter'],
  ['is there a substitute for mirin?', 'substitute', 'mirin'],
  ['substitute for mirin', 'substitute', 'mirin'],
  ['what is a good alternative to heavy cream', 'substitute', 'heavy cream'],
  ['I don’t have any mirin', 'substitute', 'mirin'],
  ['I have no sake, what now?', 'substitute', 'sake'],
  ['I’m out of butter', 'substitute', 'butter'],
  ['no sake, what can I use?', 'substitute', 'sake'],
  ['can I leave out the sesame seeds?', 'leave-out', 'sesame seeds'],
  ['can we skip the sugar', 'leave-out', 'sugar'],
  ['could I leave the mirin out?', 'leave-out', 'mirin'],
  ['do I really need the sake?', 'leave-out', 'sake'],
  ['how much butter do I need?', 'amount', 'butter'],
  ['How much soy sauce goes in?', 'amount', 'soy sauce'],
  ['how many eggs do I need for this?', 'amount', 'eggs'],
  ['how much rice?', 'amount', 'rice'],
  ['how much sugar should I add now', 'amount', 'sugar'],
  ['is the salmon done?', 'done', 'salmon'],
  ['how do I know when the chicken is cooked?', 'done', 'chicken'],
  ['are the potatoes cooked through?', 'done', 'potatoes'],
];

const PLAIN: readonly (readonly [string, string])[] = [
  ['is this done?', 'done'],
  ['Is it ready yet?', 'done'],
  ['how do I know it is done?', 'done'],
  ['how can I tell when they are cooked', 'done'],
  ['what should it look like?', 'done'],
  ['is it safe to eat?', 'done'],
  ['when is it done?', 'done'],
  ['how long does this step take?', 'duration'],
  ['how long does it take?', 'duration'],
  ['how long do I cook it?', 'duration'],
  ['for how long?', 'duration'],
  ['ok, how long should I simmer this?', 'duration'],
  ['how long left?', 'time-left'],
  ['how much longer?', 'time-left'],
  ['how much time is left on the timer?', 'time-left'],
  ['check my timers', 'time-left'],
  ['what temperature?', 'temperature'],
  ['at what temperature?', 'temperature'],
  ['how hot should the oven be?', 'temperature'],
  ['what oven temperature do I need?', 'temperature'],
  ['what’s next?', 'next'],
  ['what do I do next', 'next'],
  ['next step please', 'next'],
  ['and then?', 'next'],
  ['what was the last step?', 'previous'],
  ['read this step', 'current'],
  ['which step am I on?', 'current'],
  ['what do I do now?', 'current'],
  ['read step 4', 'step'],
  ['read the ingredients', 'ingredients'],
  ['can you read me the ingredients?', 'ingredients'],
  ['what’s in it?', 'ingredients'],
  ['what do I need?', 'ingredients'],
  ['what do I need for this step?', 'step-ingredients'],
  ['what do I add now?', 'step-ingredients'],
  ['how many does this serve?', 'servings'],
  ['how many portions is this?', 'servings'],
  ['can I prepare this ahead?', 'ahead'],
  ['can it be made in advance?', 'ahead'],
  ['Can I make this the day before?', 'ahead'],
  ['what can I prepare beforehand?', 'ahead'],
  ['what goes with this?', 'pairing'],
  ['what can I serve with it?', 'pairing'],
  ['which side dish goes with this?', 'pairing'],
  ['what wine goes with it?', 'wine'],
  ['how many calories?', 'nutrition'],
  ['how much protein is in it?', 'nutrition'],
  ['how many calories per serving', 'nutrition'],
];

describe('questions at the stove', () => {
  test.each(FOODS)('%j asks for %s of %s', (message, asks, food) => {
    expect(parseAtHand(message)).toMatchObject({ asks, food });
  });

  test.each(PLAIN)('%j asks for %s', (message, asks) => {
    expect(parseAtHand(message)).toMatchObject({ asks });
  });

  test.each([
    'how long does rice take to boil?',
    'how much rice per person?',
    'what temperature should chicken be?',
    'make me a soup',
    'find my lentil recipes',
    'delete this',
    'make it vegan',
    'is it gluten free?',
    'what goes with fennel?',
    'how do I peel garlic?',
    'I am vegan',
    'thank you',
    'how many grams are in a cup of flour?',
    'save it',
    '',
  ])('%j is no such question', (message) => {
    expect(parseAtHand(message)).toBeUndefined();
  });

  test('the substitute that the message names is read', () => {
    expect(parseAtHand('can I use white wine instead of sake?')).toMatchObject({ use: 'white wine' });
  });

  test('never throws, and reads long texts in bounded time', () => {
    const words = fc.constantFrom(
      'what',
      'how',
      'long',
      'instead',
      'of',
      'the',
      'it',
      'is',
      'this',
      'now',
      'please',
      '?',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(words, { maxLength: 200 }).map((all) => all.join(' ')),
          fc.string(),
        ),
        (text) => {
          expect(() => parseAtHand(text)).not.toThrow();
        },
      ),
      { numRuns: 500 },
    );
  });
});
