import { both, either, isHotVeg, isNamed, isQuickProtein, isRole, isSaladLeaf, isSalty, not } from '#compose/dish-form';
import { type Food, type FoodName, tasteOf } from '#ingredient-catalogue';

type Takes = (food: Food) => boolean;

// Of the role, but sold ready or cooked whole: unsuitable for dishes that cut up their protein.
const isWholeOrReady: Takes = both(
  (food) => food.ready !== true,
  isNamed(
    'roasting chicken',
    'cornish hen',
    'quail',
    'chicken leg',
    'chicken drumstick',
    'chicken wing',
    'goose breast',
    'beef roast',
    'rack of lamb',
    'gammon',
    'smoked haddock',
    'kipper',
    'whitebait',
    'salt cod',
    'branzino',
    'dorade',
    'rainbow trout',
    'carp',
    'skate wing',
    'fish finger',
    'fish cake',
    'lobster',
    'crab',
    'oyster',
    'snail',
    'burger patty',
    'meatball',
    'veggie burger',
    'falafel',
    'natto',
    'silken tofu',
    'textured soy',
    'plant-based mince',
  ),
);
// Salty foods eaten cold; they do not benefit from heat.
const isColdCut = isNamed('beef jerky', 'liver sausage', 'pâté', 'nduja', 'bresaola', 'gravlax', 'pickled herring', 'caviar', 'salmon roe', 'fish roe', 'crab stick');

/** Meat, fish and tofu that may be cut up for a pan. */
export const isPanProtein: Takes = both(isQuickProtein, not(isWholeOrReady));
/** Proteins sliced for a wok: no fish that would break, no sausage. */
export const isWokProtein: Takes = both(isPanProtein, not(isRole('fish', 'sausage')));
/** The same with fish, for simmering or topping. */
export const isSoftProtein: Takes = either(both(isPanProtein, not(isRole('sausage'))), isNamed('bay shrimp'));
/** Bacon, ham, flaked fish: salt and savor for a hot dish. */
export const isHotSalty: Takes = both(isSalty, not(isColdCut));
export const isHotCured: Takes = both(isRole('cured'), not(isColdCut));
/** Poultry pieces, with or without bones. */
export const isPoultryPiece: Takes = both(isRole('poultry'), not(isNamed('roasting chicken', 'cornish hen', 'quail', 'goose breast', 'chicken wing')));
/** Tough cuts for a pot; a whole turkey or goose belongs in the oven. */
export const isPotMeat: Takes = both(isRole('braise'), not(isNamed('roasting turkey', 'goose')));
export const isBonyPiece: Takes = isNamed('chicken leg', 'chicken drumstick', 'chicken wing', 'duck leg');
/** Tough cuts that go into the pot as they are, on the bone or in one piece. */
export const isBonyBraise: Takes = isNamed('duck leg', 'turkey leg', 'oxtail', 'short rib', 'veal shank', 'lamb shank', 'lamb neck', 'spare rib', 'ham hock', 'pork cheek', 'beef cheek', 'guinea fowl', 'pheasant');
/** Fillets thick enough to hold together in a sauce. */
export const isFishFillet: Takes = both(isRole('fish'), not(isWholeOrReady));
export const isSeafood: Takes = both(isRole('fish', 'shellfish'), not(isWholeOrReady));
export const isMince: Takes = either(isRole('mince'), isNamed('plant-based mince', 'mexican chorizo'));
export const isBlockTofu: Takes = isNamed('firm tofu', 'smoked tofu', 'fried tofu', 'tempeh', 'seitan', 'vegan chicken');

/** Mushrooms that replace meat, minced or mashed. */
export const isMushroom: Takes = (food) => food.role === 'veg' && food.name.endsWith('mushroom') && !food.name.startsWith('canned');
export const isFirmTofu: Takes = isNamed('firm tofu', 'smoked tofu', 'tempeh', 'seitan');

// Leaves for salads and sandwiches, and vegetables with a dish of their own.
const isOddVeg = isNamed(
  'scallion',
  'romaine lettuce',
  'iceberg lettuce',
  'butterhead lettuce',
  'little gem lettuce',
  'mixed greens',
  "lamb's lettuce",
  'frisée',
  'watercress',
  'garden cress',
  'microgreens',
  'alfalfa sprout',
  'radish sprout',
  'purslane',
  'persian cucumber',
  'squash blossom',
  'grape leaf',
  'globe artichoke',
  'corn on the cob',
  'creamed corn',
  'pumpkin puree',
  'spaghetti squash',
  'green papaya',
  'jicama',
);
/** Returns a predicate for vegetables of a hot dish, except those named. */
export const vegBut = (...names: readonly FoodName[]): Takes => both(isHotVeg, not(isSaladLeaf), not(isOddVeg), not(isNamed(...names)));

/** Vegetables for a slow pot: none that disintegrate or discolor. */
export const isPotVeg: Takes = vegBut(
  'asparagus',
  'white asparagus',
  'snow pea',
  'sugar snap pea',
  'bean sprout',
  'bok choy',
  'baby bok choy',
  'broccoli',
  'broccolini',
  'sun-dried tomato',
  'radicchio',
  'endive',
  'water chestnut',
  'bamboo shoot',
  'samphire',
  'pea shoot',
  'enoki mushroom',
  'wood ear mushroom',
  'cauliflower rice',
);
/** Vegetables that cook within the minutes of a hot pan. */
export const isWokVeg: Takes = both(
  vegBut('tomato', 'plum tomato', 'cherry tomato', 'green tomato', 'tomatillo', 'artichoke heart', 'sun-dried tomato', 'fennel', 'endive', 'radicchio', 'heart of palm', 'nopal', 'cardoon', 'frozen spinach'),
  (food) => (food.texture !== 'root' && food.texture !== 'squash') || food.name === 'carrot' || food.name === 'baby carrot',
);
export const isRawVeg: Takes = either(
  isSaladLeaf,
  isNamed(
    'cucumber',
    'persian cucumber',
    'avocado',
    'radish',
    'daikon',
    'jicama',
    'tomato',
    'plum tomato',
    'cherry tomato',
    'red cabbage',
    'cabbage',
    'napa cabbage',
    'carrot',
    'scallion',
    'olive',
    'spinach',
    'romaine lettuce',
    'iceberg lettuce',
    'butterhead lettuce',
    'little gem lettuce',
    'mixed greens',
    "lamb's lettuce",
    'watercress',
    'garden cress',
    'microgreens',
    'alfalfa sprout',
    'radish sprout',
    'pea shoot',
    'roasted red pepper',
  ),
);

// Bread for the table; crumbs, crackers and sweet loaves have the same role but do not qualify.
export const isTableBread: Takes = both(isRole('bread'), not(isNamed('breadcrumb', 'panko', 'crouton', 'stuffing mix', 'cracker', 'rice cake', 'rusk', 'crispbread', 'breadstick', 'raisin bread', 'croissant', 'hot dog bun', 'burger bun')));
export const isCrumb: Takes = isNamed('breadcrumb', 'panko');
export const isSideGrain: Takes = both(isRole('grain'), not(isNamed('wheat germ', 'wheat bran', 'oat bran')));
export const isSoftWrap: Takes = both(isRole('wrap'), not(isNamed('taco shell')));
export const isPlainRice: Takes = both(isRole('rice'), not(isNamed('sticky rice', 'wild rice')));
/** Pasta that is sauced in a pan: no sheets, no tubes to fill. */
export const isPanPasta: Takes = both(isRole('pasta'), not(isNamed('lasagna sheet', 'cannelloni')));

export const isMeltingCheese: Takes = both(isRole('cheese'), not(isNamed('cream cheese', 'mascarpone', 'ricotta', 'cottage cheese', 'feta', 'queso fresco', 'cotija', 'burrata')));
export const isSoftCheese: Takes = isNamed('cream cheese', 'mascarpone', 'ricotta', 'cottage cheese');
export const isSoySauce: Takes = isNamed('soy sauce', 'tamari', 'dark soy sauce', 'coconut aminos', 'liquid seasoning');
/** Ready sauces for meat, fish or roast vegetables. */
export const isTableSauce: Takes = isNamed('gravy', 'barbecue sauce', 'steak sauce', 'tartar sauce', 'tonkatsu sauce', 'cocktail sauce', 'cranberry sauce', 'mint sauce', 'mango chutney', 'ketchup', 'mayonnaise', 'aioli', 'chimichurri', 'cheese sauce', 'applesauce', 'prepared horseradish');
export const isThickener: Takes = isNamed('cornstarch', 'arrowroot', 'potato starch', 'tapioca starch');
/** Asian sauces and pastes that season a hot pan. */
export const isWokSauce: Takes = either(
  isSoySauce,
  isNamed(
    'sesame oil',
    'chili oil',
    'ponzu',
    'kecap manis',
    'teriyaki sauce',
    'fish sauce',
    'oyster sauce',
    'hoisin sauce',
    'black bean sauce',
    'plum sauce',
    'sweet and sour sauce',
    'miso paste',
    'red miso',
    'doubanjiang',
    'peanut sauce',
    'chili sauce',
    'sriracha',
    'sweet chili sauce',
    'gochujang',
    'sambal oelek',
    'chili crisp',
    'shrimp paste',
    'tamarind paste',
    'peanut butter',
    'mirin',
    'sake',
    'rice wine',
    'honey',
    'brown sugar',
    'sugar',
  ),
);
export const isHotSauce: Takes = isNamed('chili sauce', 'hot sauce', 'sriracha', 'harissa', 'chipotle in adobo', 'sambal oelek', 'gochujang');
/** Spices for rubs and quick pans; whole leaves and limes that need long cooking are excluded. */
export const isSavorySpice: Takes = either(both(isRole('spice'), not(isNamed('bouquet garni', 'bay leaf', 'banana leaf', 'dried lime', 'asafoetida', 'fried shallot', 'furikake'))), isHotSauce);
export const isWarmSpice: Takes = either(isRole('spice', 'sweet-spice'), isHotSauce);
/** Herbs that are cooked, not scattered. */
export const isWoodyHerb: Takes = isNamed('thyme', 'rosemary', 'sage', 'marjoram', 'oregano leaf', 'curry leaf', 'makrut lime leaf', 'epazote', 'hoja santa', 'lovage');
export const isSoftHerb: Takes = both(isRole('herb'), not(isWoodyHerb), not(isNamed('elderflower', 'edible flower', 'lemon verbena', 'lemon balm')));
export const isCoolDairy: Takes = both(isRole('yogurt'), not(isNamed('vanilla yogurt')));
export const isSavoryNut: Takes = both(isRole('nut', 'seed'), (food) => tasteOf(food) !== 'sweet');
export const isCookingWine: Takes = isNamed('white wine', 'red wine', 'sherry', 'marsala', 'vermouth', 'port');
export const isPotLiquid: Takes = either(isRole('stock', 'tomato'), isCookingWine, isNamed('beer', 'cider'));
export const isPotBean: Takes = both(isRole('legume'), not(isNamed('refried bean')));
