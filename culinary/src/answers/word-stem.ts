import { searchWords } from '#plain-words';

/** British, short and irregular words mapped to the words of the knowledge base, singular. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['courgette', 'zucchini'],
  ['aubergine', 'eggplant'],
  ['prawn', 'shrimp'],
  ['yoghurt', 'yogurt'],
  ['mould', 'mold'],
  ['mouldy', 'mold'],
  ['moldy', 'mold'],
  ['colour', 'color'],
  ['grey', 'gray'],
  ['flavour', 'flavor'],
  ['flavourless', 'flavorless'],
  ['refrigerator', 'fridge'],
  ['refrigerate', 'fridge'],
  ['skillet', 'pan'],
  ['omelette', 'omelet'],
  ['mayo', 'mayonnaise'],
  ['veg', 'vegetable'],
  ['veggie', 'vegetable'],
  ['spud', 'potato'],
  ['chilli', 'chili'],
  ['chile', 'chili'],
  ['gelatine', 'gelatin'],
  ['bicarb', 'bicarbonate'],
  ['houmous', 'hummus'],
  ['kid', 'child'],
  ['children', 'child'],
  ['infant', 'baby'],
  ['newborn', 'baby'],
  ['rocket', 'arugula'],
  ['capsicum', 'pepper'],
  ['defrost', 'thaw'],
  ['defrosting', 'thaw'],
  ['defrosted', 'thaw'],
  ['bbq', 'barbecue'],
  ['burnt', 'burn'],
  ['beaten', 'beat'],
  ['pregnancy', 'pregnant'],
  ['whisked', 'whisk'],
  ['cornflour', 'cornstarch'],
  ['beetroot', 'beet'],
  ['fibre', 'fiber'],
  ['litre', 'liter'],
  ['sulphite', 'sulfite'],
  ['shellfishes', 'shellfish'],
  ['knive', 'knife'],
  ['clingfilm', 'film'],
  ['altitudes', 'altitude'],
  ['minced', 'mince'],
  ['spoilt', 'spoil'],
  ['left', 'leftover'],
  ['temp', 'temperature'],
  ['tempature', 'temperature'],
  ['store', 'keep'],
  ['storing', 'keep'],
  ['stored', 'keep'],
  ['kept', 'keep'],
  ['gone', 'go'],
  ['canned', 'tin'],
  ['hr', 'hour'],
  ['hrs', 'hour'],
  ['rewarm', 'reheat'],
  ['rewarmed', 'reheat'],
  ['rewarming', 'reheat'],
  ['nuke', 'microwave'],
  ['nuked', 'microwave'],
  ['nuking', 'microwave'],
]);

/**
 * Stems an English word: drops the verb ending and a final e, so that "baked", "baking" and "bake" match. Expects lower
 * case, singular.
 */
export function stemOf(word: string): string {
  const base = SYNONYMS.get(word) ?? word;
  let stem = base.replace(/is(e|ed|ing|ation)$/u, (ending, rest: string) => (base.length > 6 ? `iz${rest}` : ending));
  if (stem.endsWith('ing') && stem.length >= 6 && /[aeiouy]/u.test(stem.slice(0, -3)))
    stem = undoubled(stem.slice(0, -3));
  else if (stem.endsWith('ed') && !stem.endsWith('eed') && stem.length >= 5 && /[aeiouy]/u.test(stem.slice(0, -2)))
    stem = undoubled(stem.slice(0, -2));
  if (stem.length >= 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
}

const undoubled = (stem: string): string => (/([bdgmnprt])\1$/u.test(stem) ? stem.slice(0, -1) : stem);

export const stemsOf = (text: string): string[] => searchWords(text).map(stemOf);
