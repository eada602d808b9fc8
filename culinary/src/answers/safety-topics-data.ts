import type { FoodRole } from '#catalogue/food-row';

/** "at 20 weeks", "I'm 20 weeks": how people name their pregnancy. */
const WEEKS = Array.from({ length: 38 }, (_, index) => String(index + 4))
  .flatMap((week) => [`=at-${week}-week`, `=im-${week}-week`, `=am-${week}-week`, `${week}-week-along`, `=${week}-week-and`, `${week}-week-pregnant`])
  .join(' ');

const ELDERLY_FROM = 65;
/** "My 85 year old dad". */
const ELDERLY_AGES = Array.from({ length: 35 }, (_, index) => `${index + ELDERLY_FROM}-year-old`).join(' ');

/**
 * Named sets of terms for the safety rules. Spaces separate terms; a hyphen joins words that must follow one another
 * (articles are ignored); `=` compares the word as written instead of its stem.
 */
export const SAFETY_TOPICS = {
  canning:
    '=canning =canner =canners =home-canned =homecanned =be-canned =i-canned =we-canned =she-canned =canned-own =canned-at-home =canned-goods can-i-can can-you-can can-we-can can-it-be-canned should-i-can may-i-can do-i-can do-you-can how-to-can to-can safe-to-can ok-to-can i-can-my pressure-can to-bottle can-i-bottle do-i-bottle bottle-own waterbath =bottled-at-home =be-bottled =home-bottled =put-up when-i-can before-i-can after-i-can she-canned he-canned =always-canned =mom-canned =mother-canned =grandma-canned',
  'water-bath': 'water-bath waterbath boiling-water-canner boiling-water-bath',
  'bain-marie': 'cheesecake custard flan brulee bake baking sous melt chocolate pudding terrine thaw',
  'low-acid': 'vegetable veg meat chicken beef venison game soup stew broth stock bean corn pumpkin squash mushroom fish bolognese ragu chili curry garlic onion dinner meal',
  acidified: 'pickle pickled relish chutney jam jelly marmalade vinegar sauerkraut',
  pickles: 'pickle pickled pickling gherkin brine relish',
  botulism: 'botulism botulinum',
  oil: 'in-oil in-olive-oil under-oil under-olive-oil in-virgin-olive-oil in-extra-virgin-olive-oil in-sunflower-oil in-rapeseed-oil in-canola-oil in-vegetable-oil in-neutral-oil in-good-oil in-avocado-oil oil-infused infused-oil infuse-oil infused-olive-oil herb-oil chili-oil chile-oil garlic-oil flavored-oil homemade-oil butter-in-oil bottle-of-oil jar-of-oil confit',
  'kept-in-oil': 'keep store preserve shelf pantry cupboard counter room jar winter month week long-keep gift present homemade last fridge safe can =stored how-long room-temp bottle sill windowsill',
  pregnant: `=preg pregnant pregnancy =im-expecting =when-expecting =while-expecting =if-expecting =expecting-baby =am-expecting =are-expecting =expecting-mother =expectant trimester week-along prenatal mum-to-be mom-to-be mother-to-be =preggo =preggers =expecting-and =youre-expecting =shes-expecting =wife-expecting =expecting-our =expecting-my =expecting-a-baby =were-expecting eating-for-two ${WEEKS}`,
  'raw-food': 'mince ground-beef ground-pork ground-turkey ground-chicken chicken-breast',
  nursing: 'breastfeed breastfeeding nursing lactating breast-feed',
  baby: '=infant =newborn weaning pacifier dummy teething teethe at-6-month at-7-month at-8-month at-9-month at-10-month at-11-month at-5-month at-4-month baby-led blw',
  child: 'little-boy little-girl boy-ate boy-swallowed girl-ate girl-swallowed niece nephew child toddler preschooler yr-old little-one grandchild =son =daughter =grandson =granddaughter',
  'high-mercury': 'swordfish shark king-mackerel marlin orange-roughy roughy bigeye ahi tilefish',
  allergic: 'allergy allergic allergen celiac coeliac intolerant intolerance anaphylaxis',
  celiac: 'celiac coeliac gluten-free',
  little: 'little tiny small trace crumb bit one-bite sip',
  wild: 'wild forest in-wood from-wood garden lawn backyard yard forage foraged foraging found find in-field picked pick grow growing grew meadow gather gathered collect collected',
  out: '=out overnight all-night counter on-table on-stove on-desk in-sun in-car hot-car room-temperature room-temp unrefrigerated not-in-fridge without-fridge all-day all-afternoon on-worktop on-bench since-yesterday since-last-night outside-fridge out-of-fridge whole-night whole-day half-day radiator last-night in-boot in-trunk on-porch on-hob',
  unchilled: 'in-pot in-pan in-oven in-wok outside outdoors in-sun in-heat in-garden at-door doorstep windowsill potluck buffet warm-kitchen hot-kitchen',
  spicy: 'chili chilli jalapeno pepper lemon-juice lemon vinegar onion hot-oil',
  'late-age': Array.from({ length: 35 }, (_, index) => `is-${index + ELDERLY_FROM} aged-${index + ELDERLY_FROM}`).join(' '),
  stayed: '=left leave =sat sit =been =was =were forgot forgotten =stayed stay =kept keep =forget stood =lay =still store cool',
  perishable:
    'food meal dinner meatloaf leftover pizza soup stew chili curry casserole lasagna lasagne takeout takeaway takeaways kebab burger sushi cheesecake custard quiche pumpkin-pie cream-pie cream-cake sandwich salad meat chicken turkey ham pork beef fish shrimp prawn egg milk cream yogurt mayonnaise gravy broth stock grocery pasta rice noodle melon watermelon pudding bolognese ragu seafood tofu bean hummus dumpling gyro shawarma deviled-egg quesadilla burrito taco omelet ramen roast paella risotto',
  'whole-cake': 'cookie bread fruit-cake butter',
  cocktail: 'alcohol wine beer rum liquor brandy champagne vodka whiskey whisky sherry cocktail prosecco port mimosa margarita bellini spritz sangria gin tequila aperol bailey shandy liqueur cognac martini',
  body: 'hand arm finger face skin foot wrist leg thumb palm tongue eye knee neck',
  'by-the-hour': 'hour all-morning all-day',
  fuzzy: 'fuzzy fuzz fur fluff furry hairy green-spot blue-spot white-spot green-bit bit-of-green green-patch blue-patch white-patch white-fuzz green-dot',
  swollen: 'swollen bulge bulging dent dented rust rusty hiss hissed spurt spurted foam puffed-up domed dome blown swell swelled bloated',
  pet: 'labrador retriever poodle terrier spaniel dachshund doggo kitty dog puppy cat kitten parrot hamster guinea-pig to-bird parakeet cockatiel canary budgie budgerigar chinchilla ferret pet',
  'on-heat': 'low slow-roast degree celsius fahrenheit oven =c =f',
  ate: '=ate =eaten =swallowed =swallow-by =i-bit =he-bit =she-bit =bit-into =bitten =tasted =had-bite =had-some =had-piece =had-slice =just-had =already-had =accidentally-had =i-had =she-had =he-had =licked =drank',
  elderly: `elderly frail pensioner old-people older-people old-folk ${ELDERLY_AGES}`,
  grandparent: 'grandma grandpa grandmother grandfather granddad grandparent granny nan gran',
  old: 'week-old day-old week-ago day-ago last-week for-5-day for-6-day for-7-day for-8-day for-9-day for-10-day for-week 5-day 6-day 7-day 8-day 9-day 10-day 2-week 3-week last-sunday last-monday last-tuesday last-wednesday last-thursday last-friday last-saturday from-sunday from-monday from-tuesday from-wednesday from-thursday from-friday from-saturday ten-day-ago fortnight',
  raw: 'raw uncooked unbaked undercook undercooked =rare pink =bloody underdone half-cooked half-raw still-red red-in-middle red-inside red-in-centre red-in-center rosy red-middle',
  frozen: 'frozen from-freezer still-frozen',
  thaw: 'thaw thawed defrost defrosted',
  microwave: 'microwave microwaving microwaved',
  slow: 'slow-cooker slowcooker crockpot crock-pot slow-cook',
  pressure: 'pressure-cooker instant-pot pressure-cook instantpot',
  shellfish: 'mussel clam oyster cockle shellfish scallop',
  toxic: 'toxic poison poisonous dangerous danger harmful safe unsafe edible okay ok eat ate swallow cyanide kill deadly risk',
  without: 'thermometer-broke thermometer-broken thermometer-died broken-thermometer lost-thermometer without =no dont-have havent-got have-no no-more out-of lack',
  mold: 'mold moldy mildew mouldy-spot',
  same: 'same shared share',
  weekday: 'monday tuesday wednesday thursday friday saturday sunday',
  aged: 'for-2-day for-3-day for-4-day for-5-day for-6-day for-week 3-day-ago 4-day-ago 5-day-ago 6-day-ago last-sunday last-monday last-tuesday last-wednesday last-thursday last-friday last-saturday on-monday on-tuesday on-wednesday on-thursday on-friday on-saturday on-sunday since-monday since-tuesday since-wednesday since-thursday since-friday since-saturday since-sunday week-ago week-old',
  tools: 'utensil scissor tongs board knife tong plate tray spoon fork platter spatula brush bowl',
  towel: 'towel teatowel cloth dishcloth rag',
  wash: 'wash rinse clean',
} as const satisfies Record<string, string>;

/** Topics that the catalog knows: foods by their role. */
export const FOOD_TOPICS = {
  'low-acid': ['dish', 'poultry', 'meat', 'braise', 'mince', 'sausage', 'cured', 'fish', 'tinned-fish', 'shellfish', 'tofu', 'legume', 'lentil', 'veg', 'aromatic', 'stock', 'offal', 'pasta', 'rice', 'noodle'],
  perishable: ['dish', 'poultry', 'meat', 'braise', 'mince', 'sausage', 'fish', 'shellfish', 'tofu', 'egg', 'cream', 'milk', 'yogurt', 'stock', 'offal'],
  meat: ['poultry', 'meat', 'braise', 'mince', 'sausage', 'offal'],
  dish: ['dish'],
  'raw-food': ['poultry', 'meat', 'braise', 'mince', 'sausage', 'offal', 'fish', 'shellfish'],
  poultry: ['poultry'],
  cured: ['cured', 'sausage'],
  'sea-fish': ['fish'],
  seafood: ['fish', 'shellfish', 'tinned-fish'],
  cheese: ['cheese'],
  fermented: ['pickle'],
  sweets: ['confection'],
  dairy: ['milk', 'cheese', 'cream'],
  nuts: ['nut', 'seed'],
  fruit: ['fruit'],
  vegetables: ['veg', 'tomato', 'aromatic'],
  herbs: ['herb', 'aromatic', 'veg'],
  alcohol: ['wine', 'spirit'],
  'human-food': ['poultry', 'meat', 'mince', 'sausage', 'cured', 'milk', 'cheese', 'chocolate', 'nut', 'spread', 'fruit', 'dried-fruit', 'aromatic', 'veg', 'sweetener', 'egg', 'confection', 'pastry', 'bread', 'citrus'],
} as const satisfies Record<string, readonly (FoodRole | 'dish')[]>;
