import type { FactsOf } from '#catalogue/facts/food-facts';
import type { PANTRY } from '#catalogue/pantry';

export const PANTRY_FACTS: FactsOf<typeof PANTRY> = {
  'olive oil': {
    group: 'fats and oils',
    aisle: 'oils and vinegars',
    ndb: 4053,
    volume: 'tablespoon',
    substitutes: [
      { use: 'vegetable oil', ratio: 1, note: 'No taste of its own; for frying it is the better one.' },
      { use: 'avocado oil', ratio: 1, note: 'As mild, and it stands more heat.' },
      { use: 'butter', ratio: 1.2, note: 'For gentle frying; not dairy free.' },
    ],
  },
  'vegetable oil': {
    group: 'fats and oils',
    aisle: 'oils and vinegars',
    ndb: 4044,
    volume: 'tbsp',
    substitutes: [
      { use: 'canola oil', ratio: 1, note: 'No difference in the pan.' },
      { use: 'sunflower oil', ratio: 1, note: 'No difference in the pan.' },
      { use: 'butter', ratio: 1.2, note: 'In cakes: 1/2 cup oil becomes 1/2 cup plus 1 1/2 tbsp melted butter.' },
    ],
  },
  'canola oil': {
    group: 'fats and oils',
    aisle: 'oils and vinegars',
    ndb: 4582,
    volume: 'tbsp',
    substitutes: [
      { use: 'sunflower oil', ratio: 1, note: 'Just as plain.' },
      { use: 'vegetable oil', ratio: 1, note: 'Often the same oil under another name.' },
    ],
  },
  'sunflower oil': {
    group: 'fats and oils',
    aisle: 'oils and vinegars',
    ndb: 4060,
    volume: 'tbsp',
    substitutes: [
      { use: 'canola oil', ratio: 1, note: 'Just as plain.' },
      { use: 'corn oil', ratio: 1, note: 'Stands frying as well.' },
    ],
  },
  'corn oil': { group: 'fats and oils', aisle: 'oils and vinegars', ndb: 4518, volume: 'tbsp', substitutes: [{ use: 'sunflower oil', ratio: 1, note: 'Just as plain.' }] },
  'peanut oil': {
    group: 'fats and oils',
    aisle: 'oils and vinegars',
    ndb: 4042,
    volume: 'tbsp',
    substitutes: [
      { use: 'sunflower oil', ratio: 1, note: 'Safe with a peanut allergy; as good for deep-frying.' },
      { use: 'rice bran oil', ratio: 1, note: 'Also takes high heat.' },
    ],
  },
  'rice bran oil': {
    group: 'fats and oils',
    aisle: 'oils and vinegars',
    ndb: 4037,
    volume: 'tablespoon',
    substitutes: [
      { use: 'peanut oil', ratio: 1, note: 'For woks and deep-frying, unless peanuts are a problem.' },
      { use: 'sunflower oil', ratio: 1, note: 'Smokes a little sooner.' },
    ],
  },
  'grapeseed oil': { group: 'fats and oils', aisle: 'oils and vinegars', ndb: 4517, volume: 'tablespoon', substitutes: [{ use: 'sunflower oil', ratio: 1, note: 'As light in a dressing.' }] },
  'avocado oil': {
    group: 'fats and oils',
    aisle: 'oils and vinegars',
    ndb: 4581,
    volume: 'tbsp',
    substitutes: [
      { use: 'olive oil', ratio: 1, note: 'More taste; keep the heat at medium.' },
      { use: 'canola oil', ratio: 1, note: 'For high heat.' },
    ],
  },
  'coconut oil': {
    group: 'fats and oils',
    aisle: 'oils and vinegars',
    ndb: 4047,
    volume: 'tbsp',
    substitutes: [
      { use: 'butter', ratio: 1.15, note: 'In baking; not dairy free.' },
      { use: 'vegetable shortening', ratio: 1, note: 'Sets as firm, without the taste.' },
      { use: 'vegetable oil', ratio: 1, note: 'Where it need not set.' },
    ],
  },
  'palm oil': { group: 'fats and oils', aisle: 'oils and vinegars', ndb: 4055, volume: 'tbsp', substitutes: [{ use: 'coconut oil', ratio: 1, note: 'Firm as well; add a pinch of paprika for the color.' }] },
  'mustard oil': { group: 'fats and oils', aisle: 'world foods', ndb: 4583, volume: 'tbsp', substitutes: [{ use: 'canola oil', ratio: 1, and: [{ use: 'dijon mustard', ratio: 0.05 }], note: 'Stir in a little mustard for the bite.' }] },
  'walnut oil': {
    group: 'fats and oils',
    aisle: 'oils and vinegars',
    ndb: 4528,
    volume: 'tbsp',
    substitutes: [
      { use: 'olive oil', ratio: 1, note: 'A mild one; without nuts.' },
      { use: 'sesame oil', ratio: 0.5, note: 'Half as much; it is far stronger.' },
    ],
  },
  'flaxseed oil': {
    group: 'fats and oils',
    aisle: 'oils and vinegars',
    ndb: 42231,
    volume: 'tbsp',
    substitutes: [
      { use: 'walnut oil', ratio: 1, note: 'Also for cold dishes only.' },
      { use: 'olive oil', ratio: 1, note: 'Milder, and bears warmth.' },
    ],
  },
  'truffle oil': { group: 'fats and oils', aisle: 'oils and vinegars', ndb: 4053, near: true, volume: 'tsp', substitutes: [{ use: 'olive oil', ratio: 1, note: 'Fry a few chopped mushrooms in it for an earthy note.' }] },
  'sesame oil': {
    group: 'fats and oils',
    aisle: 'world foods',
    ndb: 4058,
    volume: 'tsp',
    substitutes: [
      { use: 'peanut oil', ratio: 1, note: 'With a few toasted sesame seeds if they are allowed.' },
      { use: 'tahini', ratio: 1, note: 'Thinned with a little water.' },
    ],
  },
  'chili oil': {
    group: 'fats and oils',
    aisle: 'world foods',
    ndb: 4044,
    near: true,
    volume: 'tsp',
    substitutes: [
      { use: 'chili crisp', ratio: 1.1, note: 'With crunchy bits.' },
      { use: 'olive oil', ratio: 0.95, and: [{ use: 'chili flakes', ratio: 0.05 }], note: 'Warm it with 1/4 tsp chili flakes per tablespoon.' },
    ],
  },
  'cooking spray': { group: 'fats and oils', aisle: 'oils and vinegars', ndb: 4679, substitutes: [{ use: 'vegetable oil', ratio: 3, note: 'A teaspoon, spread with a piece of kitchen paper.' }] },
  'vegetable shortening': {
    group: 'fats and oils',
    aisle: 'baking',
    ndb: 4615,
    volume: 'tbsp',
    substitutes: [
      { use: 'butter', ratio: 1.2, note: 'More flavor, a flatter cookie; not vegan.' },
      { use: 'lard', ratio: 1, note: 'Flakier pie crust; not for vegetarians.' },
      { use: 'coconut oil', ratio: 1, note: 'Chill it first.' },
    ],
  },
  lard: {
    group: 'fats and oils',
    aisle: 'baking',
    ndb: 4002,
    volume: 'tbsp',
    substitutes: [
      { use: 'vegetable shortening', ratio: 1, note: 'Vegan, just as flaky.' },
      { use: 'butter', ratio: 1.15, note: 'Tastier, less flaky.' },
      { use: 'beef tallow', ratio: 1, note: 'Firmer.' },
    ],
  },
  'duck fat': {
    group: 'fats and oils',
    aisle: 'cans and jars',
    ndb: 4576,
    near: true,
    volume: 'tbsp',
    substitutes: [
      { use: 'lard', ratio: 1, note: 'Plainer.' },
      { use: 'olive oil', ratio: 1, note: 'For roast potatoes; vegan.' },
    ],
  },
  'chicken fat': {
    group: 'fats and oils',
    aisle: 'butcher',
    ndb: 4542,
    volume: 'tbsp',
    substitutes: [
      { use: 'duck fat', ratio: 1, note: 'Richer.' },
      { use: 'olive oil', ratio: 1, note: 'With an onion browned in it; vegan.' },
    ],
  },
  'beef tallow': {
    group: 'fats and oils',
    aisle: 'butcher',
    ndb: 4001,
    volume: 'tbsp',
    substitutes: [
      { use: 'lard', ratio: 1, note: 'Softer.' },
      { use: 'vegetable shortening', ratio: 1, note: 'Vegan, for frying.' },
    ],
  },
  suet: {
    group: 'fats and oils',
    aisle: 'baking',
    ndb: 13335,
    substitutes: [
      { use: 'vegetable shortening', ratio: 1, note: 'Frozen and coarsely grated; vegan.' },
      { use: 'butter', ratio: 1.1, note: 'Frozen and coarsely grated.' },
    ],
  },
  'bacon fat': {
    group: 'fats and oils',
    aisle: 'butcher',
    ndb: 4609,
    volume: 'tsp',
    substitutes: [
      { use: 'duck fat', ratio: 1, note: 'No smoke; add a pinch of smoked paprika.' },
      { use: 'olive oil', ratio: 1, note: 'With a drop of liquid smoke; vegan.' },
    ],
  },
  'red wine vinegar': {
    group: 'sauces and condiments',
    aisle: 'oils and vinegars',
    ndb: 2068,
    volume: 'tbsp',
    substitutes: [
      { use: 'white wine vinegar', ratio: 1, note: 'A little milder, without the color.' },
      { use: 'sherry vinegar', ratio: 1, note: 'Rounder and nuttier.' },
      { use: 'lemon', ratio: 1, note: 'The juice: fresher, spoon for spoon.' },
    ],
  },
  'white wine vinegar': {
    group: 'sauces and condiments',
    aisle: 'oils and vinegars',
    ndb: 2053,
    near: true,
    volume: 'tbsp',
    substitutes: [
      { use: 'apple cider vinegar', ratio: 1, note: 'Fruitier.' },
      { use: 'rice vinegar', ratio: 1.2, note: 'Softer, so take a little more.' },
      { use: 'lemon', ratio: 1, note: 'The juice, spoon for spoon.' },
    ],
  },
  'apple cider vinegar': {
    group: 'sauces and condiments',
    aisle: 'oils and vinegars',
    ndb: 2048,
    volume: 'tbsp',
    substitutes: [
      { use: 'white wine vinegar', ratio: 1, note: 'Sharper, less fruity.' },
      { use: 'rice vinegar', ratio: 1.2, note: 'Softer.' },
    ],
  },
  'sherry vinegar': {
    group: 'sauces and condiments',
    aisle: 'oils and vinegars',
    ndb: 2068,
    near: true,
    volume: 'tbsp',
    substitutes: [
      { use: 'red wine vinegar', ratio: 1, note: 'With a pinch of sugar.' },
      { use: 'balsamic vinegar', ratio: 0.8, note: 'Sweeter, so a little less.' },
    ],
  },
  'rice vinegar': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 2053,
    near: true,
    volume: 'tbsp',
    substitutes: [
      { use: 'apple cider vinegar', ratio: 0.85, note: 'Three parts to four, with a pinch of sugar.' },
      { use: 'white wine vinegar', ratio: 0.85, note: 'Sharper: a little less, with a pinch of sugar.' },
    ],
  },
  'white vinegar': {
    group: 'sauces and condiments',
    aisle: 'oils and vinegars',
    ndb: 2053,
    volume: 'tbsp',
    substitutes: [
      { use: 'white wine vinegar', ratio: 1, note: 'Milder and rounder.' },
      { use: 'apple cider vinegar', ratio: 1, note: 'Fruitier; tints a pickle brown.' },
    ],
  },
  'malt vinegar': {
    group: 'sauces and condiments',
    aisle: 'oils and vinegars',
    ndb: 2048,
    near: true,
    volume: 'tbsp',
    substitutes: [
      { use: 'apple cider vinegar', ratio: 1, note: 'Gluten free and lighter.' },
      { use: 'white vinegar', ratio: 1, note: 'Sharper, gluten free.' },
    ],
  },
  'balsamic vinegar': {
    group: 'sauces and condiments',
    aisle: 'oils and vinegars',
    ndb: 2069,
    volume: 'tbsp',
    substitutes: [
      { use: 'red wine vinegar', ratio: 0.9, and: [{ use: 'sugar', ratio: 0.13 }], note: 'Stir 1/2 tsp sugar into each tablespoon.' },
      { use: 'sherry vinegar', ratio: 1, note: 'Less sweet.' },
    ],
  },
  'balsamic glaze': {
    group: 'sauces and condiments',
    aisle: 'oils and vinegars',
    ndb: 2069,
    near: true,
    substitutes: [
      { use: 'balsamic vinegar', ratio: 2.5, note: 'Boil it down with a spoonful of sugar until it coats a spoon.' },
      { use: 'pomegranate molasses', ratio: 1, note: 'Sharper and fruitier.' },
    ],
  },
  'black vinegar': { group: 'sauces and condiments', aisle: 'world foods', ndb: 2069, near: true, volume: 'tbsp', substitutes: [{ use: 'rice vinegar', ratio: 0.7, and: [{ use: 'balsamic vinegar', ratio: 0.3 }], note: 'Mix about two parts with one of balsamic.' }] },
  verjuice: {
    group: 'sauces and condiments',
    aisle: 'oils and vinegars',
    ndb: 9135,
    near: true,
    volume: 'fl oz',
    substitutes: [
      { use: 'lemon', ratio: 0.6, note: 'The juice, with as much water.' },
      { use: 'white wine vinegar', ratio: 0.5, note: 'With as much water.' },
    ],
  },
  'soy sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 16123,
    volume: 'tbsp',
    substitutes: [
      { use: 'tamari', ratio: 1.1, note: 'Without wheat as a rule; rounder.' },
      { use: 'coconut aminos', ratio: 1, note: 'No soy or gluten; sweeter, so add a pinch of salt.' },
      { use: 'worcestershire sauce', ratio: 1, note: 'In a pinch; it has fish in it.' },
    ],
  },
  'dark soy sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 16123,
    near: true,
    volume: 'tbsp',
    substitutes: [
      { use: 'soy sauce', ratio: 1, note: 'Stir in 1/4 tsp molasses per tablespoon for color.' },
      { use: 'kecap manis', ratio: 1, note: 'Much sweeter; leave out other sugar.' },
    ],
  },
  tamari: {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 16124,
    volume: 'tbsp',
    substitutes: [
      { use: 'soy sauce', ratio: 0.9, note: 'With wheat, otherwise the same.' },
      { use: 'coconut aminos', ratio: 1, note: 'Without soy; sweeter.' },
    ],
  },
  'coconut aminos': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    substitutes: [
      { use: 'tamari', ratio: 1, note: 'Saltier: start with two thirds.' },
      { use: 'soy sauce', ratio: 0.7, note: 'Saltier and not gluten free.' },
    ],
  },
  ponzu: { group: 'sauces and condiments', aisle: 'world foods', ndb: 16123, near: true, volume: 'tbsp', substitutes: [{ use: 'soy sauce', ratio: 0.6, and: [{ use: 'lemon', ratio: 0.4 }], note: 'Three parts with two of lemon or lime juice.' }] },
  'kecap manis': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 16123,
    near: true,
    substitutes: [
      { use: 'soy sauce', ratio: 0.55, and: [{ use: 'brown sugar', ratio: 0.45 }], note: 'Simmer with nearly as much brown sugar until syrupy.' },
      { use: 'hoisin sauce', ratio: 1, note: 'Thicker, with garlic and spice.' },
    ],
  },
  'teriyaki sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6112,
    volume: 'tbsp',
    substitutes: [
      { use: 'soy sauce', ratio: 0.65, and: [{ use: 'honey', ratio: 0.35 }], note: 'Two parts with one of honey, and a little ginger and garlic.' },
      { use: 'tamari', ratio: 0.65, and: [{ use: 'honey', ratio: 0.35 }], note: 'The same with honey, for no gluten.' },
    ],
  },
  'fish sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6179,
    volume: 'tbsp',
    substitutes: [
      { use: 'soy sauce', ratio: 1, note: 'Without the sea; vegan.' },
      { use: 'tamari', ratio: 1, note: 'With a crumbled bit of nori, for vegans without gluten.' },
    ],
  },
  'oyster sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6176,
    volume: 'tbsp',
    substitutes: [
      { use: 'hoisin sauce', ratio: 0.9, note: 'Sweeter; vegan as a rule.' },
      { use: 'soy sauce', ratio: 0.8, note: 'With a pinch of sugar per spoon; the mushroom kind comes closest.' },
    ],
  },
  'hoisin sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6175,
    volume: 'tbsp',
    substitutes: [
      { use: 'kecap manis', ratio: 1, note: 'Thinner; add a little five-spice.' },
      { use: 'barbecue sauce', ratio: 1, note: 'With a few drops of soy sauce.' },
    ],
  },
  'black bean sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    substitutes: [
      { use: 'miso paste', ratio: 0.8, note: 'A dark one, loosened with water.' },
      { use: 'oyster sauce', ratio: 1, note: 'Not vegetarian.' },
    ],
  },
  'plum sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6151,
    volume: 'tbsp',
    substitutes: [
      { use: 'hoisin sauce', ratio: 1, note: 'Darker and saltier.' },
      { use: 'jam', ratio: 0.8, and: [{ use: 'rice vinegar', ratio: 0.2 }], note: 'Plum or apricot, with a splash of vinegar.' },
    ],
  },
  'sweet and sour sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 27050,
    volume: 'Tbsp',
    substitutes: [
      { use: 'plum sauce', ratio: 1, note: 'Sharpen it with a little vinegar.' },
      { use: 'sweet chili sauce', ratio: 1, note: 'Hotter.' },
    ],
  },
  'tonkatsu sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 27048,
    near: true,
    substitutes: [
      { use: 'steak sauce', ratio: 1, note: 'Add a pinch of sugar.' },
      { use: 'ketchup', ratio: 0.7, and: [{ use: 'worcestershire sauce', ratio: 0.3 }], note: 'With a third of worcestershire sauce.' },
    ],
  },
  'worcestershire sauce': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 6971,
    volume: 'tbsp',
    substitutes: [
      { use: 'soy sauce', ratio: 1, note: 'With a few drops of vinegar; vegan.' },
      { use: 'tamari', ratio: 1, note: 'The same without gluten.' },
      { use: 'fish sauce', ratio: 0.5, note: 'Half as much, with a pinch of sugar.' },
    ],
  },
  'liquid seasoning': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 16125,
    near: true,
    substitutes: [
      { use: 'soy sauce', ratio: 1, note: 'Much the same salt and savor.' },
      { use: 'yeast extract', ratio: 0.4, note: 'Dissolved in a little water.' },
    ],
  },
  'shrimp paste': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    substitutes: [
      { use: 'fish sauce', ratio: 1.5, note: 'Less deep, with no crustaceans.' },
      { use: 'miso paste', ratio: 1.2, note: 'Vegan.' },
    ],
  },
  'anchovy paste': {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 15002,
    near: true,
    substitutes: [
      { use: 'anchovy', ratio: 1, note: 'One fillet, mashed, for a scant teaspoon.' },
      { use: 'miso paste', ratio: 1, note: 'For vegans, with a few chopped capers.' },
    ],
  },
  'miso paste': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 16112,
    volume: 'tbsp',
    substitutes: [
      { use: 'red miso', ratio: 0.7, note: 'Saltier, so two thirds.' },
      { use: 'soy sauce', ratio: 0.5, note: 'Thinner: half as much, and add a spoon of tahini for body.' },
    ],
  },
  'red miso': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 16112,
    volume: 'tbsp',
    substitutes: [
      { use: 'miso paste', ratio: 1.3, note: 'Milder: a third more.' },
      { use: 'soy sauce', ratio: 0.8, note: 'No body, the same savor.' },
    ],
  },
  doubanjiang: {
    group: 'sauces and condiments',
    aisle: 'world foods',
    substitutes: [
      { use: 'gochujang', ratio: 1, note: 'Sweeter and smoother.' },
      { use: 'red miso', ratio: 0.8, and: [{ use: 'chili flakes', ratio: 0.1 }], note: 'With chili flakes.' },
    ],
  },
  'peanut sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 27059,
    volume: 'tbsp',
    substitutes: [
      { use: 'peanut butter', ratio: 0.6, and: [{ use: 'soy sauce', ratio: 0.2 }], note: 'Loosen with soy sauce, lime and hot water.' },
      { use: 'tahini', ratio: 0.6, and: [{ use: 'soy sauce', ratio: 0.2 }], note: 'The same for a peanut allergy.' },
    ],
  },
  'chili sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6961,
    near: true,
    volume: 'tbsp',
    substitutes: [
      { use: 'sriracha', ratio: 1, note: 'Smoother, with garlic.' },
      { use: 'sambal oelek', ratio: 0.8, note: 'Plainer and hotter.' },
      { use: 'chili flakes', ratio: 0.2, note: 'A pinch for a teaspoon, bloomed in oil.' },
    ],
  },
  sriracha: {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6631,
    volume: 'tsp',
    substitutes: [
      { use: 'chili sauce', ratio: 1, note: 'Add a little garlic and sugar.' },
      { use: 'gochujang', ratio: 1, note: 'Thicker and less hot; not gluten free as a rule.' },
      { use: 'hot sauce', ratio: 0.6, note: 'Thinner and sourer.' },
    ],
  },
  'sweet chili sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 27050,
    near: true,
    volume: 'Tbsp',
    substitutes: [
      { use: 'sriracha', ratio: 0.35, and: [{ use: 'honey', ratio: 0.65 }], note: 'Stir into honey or sugar syrup.' },
      { use: 'plum sauce', ratio: 1, note: 'With a pinch of chili flakes.' },
    ],
  },
  'hot sauce': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 6168,
    volume: 'tsp',
    substitutes: [
      { use: 'sriracha', ratio: 1.2, note: 'Sweeter, thicker.' },
      { use: 'chili flakes', ratio: 0.2, note: 'A pinch, with a few drops of vinegar.' },
    ],
  },
  gochujang: {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6175,
    near: true,
    substitutes: [
      { use: 'sriracha', ratio: 0.7, and: [{ use: 'miso paste', ratio: 0.3 }], note: 'Stir in a little miso for depth.' },
      { use: 'doubanjiang', ratio: 0.8, note: 'Saltier; add sugar.' },
    ],
  },
  'sambal oelek': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6961,
    near: true,
    volume: 'tbsp',
    substitutes: [
      { use: 'chili sauce', ratio: 1.2, note: 'Sweeter and milder.' },
      { use: 'red chili', ratio: 1, note: 'Chopped to a paste with a pinch of salt.' },
    ],
  },
  harissa: {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6961,
    near: true,
    volume: 'tbsp',
    substitutes: [
      { use: 'chili sauce', ratio: 1, and: [{ use: 'ground cumin', ratio: 0.05 }], note: 'Add cumin, caraway and garlic.' },
      { use: 'sambal oelek', ratio: 0.8, and: [{ use: 'smoked paprika', ratio: 0.1 }], note: 'Hotter: add smoked paprika.' },
    ],
  },
  'chipotle in adobo': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6961,
    near: true,
    substitutes: [
      { use: 'smoked paprika', ratio: 0.4, and: [{ use: 'tomato paste', ratio: 0.6 }], note: 'With a pinch of cayenne and a spoonful of tomato paste.' },
      { use: 'hot sauce', ratio: 0.8, note: 'With a drop of liquid smoke.' },
    ],
  },
  'chili crisp': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    substitutes: [
      { use: 'chili oil', ratio: 0.9, note: 'Add fried onions for the crunch.' },
      { use: 'sambal oelek', ratio: 0.8, note: 'In oil, with fried garlic.' },
    ],
  },
  wasabi: {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 27064,
    volume: 'teaspoon',
    substitutes: [
      { use: 'prepared horseradish', ratio: 1, note: 'The same sting; most wasabi is horseradish anyway.' },
      { use: 'english mustard', ratio: 1, note: 'Another kind of heat that goes up the nose.' },
    ],
  },
  'red curry paste': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    substitutes: [
      { use: 'yellow curry paste', ratio: 1, note: 'Milder.' },
      { use: 'green curry paste', ratio: 1, note: 'Sharper and hotter.' },
      { use: 'curry powder', ratio: 0.3, note: '1 tsp for 1 tbsp, with garlic, ginger and lime; vegan.' },
    ],
  },
  'green curry paste': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    substitutes: [
      { use: 'red curry paste', ratio: 1, note: 'Rounder, a little milder.' },
      { use: 'curry powder', ratio: 0.3, note: '1 tsp for 1 tbsp, with a handful of basil and coriander blended in; vegan.' },
    ],
  },
  'yellow curry paste': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    substitutes: [
      { use: 'red curry paste', ratio: 0.8, note: 'Hotter: a little less, and a pinch of turmeric.' },
      { use: 'curry powder', ratio: 0.35, note: '1 tsp for 1 tbsp, with ginger and garlic; vegan.' },
    ],
  },
  'tikka paste': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    substitutes: [
      {
        use: 'curry powder',
        ratio: 0.35,
        and: [
          { use: 'tomato paste', ratio: 0.3 },
          { use: 'vegetable oil', ratio: 0.3 },
        ],
        note: '2 tsp in a little oil and tomato paste for 2 tbsp.',
      },
    ],
  },
  'enchilada sauce': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 27063,
    volume: 'cup',
    substitutes: [
      { use: 'tomato sauce', ratio: 0.9, note: 'Stir in chili powder, cumin and a little vinegar.' },
      { use: 'salsa', ratio: 1, note: 'Chunkier; blend it.' },
    ],
  },
  'simmer sauce': { group: 'sauces and condiments', aisle: 'world foods', substitutes: [{ use: 'coconut milk', ratio: 0.8, and: [{ use: 'curry paste', ratio: 0.15 }], note: 'Simmered with 2 tbsp curry paste to the cup.' }] },
  'alfredo sauce': { group: 'sauces and condiments', aisle: 'cans and jars', ndb: 6166, near: true, volume: 'cup', substitutes: [{ use: 'heavy cream', ratio: 0.8, and: [{ use: 'parmesan', ratio: 0.2 }], note: 'Simmer with grated parmesan until it coats a spoon; gluten free.' }] },
  'cheese sauce': {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 6930,
    volume: 'cup',
    substitutes: [
      { use: 'cheddar', ratio: 0.5, and: [{ use: 'heavy cream', ratio: 0.5 }], note: 'Melted into warm cream.' },
      { use: 'nutritional yeast', ratio: 0.25, and: [{ use: 'coconut milk', ratio: 0.75 }], note: 'Vegan: simmered with coconut milk and a little mustard.' },
    ],
  },
  gravy: {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 6116,
    volume: 'cup',
    substitutes: [
      { use: 'beef stock', ratio: 1, and: [{ use: 'cornstarch', ratio: 0.03 }], note: 'Thicken with 1 tbsp cornstarch to the cup.' },
      { use: 'vegetable stock', ratio: 1, and: [{ use: 'cornstarch', ratio: 0.03 }], note: 'The same for vegetarians, with a few drops of soy sauce.' },
    ],
  },
  'dijon mustard': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 2046,
    near: true,
    volume: 'cup',
    substitutes: [
      { use: 'wholegrain mustard', ratio: 1, note: 'Milder and grainy.' },
      { use: 'yellow mustard', ratio: 1, note: 'Milder and sourer.' },
      { use: 'english mustard', ratio: 0.5, note: 'Much hotter: half as much.' },
    ],
  },
  'wholegrain mustard': { group: 'sauces and condiments', aisle: 'condiments', ndb: 2046, near: true, volume: 'cup', substitutes: [{ use: 'dijon mustard', ratio: 1, note: 'Smooth and a little sharper.' }] },
  'yellow mustard': { group: 'sauces and condiments', aisle: 'condiments', ndb: 2046, volume: 'cup', substitutes: [{ use: 'dijon mustard', ratio: 0.8, note: 'Hotter, less sour.' }] },
  'english mustard': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 2046,
    near: true,
    volume: 'cup',
    substitutes: [
      { use: 'dijon mustard', ratio: 1.5, note: 'Half as much again for the same heat.' },
      { use: 'prepared horseradish', ratio: 1, note: 'Another sting.' },
    ],
  },
  'honey mustard': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 2046,
    near: true,
    substitutes: [
      { use: 'dijon mustard', ratio: 0.5, and: [{ use: 'honey', ratio: 0.5 }], note: 'Mixed with as much honey.' },
      { use: 'dijon mustard', ratio: 0.5, and: [{ use: 'maple syrup', ratio: 0.5 }], note: 'With maple syrup, for vegans.' },
    ],
  },
  'prepared horseradish': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 2055,
    volume: 'tsp',
    substitutes: [
      { use: 'wasabi', ratio: 0.7, note: 'Much the same heat, so a little less.' },
      { use: 'english mustard', ratio: 0.8, note: 'Warmer color and taste.' },
    ],
  },
  mayonnaise: {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 4025,
    volume: 'tbsp',
    substitutes: [
      { use: 'vegan mayonnaise', ratio: 1, note: 'No egg.' },
      { use: 'plain yogurt', ratio: 1, note: 'Lighter and sourer; best half and half.' },
      { use: 'avocado', ratio: 1, note: 'Mashed with lemon, for a sandwich.' },
    ],
  },
  'vegan mayonnaise': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 4018,
    near: true,
    volume: 'tbsp',
    substitutes: [
      { use: 'mayonnaise', ratio: 1, note: 'With egg.' },
      { use: 'hummus', ratio: 1, note: 'In a sandwich.' },
    ],
  },
  aioli: {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 4025,
    near: true,
    volume: 'tbsp',
    substitutes: [
      { use: 'mayonnaise', ratio: 0.95, and: [{ use: 'garlic', ratio: 0.05 }], note: 'With half a clove of garlic to 4 tbsp.' },
      { use: 'vegan mayonnaise', ratio: 0.95, and: [{ use: 'garlic', ratio: 0.05 }], note: 'The same without egg.' },
    ],
  },
  ketchup: {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 11935,
    volume: 'tbsp',
    substitutes: [
      { use: 'tomato paste', ratio: 0.5, note: 'With a little vinegar, sugar and water.' },
      { use: 'barbecue sauce', ratio: 1, note: 'Smokier and sweeter.' },
    ],
  },
  'barbecue sauce': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 6150,
    volume: 'tbsp',
    substitutes: [
      { use: 'ketchup', ratio: 0.85, and: [{ use: 'brown sugar', ratio: 0.1 }], note: 'Stir in brown sugar, vinegar and smoked paprika.' },
      { use: 'hoisin sauce', ratio: 0.9, note: 'Another sweet, dark glaze; with gluten.' },
    ],
  },
  'steak sauce': { group: 'sauces and condiments', aisle: 'condiments', ndb: 27048, volume: 'Tbsp', substitutes: [{ use: 'worcestershire sauce', ratio: 0.4, and: [{ use: 'ketchup', ratio: 0.6 }], note: 'Mixed into ketchup.' }] },
  'tartar sauce': { group: 'sauces and condiments', aisle: 'condiments', ndb: 27049, volume: 'tablespoons', substitutes: [{ use: 'mayonnaise', ratio: 0.75, and: [{ use: 'pickle', ratio: 0.25 }], note: 'With chopped pickles, capers and a little lemon.' }] },
  'cocktail sauce': { group: 'sauces and condiments', aisle: 'condiments', ndb: 27051, volume: 'cup', substitutes: [{ use: 'ketchup', ratio: 0.85, and: [{ use: 'prepared horseradish', ratio: 0.15 }], note: 'With horseradish, lemon and a few drops of hot sauce.' }] },
  'ranch dressing': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 4639,
    volume: 'tablespoon',
    substitutes: [
      { use: 'sour cream', ratio: 0.9, note: 'Thin with milk; add dill, chives and garlic powder.' },
      { use: 'vegan mayonnaise', ratio: 0.9, note: 'The same herbs, without milk or egg.' },
    ],
  },
  'caesar dressing': { group: 'sauces and condiments', aisle: 'condiments', ndb: 43015, volume: 'tbsp', substitutes: [{ use: 'mayonnaise', ratio: 0.8, and: [{ use: 'parmesan', ratio: 0.15 }], note: 'With lemon, garlic, a mashed anchovy and parmesan.' }] },
  'thousand island dressing': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 4017,
    volume: 'tbsp',
    substitutes: [
      {
        use: 'mayonnaise',
        ratio: 0.65,
        and: [
          { use: 'ketchup', ratio: 0.25 },
          { use: 'sweet relish', ratio: 0.1 },
        ],
        note: 'With ketchup and a spoonful of relish.',
      },
    ],
  },
  'blue cheese dressing': { group: 'sauces and condiments', aisle: 'condiments', ndb: 4539, volume: 'tbsp', substitutes: [{ use: 'sour cream', ratio: 0.7, and: [{ use: 'blue cheese', ratio: 0.3 }], note: 'With crumbled blue cheese stirred in.' }] },
  vinaigrette: {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 4135,
    volume: 'tablespoon',
    substitutes: [
      {
        use: 'olive oil',
        ratio: 0.7,
        and: [
          { use: 'red wine vinegar', ratio: 0.25 },
          { use: 'dijon mustard', ratio: 0.05 },
        ],
        note: 'Shake three parts with one of vinegar and a little mustard.',
      },
    ],
  },
  salsa: {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 6164,
    volume: 'cup',
    substitutes: [
      { use: 'tomato', ratio: 1, note: 'Chopped with onion, chili, lime and salt.' },
      { use: 'salsa verde', ratio: 1, note: 'Green and sharper.' },
    ],
  },
  'salsa verde': { group: 'sauces and condiments', aisle: 'world foods', ndb: 27047, volume: 'Tbsp', substitutes: [{ use: 'salsa', ratio: 1, note: 'Red and sweeter.' }] },
  chimichurri: {
    group: 'sauces and condiments',
    aisle: 'condiments',
    substitutes: [
      { use: 'pesto', ratio: 1, note: 'Stir in vinegar and chili; it has milk and nuts in it.' },
      { use: 'parsley', ratio: 0.5, and: [{ use: 'olive oil', ratio: 0.5 }], note: 'Chopped, with garlic, vinegar and oil.' },
    ],
  },
  pesto: {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 6626,
    volume: 'cup',
    substitutes: [
      { use: 'red pesto', ratio: 1, note: 'Sweeter, with dried tomato.' },
      { use: 'chimichurri', ratio: 0.9, note: 'No milk or nuts, sharper.' },
      { use: 'basil', ratio: 0.5, and: [{ use: 'olive oil', ratio: 0.5 }], note: 'Pounded with garlic and oil; vegan.' },
    ],
  },
  'red pesto': { group: 'sauces and condiments', aisle: 'cans and jars', ndb: 6626, near: true, volume: 'cup', substitutes: [{ use: 'pesto', ratio: 0.8, and: [{ use: 'sun-dried tomato', ratio: 0.2 }], note: 'With chopped dried tomatoes.' }] },
  'olive tapenade': {
    group: 'sauces and condiments',
    aisle: 'deli',
    substitutes: [
      {
        use: 'olive',
        ratio: 0.8,
        and: [
          { use: 'caper', ratio: 0.1 },
          { use: 'olive oil', ratio: 0.1 },
        ],
        note: 'Chopped fine with capers and oil; leave out anchovy for vegans.',
      },
    ],
  },
  hummus: {
    group: 'sauces and condiments',
    aisle: 'deli',
    ndb: 16158,
    volume: 'cup',
    substitutes: [
      { use: 'chickpea', ratio: 0.75, and: [{ use: 'tahini', ratio: 0.2 }], note: 'Blended with tahini, lemon, garlic and a little water.' },
      { use: 'white bean', ratio: 1, note: 'Mashed with oil and lemon, for a sesame allergy.' },
    ],
  },
  'baba ganoush': {
    group: 'sauces and condiments',
    aisle: 'deli',
    substitutes: [
      { use: 'hummus', ratio: 1, note: 'Milder, with no smoke.' },
      { use: 'eggplant', ratio: 1.5, and: [{ use: 'tahini', ratio: 0.15 }], note: 'Roasted until it collapses, then mashed with tahini.' },
    ],
  },
  'mint sauce': { group: 'sauces and condiments', aisle: 'condiments', substitutes: [{ use: 'mint', ratio: 0.4, and: [{ use: 'white wine vinegar', ratio: 0.5 }], note: 'Chopped into vinegar with a pinch of sugar.' }] },
  'cranberry sauce': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 9081,
    volume: 'cup',
    substitutes: [
      { use: 'jam', ratio: 1, note: 'Red currant or raspberry, with a squeeze of lemon.' },
      { use: 'cranberry', ratio: 0.7, and: [{ use: 'sugar', ratio: 0.4 }], note: 'Boiled with sugar until they pop.' },
    ],
  },
  'mango chutney': { group: 'sauces and condiments', aisle: 'world foods', substitutes: [{ use: 'jam', ratio: 0.9, and: [{ use: 'apple cider vinegar', ratio: 0.1 }], note: 'Apricot, with vinegar and a pinch of chili.' }] },
  'sweet relish': { group: 'sauces and condiments', aisle: 'condiments', ndb: 11945, volume: 'tbsp', substitutes: [{ use: 'pickle', ratio: 1, note: 'Finely chopped, with a pinch of sugar.' }] },
  caper: {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 2054,
    volume: 'tbsp, drained',
    substitutes: [
      { use: 'olive', ratio: 1.2, note: 'Green ones, chopped small.' },
      { use: 'pickle', ratio: 1.2, note: 'Sour ones, chopped small.' },
    ],
  },
  pickle: {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 11937,
    volume: 'cup, chopped or diced',
    substitutes: [
      { use: 'caper', ratio: 0.6, note: 'Smaller and saltier.' },
      { use: 'cucumber', ratio: 1, note: 'Sliced and left in salt and vinegar for 20 minutes.' },
    ],
  },
  'pickled onion': { group: 'sauces and condiments', aisle: 'cans and jars', ndb: 11940, near: true, substitutes: [{ use: 'red onion', ratio: 1, note: 'Finely sliced, 20 minutes in vinegar with a pinch of sugar and salt.' }] },
  'pickled jalapeño': {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 11632,
    volume: 'cup, sliced',
    substitutes: [
      { use: 'red chili', ratio: 0.8, note: 'Sliced, 10 minutes in vinegar.' },
      { use: 'pickle', ratio: 1, note: 'For no heat.' },
    ],
  },
  'pickled beet': { group: 'sauces and condiments', aisle: 'cans and jars', ndb: 11609, volume: 'cup slices', substitutes: [{ use: 'beet', ratio: 1, note: 'Cooked, sliced and dressed with vinegar.' }] },
  'pickled ginger': { group: 'sauces and condiments', aisle: 'world foods', ndb: 31033, volume: 'tablespoon', substitutes: [{ use: 'ginger', ratio: 0.5, and: [{ use: 'rice vinegar', ratio: 0.5 }], note: 'Shaved thin, 10 minutes in rice vinegar and sugar.' }] },
  'pickled vegetables': { group: 'sauces and condiments', aisle: 'cans and jars', ndb: 11940, near: true, substitutes: [{ use: 'pickle', ratio: 1, note: 'Just the cucumber.' }] },
  sauerkraut: {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 11439,
    volume: 'cup',
    cooks: { simmer: [15, 40] },
    substitutes: [
      { use: 'kimchi', ratio: 1, note: 'Hot; not vegan as a rule.' },
      { use: 'cabbage', ratio: 1, note: 'Shredded, simmered with a splash of vinegar.' },
    ],
  },
  kimchi: { group: 'sauces and condiments', aisle: 'world foods', ndb: 11118, volume: 'cup', substitutes: [{ use: 'sauerkraut', ratio: 0.9, and: [{ use: 'gochujang', ratio: 0.1 }], note: 'Vegan; add chili, garlic and ginger.' }] },
  'preserved lemon': { group: 'sauces and condiments', aisle: 'world foods', substitutes: [{ use: 'lemon', ratio: 1, note: 'The zest with a good pinch of salt.' }] },
  umeboshi: {
    group: 'sauces and condiments',
    aisle: 'world foods',
    substitutes: [
      { use: 'preserved lemon', ratio: 1, note: 'Salty and sour as well.' },
      { use: 'caper', ratio: 1, note: 'In a dressing.' },
    ],
  },
  pimiento: { group: 'sauces and condiments', aisle: 'cans and jars', ndb: 11943, volume: 'cup', substitutes: [{ use: 'red bell pepper', ratio: 1.2, note: 'Charred, peeled and sliced.' }] },
  'tomato paste': {
    group: 'vegetables',
    aisle: 'cans and jars',
    ndb: 11546,
    volume: 'tbsp',
    substitutes: [
      { use: 'passata', ratio: 5, note: 'Boil it down; about 5 tbsp for 1.' },
      { use: 'ketchup', ratio: 1, note: 'In a pinch; leave out other sugar.' },
      { use: 'sun-dried tomato', ratio: 0.8, note: 'Blended with a little oil.' },
    ],
  },
  'canned tomatoes': {
    group: 'vegetables',
    aisle: 'cans and jars',
    ndb: 11531,
    volume: 'cup',
    cooks: { simmer: [10, 30] },
    substitutes: [
      { use: 'passata', ratio: 1, note: 'Smooth; the same weight.' },
      { use: 'tomato', ratio: 1.2, note: 'Ripe ones: scald, skin and chop; 5 minutes longer in the pan.' },
      { use: 'tomato paste', ratio: 0.12, and: [{ use: 'water', ratio: 0.88 }], note: '3 tbsp to a can, with 1 1/2 cups of water.' },
    ],
  },
  passata: {
    group: 'vegetables',
    aisle: 'cans and jars',
    ndb: 11547,
    volume: 'cup',
    cooks: { simmer: [10, 30] },
    substitutes: [
      { use: 'canned tomatoes', ratio: 1, note: 'Blend them smooth.' },
      { use: 'tomato paste', ratio: 0.25, and: [{ use: 'water', ratio: 0.75 }], note: 'Mixed with three times its weight of water.' },
    ],
  },
  'tomato sauce': {
    group: 'vegetables',
    aisle: 'cans and jars',
    ndb: 11549,
    volume: 'cup',
    cooks: { simmer: [5, 20] },
    substitutes: [
      { use: 'passata', ratio: 1, note: 'Season it with salt and a little onion.' },
      { use: 'marinara sauce', ratio: 1, note: 'Already has garlic and herbs.' },
    ],
  },
  'marinara sauce': { group: 'vegetables', aisle: 'cans and jars', ndb: 6931, cooks: { simmer: [5, 15] }, substitutes: [{ use: 'canned tomatoes', ratio: 1, note: 'Simmer with garlic, oil and oregano for 15 minutes.' }] },
  'pizza sauce': {
    group: 'vegetables',
    aisle: 'cans and jars',
    ndb: 6152,
    volume: 'cup',
    substitutes: [
      { use: 'passata', ratio: 1, note: 'With oregano, salt and a thread of oil.' },
      { use: 'tomato paste', ratio: 0.4, and: [{ use: 'water', ratio: 0.6 }], note: 'Thinned with water and oregano.' },
    ],
  },
  'tomato powder': { group: 'vegetables', aisle: 'spices', ndb: 11548, substitutes: [{ use: 'tomato paste', ratio: 3, note: 'Three times the weight.' }] },
  'vegetable stock': {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 6615,
    volume: 'cup',
    substitutes: [
      { use: 'chicken stock', ratio: 1, note: 'Rounder; not for vegetarians.' },
      { use: 'stock cube', ratio: 0.015, and: [{ use: 'water', ratio: 0.985 }], note: 'A small cube to each cup of hot water; European ones make two cups.' },
      { use: 'miso paste', ratio: 0.04, and: [{ use: 'water', ratio: 0.96 }], note: '1 tbsp to 2 cups of hot water, for soups.' },
    ],
  },
  'chicken stock': {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 6172,
    volume: 'cup',
    substitutes: [
      { use: 'vegetable stock', ratio: 1, note: 'Vegan and lighter.' },
      { use: 'stock cube', ratio: 0.015, and: [{ use: 'water', ratio: 0.985 }], note: 'A small cube to each cup of hot water; European ones make two cups.' },
    ],
  },
  'beef stock': {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 6170,
    volume: 'cup',
    substitutes: [
      { use: 'chicken stock', ratio: 1, note: 'Lighter: a spoonful of soy sauce deepens it.' },
      { use: 'vegetable stock', ratio: 1, note: 'With 1 tsp miso or yeast extract to the cup; vegan.' },
    ],
  },
  'fish stock': {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 6174,
    volume: 'cup',
    substitutes: [
      { use: 'shellfish stock', ratio: 1, note: 'Stronger and sweeter.' },
      { use: 'vegetable stock', ratio: 1, note: 'With a strip of seaweed or a splash of white wine.' },
    ],
  },
  'shellfish stock': { group: 'sauces and condiments', aisle: 'cans and jars', ndb: 6174, near: true, volume: 'cup', substitutes: [{ use: 'fish stock', ratio: 1, note: 'Simmer prawn shells in it for 15 minutes.' }] },
  dashi: {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 6963,
    near: true,
    volume: 'cup',
    substitutes: [
      { use: 'vegetable stock', ratio: 1, note: 'Weak, with a piece of kombu; vegan.' },
      { use: 'fish stock', ratio: 0.5, and: [{ use: 'water', ratio: 0.5 }], note: 'Thinned with as much water.' },
    ],
  },
  'stock cube': {
    group: 'sauces and condiments',
    aisle: 'cans and jars',
    ndb: 6076,
    piece: 'cube',
    substitutes: [
      { use: 'vegetable stock', ratio: 65, note: 'About a cup for each cube; leave out as much water.' },
      { use: 'miso paste', ratio: 1.6, note: 'About 1 tsp for a cube.' },
      { use: 'yeast extract', ratio: 1.6, note: '1 tsp for a cube; vegan, gluten as a rule.' },
    ],
  },
  'nutritional yeast': {
    group: 'sauces and condiments',
    aisle: 'spices',
    substitutes: [
      { use: 'parmesan', ratio: 1.5, note: 'Saltier; not vegan.' },
      { use: 'miso paste', ratio: 0.8, note: 'For depth in a sauce.' },
    ],
  },
  'yeast extract': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    ndb: 43406,
    volume: 'tsp',
    substitutes: [
      { use: 'miso paste', ratio: 2, note: 'Milder: 2 tsp for 1.' },
      { use: 'soy sauce', ratio: 1.5, note: 'Thinner.' },
    ],
  },
  'liquid smoke': {
    group: 'sauces and condiments',
    aisle: 'condiments',
    substitutes: [
      { use: 'smoked paprika', ratio: 0.5, note: 'For smoke without the liquid.' },
      { use: 'chipotle in adobo', ratio: 1, note: 'Hot as well.' },
    ],
  },
  'tamarind paste': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    ndb: 9322,
    near: true,
    substitutes: [
      { use: 'lime', ratio: 1, note: 'The juice, with a pinch of brown sugar.' },
      { use: 'pomegranate molasses', ratio: 1, note: 'Sweeter, as sour.' },
    ],
  },
  'pomegranate molasses': {
    group: 'sauces and condiments',
    aisle: 'world foods',
    substitutes: [
      { use: 'balsamic glaze', ratio: 1, note: 'Sweet and sour as well.' },
      { use: 'tamarind paste', ratio: 0.6, and: [{ use: 'honey', ratio: 0.4 }], note: 'With a little honey.' },
    ],
  },
  gelatin: {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19177,
    substitutes: [
      { use: 'agar', ratio: 0.32, note: 'Vegan: 1 tsp powder for 1 tbsp; must boil 2 minutes, sets firmer.' },
      { use: 'cornstarch', ratio: 3, note: 'For a creamy set rather than a jelly.' },
    ],
  },
  agar: {
    group: 'sweeteners and baking',
    aisle: 'world foods',
    ndb: 11663,
    cooks: { boil: [2, 5] },
    substitutes: [
      { use: 'gelatin', ratio: 3, note: 'Not for vegetarians: dissolve it warm, never boil it.' },
      { use: 'pectin', ratio: 2, note: 'In sweet, sour things.' },
    ],
  },
  pectin: {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19310,
    substitutes: [
      { use: 'agar', ratio: 0.5, note: 'Sets without so much sugar.' },
      { use: 'apple', ratio: 20, note: 'A grated tart one, cooked with the fruit.' },
    ],
  },
  arrowroot: {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 20003,
    volume: 'cup',
    substitutes: [
      { use: 'cornstarch', ratio: 1, note: 'Cloudier; stands longer heat.' },
      { use: 'tapioca starch', ratio: 1.2, note: 'As clear.' },
    ],
  },
  'tapioca starch': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 20003,
    near: true,
    volume: 'cup',
    substitutes: [
      { use: 'arrowroot', ratio: 0.85, note: 'Clear and neutral too.' },
      { use: 'cornstarch', ratio: 0.7, note: 'Stronger: two thirds.' },
    ],
  },
  'tapioca pearl': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 20068,
    volume: 'cup',
    cooks: { simmer: [15, 40] },
    substitutes: [
      { use: 'sushi rice', ratio: 1, note: 'For a milk pudding.' },
      { use: 'chia seed', ratio: 0.5, note: 'Soaked, not cooked.' },
    ],
  },
  'potato starch': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 20027,
    near: true,
    substitutes: [
      { use: 'cornstarch', ratio: 1, note: 'Takes a minute more to thicken.' },
      { use: 'tapioca starch', ratio: 1, note: 'Stretchier.' },
    ],
  },
  'xanthan gum': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    substitutes: [
      { use: 'psyllium husk', ratio: 2, note: 'Twice as much, to bind a gluten-free dough.' },
      { use: 'chia seed', ratio: 4, note: 'Ground, with twice their weight of water.' },
    ],
  },
  'psyllium husk': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    substitutes: [
      { use: 'xanthan gum', ratio: 0.4, note: 'For a gluten-free loaf; less springy.' },
      { use: 'chia seed', ratio: 1.5, note: 'Ground.' },
    ],
  },
  'coconut cream': {
    group: 'dairy and eggs',
    aisle: 'world foods',
    ndb: 12115,
    volume: 'cup',
    substitutes: [
      { use: 'coconut milk', ratio: 1, note: 'Chill the can and spoon off the thick top.' },
      { use: 'heavy cream', ratio: 1, note: 'Not dairy free.' },
    ],
  },
};
