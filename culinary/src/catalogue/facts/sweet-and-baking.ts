import type { FactsOf } from '#catalogue/facts/food-facts';
import type { SWEET_AND_BAKING } from '#catalogue/sweet-and-baking';

export const SWEET_AND_BAKING_FACTS: FactsOf<typeof SWEET_AND_BAKING> = {
  sugar: {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19335,
    volume: 'cup',
    substitutes: [
      { use: 'brown sugar', ratio: 1, note: 'Moister, with a taste of caramel.' },
      { use: 'honey', ratio: 1.25, note: '3/4 cup for 1 cup; take out 3 tbsp of other liquid and bake 15 °C cooler.' },
      { use: 'maple syrup', ratio: 1.18, note: 'Vegan: 3/4 cup for 1 cup, with 3 tbsp less liquid.' },
    ],
  },
  'brown sugar': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19334,
    volume: 'cup packed',
    substitutes: [
      { use: 'sugar', ratio: 0.91, and: [{ use: 'molasses', ratio: 0.09 }], note: 'Work 1 tbsp molasses into each cup.' },
      { use: 'coconut sugar', ratio: 1, note: 'Drier and less sweet.' },
    ],
  },
  'demerara sugar': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19908,
    volume: 'cup',
    substitutes: [
      { use: 'brown sugar', ratio: 1.05, note: 'Softer; for sprinkling, dry it first.' },
      { use: 'sugar', ratio: 1, note: 'Paler and finer.' },
    ],
  },
  'powdered sugar': { group: 'sweeteners and baking', aisle: 'baking', ndb: 19336, volume: 'cup unsifted', substitutes: [{ use: 'sugar', ratio: 0.96, and: [{ use: 'cornstarch', ratio: 0.04 }], note: 'Grind it to dust in a blender with 1 tbsp cornstarch to the cup.' }] },
  'coconut sugar': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19334,
    near: true,
    substitutes: [
      { use: 'brown sugar', ratio: 1, note: 'Moister.' },
      { use: 'jaggery', ratio: 1, note: 'Grated.' },
    ],
  },
  jaggery: { group: 'sweeteners and baking', aisle: 'world foods', ndb: 19334, near: true, substitutes: [{ use: 'brown sugar', ratio: 1, note: 'Dark, with a spoonful of molasses.' }] },
  'maple sugar': { group: 'sweeteners and baking', aisle: 'baking', ndb: 19340, substitutes: [{ use: 'brown sugar', ratio: 1, note: 'Without the maple; add a drop of syrup.' }] },
  'pearl sugar': { group: 'sweeteners and baking', aisle: 'baking', ndb: 19335, near: true, substitutes: [{ use: 'demerara sugar', ratio: 1, note: 'Coarse and crunchy too.' }] },
  'vanilla sugar': { group: 'sweeteners and baking', aisle: 'baking', ndb: 19335, near: true, substitutes: [{ use: 'sugar', ratio: 0.95, and: [{ use: 'vanilla extract', ratio: 0.15 }], note: 'With 1/2 tsp vanilla extract to 2 tbsp.' }] },
  erythritol: { group: 'sweeteners and baking', aisle: 'baking', substitutes: [{ use: 'sugar', ratio: 0.75, note: 'Sweeter, so three quarters; browns and caramelizes.' }] },
  stevia: { group: 'sweeteners and baking', aisle: 'baking', ndb: 19918, substitutes: [{ use: 'sugar', ratio: 40, note: 'About 3 tbsp of sugar for 1 tsp, with the bulk that comes with it.' }] },
  honey: {
    group: 'sweeteners and baking',
    aisle: 'condiments',
    ndb: 19296,
    volume: 'tbsp',
    substitutes: [
      { use: 'maple syrup', ratio: 1, note: 'Vegan, thinner and less sweet.' },
      { use: 'agave syrup', ratio: 1, note: 'Vegan and neutral.' },
      { use: 'golden syrup', ratio: 1, note: 'Vegan; as thick.' },
    ],
  },
  'maple syrup': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19353,
    volume: 'tbsp',
    substitutes: [
      { use: 'honey', ratio: 1, note: 'Thicker and stronger; not vegan.' },
      { use: 'agave syrup', ratio: 0.9, note: 'Sweeter, so a little less.' },
      { use: 'date syrup', ratio: 1, note: 'Darker.' },
    ],
  },
  'agave syrup': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19912,
    volume: 'tsp',
    substitutes: [
      { use: 'maple syrup', ratio: 1, note: 'With a taste of its own.' },
      { use: 'honey', ratio: 1, note: 'Thicker; not vegan.' },
    ],
  },
  'golden syrup': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19362,
    volume: 'tbsp',
    substitutes: [
      { use: 'honey', ratio: 1, note: 'Flowery; not vegan.' },
      { use: 'corn syrup', ratio: 1, note: 'Plainer: add a little molasses.' },
    ],
  },
  'corn syrup': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19350,
    volume: 'tbsp',
    substitutes: [
      { use: 'golden syrup', ratio: 1, note: 'More taste; keeps sugar from graining as well.' },
      { use: 'honey', ratio: 1, note: 'Not vegan, browns sooner.' },
    ],
  },
  'date syrup': {
    group: 'sweeteners and baking',
    aisle: 'world foods',
    ndb: 19304,
    near: true,
    substitutes: [
      { use: 'molasses', ratio: 0.8, note: 'Bitterer, so less.' },
      { use: 'maple syrup', ratio: 1, note: 'Lighter.' },
    ],
  },
  molasses: {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19304,
    volume: 'cup',
    substitutes: [
      { use: 'date syrup', ratio: 1.1, note: 'Fruitier.' },
      { use: 'brown sugar', ratio: 0.75, and: [{ use: 'water', ratio: 0.2 }], note: '3/4 cup dark sugar with 1/4 cup water for a cup.' },
    ],
  },
  'malt syrup': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19352,
    volume: 'tbsp',
    substitutes: [
      { use: 'molasses', ratio: 0.7, note: 'Stronger, gluten free.' },
      { use: 'honey', ratio: 1, note: 'Lighter; not vegan.' },
    ],
  },
  'chocolate syrup': { group: 'sweeteners and baking', aisle: 'baking', ndb: 19348, volume: 'cup', substitutes: [{ use: 'dark chocolate', ratio: 0.6, and: [{ use: 'heavy cream', ratio: 0.4 }], note: 'Melted with a little hot water or cream.' }] },
  'caramel sauce': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19364,
    volume: 'tbsp',
    substitutes: [
      { use: 'date syrup', ratio: 1, note: 'Vegan; a pinch of salt helps.' },
      { use: 'brown sugar', ratio: 0.6, and: [{ use: 'heavy cream', ratio: 0.4 }], note: 'Boiled 3 minutes with cream.' },
    ],
  },
  grenadine: {
    group: 'sweeteners and baking',
    aisle: 'drinks',
    ndb: 42040,
    volume: 'tbsp',
    substitutes: [
      { use: 'pomegranate molasses', ratio: 0.6, and: [{ use: 'sugar', ratio: 0.4 }], note: 'With sugar; much sourer.' },
      { use: 'jam', ratio: 0.8, note: 'Raspberry, warmed with water and sieved.' },
    ],
  },
  'dark chocolate': {
    group: 'sweets and snacks',
    aisle: 'baking',
    ndb: 19903,
    substitutes: [
      { use: 'chocolate chip', ratio: 1, note: 'Melts thicker.' },
      {
        use: 'cocoa powder',
        ratio: 0.27,
        and: [
          { use: 'sugar', ratio: 0.42 },
          { use: 'coconut oil', ratio: 0.3 },
        ],
        note: '1 1/2 tbsp with 1 tbsp sugar and 2 tsp oil for 30 g.',
      },
      { use: 'milk chocolate', ratio: 1, note: 'Sweeter: leave out some sugar; not vegan.' },
    ],
  },
  'milk chocolate': {
    group: 'sweets and snacks',
    aisle: 'baking',
    ndb: 19120,
    substitutes: [
      { use: 'dark chocolate', ratio: 0.9, note: 'Less sweet; dairy free as a rule.' },
      { use: 'white chocolate', ratio: 1, note: 'No cocoa taste.' },
    ],
  },
  'white chocolate': {
    group: 'sweets and snacks',
    aisle: 'baking',
    ndb: 19087,
    substitutes: [
      { use: 'milk chocolate', ratio: 1, note: 'Darker and less sweet.' },
      { use: 'cocoa butter', ratio: 0.5, and: [{ use: 'powdered sugar', ratio: 0.5 }], note: 'With powdered sugar and a little vanilla; vegan.' },
    ],
  },
  'unsweetened chocolate': {
    group: 'sweets and snacks',
    aisle: 'baking',
    ndb: 19078,
    volume: 'cup, grated',
    substitutes: [
      { use: 'cocoa powder', ratio: 0.55, and: [{ use: 'butter', ratio: 0.45 }], note: '3 tbsp with 1 tbsp butter for 30 g; oil for vegans.' },
      { use: 'dark chocolate', ratio: 1.3, note: 'The darkest, and leave out some sugar.' },
    ],
  },
  'chocolate chip': {
    group: 'sweets and snacks',
    aisle: 'baking',
    ndb: 19080,
    volume: 'cup chips (6 oz package)',
    substitutes: [
      { use: 'dark chocolate', ratio: 1, note: 'Chopped to the size of a pea.' },
      { use: 'raisin', ratio: 1, note: 'For those who want no chocolate.' },
    ],
  },
  'cocoa powder': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 19165,
    volume: 'tbsp',
    substitutes: [
      { use: 'unsweetened chocolate', ratio: 1.85, note: '30 g for 3 tbsp; leave out 1 tbsp fat.' },
      { use: 'carob powder', ratio: 1.1, note: 'Sweeter, without caffeine.' },
    ],
  },
  'carob powder': { group: 'sweeteners and baking', aisle: 'baking', ndb: 19071, near: true, substitutes: [{ use: 'cocoa powder', ratio: 0.9, note: 'Bitterer: add a little sugar.' }] },
  'hot chocolate powder': { group: 'sweets and snacks', aisle: 'drinks', ndb: 14192, substitutes: [{ use: 'cocoa powder', ratio: 0.4, and: [{ use: 'sugar', ratio: 0.6 }], note: 'With a bit more sugar than cocoa.' }] },
  'cocoa butter': {
    group: 'sweets and snacks',
    aisle: 'baking',
    ndb: 4501,
    volume: 'cup',
    substitutes: [
      { use: 'coconut oil', ratio: 1, note: 'Softer when set.' },
      { use: 'butter', ratio: 1.15, note: 'Not dairy free.' },
    ],
  },
  'chocolate hazelnut spread': {
    group: 'sweets and snacks',
    aisle: 'condiments',
    ndb: 19125,
    substitutes: [
      {
        use: 'peanut butter',
        ratio: 0.6,
        and: [
          { use: 'cocoa powder', ratio: 0.15 },
          { use: 'honey', ratio: 0.25 },
        ],
        note: 'Stirred with cocoa and honey.',
      },
      { use: 'dark chocolate', ratio: 0.6, and: [{ use: 'heavy cream', ratio: 0.4 }], note: 'Melted into cream, for no nuts.' },
    ],
  },
  'vanilla extract': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 2050,
    volume: 'tsp',
    substitutes: [
      { use: 'vanilla paste', ratio: 1.35, note: 'Spoon for spoon, with the seeds; some brands hold no alcohol.' },
      { use: 'vanilla bean', ratio: 0.25, note: 'The seeds of one pod for 1 tbsp.' },
      { use: 'maple syrup', ratio: 1.5, note: 'A softer note; leave out a little sugar.' },
    ],
  },
  'vanilla paste': { group: 'sweeteners and baking', aisle: 'baking', ndb: 2050, near: true, substitutes: [{ use: 'vanilla extract', ratio: 0.7, note: 'Spoon for spoon.' }] },
  'vanilla bean': {
    group: 'sweeteners and baking',
    aisle: 'spices',
    substitutes: [
      { use: 'vanilla extract', ratio: 4, note: '1 tbsp for a pod.' },
      { use: 'vanilla paste', ratio: 5, note: '1 tbsp for a pod.' },
    ],
  },
  'almond extract': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 2050,
    near: true,
    volume: 'tsp',
    substitutes: [
      { use: 'amaretto', ratio: 4, note: 'A tablespoon for a scant teaspoon.' },
      { use: 'vanilla extract', ratio: 2, note: 'For no almond taste.' },
    ],
  },
  'peppermint extract': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 2050,
    near: true,
    volume: 'tsp',
    substitutes: [
      { use: 'lemon', ratio: 2, note: 'The grated zest for lemon extract; mint leaves for peppermint.' },
      { use: 'mint', ratio: 3, note: 'Finely chopped or steeped in the warm milk.' },
    ],
  },
  'orange blossom water': {
    group: 'sweeteners and baking',
    aisle: 'world foods',
    ndb: 14429,
    near: true,
    substitutes: [
      { use: 'orange', ratio: 4, note: 'A little grated zest.' },
      { use: 'vanilla extract', ratio: 0.8, note: 'Another scent altogether.' },
    ],
  },
  'food coloring': { group: 'sweeteners and baking', aisle: 'baking', substitutes: [{ use: 'beet', ratio: 4, note: 'The juice, for pink; turmeric for yellow.' }] },
  'baking powder': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 18369,
    volume: 'tsp',
    substitutes: [
      { use: 'baking soda', ratio: 0.25, and: [{ use: 'cream of tartar', ratio: 0.33 }], note: '1/4 tsp with 1/2 tsp cream of tartar for 1 tsp.' },
      { use: 'self-rising flour', ratio: 25, note: 'Use it in place of the flour and leave the powder out.' },
    ],
  },
  'baking soda': { group: 'sweeteners and baking', aisle: 'baking', ndb: 18372, volume: 'tsp', substitutes: [{ use: 'baking powder', ratio: 3, note: 'Three times as much; leave out salt, and use sweet milk for buttermilk.' }] },
  'cream of tartar': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 18373,
    volume: 'tsp',
    substitutes: [
      { use: 'lemon', ratio: 3, note: 'The juice: 1/2 tsp to steady an egg white.' },
      { use: 'white vinegar', ratio: 3, note: '1/2 tsp, for egg whites.' },
    ],
  },
  'active dry yeast': {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 18375,
    volume: 'tsp',
    substitutes: [
      { use: 'compressed yeast', ratio: 2.4, note: 'Two and a half times the weight, crumbled into the liquid.' },
      { use: 'baking powder', ratio: 2.5, note: 'For quick flatbreads only: no rise to wait for.' },
    ],
  },
  'compressed yeast': { group: 'sweeteners and baking', aisle: 'dairy', ndb: 18374, substitutes: [{ use: 'active dry yeast', ratio: 0.42, note: 'One 7 g sachet for 17 g.' }] },
  'sourdough starter': {
    group: 'sweeteners and baking',
    aisle: 'bakery',
    substitutes: [
      {
        use: 'active dry yeast',
        ratio: 0.03,
        and: [
          { use: 'bread flour', ratio: 0.5 },
          { use: 'water', ratio: 0.47 },
        ],
        note: 'A 7 g sachet for a cup, with half flour and half water to make up the weight.',
      },
    ],
  },
  cornstarch: {
    group: 'sweeteners and baking',
    aisle: 'baking',
    ndb: 20027,
    volume: 'cup',
    substitutes: [
      { use: 'arrowroot', ratio: 1, note: 'Clearer; add it at the end.' },
      { use: 'potato starch', ratio: 1, note: 'Thickens a little sooner.' },
      { use: 'all-purpose flour', ratio: 2, note: 'Twice as much, and cook it 3 minutes; not gluten free.' },
    ],
  },
  'custard powder': { group: 'sweeteners and baking', aisle: 'baking', ndb: 19206, near: true, substitutes: [{ use: 'cornstarch', ratio: 0.9, note: 'With a little vanilla and a pinch of turmeric for color.' }] },
  'meringue powder': { group: 'sweeteners and baking', aisle: 'baking', ndb: 1173, near: true, substitutes: [{ use: 'egg', ratio: 6, note: 'The white of one egg for 2 tsp.' }] },
  'malted milk powder': { group: 'sweeteners and baking', aisle: 'drinks', ndb: 14309, near: true, substitutes: [{ use: 'malt syrup', ratio: 1, note: 'Wetter: leave out a spoonful of milk.' }] },
  'protein powder': {
    group: 'sweeteners and baking',
    aisle: 'snacks and sweets',
    ndb: 14066,
    substitutes: [
      { use: 'soy flour', ratio: 1, note: 'Vegan; in a shake, toast it first.' },
      { use: 'peanut butter', ratio: 1, note: 'For body rather than protein.' },
    ],
  },
  'cake mix': { group: 'sweeteners and baking', aisle: 'baking', ndb: 18291, substitutes: [{ use: 'self-rising flour', ratio: 0.55, and: [{ use: 'sugar', ratio: 0.45 }], note: 'With sugar and a pinch of salt.' }] },
  jam: {
    group: 'sweets and snacks',
    aisle: 'condiments',
    ndb: 19297,
    volume: 'tbsp',
    substitutes: [
      { use: 'marmalade', ratio: 1, note: 'Bitterer.' },
      { use: 'honey', ratio: 0.9, note: 'Not vegan.' },
      { use: 'apple butter', ratio: 1, note: 'Less sweet.' },
    ],
  },
  'fruit jelly': { group: 'sweets and snacks', aisle: 'condiments', ndb: 19300, substitutes: [{ use: 'jam', ratio: 1, note: 'Warm it and rub it through a sieve.' }] },
  marmalade: { group: 'sweets and snacks', aisle: 'condiments', ndb: 19303, volume: 'tbsp', substitutes: [{ use: 'jam', ratio: 1, note: 'Apricot, with grated orange zest.' }] },
  'lemon curd': { group: 'sweets and snacks', aisle: 'condiments', ndb: 19303, near: true, substitutes: [{ use: 'marmalade', ratio: 1, note: 'No egg or butter; bitterer.' }] },
  'apple butter': {
    group: 'sweets and snacks',
    aisle: 'condiments',
    ndb: 19294,
    volume: 'tbsp',
    substitutes: [
      { use: 'applesauce', ratio: 1.5, note: 'Cooked down until dark.' },
      { use: 'jam', ratio: 1, note: 'Sweeter.' },
    ],
  },
  applesauce: {
    group: 'sweets and snacks',
    aisle: 'cans and jars',
    ndb: 9401,
    volume: 'cup',
    substitutes: [
      { use: 'apple', ratio: 1.1, note: 'Stewed soft and mashed.' },
      { use: 'banana', ratio: 0.9, note: 'Mashed, in baking.' },
      { use: 'plain yogurt', ratio: 1, note: 'For moisture in a cake.' },
    ],
  },
  'fruit pie filling': {
    group: 'sweets and snacks',
    aisle: 'cans and jars',
    ndb: 19314,
    substitutes: [
      {
        use: 'cherry',
        ratio: 0.8,
        and: [
          { use: 'sugar', ratio: 0.15 },
          { use: 'cornstarch', ratio: 0.03 },
        ],
        note: 'Cooked with sugar and cornstarch.',
      },
    ],
  },
  mincemeat: {
    group: 'sweets and snacks',
    aisle: 'baking',
    substitutes: [
      {
        use: 'raisin',
        ratio: 0.6,
        and: [
          { use: 'apple', ratio: 0.25 },
          { use: 'brown sugar', ratio: 0.15 },
        ],
        note: 'With grated apple, brown sugar and spice.',
      },
    ],
  },
  'peanut butter': {
    group: 'nuts and seeds',
    aisle: 'condiments',
    ndb: 16098,
    volume: 'tbsp',
    substitutes: [
      { use: 'almond butter', ratio: 1, note: 'For a peanut allergy; milder.' },
      { use: 'sunflower seed butter', ratio: 1, note: 'Free of nuts and peanuts.' },
      { use: 'tahini', ratio: 1, note: 'Bitterer; add a little honey.' },
    ],
  },
  'almond butter': {
    group: 'nuts and seeds',
    aisle: 'condiments',
    ndb: 12195,
    volume: 'tbsp',
    substitutes: [
      { use: 'cashew butter', ratio: 1, note: 'Sweeter and smoother.' },
      { use: 'peanut butter', ratio: 1, note: 'Stronger.' },
      { use: 'sunflower seed butter', ratio: 1, note: 'Without nuts.' },
    ],
  },
  'cashew butter': {
    group: 'nuts and seeds',
    aisle: 'condiments',
    ndb: 12088,
    volume: 'tbsp',
    substitutes: [
      { use: 'almond butter', ratio: 1, note: 'Coarser.' },
      { use: 'tahini', ratio: 1, note: 'Without nuts; bitterer.' },
    ],
  },
  'sunflower seed butter': {
    group: 'nuts and seeds',
    aisle: 'condiments',
    ndb: 12040,
    volume: 'tbsp',
    substitutes: [
      { use: 'tahini', ratio: 1, note: 'Thinner, with sesame.' },
      { use: 'peanut butter', ratio: 1, note: 'If peanuts are allowed.' },
    ],
  },
  tahini: {
    group: 'nuts and seeds',
    aisle: 'world foods',
    ndb: 12166,
    volume: 'tbsp',
    substitutes: [
      { use: 'sunflower seed butter', ratio: 1, note: 'Without sesame.' },
      { use: 'cashew butter', ratio: 1, note: 'Sweeter.' },
      { use: 'plain yogurt', ratio: 1.5, note: 'In a dressing, with a few drops of sesame oil.' },
    ],
  },
  marzipan: { group: 'nuts and seeds', aisle: 'baking', ndb: 12071, volume: 'cup, firmly packed', substitutes: [{ use: 'almond flour', ratio: 0.5, and: [{ use: 'powdered sugar', ratio: 0.45 }], note: 'Kneaded with powdered sugar and a little egg white.' }] },
  'sweet red bean paste': { group: 'sweets and snacks', aisle: 'world foods', substitutes: [{ use: 'kidney bean', ratio: 0.7, and: [{ use: 'sugar', ratio: 0.35 }], note: 'Mashed and cooked dry with sugar.' }] },
  marshmallow: {
    group: 'sweets and snacks',
    aisle: 'snacks and sweets',
    ndb: 19116,
    piece: 'regular',
    substitutes: [
      { use: 'marshmallow cream', ratio: 1, note: 'For melting or spreading; no gelatin.' },
      { use: 'meringue', ratio: 0.6, note: 'Crisp instead of soft.' },
    ],
  },
  'marshmallow cream': {
    group: 'sweets and snacks',
    aisle: 'snacks and sweets',
    ndb: 19365,
    substitutes: [
      { use: 'marshmallow', ratio: 1, note: 'Melted with a spoonful of water; has gelatin.' },
      { use: 'honey', ratio: 0.8, note: 'For sweetness only.' },
    ],
  },
  'caramel candy': {
    group: 'sweets and snacks',
    aisle: 'snacks and sweets',
    ndb: 19074,
    piece: 'piece',
    substitutes: [
      { use: 'caramel sauce', ratio: 1, note: 'A tablespoon for two.' },
      { use: 'date', ratio: 1.2, note: 'Soft ones, with a pinch of salt; vegan.' },
    ],
  },
  'hard candy': { group: 'sweets and snacks', aisle: 'snacks and sweets', ndb: 19107, piece: 'piece', substitutes: [{ use: 'pearl sugar', ratio: 0.5, note: 'For crunch on top.' }] },
  'gummy candy': { group: 'sweets and snacks', aisle: 'snacks and sweets', ndb: 19106, volume: 'cup gumdrops', substitutes: [{ use: 'dried apricot', ratio: 1, note: 'Snipped small; no gelatin.' }] },
  sprinkles: {
    group: 'sweets and snacks',
    aisle: 'baking',
    ndb: 19107,
    near: true,
    substitutes: [
      { use: 'pearl sugar', ratio: 1, note: 'White and crunchy.' },
      { use: 'chocolate chip', ratio: 1, note: 'Chopped.' },
    ],
  },
  'candied peel': {
    group: 'sweets and snacks',
    aisle: 'baking',
    ndb: 9426,
    near: true,
    substitutes: [
      { use: 'raisin', ratio: 1, note: 'With some grated orange zest.' },
      { use: 'marmalade', ratio: 1, note: 'The shreds of a thick-cut one.' },
    ],
  },
  'candied ginger': { group: 'sweets and snacks', aisle: 'baking', substitutes: [{ use: 'ginger', ratio: 0.6, note: 'Finely grated, with a pinch more sugar.' }] },
  'candied cherry': {
    group: 'sweets and snacks',
    aisle: 'baking',
    ndb: 9328,
    near: true,
    substitutes: [
      { use: 'cherry', ratio: 1.2, note: 'Pitted; pat it dry.' },
      { use: 'raisin', ratio: 0.8, note: 'Dried cherries or cranberries do best.' },
    ],
  },
  meringue: { group: 'sweets and snacks', aisle: 'snacks and sweets', ndb: 19384, near: true, substitutes: [{ use: 'egg', ratio: 0.5, and: [{ use: 'sugar', ratio: 0.75 }], note: 'Only the whites: two whisked with 100 g sugar, dried 90 minutes at 110 °C.' }] },
  'ice cream cone': { group: 'sweets and snacks', aisle: 'snacks and sweets', ndb: 18272, piece: 'cone', substitutes: [{ use: 'butter cookie', ratio: 1.2, note: 'A thin crisp one, beside the scoop.' }] },
  ladyfinger: {
    group: 'sweets and snacks',
    aisle: 'snacks and sweets',
    ndb: 18423,
    piece: 'ladyfinger',
    substitutes: [
      { use: 'trifle sponge', ratio: 1.2, note: 'Cut in fingers and dried in a low oven.' },
      { use: 'butter cookie', ratio: 1, note: 'Crisper; dip it briefly.' },
    ],
  },
  'butter cookie': {
    group: 'sweets and snacks',
    aisle: 'snacks and sweets',
    ndb: 18192,
    piece: 'cookie',
    substitutes: [
      { use: 'graham cracker', ratio: 1, note: 'Less sweet.' },
      { use: 'ladyfinger', ratio: 1, note: 'Drier and lighter.' },
    ],
  },
  'sandwich cookie': {
    group: 'sweets and snacks',
    aisle: 'snacks and sweets',
    ndb: 18166,
    piece: 'cookie',
    substitutes: [
      { use: 'butter cookie', ratio: 1, note: 'Crushed, for a base.' },
      { use: 'graham cracker', ratio: 1, note: 'Crushed, with a spoonful of cocoa.' },
    ],
  },
  'graham cracker': {
    group: 'sweets and snacks',
    aisle: 'snacks and sweets',
    ndb: 18173,
    piece: 'cracker',
    substitutes: [
      { use: 'butter cookie', ratio: 1, note: 'Richer: use less butter in a base.' },
      { use: 'gingersnap', ratio: 1, note: 'Spicier.' },
      { use: 'rolled oats', ratio: 0.9, note: 'Toasted and ground, for a base; gluten free when so labelled.' },
    ],
  },
  gingersnap: { group: 'sweets and snacks', aisle: 'snacks and sweets', ndb: 18172, piece: 'cookie', substitutes: [{ use: 'graham cracker', ratio: 1, note: 'With 1/2 tsp ground ginger to the cup.' }] },
  amaretti: {
    group: 'sweets and snacks',
    aisle: 'snacks and sweets',
    ndb: 28309,
    near: true,
    substitutes: [
      { use: 'butter cookie', ratio: 1, note: 'With a drop of almond extract.' },
      { use: 'almond', ratio: 0.8, note: 'Toasted and chopped, with sugar.' },
    ],
  },
  'trifle sponge': {
    group: 'sweets and snacks',
    aisle: 'bakery',
    ndb: 18133,
    substitutes: [
      { use: 'ladyfinger', ratio: 0.8, note: 'In a trifle or tiramisu.' },
      { use: 'brioche', ratio: 1, note: 'Sliced and toasted.' },
    ],
  },
  doughnut: { group: 'sweets and snacks', aisle: 'bakery', ndb: 18248, piece: 'doughnut medium (3-1/4" dia)', substitutes: [{ use: 'brioche', ratio: 0.8, note: 'Fried in butter and rolled in sugar.' }] },
  'toaster waffle': {
    group: 'sweets and snacks',
    aisle: 'frozen',
    ndb: 18365,
    piece: 'waffle, square (4" square) (include frozen)',
    substitutes: [
      { use: 'brioche', ratio: 1, note: 'Toasted slices.' },
      { use: 'english muffin', ratio: 1, note: 'Toasted.' },
    ],
  },
  'cereal bar': { group: 'sweets and snacks', aisle: 'snacks and sweets', ndb: 19015, piece: 'bar (1 oz)', substitutes: [{ use: 'granola', ratio: 1, note: 'A small handful.' }] },
  frosting: {
    group: 'sweets and snacks',
    aisle: 'baking',
    ndb: 19230,
    substitutes: [
      { use: 'powdered sugar', ratio: 0.65, and: [{ use: 'butter', ratio: 0.35 }], note: 'Beaten with half as much soft butter.' },
      { use: 'cream cheese', ratio: 0.6, and: [{ use: 'powdered sugar', ratio: 0.4 }], note: 'Beaten with powdered sugar.' },
    ],
  },
  halva: {
    group: 'sweets and snacks',
    aisle: 'world foods',
    ndb: 19117,
    substitutes: [
      { use: 'marzipan', ratio: 1, note: 'Softer, with almonds.' },
      { use: 'tahini', ratio: 0.5, and: [{ use: 'honey', ratio: 0.5 }], note: 'Stirred with honey.' },
    ],
  },
  'peanut brittle': { group: 'sweets and snacks', aisle: 'snacks and sweets', ndb: 19148, substitutes: [{ use: 'mixed nuts', ratio: 0.7, and: [{ use: 'sugar', ratio: 0.5 }], note: 'Tossed in caramel and cooled.' }] },
  'whipped topping': {
    group: 'sweets and snacks',
    aisle: 'frozen',
    ndb: 1073,
    volume: 'cup',
    substitutes: [
      { use: 'whipped cream', ratio: 0.95, and: [{ use: 'sugar', ratio: 0.05 }], note: 'Sweetened with a spoonful of sugar to the cup.' },
      { use: 'coconut cream', ratio: 1, note: 'Chilled and whipped; vegan.' },
    ],
  },
  'gelatin dessert mix': {
    group: 'sweets and snacks',
    aisle: 'baking',
    ndb: 19172,
    substitutes: [
      { use: 'gelatin', ratio: 0.1, and: [{ use: 'sugar', ratio: 0.85 }], note: 'With fruit juice and sugar.' },
      { use: 'agar', ratio: 0.04, and: [{ use: 'sugar', ratio: 0.85 }], note: 'Vegan, with juice and sugar: boil 2 minutes.' },
    ],
  },
  'fruit leather': { group: 'sweets and snacks', aisle: 'snacks and sweets', ndb: 19014, substitutes: [{ use: 'dried apricot', ratio: 1, note: 'Snipped in strips.' }] },
  'rose water': {
    group: 'sweeteners and baking',
    aisle: 'world foods',
    ndb: 14429,
    near: true,
    substitutes: [
      { use: 'orange blossom water', ratio: 0.75, note: 'Fresher and a little bitter.' },
      { use: 'vanilla extract', ratio: 0.5, note: 'Another flavor, but as fragrant.' },
    ],
  },
  'lingonberry jam': { group: 'sweets and snacks', aisle: 'condiments', ndb: 19297, near: true, substitutes: [{ use: 'cranberry sauce', ratio: 1, note: 'Just as tart.' }] },
};
