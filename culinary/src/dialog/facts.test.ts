import fc from 'fast-check';
import { expect, test } from 'vitest';

import { applyFacts, type Fact, factKey, factLabel } from '#dialog/facts';
import { readFacts } from '#dialog/read-facts';

const after = (...messages: readonly string[]): string[] =>
  messages.reduce<Fact[]>((facts, message) => applyFacts(facts, readFacts(message)), []).map(factLabel);

const REMEMBERED: readonly (readonly [message: string, labels: readonly string[]])[] = [
  ['I am vegan', ['vegan']],
  ["I'm vegetarian", ['vegetarian']],
  ['we are both vegetarians', ['vegetarian']],
  ['My wife is vegan and I love cheese', ['vegan']],
  ['I am allergic to peanuts', ['no peanuts']],
  ['my son has a nut allergy', ['no nut']],
  ['I have coeliac disease', ['gluten-free']],
  ["I can't eat shellfish", ['no shellfish']],
  ['I do not eat pork', ['no pork']],
  ['no peanuts please', ['no peanuts']],
  ['without nuts, please', ['no nuts']],
  ['I am pregnant', ['pregnant']],
  ['my wife is expecting', ['pregnant']],
  ['I’m expecting a baby', ['pregnant']],
  ['my daughter just turned three', ['for a toddler']],
  ['my son is 2', ['for a toddler']],
  ['I have a 10 month old baby', ['for a baby']],
  ['something for my 9-month-old', ['for a baby']],
  ['a snack for my toddler', ['for a toddler']],
  ['we are six', ['for 6']],
  ['were only 3 tonight', ['for 3']],
  ['vegan dinner for 4', ['vegan', 'for 4']],
  ['There are 4 of us tonight', ['for 4']],
  ['make a chili for 8 people', ['for 8']],
  ['a recipe for pancakes for two', ['for 2']],
  ['for 6 instead', ['for 6']],
  ['actually for two', ['for 2']],
  ['dinner ideas for 5', ['for 5']],
  ['I only have 20 minutes', ['20 minutes']],
  ["we've got half an hour", ['30 minutes']],
  ['I have no oven', ['no oven']],
  ["we don't have a microwave", ['no microwave']],
  ['my oven is broken', ['no oven']],
  ['I have eggs, spinach and feta', ['has eggs, spinach, feta']],
  ['In my fridge there is half a cabbage and some bacon', ['has cabbage, bacon']],
  ['there is leftover rice in the fridge', ['has rice']],
  ['we’re vegetarians', ['vegetarian']],
  ["I'm vegan, what can I cook?", ['vegan']],
  ['What can I cook? I am vegan.', ['vegan']],
  ['my son is allergic to peanuts and eggs', ['no peanuts', 'no eggs']],
  ['I have a peanut allergy', ['no peanut']],
  ["I don't eat pork", ['no pork']],
  ['I hate cilantro', ['no cilantro']],
  ['never use mushrooms', ['no mushrooms']],
  ["I'm pregnant, can I eat brie?", ['pregnant']],
  ['recipe for my 9-month-old', ['for a baby']],
  ['what can my 9 month old eat?', ['for a baby']],
  ['dinner for my toddler', ['for a toddler']],
  ['for 4 people please', ['for 4']],
  ['there are six of us', ['for 6']],
  ['we are 5', ['for 5']],
  ['we are five people', ['for 5']],
  ['I usually cook for two', ['for 2']],
  ['we are a family of four', ['for 4']],
  ['I live alone', ['for 1']],
  ["I've got half an hour", ['30 minutes']],
  ['I have chicken and spinach, what can I make?', ['has chicken, spinach']],
  ['I am not allergic to peanuts but to walnuts', ['no walnuts']],
  ["I'm not allergic to nuts, I'm allergic to shellfish", ['no shellfish']],
  ['im vegan btw', ['vegan']],
  ['Im allergic to nuts and shellfish', ['no nuts', 'no shellfish']],
  ['hey, my husband is lactose intolerant', ['dairy-free']],
  ['my daughter has celiac disease, what can she eat', ['gluten-free']],
  ["we're a vegetarian household", ['vegetarian']],
  ["I'm 7 months pregnant", ['pregnant']],
  ['my wife is pregnant, ideas for dinner?', ['pregnant']],
  ['cooking for my 2 year old', ['for a toddler']],
  ['my baby is 8 months', ['for a baby']],
  ['we have a 6-month-old, first foods?', ['for a baby']],
  ['i keep kosher', ['kosher-style']],
  ['we only eat halal', ['halal']],
  ["I'm on a gluten-free diet", ['gluten-free']],
  ["I can't have dairy", ['no dairy']],
  ['dairy makes me sick', ['no dairy']],
  ['peanuts could kill me', ['no peanuts']],
  ["my kid can't have eggs", ['no eggs']],
  ["my girlfriend doesn't eat fish", ['no fish']],
  ['no dairy for me please', ['dairy-free']],
  ['I went vegan last month', ['vegan']],
  ["my mom's allergic to soy", ['no soy']],
  ['i have a severe sesame allergy', ['no sesame']],
  ['nobody here eats pork', ['no pork']],
  ["we don't do mushrooms", ['no mushrooms']],
  ["I'm trying to avoid gluten", ['no gluten']],
  ["I'm breastfeeding and vegan", ['vegan', 'breastfeeding']],
  ["tonight it's just me", ['for 1']],
  ['just the two of us tonight', ['for 2']],
  ["we'll be 8 on Saturday", ['for 8']],
  ["I'm having 6 friends over", ['for 6']],
  ['my parents are coming so 4 people', ['for 4']],
  ["it's for 10 people", ['for 10']],
  ["I've got 15 min", ['15 minutes']],
  ["need it done in 25 minutes, I'm in a rush", ['25 minutes']],
  ["I don't own a blender", ['no blender']],
  ['we have no stove in the dorm', ['no hob']],
  ['our oven died', ['no oven']],
  ["my oven's broken", ['no oven']],
  ['no oven here', ['no oven']],
  ["there's no oven in my flat", ['no oven']],
  ['got chicken thighs, rice and a lemon', ['has chicken thighs, rice, lemon']],
  ["I've got leftover roast beef and some potatoes", ['has beef, potatoes']],
  ['in the fridge: eggs, ham, half a leek', ['has eggs, ham, leek']],
  ["there's salmon in my freezer", ['has salmon']],
  ['I have tomatoes, basil, mozzarella. what should I cook?', ['has tomatoes, basil, mozzarella']],
  ["I'm allergic to walnuts, not peanuts", ['no walnuts']],
  ['allergic to nuts but not to coconut', ['no nuts']],
  ['my Anna is vegan', ['vegan']],
  ["what can I eat, I'm allergic to eggs", ['no eggs']],
  ['which of my recipes suit my nut allergy?', ['no nut']],
  ["we'll be six and one is vegetarian", ['vegetarian', 'for 6']],
  ['I have a vegan friend coming', ['vegan']],
  ['my guests are vegan', ['vegan']],
];
test.each(REMEMBERED)('%j is remembered', (message, labels) => {
  expect(after(message)).toEqual(labels);
});

const NOT_REMEMBERED: readonly string[] = [
  'which of my recipes are vegan?',
  'is honey vegan?',
  'my sister asked what vegan means',
  'make a vegan lasagna',
  'a curry without onions',
  'how do I make pancakes without eggs?',
  'how long do I cook rice for 2 people?',
  'how do I cook for 2 minutes',
  'how long for 2 kg',
  'cook the rice for 20 minutes',
  'can babies eat honey?',
  'my baby carrots are limp',
  'is brie safe during pregnancy?',
  'can I bake bread without an oven?',
  'how much rice for 8 people?',
  'I have a question',
  'I have no flour',
  'do you have a minute?',
  'thanks!',
  'and butter?',
  'the second one',
  'I have never made bread',
  'my dog ate chocolate',
  'I made a recipe for 4 yesterday and it was too salty?',
  'which of my recipes are vegan',
  'my soup is vegan',
  'my recipes are vegan',
  'vegan pancakes',
  'make it vegan',
  'pancakes without eggs',
  'can I make bread without an oven?',
  'roast chicken in the oven',
  'chicken in the air fryer',
  'a 20 minute pasta',
  'boil eggs for 20 minutes',
  'I have boiled it for 20 minutes',
  'do I have eggs?',
  'I have no idea',
  'baby carrots in butter',
  'what if I am vegan?',
  'what does a vegan eat?',
  'do you have vegan recipes?',
  'hello',
  'thanks',
  'we are 2 hours away',
  'treats for my dog',
  'no',
  'I only have a microwave and a kettle',
  'are you vegan?',
  'is my soup vegan?',
  'my friend said peanuts are healthy',
  'I love vegan food',
  'is it safe for pregnant women to eat brie?',
  'why is an allergy to peanuts so common?',
  'what is a nut allergy?',
  'I have to go',
  'I have a recipe for 6 people',
  'how many eggs for 4?',
  'the oven is hot',
  'my oven runs hot',
  'should I be vegan?',
  'plan a dinner party, one guest is vegan',

  'we are hungry',
  'I have 2 questions',
  'can you make it without the oven?',
  "I don't know",
  "I don't have time",
  'can you forget the vegan thing?',
  'my chili is vegan',
];
test.each(NOT_REMEMBERED)('%j says nothing that lasts', (message) => {
  expect(after(message)).toEqual([]);
});

const CHANGED: readonly (readonly [messages: readonly string[], labels: readonly string[]])[] = [
  [['I am vegan', "I'm not vegan anymore"], []],
  [['I am vegan', 'forget the vegan thing'], []],
  [['I am vegan', 'not vegan any more actually'], []],
  [['I am pregnant', 'no longer pregnant'], []],
  [['I am vegan', 'not spicy any more'], ['vegan']],
  [['I am vegan and allergic to nuts', 'nuts are fine again'], ['vegan']],
  [['I am allergic to peanuts', 'ignore the allergy'], []],
  [['I have no oven', 'I do have an oven'], []],
  [['my oven is broken', 'the oven works again'], []],
  [['we are six', 'actually for 4'], ['for 4']],
  [['for 2', 'make it for 8'], ['for 8']],
  [['I only have 20 minutes', 'we have an hour'], ['60 minutes']],
  [['I have eggs and rice', 'I also have peas'], ['has eggs, rice, peas']],
  [['I have eggs and rice', "I'm out of eggs"], ['has rice']],
  [['I have a 10 month old baby', "it's not for the baby"], []],
  [['I am vegan', 'there are 4 of us', 'start over'], []],
  [['I am vegan', 'I am vegan'], ['vegan']],
  [['I am vegan', 'is butter vegan?'], ['vegan']],
  [['I am pregnant', 'forget everything'], []],
  [['for 2', 'actually for 4'], ['for 4']],
  [['there are six of us', 'sorry, for 5 people'], ['for 5']],
  [['I am vegan', 'I am not vegan anymore'], []],
  [['I am vegan', "I'm no longer vegan"], []],
  [['I am vegan', "I'm not vegan, I'm vegetarian"], ['vegetarian']],
  [['I am allergic to peanuts', 'forget the peanuts rule'], []],
  [['I am allergic to peanuts', 'I am not allergic to peanuts'], []],
  [['I am allergic to peanuts and eggs', 'I can eat eggs again'], ['no peanuts']],
  [['I am vegan', 'forget everything'], []],
  [['I am vegan', "don't forget I am vegan"], ['vegan']],
  [['I am pregnant', 'I am not pregnant anymore'], []],
  [['I have a 10 month old baby', 'my baby is 13 months old now'], ['for a toddler']],
  [['I only have 20 minutes', 'I only have an hour'], ['60 minutes']],
  [['I only have 20 minutes', 'no rush'], []],
  [['I have eggs', 'I also have rice'], ['has eggs, rice']],
  [['I am vegan', 'forget the oven'], ['vegan']],
  [['I am vegan', 'is honey vegan?'], ['vegan']],
  [['I am allergic to peanuts', 'I am not allergic to peanuts but to walnuts'], ['no walnuts']],
  [['I am vegan', 'actually I eat cheese again'], ['vegan']],
  [['I am vegan', "my diet changed, I'm not a vegan any more"], []],
  [["I'm allergic to nuts", "turns out I'm not allergic to nuts"], []],
  [['we are six', 'now we are only four'], ['for 4']],
  [['I only have 20 minutes', 'I have time now'], []],
  [['I have no oven', 'I bought an oven'], []],
  [['I have no oven', 'my oven is fixed'], []],
  [['I have eggs and rice', 'I used up the rice'], ['has eggs']],
  [['I have eggs and rice', 'the eggs are gone'], ['has rice']],
  [['I am vegan', 'what if I was not vegan?'], ['vegan']],
  [['I am allergic to peanuts', 'are peanuts ok?'], ['no peanuts']],
  [['I am allergic to peanuts', 'is it true I am not allergic to peanuts?'], ['no peanuts']],
  [['I am allergic to peanuts', 'peanut butter is fine, right?'], ['no peanuts']],
  [['I am allergic to peanuts', 'never mind'], ['no peanuts']],
  [['I am allergic to peanuts', 'forget the potatoes'], ['no peanuts']],
  [['I am allergic to peanuts', 'skip the dessert'], ['no peanuts']],
  [['I am allergic to milk', 'almond milk is fine'], ['no milk']],
  [['I am allergic to eggs', 'I have no eggs left'], ['no eggs']],
  [['I am allergic to milk', 'we are out of milk'], ['no milk']],
  [['I am allergic to nuts', 'skip the nuts'], ['no nuts']],
  [['I am vegan', "that's not vegan!"], ['vegan']],
  [['I am vegan', 'this is not vegan'], ['vegan']],
  [['I am allergic to eggs and fish', 'forget the egg allergy'], ['no fish']],
  [['I am allergic to eggs and fish', 'nuts and eggs are fine again'], ['no fish']],
  [['I am allergic to nuts', 'my soup is not for people with allergies'], ['no nuts']],
  [['I am vegan', 'can you forget the vegan thing?'], []],
  [['I am pregnant', 'forget the pregnancy'], []],
];
test.each(CHANGED)('after %j holds %j', (messages, labels) => {
  expect(after(...messages)).toEqual(labels);
});

test('facts are bounded, and those that protect an eater are dropped last', () => {
  const without = Array.from({ length: 15 }, (_, at): Fact => ({ kind: 'without', value: `food ${at}`.repeat(20) }));
  const missing = (['oven', 'hob', 'microwave', 'grill', 'blender', 'air fryer'] as const).map((value): Fact => ({
    kind: 'missing',
    value,
  }));
  const facts = applyFacts([], { adds: [...without, ...missing], forgets: [], forgetsAll: false });
  expect(facts).toHaveLength(20);
  expect(facts.filter(({ kind }) => kind === 'without')).toHaveLength(15);
  expect(Math.max(...facts.map(({ value }) => String(value).length))).toBeLessThanOrEqual(60);
});

test('a repeated message changes nothing, whatever it says, and each fact has a key of its own', () => {
  const sentences = [
    ...REMEMBERED.map(([message]) => message),
    ...NOT_REMEMBERED,
    ...CHANGED.flatMap(([messages]) => messages),
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...sentences), { maxLength: 6 }),
      fc.constantFrom(...sentences),
      (earlier, last) => {
        const fold = (messages: readonly string[]) =>
          messages.reduce<Fact[]>((facts, message) => applyFacts(facts, readFacts(message)), []);
        const once = fold([...earlier, last]);
        expect(fold([...earlier, last, last])).toEqual(once);
        expect(new Set(once.map(factKey)).size).toBe(once.length);
      },
    ),
    { numRuns: 60 },
  );
});

test('any text leads to at most 20 facts', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 800, unit: 'grapheme' }), (text) => {
      expect(applyFacts([], readFacts(text)).length).toBeLessThanOrEqual(20);
    }),
    { numRuns: 60 },
  );
});

test('no food at hand displaces what protects an eater', () => {
  const foods =
    'pears plums spinach chicken beef pasta tofu celery lemons oats rice beans corn milk butter flour'.split(' ');
  expect(after('I am allergic to peanuts', ...foods.map((food) => `I have ${food}`))).toContain('no peanuts');
});

test('the facts of a conversation take a few kilobytes at most', () => {
  const long = 'x'.repeat(10_000);
  const adds: Fact[] = [
    ...Array.from({ length: 100 }, (_, at): Fact => ({ kind: 'without', value: `${at}${long}` })),
    { kind: 'foods', value: Array.from({ length: 100 }, (_, at) => `${at}${long}`) },
  ];
  const facts = applyFacts([], { adds, forgets: [], forgetsAll: false });
  expect(JSON.stringify(facts).length).toBeLessThan(4_000);
});
