import type { FoodName } from '#ingredient-catalogue';

/** The words of a line that select other figures, and the SR28 food that has them; `near` is a close relative. */
export type Variant = readonly [says: RegExp, ndb: number, near?: 'near'];

const SKINLESS = /\bskin(?:less|ned)\b|\bskins? (?:off|removed)\b|\bwithout skin\b|\bno skin\b/iu;
const BONELESS = /\bboneless\b|\bskin(?:less|ned)\b|\bskins? (?:off|removed)\b/iu;
// "1 lb chicken, cooked and shredded" is weighed raw; "2 cups chicken, cooked" is measured cooked.
const COOKED = /^[^,(;]*\b(?:pre-?)?(?:cooked|roasted|poached|grilled|shredded)\b|\bcups?\b.{0,80}\b(?:cooked|shredded)\b|\b(?:rotisserie|leftover)\b/iu;
/** "Part-skim" and "semi-skimmed" hold half of the fat; 0,5 % of a European label is skimmed. */
const FAT_FREE = /\b(?:fat[- ]free|non[- ]?fat|(?<!(?:part|semi)[- ])skim(?:med)?|0(?:[.,][1-5])? ?%)/iu;
const LIGHT = /\b(?:light|lite|reduced[- ]fat|low(?:er|est)?[- ]fat|lowfat|half[- ]fat|part[- ]skim|semi[- ]skimmed)\b/iu;
const TWO_PERCENT = /\b[12][.,][058] ?%|\b2 ?%|\breduced[- ]fat\b|\bsemi[- ]skimmed\b/iu;
const ONE_PERCENT = /\b1 ?%|\blow[- ]?fat\b/iu;
/** "Dried beans" are raw; "beans, patted dry" are not. */
const DRY = /^[^,(;]*\b(?:dried|dry)\b/iu;
const HOME_MADE = /\bhome[- ]?made\b/iu;
const READY_BROTH = /\bbroth\b|\bbouillon\b|\bcan(?:s|ned)?\b|\bcartons?\b|\b(?:low|reduced|less)[- ](?:sodium|salt)\b|\bstore[- ]bought\b|\bcubes?\b|\bready[- ]made\b/iu;
/** Sweetened without sugar. */
const SUGAR_FREE = /\b(?:sugar[- ]?free|no[- ]sugar|(?:zero|reduced|low)[- ](?:sugar|calorie)|diet|zero|sugarless)\b/iu;
const LOW_SODIUM = /\b(?:low|lower|reduced|less|no)[- ](?:sodium|salt)\b|\bunsalted\b/iu;

// "Lean minced meat" holds up to 7 % fat: Regulation (EU) No 1169/2011, Annex VI, part B.
/** A share below a third is that of fat, one above two thirds that of lean meat. */
const GROUND_BEEF: readonly Variant[] = [
  [/\b(?:extra[- ]lean|lean)\b(?![^,(]{0,80}\d).{0,80}\b(?:mince|minced)\b|\b(?:mince|minced)\b(?!.{0,80}\d).{0,80}\blean\b/iu, 23472],
  [/\b9[67] ?%|\b9[67] ?\/ ?[34]\b|(?<![\d.,])3 ?%/iu, 23477],
  [/\b95 ?%|\b95 ?\/ ?5\b|(?<![\d.,])[45] ?%|\bextra[- ]lean\b/iu, 23557],
  [/\b9[34] ?%|\b9[34] ?\/ ?[67]\b|(?<![\d.,])[67] ?%/iu, 23472],
  [/\b9[012] ?%|\b9[02] ?\/ ?(?:10|8)\b|(?<![\d.,])(?:8|9|10) ?%|\blean(?:est)?\b/iu, 23562],
  [/\b8[5-9] ?%|\b8[5-8] ?\/ ?1[2-5]\b|(?<![\d.,])1[1-5] ?%|\bsirloin\b/iu, 23567],
  [/\b7[2-5] ?%|\b7[35] ?\/ ?2[57]\b|(?<![\d.,])25 ?%/iu, 23577],
  [/\b70 ?%|\b70 ?\/ ?30\b|(?<![\d.,])30 ?%/iu, 13498],
  [/\bgrass[- ]fed\b/iu, 13047],
];

/**
 * Figures that depend on what a line says about the food ("skinless", "93 % lean", "low-fat", "canned", "cooked"). The
 * first entry whose words occur counts; a line that says none of them has the figures of the row.
 */
export const VARIANTS: Readonly<Partial<Record<FoodName, readonly Variant[]>>> = {
  // Meat: the rows without a qualifier are raw, with skin.
  'chicken thigh': [
    [COOKED, 5098],
    [BONELESS, 5096],
  ],
  'chicken leg': [
    [COOKED, 5082],
    [SKINLESS, 5080],
  ],
  'chicken drumstick': [
    [COOKED, 5073],
    [SKINLESS, 5071],
  ],
  'chicken breast': [
    [COOKED, 5064],
    [/\bskin[- ]on\b|\bwith (?:the )?skin\b|\bbone[- ]in\b/iu, 5057],
  ],
  'chicken wing': [[SKINLESS, 5105]],
  chicken: [
    [COOKED, 5013],
    [/\bskin(?:less|ned)\b|\bboneless\b|\bmeat\b|\bdiced\b|\bcubed\b|\bstrips?\b|\bshredded\b/iu, 5011],
  ],
  'roasting chicken': [
    [/\brotisserie\b|\bcooked\b/iu, 5013],
    [SKINLESS, 5011],
  ],
  'turkey breast': [
    [/\bsliced deli\b|\bdeli\b/iu, 7081],
    [COOKED, 5220],
    [/\bskin(?:less|ned)\b|\bboneless\b|\bcutlets?\b|\bfillets?\b|\btenderloins?\b|\bsteaks?\b/iu, 5219],
  ],
  'turkey leg': [[SKINLESS, 5187]],
  'duck breast': [[SKINLESS, 5141]],
  'duck leg': [[SKINLESS, 5141]],
  'cornish hen': [[SKINLESS, 5309]],
  'ground beef': GROUND_BEEF,
  'burger patty': GROUND_BEEF,
  'ground turkey': [
    [/\bfat[- ]free\b|\b99 ?%|\bextra[- ]lean\b|\bbreast\b|\b[12] ?% fat/iu, 5662],
    [/\b8[0-9] ?%|\b85 ?\/ ?15\b/iu, 5668],
    [/\b9[0-8] ?%|\b93 ?\/ ?7\b|\blean\b|\b[5-8] ?% fat/iu, 5665],
  ],
  'ground pork': [
    [/\b9[0-9] ?%|\bextra[- ]lean\b|\b[3-6] ?% fat/iu, 10973],
    [/\b8[0-9] ?%|\blean\b|\b1[0-6] ?% fat/iu, 10972],
  ],
  'pork chop': [[/\bbone[- ]in\b/iu, 10036]],
  'pork loin': [[/\blean\b|\btrimmed\b|\bboneless\b/iu, 10062]],
  'pork shoulder': [
    [/\bbutt\b|\bblade\b/iu, 10080],
    [/\blean\b|\btrimmed\b/iu, 10072],
  ],
  'lamb shoulder': [[/\blean\b|\btrimmed\b|\bdiced\b|\bcubed\b/iu, 17059]],
  // The British word: lamb from New Zealand, which is leaner.
  'ground lamb': [[/\bminced?\b/iu, 17371, 'near']],
  'leg of lamb': [[/\blean\b|\btrimmed\b|\bdiced\b|\bcubed\b/iu, 17013]],
  'stewing beef': [
    [/\blean\b/iu, 23093],
    [/\b(?:chuck|pot) roast\b|\bchuck\b/iu, 23102],
  ],
  'short rib': [
    [/\bboneless\b/iu, 23128],
    [/\bbone[- ]in\b|\bbeef\b|\bribs?\b/iu, 13147],
  ],
  bacon: [
    [/^[^,(;]*\b(?:cooked|bits?)\b|\bcups?\b.{0,80}\bcooked\b/iu, 10862],
    [/\bmedallions?\b|\bback bacon\b|\blean\b/iu, 10130],
  ],
  ham: [[/\blean\b|\bdeli\b/iu, 7028]],
  sausage: [
    [/\breduced[- ]fat\b|\blow[- ]?fat\b/iu, 7965],
    [/\bturkey\b|\bchicken\b/iu, 7955],
    [/\bitalian\b/iu, 7036],
  ],
  'italian sausage': [[/\bturkey\b|\bchicken\b/iu, 7955]],
  kielbasa: [
    [/\breduced[- ]fat\b|\blow[- ]?fat\b|\blight\b|\blite\b/iu, 7900],
    [/\bturkey\b/iu, 7955],
  ],
  frankfurter: [
    [FAT_FREE, 7905],
    [/\bturkey\b/iu, 7025],
    [/\bchicken\b/iu, 7024],
  ],
  // Fish
  'salmon fillet': [
    [/\bpink\b/iu, 15083],
    [/\bwild\b|\bsockeye\b/iu, 15085],
    [/\bcanned\b/iu, 15260],
  ],
  'canned tuna': [
    [/\b(?:in|olive) oil\b|\boil[- ]packed\b/iu, 15119],
    [/\bwhite\b|\balbacore\b/iu, 15126],
    [/\bsteaks?\b|\bfresh\b|\blean\b|\bsashimi\b|\braw\b/iu, 15127],
  ],
  shrimp: [[/\bcooked\b/iu, 15271]],
  // Dairy
  milk: [
    [/\bwhole\b|\bfull[- ](?:fat|cream)\b|\b3[.,]\d+ ?%/iu, 1077],
    [FAT_FREE, 1085],
    [TWO_PERCENT, 1079],
    [ONE_PERCENT, 1082],
  ],
  'skim milk': [
    [TWO_PERCENT, 1079],
    [ONE_PERCENT, 1082],
  ],
  'soy milk': [[/\bsweetened\b|\bvanilla\b/iu, 16139]],
  'almond milk': [
    [/\bunsweetened\b/iu, 14091],
    [/\bsweetened\b|\bvanilla\b/iu, 14016],
  ],
  buttermilk: [
    [/\bwhole\b|\bfull[- ]fat\b/iu, 1230],
    [TWO_PERCENT, 42189],
  ],
  'evaporated milk': [
    [FAT_FREE, 1097],
    [/\b2 ?%|\blow[- ]?fat\b|\breduced[- ]fat\b|\blight\b/iu, 1291],
  ],
  'half-and-half': [
    [FAT_FREE, 1199],
    [LIGHT, 1303],
  ],
  'sour cream': [
    [FAT_FREE, 1180],
    [/\blight\b|\blite\b|\blow[- ]?fat\b/iu, 1179],
    [/\breduced[- ]fat\b|\bhalf[- ]fat\b/iu, 1055],
  ],
  'crème fraîche': [[/\blight\b|\bhalf[- ]fat\b|\breduced[- ]fat\b|\blow[- ]?fat\b/iu, 1055]],
  'plain yogurt': [
    [FAT_FREE, 1118],
    [/\blow[- ]?fat\b|\breduced[- ]fat\b|\b[12](?:[.,]5)? ?%/iu, 1117],
  ],
  'greek yogurt': [
    [FAT_FREE, 1256],
    [/\blow[- ]?fat\b|\breduced[- ]fat\b|\b2 ?%|\blight\b/iu, 1287],
  ],
  'cream cheese': [
    [FAT_FREE, 1186],
    [/\bneufch[aâ]tel\b|(?:1\/3|⅓) less fat/iu, 1031],
    [LIGHT, 43274],
  ],
  ricotta: [[/\bpart[- ]skim\b|\blow[- ]?fat\b|\breduced[- ]fat\b|\blight\b/iu, 1037]],
  'cottage cheese': [
    [FAT_FREE, 1014],
    [/\b1 ?%/iu, 1016],
    [/\b2 ?%|\blow[- ]?fat\b|\breduced[- ]fat\b/iu, 1015],
  ],
  quark: [[/\b(?:20|40) ?%|\bhalbfett/iu, 1012]],
  cheddar: [
    [FAT_FREE, 1265],
    [/\blow[- ]?fat\b/iu, 1168],
    [LIGHT, 1260],
    [/\bfarmer['’]?s?\b|\bfarm(?:er)? cheese\b/iu, 1037],
  ],
  mozzarella: [
    [FAT_FREE, 42304],
    [/\bpart[- ]skim\b|\blow[- ]?fat\b|\breduced[- ]fat\b|\blight\b|\b2 ?%/iu, 1028],
  ],
  provolone: [[/\breduced[- ]fat\b|\blow[- ]?fat\b|\blight\b/iu, 1208]],
  'american cheese': [
    [FAT_FREE, 1061],
    [/\breduced[- ]fat\b|\blow[- ]?fat\b|\blight\b|\b2 ?%/iu, 1215],
  ],
  'egg substitute': [[/\bliquid\b|\bcups?\b|\begg beaters\b|\bcartons?\b|\b(?:fl oz|ml)\b/iu, 1226]],
  'vegan butter': [[/\blight\b|\blite\b|\breduced[- ]fat\b|\blow[- ]?fat\b|\bhalf[- ]fat\b/iu, 4630]],
  'monterey jack': [[/\breduced[- ]fat\b|\blow[- ]?fat\b|\blight\b/iu, 1209]],
  emmental: [[/\blow[- ]?fat\b|\breduced[- ]fat\b|\blight\b/iu, 43589]],
  parmesan: [[/\breduced[- ]fat\b|\bfat[- ]free\b/iu, 1204]],
  butter: [[/\blight\b|\breduced[- ]fat\b/iu, 4602]],
  'ice cream': [
    [/\bfat[- ]free\b/iu, 19867],
    [/\bchocolate\b/iu, 19270],
  ],
  'whipped topping': [
    [/\bfat[- ]free\b/iu, 42135],
    [/\blight\b|\blite\b|\breduced[- ]fat\b/iu, 42135],
  ],
  // Stock: the rows are home-made stock; broth from a can or a cube has less fat and gelatin.
  'chicken stock': [
    [HOME_MADE, 6172],
    [LOW_SODIUM, 6183],
    [READY_BROTH, 6194],
  ],
  'beef stock': [
    [HOME_MADE, 6170],
    [LOW_SODIUM, 6188],
    [READY_BROTH, 6008],
  ],
  // Drinks and sweets
  cola: [[SUGAR_FREE, 14416]],
  'lemon-lime soda': [[SUGAR_FREE, 14151]],
  beer: [[/\blight\b|\blite\b/iu, 14006]],
  'gelatin dessert mix': [[SUGAR_FREE, 19175]],
  'hot chocolate powder': [[SUGAR_FREE, 14196]],
  'maple syrup': [
    [/\bsugar[- ]?free\b|\breduced[- ]calorie\b|\blight pancake\b|\blite\b/iu, 19128],
    [/\bpancake\b/iu, 19129],
  ],
  // Sauces and spreads
  // Products that are like it: creamy soups from a can.
  'alfredo sauce': [
    [/\bchicken\b.{0,80}\bsoup\b/iu, 6016],
    [/\bcelery\b.{0,80}\bsoup\b/iu, 6010],
    [/\b(?:shrimp|crab|lobster)\b.{0,80}\b(?:soup|bisque)\b/iu, 6056],
    [/\bsoup\b/iu, 6043],
  ],
  // An ingredient is a bought one.
  vinaigrette: [
    [HOME_MADE, 4135],
    [/\bmix\b/iu, 6094, 'near'],
    [/\b(?:light|lite|reduced[- ]fat|low[- ]?fat)\b/iu, 4021],
    [FAT_FREE, 4636],
  ],
  'caramel sauce': [[/\bcaramels\b|\bcaramel (?:bits|cand(?:y|ies)|squares)\b/iu, 19074]],
  mayonnaise: [
    [/\bfat[- ]free\b/iu, 4013],
    [/\breduced[- ]fat\b/iu, 4708],
    [/\blight\b|\blite\b|\blow[- ]?fat\b/iu, 4641],
  ],
  'ranch dressing': [
    [/\bfat[- ]free\b/iu, 4638],
    [/\blight\b|\blite\b|\breduced[- ]fat\b/iu, 4640],
  ],
  'caesar dressing': [[/\bfat[- ]free\b/iu, 4705]],
  'thousand island dressing': [[/\blight\b|\breduced[- ]fat\b/iu, 4023]],
  'soy sauce': [[/\b(?:low|lower|reduced|less)[- ](?:sodium|salt)\b|\blight\b/iu, 16424]],
  'peanut butter': [[/\bnatural\b|\bunsalted\b|\bno[- ](?:salt|sugar)\b/iu, 16398]],
  applesauce: [
    [/\bunsweetened\b/iu, 9401],
    [/\bsweetened\b/iu, 9020],
  ],
  'coconut milk': [[/\blight\b|\blite\b|\breduced[- ]fat\b/iu, 14171]],
  'desiccated coconut': [
    [/\bunsweetened\b|\bdesiccated\b|\bdried\b/iu, 12108],
    [/\bsweetened\b/iu, 12179],
  ],
  'coconut flake': [
    [/\bunsweetened\b/iu, 12108],
    [/\btoasted\b/iu, 12114],
  ],
  coconut: [
    [/\b(?:shredded|desiccated|dried|grated|flaked)\b.{0,80}\bunsweetened\b|\bunsweetened\b|\bdesiccated\b/iu, 12108],
    [/\bsweetened\b|\bshredded\b|\bflaked\b|\bflakes\b/iu, 12179],
  ],
  // Fruit, vegetables and legumes
  'canned peach': [
    [/\bin (?:their |its )?(?:own )?juice\b|\bin water\b/iu, 9238],
    [/\blight syrup\b/iu, 9240],
  ],
  'canned pineapple': [
    [/\bheavy syrup\b/iu, 9270],
    [/\bin water\b/iu, 9267],
  ],
  pineapple: [[/\bcanned\b|\btins?\b|\bcans?\b/iu, 9354]],
  corn: [[/\bcanned\b|\bcans?\b|\btins?\b|\btinned\b/iu, 11172]],
  pea: [[/\bcanned\b|\bcans?\b|\btins?\b/iu, 11308]],
  'sun-dried tomato': [
    [/\bnot (?:packed )?(?:in )?oil\b/iu, 11955],
    [/\bin oil\b|\boil[- ]packed\b/iu, 11956],
    [/\bdry[- ]packed\b|\bnot in oil\b|\bdried, dry\b/iu, 11955],
  ],
  date: [[/\bmedjool\b/iu, 9421]],
  chickpea: [
    [DRY, 16056],
    [/^[^,(;]*\bcooked\b/iu, 16057],
  ],
  'black bean': [[DRY, 16014]],
  'kidney bean': [[DRY, 16032]],
  'pinto bean': [[DRY, 16042]],
  'white bean': [[DRY, 16049]],
  'navy bean': [[DRY, 16037]],
  'mixed vegetables': [[/\bstir[- ]?fry\b|\basian\b|\boriental\b/iu, 11090, 'near']],
  edamame: [[/\bcooked\b/iu, 11212]],
  'firm tofu': [
    [/\bextra[- ]firm\b/iu, 16159],
    [/\bsilken\b|\bsoft\b/iu, 16127],
    [/\blite\b|\blight\b/iu, 16164],
  ],
  potato: [[/\bcanned\b/iu, 11374]],
  // Grain
  bread: [
    [/\b(?:wholewheat|whole[- ](?:wheat|grain|meal)|wholemeal|wholegrain|brown)\b/iu, 18075],
    [/\b(?:light|reduced[- ]calorie|low[- ]calorie)\b/iu, 18057],
    [/\b(?:multi[- ]?grain|seeded)\b/iu, 28397],
    [/\bwhite\b|\bsandwich\b/iu, 18069],
  ],
  'wholewheat bread': [[/\blight\b|\breduced[- ]calorie\b/iu, 18055]],
  'flour tortilla': [
    [/\bcorn\b/iu, 18363],
    [/\bwhole[- ]?(?:wheat|grain)\b|\bwholemeal\b/iu, 28295],
  ],
  penne: [[/\bwhole[- ]?(?:wheat|grain)\b|\bwholemeal\b/iu, 20124]],
  spaghetti: [[/\bwhole[- ]?(?:wheat|grain)\b|\bwholemeal\b/iu, 20124]],
  'egg noodle': [[/\b(?:fresh|frozen)\b/iu, 20093]],
  tagliatelle: [[/\bfresh\b/iu, 20093]],
  'long-grain rice': [[/\bbrown\b/iu, 20036]],
  'chocolate chip': [
    [/\bmilk\b/iu, 19120],
    [/\bwhite\b/iu, 19087],
  ],
  'dark chocolate': [
    [/\b(?:7\d|8[0-5]) ?%/iu, 19904],
    [/\b(?:4[5-9]|5\d) ?%|\bsemi[- ]?sweet\b|\bbaking\b/iu, 19902],
  ],
};

/**
 * Ground meat that is browned and drained loses fat: the SR28 food of the cooked meat by that of the raw one. The raw
 * meat keeps its protein, which gives the yield.
 */
export const BROWNED: Readonly<Record<number, number>> = {
  10123: 10862,
  13498: 13494,
  23577: 23580,
  23572: 23575,
  23567: 23570,
  23562: 23565,
  23472: 23476,
  23557: 23560,
  23477: 23481,
  5305: 5306,
  5662: 5663,
  5665: 5666,
  5668: 5669,
  10219: 10220,
  17224: 17225,
  7036: 7089,
};
