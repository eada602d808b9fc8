import { entryIndex, type IndexedEntry } from '#answers/entry-index';
import { stemOf } from '#answers/word-stem';
import { isTypoOf } from '#food-words';

const PART = String.raw`(?:hands?|fingers?|thumbs?|arms?|palms?|legs?|f(?:oo|ee)t|face|skin|tongue|lips?|eyes?)(?! (?:foods?|sandwich(?:es)?|pies?))`;
const WHOSE = String.raw`(?:my|his|her|their|our|the|an?|one)`;
const SELF = String.raw`(?:(?:my|him|her|your)self|themselves)`;

/**
 * Emergency patterns and their entries, which take precedence over everything: people in danger, and pets, to whom some
 * human foods are poisonous.
 */
const EMERGENCIES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?!.*\b(?:allerg\w*|hives|rash|swell\w*|swollen|fish|meat|steak|dough|juice)\b).*\b(?:kid|child|toddler|son|daughter|baby|wife|husband|mom|mum|dad|guest|friend|grandma|grandpa|he|she|some(?:one|body))\b.{0,20}\b(?:gagging|(?:turn(?:ing|ed|s)?|going|went) (?:blue|purple)|(?:not|stopped|isn['’]?t) breathing|unconscious|unresponsive)\b/iu,
    'choking',
  ],
  [
    /\b(?:kid|child|toddler|son|daughter|grandson|granddaughter|baby|he|she|\d+[- ](?:years?|months?)[- ]old)\b.{0,15}\b(?:ate|swallowed|drank|eaten|drunk)\b.{0,25}\b(?:salt|nutmeg|vanilla extract|mouthwash|baking (?:soda|powder)|vinegar essence)\b(?!.*\b(?:chips|crackers|pretzels?|cake)\b)/iu,
    'poisoned',
  ],
  [
    /\b(?:pan|pot|wok|oil|fat|grease|fryer) (?:is|are|was) (?:on fire|burning|in flames|ablaze|flaming)\b(?!.*\b(?:food|onions?|rice|sauce|bottom|garlic|pancakes?|too hot|smell\w*)\b)/iu,
    'grease-fire',
  ],
  // Breathless with something in the mouth or throat; an allergy is named or follows a meal.
  [
    /^(?!.*\b(?:allerg\w*|hives|rash|swell\w*|swollen|epi-?pen|stung|asthma)\b)(?=.*\b(?:in (?:his|her|my|their|the) (?:mouth|throat)|whole|stuck|swallow\w*|(?:piece|chunk|lump|bit) of)\b).*\b(?:can(?:no|'|’)?t|not|stopped|trouble|hard to) breath/iu,
    'choking',
  ],
  [
    /\b(?:piece|bit|chunk|lump) of (?:\w+ )?\w+ (?:is |got |has )?stuck\b(?!.*\b(?:pan|pot|teeth|blender|grinder)\b)|^(?!.*\b(?:avoid|prevent|hazard|risk|without|stop|safe\w*|cut|serve)\b).*\b(?:baby|toddler|child|kid|son|daughter|wife|husband|mom|mum|dad|guest|friend|grandma|grandpa|he|she) (?:\w+ )?chok(?:ing|ed)\b/iu,
    'choking',
  ],
  [
    /\b(?:drank|drunk|swallow(?:ed)?|ate|eaten|ingested|licked)\b.{0,25}\b(?:detergent|bleach|cleaner|descaler|(?:tide|laundry|detergent) pods?|dishwasher (?:tablets?|salt|powder|soap|liquid|gel|pods?|fluid)|dish soap|wash(?:ing)?[- ]up liquid|washing (?:powder|liquid)|cleaning (?:\w+ )?(?:fluid|liquid|spray|product|stuff|agent)|laundry|antifreeze|lamp oil|lighter fluid|disinfectant|(?:hand )?saniti[sz]er|perfume|paint thinner|turpentine|kerosene|petrol|gasoline|white spirit|weed ?killer|rat poison|slug pellets|magnets?|batter(?:y|ies))\b(?!.*\b(?:cake|fish|pancake)\b)/iu,
    'poisoned',
  ],
  [
    /\b(?:kid|child|toddler|son|daughter|grandson|granddaughter|baby|he|she)\b.{0,15}\b(?:ate|swallowed|drank|got into|took|chewed)\b.{0,25}\b(?:pills?|medicines?|medication|tablets?|painkillers?|tylenol|advil|aspirin|calpol|melatonin|paracetamol|ibuprofen|vitamins|iron tablets|gummies|cigarettes?|nicotine|vape|alcohol|vodka|whiske?y|liquor|essential oil)\b/iu,
    'poisoned',
  ],
  [
    /\b(?:kid|child|toddler|son|daughter|baby|he|she|i|we)\b.{0,15}\b(?:ate|nibbled|swallowed|has eaten|have eaten)\b.{0,25}\b(?:mushrooms?|berr(?:y|ies)|leaf|leaves|plants?|flowers?)\b.{0,25}\b(?:garden|yard|backyard|lawn|woods?|forest|bush|unknown|cramps?|sick|vomit\w*|dizzy|poison\w*)\b/iu,
    'poisoned',
  ],
  [
    /\b(?:ate|eaten|tasted|swallowed)\b.{0,30}\b(?:bulging|bulged|swollen|puffed|bloated|spurting|leaking)\b.{0,12}\b(?:cans?|tins?|jars?)\b|\bvision (?:is|was|got|went|has gone) (?:\w+ )?(?:blurry|blurred|double)\b/iu,
    'botulism-signs',
  ],
  [
    /\ballergic (?:reaction|shock)\b|\banaphyla(?!.*\b(?:label|risk|recipe|cook|safe)\b)|\b(?:throat|tongue|lips?|face|mouth)\b.{0,20}\b(?:swell|swollen|tight|closing)|\b(?:swelling|swollen) (?:throat|tongue|lips?|face)\b|\b(?:tongue|lips?|throat)\b.{0,20}\b(?:thick|numb|itch\w*|tingl\w*)\b.{0,30}\b(?:after|since|ate|eat\w*|from)\b|\b(?:can(?:no|'|’)?t|trouble|difficulty|hard to) breath/iu,
    'allergic-reaction',
  ],
  [/\b(?:double|blurred|blurry) vision\b|\bsee(?:ing)? double\b|\bslurred speech\b/iu, 'botulism-signs'],
  [
    /\bhives\b|\b(?:lips?|face|eyes?|tongue)\b.{0,15}\bpuff(?:y|ed|ing)\b|\b(?:faint|dizzy|collapsed|passed out)\b.{0,15}\bafter (?:\w+ ){0,2}(?:eat\w*|ate|having|had|shellfish|nuts?|peanuts?|shrimp|fish|eggs?|milk)\b|\b(?:rash|welts)\b.{0,30}\b(?:after|from|since) (?!(?:the )?(?:heat|sun|poison ivy|nettles?)\b)|\bbroke(?:n)? out in (?:a )?(?:rash|spots)\b/iu,
    'allergic-reaction',
  ],
  [
    /\bsmell(?:s|ing)? (?:of |like )?(?:\w+ )?gas\b|\bgas (?:smell|leak|is leaking)|\bgas (?:hob|stove|ring|burner|cooker|oven)\b.{0,30}\b(?:hiss\w*|went out|blew out|blown out)/iu,
    'gas-smell',
  ],
  [
    /\b(?:i['’]?m|is|am|are|he['’]?s|she['’]?s|was|keeps|some(?:one|body)|started) chok(?:ing|ed)\b(?! (?:hazard|risk|food))|^\W*(?:help\W+)?chok(?:ing|ed) on\b|\bstuck in (?:\w+ ){0,3}throat\b/iu,
    'choking',
  ],
  [/\bswallow(?:ed)?\b.{0,20}\bbones?\b|\bfish ?bones?\b.{0,20}\b(?:throat|stuck|swallow)/iu, 'fish-bone'],
  [
    new RegExp(
      String.raw`^(?!.*\b(?:chill?i(?:es)?|pepper|jalape[nñ]o|habanero)s?\b).*\b(?:burn(?:ed|t)?|scald(?:ed)?) (?:${SELF}|(?:${WHOSE} )?(?:\w+ )?${PART})\b`,
      'iu',
    ),
    'kitchen-burn',
  ],
  [
    new RegExp(
      String.raw`\b(?:cut|sliced|stabbed) (?:${SELF}|(?:off |into |open )?${WHOSE} (?:\w+ )?${PART})\b|\b(?:hand|finger|thumb|cut|wound)\b.{0,15}\bbleed`,
      'iu',
    ),
    'cut-finger',
  ],
  [
    /^(?!.*\b(?:onion|garlic|chocolate|grapes?|raisins?|coffee|bones?|recipe)s?\b).*\b(?:cats?|kittens?)\b.*\b(?:milk|tuna|cream)\b/iu,
    'cat-food',
  ],
  [
    /\b(?:(?<!hot[- ])dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b.*\b(?:eat\w*|ate|have|has|had|feed|fed|toxic|poison\w*|dangerous|safe|bad|ok(?:ay)?)\b|\b(?:give|gave|feed|fed|toxic|poison\w*|dangerous|safe|bad|ok(?:ay)?)\b.*\b(?:(?<!hot[- ])dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b/iu,
    'pet-foods',
  ],
];

const RAW = String.raw`\b(?:raw|uncooked|under-?cooked|under-?done|half[- ]raw)\b`;
/** "Raw chicken" in a question about eating it; handling it is another question. */
const OF_EATING = String.raw`(?=.*\b(?:eat\w*|safe\w*|unsafe|danger\w*|risk\w*|harm\w*|bad|sick|ill|poison\w*|salmonella|ok|okay|fine|taste|serv\w*|happens?|can (?:i|you|we)|nuggets?|inside|middle|bit|slightly|still)\b)`;
const VESSEL = String.raw`\b(?:pan|pot|saucepan|skillet|wok)`;

/** Clear dangers: these entries apply whatever else the words may mean. */
const DANGERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:fry|fried|frying|fryer)\b.*\bfrozen (?:turkey|chicken|bird|duck|goose)\b|\bfrozen (?:turkey|bird|duck|goose)\b.*\b(?:fry|fried|fryer)\b/iu,
    'fry-frozen-turkey',
  ],
  [
    /\b(?:cherr(?:y|ies)|apricots?|peach(?:es)?|plums?|apples?|nectarines?) (?:pits?|stones?|kernels?|seeds?|pips?)\b.*\b(?:poison\w*|toxic|eat|ate|safe|danger\w*|cyanide|swallow\w*|harm\w*)|\b(?:eat|ate|swallow\w*)\b.*\b(?:cherry|apricot|peach|plum|apple) (?:pits?|stones?|kernels?|seeds?)\b/iu,
    'fruit-pits',
  ],
  [
    new RegExp(
      String.raw`^${OF_EATING}(?!.*\b(?:ate|eaten|bit|bitten|tasted|swallowed|wash\w*|rins\w*|board|fridge|freez\w*|keep|marina\w*|smell\w*|store|thaw\w*|weight|long|left|overnight|counter|baste|touch\w*|handled|towel|juice|plate|tongs?|sponge|knife|spoon|spatula|fork|utensils?|scissors|bowl|cloth|sink)\b).*${RAW} (?:\w+ )?(?:chicken|turkey|poultry|duck)\b(?!.*\b(?:recipe|salad)\b)`,
      'iu',
    ),
    'raw-chicken',
  ],
  [
    new RegExp(
      String.raw`^${OF_EATING}(?!.*\b(?:ate|eaten|bit|bitten|tasted|swallowed|wash\w*|rins\w*|board|fridge|freez\w*|keep|marina\w*|smell\w*|store|thaw\w*|weight|long|left|overnight|counter|touch\w*|handled|towel|juice|plate|tongs?|sponge|knife|spoon|spatula|fork|utensils?|scissors|bowl|cloth|sink)\b).*${RAW} (?:\w+ )?(?:pork|bacon|sausages?)\b`,
      'iu',
    ),
    'raw-pork',
  ],
  [
    new RegExp(String.raw`${RAW}.*\belderberr|\belderberr.*(?:${RAW}|\b(?:eat|safe|poison\w*|toxic)\b)`, 'iu'),
    'raw-elderberries',
  ],
  [
    new RegExp(
      String.raw`${RAW}.*\b(?:cassava|yuca|manioc)\b|\b(?:cassava|yuca|manioc)\b.*(?:${RAW}|\b(?:eat|safe|poison\w*|toxic|prepare|peel)\b)`,
      'iu',
    ),
    'raw-cassava',
  ],
  [
    /\b(?:beans?|chickpeas?)\b.*\b(?:slow[- ]?cooker|crock-?pot)\b|\b(?:slow[- ]?cooker|crock-?pot)\b.*\b(?:beans?|chickpeas?)\b/iu,
    'beans-slow-cooker',
  ],
  [
    /\b(?:garlic|herbs?|chil(?:i|li|e)(?:e?s)?)\b.{0,12}\b(?:in|under) (?:olive )?oil\b.*\b(?:counter|room|out|cupboard|shelf|safe|keep|leave|store|long)\b|\b(?:leave|keep|store)\b.*\bgarlic\b.{0,12}\boil\b/iu,
    'garlic-oil',
  ],
  [/\b(?:oil|fat|pan) (?:is|was|keeps|started|starts|began) (?:to )?smok(?:e|ing)\b/iu, 'smoking-oil'],
  [
    new RegExp(
      String.raw`\b(?:burnt|burned|scorched) (?:pan|pot|saucepan|skillet)\b(?!.*\bfire\b)|${VESSEL} (?:is|was|got|has) (?:\w+ )?(?:burnt|burned|scorched)\b(?!.*\bfire\b)`,
      'iu',
    ),
    'burnt-pan',
  ],
  [
    /\b(?:baby|infant|toddler|\d+[- ]months?[- ]old)\b.*\b(?:salmon|fish|cod|tuna|trout)\b|\b(?:salmon|fish|cod|tuna|trout)\b.*\b(?:bab(?:y|ies)|infant|toddler)s?\b/iu,
    'baby-fish',
  ],
  [
    /\bmayo(?:nnaise)?\b.*\b(?:(?:stay|sit|leave|left|stand|be|kept) out|out of the fridge|room temperature|counter|unrefrigerated)\b/iu,
    'mayonnaise-out',
  ],
];

/** Words of emergencies that are typed in haste: "my toddlar is chokking". */
const IN_HASTE =
  'choking choked breathe breathing swallowed swelling swollen allergic anaphylaxis bleeding burned scalded toddler baby poisoned battery detergent bleach throat tongue unconscious'.split(
    ' ',
  );
const SHORTEST_TYPO = 5;

function withoutTypos(text: string): string {
  const { known } = entryIndex();
  return text.replaceAll(/[a-z]+/giu, (word) => {
    const typed = word.toLowerCase();
    if (typed.length < SHORTEST_TYPO || known.has(stemOf(typed))) return word;
    return IN_HASTE.find((meant) => meant.at(0) === typed.at(0) && isTypoOf(typed, meant)) ?? word;
  });
}

export function findEmergency(text: string): IndexedEntry | null {
  const find = (read: string) => [...EMERGENCIES, ...DANGERS].find(([pattern]) => pattern.test(read));
  const found = find(text) ?? find(withoutTypos(text));
  return found === undefined ? null : (entryIndex().byId.get(found[1]) ?? null);
}
