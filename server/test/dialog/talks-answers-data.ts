import type { Talk } from './conversation.ts';

/** Whole conversations while cooking: rescues, times, amounts, units, storage, and corrections. */
export const TALKS_WHILE_COOKING: readonly Talk[] = [
  [
    ['I burnt my pot', /soak|water|baking soda|clean|burnt/i],
    ['it’s stainless steel', /baking soda|soak|simmer|vinegar|scrub|scour/i],
    ['with baking soda?', /baking soda/i],
    ['and if its enamel', /enamel|baking soda|soak|not scratch|wooden/i],
    ['will it be ok to cook in again?', /./],
  ],
  [
    ['how do i cook salmon', /skin|bake|°C/],
    ['air fryer', /salmon|fillet|200 °C|190 °C|180 °C/i],
    ['how long', /min/i],
    ['its frozen', /frozen|thaw|min/i],
    ['what goes well with it', /dill|lemon|potato|asparagus/i],
    ['can i freeze leftovers', /freez|month/i],
  ],
  [
    ['how much salt for pasta?', /10 g/],
    ['and for 300 g', /3 liters?|30 g/i],
    ['how much pasta is that per person', /\b(?:80|90|100|75|110|125)\b/],
    ['for 5', /(?:400|450|500|375|550|625)/],
    ['in ounces', /oz|ounce/i],
  ],
  [
    ['How much meat per person for a roast?', /150|180|250|300|200/],
    ['For 20 people.', /3(?:\.\d)?|4|5|6 kg/i, /^Boneless: 150 to 180 g raw per adult/],
    ['And potatoes?', /potato|200|250|4|5 kg/i, /Boneless/],
    ['How long do they take in the oven?', /min/i],
    ['Can I peel them the day before?', /water|fridge|peel/i],
  ],
  [
    ['which flours are there?', /cake flour|bread flour/i],
    ['which one for pancakes?', /plain|all-purpose/i],
    ['and for pizza', /bread flour|00/i],
    ['how much is a cup', /1[123]\d g/],
    ['in grams', /1[123]\d g/],
  ],
  [
    ['my hollandaise split', /yolk|water|whisk/i],
    ['what if i have no more eggs', /water|cream|spoon|yolk|egg/i],
    ['how do i keep it warm', /warm|water|thermos|bath/i],
    ['how long can it stand', /hour|2 h|min/i],
    ['and mayo?', /mayo|fridge|hour|days/i],
  ],
  [
    ['How long do I boil an egg?', /min/i],
    ['Soft.', /[4-7]/],
    ['And for hard-boiled?', /9|10|11|12/],
    ['They are straight from the fridge.', /min|fridge|cold/i],
    ['How long do they keep then?', /week|7 days|days/i],
    ['In the shell?', /shell|week|days/i],
  ],
  [
    ['can u freeze cooked rice', /freez|yes|month/i],
    ['how long', /month|days/i],
    ['and pasta', /pasta|month|freez/i],
    ['how do i reheat it', /steam|hot|micro|reheat|boil/i],
    ['i meant the rice', /rice|steaming hot/i],
    ['left out overnight, still ok?', /no|discard|throw|not|2 hours|hours/i],
  ],
  [
    ['whats 350 f in celsius', /17[67]|180/],
    ['and 400', /20[045]/],
    ['for a fan oven?', /18|fan|20 °C/i],
    ['how much is a stick of butter', /11[03]/],
    ['and half a cup of sugar', /100 g/],
  ],
  [
    ['my stew is too salty', /potato|water|unsalted|dilute|acid|cream/i],
    ['will a potato help?', /potato|little|salt/i],
    ['its also too thin', /thick|reduce|simmer|starch|flour|lid/i],
    ['i have no cornstarch', /simmer it without|flour|arrowroot|potato starch|reduce|butter/i],
    ['how much for a litre', /g|tbsp|tablespoon/i],
  ],
];

/** Whole conversations about eaters: babies, pregnancy, allergies, diets. */
export const TALKS_ABOUT_EATERS: readonly Talk[] = [
  [
    ['my baby is 8 months old', /honey/i],
    ['can he have egg?', /firm|well cooked/i],
    ['and strawberries?', /strawberr|berries/i, /yolk/i],
    ['cheese?', /cheese|pasteuri/i, /yolk/i],
    ['what about honey in porridge?', /no|not|never|12 months|year/i, /^Yes/],
    ['how much water may he drink', /water|sips|ml/i],
  ],
  [
    ['I’m pregnant and I love sushi', /raw|pregnan/i],
    ['Can I have it with cooked fish?', /cooked|yes|fish/i, /I don’t know/],
    ['And brie?', /brie|soft|cheese|heat|cook/i],
    ['What about parmesan?', /hard|parmesan|yes|safe|fine/i],
    ['Make me a pasta with it.', /Serves[^]*parmesan/i],
    ['Is that safe for me?', /pregnan|nothing|care/i, /^Yes[.,!]? it is safe\.?$/],
  ],
  [
    ['my son is allergic to nuts', /remember|nuts/i],
    ['what can i bake for his birthday?', /•/, /almond|walnut|hazelnut|peanut/i],
    ['the first one', /Serves/, /• [^\n]*(?:almond|walnut|hazelnut|peanut|pistachio)/i],
    ['for 12 kids', /Serves 12/],
    ['does it contain eggs?', /egg/i],
    ['make it without then', /Serves/, /• [^\n]*\beggs?\b/i],
  ],
  [
    ['im vegan', /vegan/i],
    ['what can i use instead of eggs in cake', /flax|apple|banana|aquafaba|chia/i],
    ['how much for 2 eggs', /tbsp|tablespoon|g\b/i],
    ['make me a chocolate cake', /Serves/, /• [^\n]*(?:\beggs?\b|(?<!vegan )\bbutter\b)/i],
    ['is honey ok in it?', /no|not vegan|syrup/i, /^Yes/],
    ['actually im not vegan anymore', /no longer|vegan|All right/i],
  ],
  [
    [
      'Guests tomorrow: one is coeliac, one doesn’t eat pork. What can I cook for 6?',
      /•/,
      /• [^\n]*(?:\bpork\b|bacon)/i,
    ],
    ['The second.', /Serves 6/, /• [^\n]*(?:\bpork\b|bacon|wheat|flour tortilla)/i],
    ['Can I use soy sauce?', /tamari|wheat|gluten/i],
    ['What about dessert?', /•/, /\bbread\b|biscuit|cookie/i],
    ['Save the main dish.', /saved|added|which|cookbook/i],
  ],
];
