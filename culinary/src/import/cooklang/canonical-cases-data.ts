/** A text, or a component: mark, name, quantity, unit, and true if it is optional. */
type CanonicalItem = string | readonly [mark: '@' | '#' | '~', name: string, quantity: number | string, unit?: string, isOptional?: true];

interface CanonicalCase {
  readonly source: string;
  readonly steps: readonly (readonly CanonicalItem[])[];
  readonly metadata?: Readonly<Record<string, string>>;
}

/**
 * The canonical cases of the Cooklang specification, version 8, which holds those of version 7, with the metadata cases of
 * version 7 in the older syntax. Source: https://github.com/cooklang/spec/blob/main/tests/canonical.yaml, MIT License,
 * Copyright (c) 2021 Cooklang contributors. Each is one line of syntax and what it means.
 */
export const CANONICAL_CASES: Readonly<Record<string, CanonicalCase>> = {
  BasicDirection: { source: 'Add a bit of chilli', steps: [['Add a bit of chilli']] },
  Comments: { source: '-- testing comments', steps: [] },
  CommentsAfterIngredients: {
    source: '@thyme{2%sprigs} -- testing comments\nand some text',
    steps: [[['@', 'thyme', 2, 'sprigs'], '  and some text']],
  },
  CommentsWithIngredients: {
    source: '-- testing comments\n@thyme{2%sprigs}',
    steps: [[['@', 'thyme', 2, 'sprigs']]],
  },
  DirectionsWithDegrees: { source: 'Heat oven up to 200°C', steps: [['Heat oven up to 200°C']] },
  DirectionsWithNumbers: { source: 'Heat 5L of water', steps: [['Heat 5L of water']] },
  DirectionWithIngredient: {
    source: 'Add @chilli{3%items}, @ginger{10%g} and @milk{1%l}.',
    steps: [['Add ', ['@', 'chilli', 3, 'items'], ', ', ['@', 'ginger', 10, 'g'], ' and ', ['@', 'milk', 1, 'l'], '.']],
  },
  EquipmentMultipleWords: { source: 'Fry in #frying pan{}', steps: [['Fry in ', ['#', 'frying pan', 1]]] },
  EquipmentMultipleWordsWithLeadingNumber: {
    source: 'Fry in #7-inch nonstick frying pan{ }',
    steps: [['Fry in ', ['#', '7-inch nonstick frying pan', 1]]],
  },
  EquipmentMultipleWordsWithSpaces: { source: 'Fry in #frying pan{ }', steps: [['Fry in ', ['#', 'frying pan', 1]]] },
  EquipmentOneWord: {
    source: 'Simmer in #pan for some time',
    steps: [['Simmer in ', ['#', 'pan', 1], ' for some time']],
  },
  EquipmentQuantity: { source: '#frying pan{2}', steps: [[['#', 'frying pan', 2]]] },
  EquipmentQuantityOneWord: { source: '#frying pan{three}', steps: [[['#', 'frying pan', 'three']]] },
  EquipmentQuantityMultipleWords: { source: '#frying pan{two small}', steps: [[['#', 'frying pan', 'two small']]] },
  Fractions: { source: '@milk{1/2%cup}', steps: [[['@', 'milk', 0.5, 'cup']]] },
  FractionsInDirections: {
    source: 'knife cut about every 1/2 inches',
    steps: [['knife cut about every 1/2 inches']],
  },
  FractionsLike: { source: '@milk{01/2%cup}', steps: [[['@', 'milk', '01/2', 'cup']]] },
  FractionsWithSpaces: { source: '@milk{1 / 2 %cup}', steps: [[['@', 'milk', 0.5, 'cup']]] },
  IngredientMultipleWordsWithLeadingNumber: {
    source: 'Top with @1000 island dressing{ }',
    steps: [['Top with ', ['@', '1000 island dressing', 'some']]],
  },
  IngredientWithEmoji: { source: 'Add some @🧂', steps: [['Add some ', ['@', '🧂', 'some']]] },
  IngredientExplicitUnits: { source: '@chilli{3%items}', steps: [[['@', 'chilli', 3, 'items']]] },
  IngredientExplicitUnitsWithSpaces: { source: '@chilli{ 3 % items }', steps: [[['@', 'chilli', 3, 'items']]] },
  IngredientImplicitUnits: { source: '@chilli{3}', steps: [[['@', 'chilli', 3]]] },
  IngredientNoUnits: { source: '@chilli', steps: [[['@', 'chilli', 'some']]] },
  IngredientNoUnitsNotOnlyString: { source: '@5peppers', steps: [[['@', '5peppers', 'some']]] },
  IngredientWithNumbers: { source: '@tipo 00 flour{250%g}', steps: [[['@', 'tipo 00 flour', 250, 'g']]] },
  IngredientWithoutStopper: {
    source: '@chilli cut into pieces',
    steps: [[['@', 'chilli', 'some'], ' cut into pieces']],
  },
  Metadata: { source: '---\nsourced: babooshka\n---', steps: [], metadata: { sourced: 'babooshka' } },
  MetadataOld: { source: '>> sourced: babooshka', steps: [], metadata: { sourced: 'babooshka' } },
  MetadataBreak: {
    source: 'hello ---\nsourced: babooshka\n---',
    steps: [['hello --- sourced: babooshka ---']],
  },
  MetadataBreakOld: { source: 'hello >> sourced: babooshka', steps: [['hello >> sourced: babooshka']] },
  MetadataMultiwordKey: {
    source: '---\ncooking time: 30 mins\n---',
    steps: [],
    metadata: { 'cooking time': '30 mins' },
  },
  MetadataMultiwordKeyOld: {
    source: '>> cooking time: 30 mins',
    steps: [],
    metadata: { 'cooking time': '30 mins' },
  },
  MetadataMultiwordKeyWithSpaces: {
    source: '---\ncooking time    :30 mins\n---',
    steps: [],
    metadata: { 'cooking time': '30 mins' },
  },
  MetadataMultiwordKeyWithSpacesOld: {
    source: '>>cooking time    :30 mins',
    steps: [],
    metadata: { 'cooking time': '30 mins' },
  },
  MultiLineDirections: {
    source: 'Add a bit of chilli\n\nAdd a bit of hummus',
    steps: [['Add a bit of chilli'], ['Add a bit of hummus']],
  },
  MultipleLines: {
    source: '---\nPrep Time: 15 minutes\nCook Time: 30 minutes\n---',
    steps: [],
    metadata: { 'prep time': '15 minutes', 'cook time': '30 minutes' },
  },
  MultipleLinesOld: {
    source: '>> Prep Time: 15 minutes\n>> Cook Time: 30 minutes',
    steps: [],
    metadata: { 'prep time': '15 minutes', 'cook time': '30 minutes' },
  },
  MultiWordIngredient: { source: '@hot chilli{3}', steps: [[['@', 'hot chilli', 3]]] },
  MultiWordIngredientNoAmount: { source: '@hot chilli{}', steps: [[['@', 'hot chilli', 'some']]] },
  MultipleIngredientsWithoutStopper: {
    source: '@chilli cut into pieces and @garlic',
    steps: [[['@', 'chilli', 'some'], ' cut into pieces and ', ['@', 'garlic', 'some']]],
  },
  QuantityAsText: { source: '@thyme{few%sprigs}', steps: [[['@', 'thyme', 'few', 'sprigs']]] },
  QuantityDigitalString: { source: '@water{7 k }', steps: [[['@', 'water', '7 k']]] },
  Servings: { source: '---\nservings: 1|2|3\n---', steps: [], metadata: { servings: '1|2|3' } },
  ServingsOld: { source: '>> servings: 1|2|3', steps: [], metadata: { servings: '1|2|3' } },
  SlashInText: {
    source: 'Preheat the oven to 200℃/Fan 180°C.',
    steps: [['Preheat the oven to 200℃/Fan 180°C.']],
  },
  TimerDecimal: { source: 'Fry for ~{1.5%minutes}', steps: [['Fry for ', ['~', '', 1.5, 'minutes']]] },
  TimerFractional: { source: 'Fry for ~{1/2%hour}', steps: [['Fry for ', ['~', '', 0.5, 'hour']]] },
  TimerInteger: { source: 'Fry for ~{10%minutes}', steps: [['Fry for ', ['~', '', 10, 'minutes']]] },
  TimerWithName: { source: 'Fry for ~potato{42%minutes}', steps: [['Fry for ', ['~', 'potato', 42, 'minutes']]] },
  SingleWordTimer: {
    source: 'Let it ~rest after plating',
    steps: [['Let it ', ['~', 'rest', ''], ' after plating']],
  },
  SingleWordTimerWithPunctuation: {
    source: 'Let it ~rest, then serve',
    steps: [['Let it ', ['~', 'rest', ''], ', then serve']],
  },
  SingleWordTimerWithUnicodePunctuation: {
    source: 'Let it ~rest⸫ then serve',
    steps: [['Let it ', ['~', 'rest', ''], '⸫ then serve']],
  },
  TimerWithUnicodeWhitespace: {
    source: 'Let it ~rest\u2009then serve',
    steps: [['Let it ', ['~', 'rest', ''], '\u2009then serve']],
  },
  InvalidMultiWordTimer: { source: 'It is ~ {5}', steps: [['It is ~ {5}']] },
  InvalidSingleWordTimer: { source: 'It is ~ 5', steps: [['It is ~ 5']] },
  SingleWordIngredientWithPunctuation: {
    source: 'Add some @chilli, then serve',
    steps: [['Add some ', ['@', 'chilli', 'some'], ', then serve']],
  },
  SingleWordIngredientWithUnicodePunctuation: {
    source: 'Add @chilli⸫ then bake',
    steps: [['Add ', ['@', 'chilli', 'some'], '⸫ then bake']],
  },
  IngredientWithUnicodeWhitespace: {
    source: 'Add @chilli\u2009then bake',
    steps: [['Add ', ['@', 'chilli', 'some'], '\u2009then bake']],
  },
  InvalidMultiWordIngredient: { source: 'Message @ example{}', steps: [['Message @ example{}']] },
  InvalidSingleWordIngredient: { source: 'Message me @ example', steps: [['Message me @ example']] },
  SingleWordCookwareWithPunctuation: {
    source: 'Place in #pot, then boil',
    steps: [['Place in ', ['#', 'pot', 1], ', then boil']],
  },
  SingleWordCookwareWithUnicodePunctuation: {
    source: 'Place in #pot⸫ then boil',
    steps: [['Place in ', ['#', 'pot', 1], '⸫ then boil']],
  },
  CookwareWithUnicodeWhitespace: {
    source: 'Add to #pot\u2009then boil',
    steps: [['Add to ', ['#', 'pot', 1], '\u2009then boil']],
  },
  InvalidMultiWordCookware: { source: 'Recipe # 10{}', steps: [['Recipe # 10{}']] },
  InvalidSingleWordCookware: { source: 'Recipe # 5', steps: [['Recipe # 5']] },
  OptionalIngredient: {
    source: 'Garnish with @?fresh thyme{2%sprigs}',
    steps: [['Garnish with ', ['@', 'fresh thyme', 2, 'sprigs', true]]],
  },
  OptionalSingleWordIngredient: {
    source: 'Top with @?chives',
    steps: [['Top with ', ['@', 'chives', 'some', '', true]]],
  },
  OptionalCookware: {
    source: 'Use a #?splatter guard{} if you have one',
    steps: [['Use a ', ['#', 'splatter guard', 1, '', true], ' if you have one']],
  },
  OptionalAndRequiredSameIngredient: {
    source: 'Stir @parmesan{100%g} in, top with @?parmesan{50%g}',
    steps: [['Stir ', ['@', 'parmesan', 100, 'g'], ' in, top with ', ['@', 'parmesan', 50, 'g', true]]],
  },
  OptionalMarkerOnlyOnce: { source: 'Add @??thyme{}', steps: [['Add ', ['@', '?thyme', 'some', '', true]]] },
  OptionalMarkerFollowedBySpace: { source: 'Add @? thyme', steps: [['Add @? thyme']] },
  QuestionMarkAfterIngredient: {
    source: 'Did you add the @salt{}?',
    steps: [['Did you add the ', ['@', 'salt', 'some'], '?']],
  },
};
