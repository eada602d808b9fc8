import { SUBJECT_STEMS, type SubjectStems } from '#spoken/subject-stems';
import { foldedText, withoutDigraphs } from '#spoken/folded-text';
import type { TranslatedEntry } from '#spoken/translated-entries';

/**
 * Each entry and the stems that a message must contain, in any order; `!` excludes, `/` separates alternatives. The
 * first match wins, so people in danger come first, then those at risk, then single foods.
 */
const RULES: readonly (readonly [TranslatedEntry, string])[] = [
  ['fish-bone', 'fishBone swallowed/throat'],
  ['poisoned', 'swallowed/drank/ate chemical'],
  ['swallowed-whole', 'baby/child swallowed smallObject'],
  ['fruit-pits', 'pits swallowed'],
  ['choking', 'choking'],
  ['allergic-reaction', 'breathing'],
  ['allergic-reaction', 'swelling'],
  ['botulism-signs', 'botulism symptoms'],
  ['gas-smell', 'gas smells'],
  ['grease-fire', 'burns oil/pan'],
  ['smoking-oil', 'smokes oil/pan'],
  ['kitchen-burn', 'burned bodyPart'],
  ['cut-finger', 'cut bodyPart'],
  ['cut-finger', 'bleeding bodyPart'],
  ['bleach-mix', 'bleach mix/vinegar'],
  ['carbon-monoxide', 'charcoal indoors'],
  ['pet-foods', 'pet'],
  ['wild-mushrooms', 'mushroom wild/poisonous/poisoning'],
  ['wild-garlic', 'wildGarlic'],
  ['wild-plants', 'plant wild/poisonous'],
  ['fruit-pits', 'pits eat/poisonous/swallowed'],
  ['poisoned', 'ate poisonous/poisoning'],
  ['food-poisoning', 'poisoning'],
  ['food-poisoning', 'vomiting'],
  ['mercury-fish', 'pregnant/nursing/baby/child highMercury'],
  ['breastfeeding-alcohol', 'nursing alcohol'],
  ['pregnancy-ate', 'pregnant ate'],
  ['pregnancy-raw-fish', 'pregnant sushi'],
  ['pregnancy-raw-fish', 'pregnant raw fish'],
  ['pregnancy-raw-fish', 'pregnant oyster'],
  ['pregnancy-smoked-fish', 'pregnant smoked'],
  ['pregnancy-liver', 'pregnant liver'],
  ['pregnancy-deli', 'pregnant deli'],
  ['pregnancy-eggs', 'pregnant rawEggDish/egg/mayonnaise'],
  ['pregnancy-fish', 'pregnant fish'],
  ['pregnancy-cheese', 'pregnant cheese/rawMilk'],
  ['pregnancy-meat', 'pregnant meat/minced/steak/pork/chicken/tartare'],
  ['pregnancy-alcohol', 'pregnant alcohol'],
  ['caffeine-pregnancy', 'pregnant coffee'],
  ['pregnancy-food', 'pregnant'],
  ['baby-ate', 'baby ate'],
  ['honey-babies', 'baby/child honey'],
  ['peanut-babies', 'baby/child peanut'],
  ['baby-salt', 'baby salt'],
  ['baby-milk', 'baby milk'],
  ['baby-eggs', 'baby egg'],
  ['baby-fish', 'baby fish'],
  ['baby-solids', 'baby weaning'],
  ['choking-foods', 'baby/child chokingFood'],
  ['child-alcohol', 'baby/child alcohol !withoutAlcohol'],
  ['baby-foods', 'baby'],
  ['milk-allergy-lactose', 'lactoseFree allergy milk'],
  ['may-contain', 'traces'],
  ['allergy-heat', 'allergy heatDestroys'],
  ['allergy-little', 'allergy aLittle'],
  ['allergy-cooking', 'allergy guest'],
  ['botulism-detect', 'botulism !inOil !garlic'],
  ['dented-cans', 'tin bulging'],
  ['garlic-oil', 'garlic inOil'],
  ['garlic-oil', 'garlic oil leftOut/still/botulism'],
  ['vegetables-in-oil', 'inOil'],
  ['sous-vide-safety', 'sousVide'],
  ['can-tomatoes', 'canning tomatoes'],
  ['can-low-acid', 'canning vegetables/meat/minced/beans/greenBeans/fish/mushroom'],
  ['home-canning', 'canning'],
  ['grapefruit-medicine', 'grapefruit medicine'],
  ['rhubarb-leaves', 'rhubarbLeaf'],
  ['beans-slow-cooker', 'slowCooker beans/kidneyBeans'],
  ['slow-cooker-safety', 'slowCooker frozen/raw'],
  ['kidney-bean-safety', 'kidneyBeans'],
  ['raw-green-beans', 'greenBeans raw/poisonous'],
  ['kidney-bean-safety', 'beans raw/poisonous'],
  ['green-potatoes', 'potatoes greenOrSprouted'],
  ['bitter-squash', 'squash bitter'],
  ['fry-frozen-turkey', 'deepFry frozen turkey/chicken'],
  ['thaw-turkey', 'thaw turkey'],
  ['low-oven', 'lowHeat turkey/meat/chicken/pork'],
  ['mayonnaise-out', 'mayonnaise leftOut'],
  ['rice-overnight', 'rice leftOut/overnight'],
  ['reheat-rice', 'rice reheat'],
  ['rice-safety', 'rice leftovers'],
  ['raw-dough', 'raw dough'],
  ['raw-milk', 'rawMilk'],
  ['steak-tartare', 'tartare'],
  ['wash-chicken', 'wash chicken'],
  ['wash-chicken', 'wash meat'],
  ['refreeze', 'freeze again'],
  ['thaw-food', 'thaw'],
  ['power-cut', 'powerCut'],
  ['mold-food', 'mold'],
  ['past-use-by', 'expired'],
  ['expiry-dates', 'bestBefore'],
  ['reheat-mushrooms', 'reheat mushroom'],
  ['reheat-twice', 'reheat twice'],
  ['two-hour-rule', 'leftOut !keepsOutside'],
  ['two-hour-rule', 'overnight meat/chicken/pork/minced/fish/egg/leftovers/milk'],
  ['reheat-leftovers', 'reheat'],
  ['ate-risky', 'ate raw chicken/meat/pork/minced/egg/fish/dough'],
  ['cross-contamination', 'board raw/meat/chicken/fish'],
  ['marinade-reuse', 'marinade raw/still/again'],
  ['raw-oysters', 'oyster raw'],
  ['raw-fish', 'raw fish'],
  ['raw-fish', 'sushi still/raw/fish'],
  ['raw-chicken', 'raw chicken !fridge !wash'],
  ['raw-pork', 'raw pork !fridge'],
  ['ground-meat-safety', 'raw minced !fridge'],
  ['steak-tartare', 'raw meat !fridge !board'],
  ['raw-mushrooms', 'raw mushroom'],
  ['raw-eggs', 'raw egg'],
  ['raw-eggs', 'rawEggDish raw'],
  ['cracked-eggs', 'egg broken'],
  ['closed-mussels', 'mussel closed'],
  ['sprouts-safety', 'sprouts raw/still'],
  ['egg-fresh-test', 'egg still/spoiled'],
  ['milk-bad', 'milk still/spoiled'],
  ['meat-bad', 'meat/chicken/minced/pork spoiled'],
  ['meat-bad', 'meat/chicken/minced/pork still'],
  ['cross-contamination', 'board'],
  ['stuffing-safety', 'stuffing turkey/chicken'],
  ['danger-zone', 'dangerZone'],
  ['fridge-temperature', 'fridge temperature !meat !chicken !fish'],
  ['cook-from-frozen', 'frozen meat/chicken/fish/steak !freeze'],
  ['cool-food', 'cool'],
  ['safe-temperatures', 'core !meat !chicken !pork !minced !fish !steak !turkey !egg !leftovers'],
];

type Matcher = (text: string) => boolean;

/** A blank at the end of an alternative; not one before the end of a repeated group. */
const WORD_END = / (?=\||$|\)(?![{?*+]))/gu;
const pattern = (stem: string): RegExp => new RegExp(`\\b(?:${stem.replaceAll(WORD_END, '\\b')})`, 'u');

function matcherOf(rule: string, stems: SubjectStems): Matcher {
  const parts = rule.split(' ').map((part) => {
    const isExcluded = part.startsWith('!');
    const names = part.replace('!', '').split('/');
    const found = SUBJECT_STEMS.filter((stem) => names.includes(stem)).map((stem) => pattern(stems[stem]));
    return { isExcluded, found };
  });
  return (text) => parts.every(({ isExcluded, found }) => found.some((each) => each.test(text)) !== isExcluded);
}

const matchers = new WeakMap<SubjectStems, readonly (readonly [TranslatedEntry, Matcher])[]>();

/** Finds the dangerous subject of a message in the language of the stems; null if it has none. */
export function findSubject(message: string, stems: SubjectStems): TranslatedEntry | null {
  const built = matchers.get(stems) ?? RULES.map(([entry, rule]) => [entry, matcherOf(rule, stems)] as const);
  matchers.set(stems, built);
  const text = foldedText(message);
  const texts = [text, withoutDigraphs(text)];
  return built.find(([, matches]) => texts.some(matches))?.[0] ?? null;
}

const EMERGENCIES: ReadonlySet<TranslatedEntry> = new Set<TranslatedEntry>([
  'allergic-reaction',
  'choking',
  'kitchen-burn',
  'cut-finger',
  'fish-bone',
  'gas-smell',
  'grease-fire',
  'smoking-oil',
  'bleach-mix',
  'carbon-monoxide',
  'botulism-signs',
  'food-poisoning',
  'poisoned',
  'swallowed-whole',
  'pet-foods',
  'wild-mushrooms',
]);

/** True for a subject that comes before anything else a message asks for. */
export const isEmergency = (entry: TranslatedEntry): boolean => EMERGENCIES.has(entry);

/** The stems that the rules name, each once per rule. */
export const subjectRuleNames = (): readonly string[] => RULES.flatMap(([, rule]) => rule.match(/[a-zA-Z]+/gu) ?? []);
