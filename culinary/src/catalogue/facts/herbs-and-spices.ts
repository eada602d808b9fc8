import type { FactsOf } from '#catalogue/facts/food-facts';
import type { HERBS_AND_SPICES } from '#catalogue/herbs-and-spices';

export const HERBS_AND_SPICES_FACTS: FactsOf<typeof HERBS_AND_SPICES> = {
  salt: {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2047,
    piece: 'tsp',
    volume: 'cup',
    substitutes: [
      { use: 'kosher salt', ratio: 1, note: 'Weigh it; by the spoon take nearly twice as much.' },
      { use: 'flaky salt', ratio: 1, note: 'Crushed, about one and a half spoons for one.' },
      { use: 'soy sauce', ratio: 7, note: 'In sauces and stews: a tablespoon of soy sauce has the salt of nearly half a teaspoon.' },
    ],
  },
  'kosher salt': { group: 'herbs and spices', aisle: 'spices', ndb: 2047, near: true, substitutes: [{ use: 'salt', ratio: 1, note: 'Half a teaspoon and a little more of fine salt for a teaspoon of kosher salt.' }] },
  'flaky salt': { group: 'herbs and spices', aisle: 'spices', ndb: 2047, near: true, substitutes: [{ use: 'kosher salt', ratio: 1, note: 'A pinch for a pinch, without the crunch.' }] },
  'smoked salt': { group: 'herbs and spices', aisle: 'spices', ndb: 2047, near: true, substitutes: [{ use: 'salt', ratio: 0.8, and: [{ use: 'smoked paprika', ratio: 0.1 }], note: 'With a quarter teaspoon of smoked paprika for each teaspoon.' }] },
  'black salt': { group: 'herbs and spices', aisle: 'world foods', ndb: 2047, near: true, substitutes: [{ use: 'salt', ratio: 1, note: 'Without the smell of eggs.' }] },
  'pink salt': { group: 'herbs and spices', aisle: 'spices', ndb: 2047, near: true, substitutes: [{ use: 'salt', ratio: 1, note: 'Spoon for spoon.' }] },
  'celery salt': { group: 'herbs and spices', aisle: 'spices', ndb: 2047, near: true, substitutes: [{ use: 'salt', ratio: 0.7, and: [{ use: 'celery seed', ratio: 0.3 }], note: 'Two parts salt and one part ground celery seed.' }] },
  'garlic salt': { group: 'herbs and spices', aisle: 'spices', ndb: 2047, near: true, substitutes: [{ use: 'salt', ratio: 0.75, and: [{ use: 'garlic powder', ratio: 0.25 }], note: 'Three parts salt and one part garlic powder.' }] },
  'onion salt': { group: 'herbs and spices', aisle: 'spices', ndb: 2047, near: true, substitutes: [{ use: 'salt', ratio: 0.75, and: [{ use: 'onion powder', ratio: 0.25 }], note: 'Three parts salt and one part onion powder.' }] },
  'seasoned salt': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2047,
    near: true,
    substitutes: [
      {
        use: 'salt',
        ratio: 0.7,
        and: [
          { use: 'paprika', ratio: 0.15 },
          { use: 'garlic powder', ratio: 0.15 },
        ],
        note: 'With equal pinches of paprika, garlic powder and onion powder.',
      },
    ],
  },
  MSG: { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'soy sauce', ratio: 4, note: 'A teaspoon or two for a quarter teaspoon, with less salt in the dish.' }] },
  'black pepper': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2030,
    piece: 'tsp, ground',
    substitutes: [
      { use: 'white pepper', ratio: 1, note: 'Spoon for spoon: sharper, less fragrant.' },
      { use: 'black peppercorn', ratio: 1, note: 'A teaspoon of corns grinds to a good teaspoon.' },
    ],
  },
  'black peppercorn': { group: 'herbs and spices', aisle: 'spices', ndb: 2030, piece: 'tsp, whole', substitutes: [{ use: 'black pepper', ratio: 0.8, note: 'A scant teaspoon of ground pepper for a teaspoon of corns.' }] },
  'white pepper': { group: 'herbs and spices', aisle: 'spices', ndb: 2032, piece: 'tsp, ground', substitutes: [{ use: 'black pepper', ratio: 1, note: 'Spoon for spoon; the specks show in pale sauces.' }] },
  'green peppercorn': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2030,
    near: true,
    substitutes: [
      { use: 'black peppercorn', ratio: 0.5, note: 'Half as many, lightly crushed.' },
      { use: 'caper', ratio: 1, note: 'For the brine and the look, with black pepper.' },
    ],
  },
  'pink peppercorn': {
    group: 'herbs and spices',
    aisle: 'spices',
    substitutes: [
      { use: 'black peppercorn', ratio: 0.4, note: 'A few, crushed; hotter and less sweet.' },
      { use: 'juniper berry', ratio: 0.5, note: 'Two or three, crushed, for a teaspoon.' },
    ],
  },
  'sichuan pepper': { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'black pepper', ratio: 0.7, and: [{ use: 'ground coriander', ratio: 0.5 }], note: 'With a pinch of ground coriander: the scent, not the tingle.' }] },
  'curry paste': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      {
        use: 'curry powder',
        ratio: 0.3,
        and: [
          { use: 'garlic', ratio: 0.2 },
          { use: 'ginger', ratio: 0.2 },
        ],
        note: 'A tablespoon of powder, with a grated clove of garlic and some ginger, for two of paste.',
      },
    ],
  },
  'curry powder': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2015,
    piece: 'tsp',
    substitutes: [
      { use: 'garam masala', ratio: 0.7, and: [{ use: 'turmeric', ratio: 0.2 }], note: 'With half a teaspoon of turmeric for each tablespoon.' },
      { use: 'curry paste', ratio: 2.5, note: 'Two tablespoons of paste for one of powder.' },
      {
        use: 'ground cumin',
        ratio: 0.4,
        and: [
          { use: 'ground coriander', ratio: 0.3 },
          { use: 'turmeric', ratio: 0.3 },
        ],
        note: 'Equal parts of cumin, coriander and turmeric, with a pinch of cayenne.',
      },
    ],
  },
  'garam masala': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2015,
    near: true,
    substitutes: [
      {
        use: 'ground cumin',
        ratio: 0.6,
        and: [
          { use: 'cinnamon', ratio: 0.2 },
          { use: 'black pepper', ratio: 0.2 },
        ],
        note: 'With a quarter as much each of cinnamon and black pepper.',
      },
      { use: 'curry powder', ratio: 1, note: 'Spoon for spoon: yellower and less sweet.' },
    ],
  },
  turmeric: {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2043,
    piece: 'tsp',
    substitutes: [
      { use: 'turmeric root', ratio: 2.2, note: 'A tablespoon of grated root for a teaspoon.' },
      { use: 'curry powder', ratio: 1.5, note: 'For color and warmth, with other spices in it.' },
      { use: 'saffron', ratio: 0.03, note: 'A pinch, for the color.' },
    ],
  },
  saffron: {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2037,
    volume: 'tsp',
    substitutes: [
      { use: 'turmeric', ratio: 15, note: 'A quarter teaspoon for a good pinch: the color, hardly the taste.' },
      { use: 'paprika', ratio: 15, note: 'With a little turmeric, for the color.' },
    ],
  },
  'ground cumin': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2014,
    near: true,
    substitutes: [
      { use: 'cumin seed', ratio: 1, note: 'Toast and grind a teaspoon of seeds.' },
      { use: 'ground coriander', ratio: 1, note: 'Milder and more lemony.' },
      { use: 'caraway seed', ratio: 0.6, note: 'Half as much; more like rye bread.' },
    ],
  },
  'cumin seed': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2014,
    piece: 'tsp, whole',
    substitutes: [
      { use: 'ground cumin', ratio: 0.9, note: 'A scant teaspoon, put in later, as it burns easily.' },
      { use: 'caraway seed', ratio: 0.7, note: 'A little less.' },
    ],
  },
  'ground coriander': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2013,
    near: true,
    piece: 'tsp',
    substitutes: [
      { use: 'coriander seed', ratio: 1, note: 'Toast and grind them.' },
      { use: 'ground cumin', ratio: 0.7, note: 'A little less; earthier.' },
    ],
  },
  'coriander seed': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2013,
    piece: 'tsp',
    substitutes: [
      { use: 'ground coriander', ratio: 1, note: 'Teaspoon for teaspoon, put in later.' },
      { use: 'caraway seed', ratio: 0.6, note: 'A little less.' },
    ],
  },
  'smoked paprika': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2028,
    near: true,
    piece: 'tsp',
    substitutes: [
      { use: 'paprika', ratio: 1, note: 'Spoon for spoon, with a few drops of liquid smoke or a pinch of cumin.' },
      { use: 'chipotle powder', ratio: 0.4, note: 'Half as much: as smoky, and hot.' },
    ],
  },
  paprika: {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2028,
    piece: 'tsp',
    substitutes: [
      { use: 'smoked paprika', ratio: 1, note: 'Spoon for spoon; the dish turns smoky.' },
      { use: 'ancho chili', ratio: 1, note: 'Ground; darker and fruitier.' },
      { use: 'chili powder', ratio: 0.7, note: 'A little less: it brings cumin and garlic.' },
    ],
  },
  'chili flakes': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2031,
    near: true,
    substitutes: [
      { use: 'cayenne pepper', ratio: 0.5, note: 'Half a teaspoon for a teaspoon: finer and hotter.' },
      { use: 'aleppo pepper', ratio: 2, note: 'Twice as much; fruitier and milder.' },
      { use: 'red chili', ratio: 16, note: 'One fresh chili for half a teaspoon.' },
    ],
  },
  'chili powder': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2009,
    piece: 'tsp',
    substitutes: [
      {
        use: 'paprika',
        ratio: 0.6,
        and: [
          { use: 'ground cumin', ratio: 0.3 },
          { use: 'cayenne pepper', ratio: 0.05 },
        ],
        note: 'Two parts paprika and one part cumin, with a pinch of cayenne.',
      },
      { use: 'taco seasoning', ratio: 1.2, note: 'Spoon for spoon, with less salt in the dish.' },
    ],
  },
  'cayenne pepper': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2031,
    piece: 'tsp',
    substitutes: [
      { use: 'chili flakes', ratio: 1.8, note: 'Twice as much, crushed.' },
      { use: 'chili powder', ratio: 6, note: 'About six times as much, with other spices in it.' },
      { use: 'chili sauce', ratio: 4, note: 'A few dashes for a pinch.' },
    ],
  },
  'aleppo pepper': {
    group: 'herbs and spices',
    aisle: 'world foods',
    ndb: 2031,
    near: true,
    substitutes: [
      { use: 'chili flakes', ratio: 0.4, and: [{ use: 'paprika', ratio: 0.5 }], note: 'Half as much, with paprika for the rest.' },
      { use: 'gochugaru', ratio: 1, note: 'Spoon for spoon.' },
    ],
  },
  gochugaru: {
    group: 'herbs and spices',
    aisle: 'world foods',
    ndb: 2031,
    near: true,
    substitutes: [
      { use: 'aleppo pepper', ratio: 1, note: 'Spoon for spoon.' },
      { use: 'paprika', ratio: 0.8, and: [{ use: 'chili flakes', ratio: 0.2 }], note: 'With a pinch of chili flakes.' },
    ],
  },
  'espelette pepper': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2031,
    near: true,
    substitutes: [
      { use: 'paprika', ratio: 0.8, and: [{ use: 'cayenne pepper', ratio: 0.1 }], note: 'With a pinch of cayenne.' },
      { use: 'aleppo pepper', ratio: 1, note: 'Spoon for spoon.' },
    ],
  },
  'kashmiri chili powder': { group: 'herbs and spices', aisle: 'world foods', ndb: 2031, near: true, substitutes: [{ use: 'paprika', ratio: 0.8, and: [{ use: 'cayenne pepper', ratio: 0.2 }], note: 'Four parts paprika, one part cayenne.' }] },
  'chipotle powder': { group: 'herbs and spices', aisle: 'world foods', ndb: 2031, near: true, substitutes: [{ use: 'smoked paprika', ratio: 1.2, and: [{ use: 'cayenne pepper', ratio: 0.2 }], note: 'With a good pinch of cayenne.' }] },
  'dried red chili': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 11962,
    piece: 'pepper',
    volume: 'cup',
    substitutes: [
      { use: 'chili flakes', ratio: 1, note: 'Half a teaspoon for two chilies.' },
      { use: 'cayenne pepper', ratio: 0.6, note: 'A pinch for each.' },
    ],
  },
  'ancho chili': {
    group: 'herbs and spices',
    aisle: 'world foods',
    ndb: 11978,
    piece: 'pepper',
    cooks: { soak: [20, 30] },
    substitutes: [
      { use: 'guajillo chili', ratio: 1, note: 'Two or three for one; brighter, less sweet.' },
      { use: 'pasilla chili', ratio: 1, note: 'Two for one; more bitter.' },
      { use: 'paprika', ratio: 0.5, note: 'A tablespoon with a pinch of cocoa for one chili.' },
    ],
  },
  'guajillo chili': {
    group: 'herbs and spices',
    aisle: 'world foods',
    ndb: 11982,
    near: true,
    cooks: { soak: [20, 30] },
    substitutes: [
      { use: 'ancho chili', ratio: 1, note: 'One for three; darker and sweeter.' },
      { use: 'paprika', ratio: 0.6, note: 'A tablespoon with a pinch of cayenne for two.' },
    ],
  },
  'pasilla chili': { group: 'herbs and spices', aisle: 'world foods', ndb: 11982, piece: 'pepper', cooks: { soak: [20, 30] }, substitutes: [{ use: 'ancho chili', ratio: 1, note: 'One for two; sweeter.' }] },
  'chipotle chili': {
    group: 'herbs and spices',
    aisle: 'world foods',
    ndb: 11962,
    near: true,
    cooks: { soak: [20, 30] },
    substitutes: [
      { use: 'chipotle powder', ratio: 0.8, note: 'A teaspoon for one chili.' },
      { use: 'smoked paprika', ratio: 0.8, note: 'A teaspoon with a pinch of cayenne for one.' },
    ],
  },
  'onion powder': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2026,
    piece: 'tsp',
    substitutes: [
      { use: 'onion', ratio: 16, note: 'One medium onion for a tablespoon, cooked until soft.' },
      { use: 'dried onion', ratio: 2, note: 'A tablespoon of flakes for a teaspoon.' },
    ],
  },
  'garlic powder': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2020,
    piece: 'tsp',
    substitutes: [
      { use: 'garlic', ratio: 4, note: 'Four cloves for a teaspoon.' },
      { use: 'garlic salt', ratio: 4, note: 'Four times as much, and no other salt.' },
    ],
  },
  'dried onion': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 11284,
    piece: 'tbsp',
    substitutes: [
      { use: 'onion', ratio: 8, note: 'A quarter cup of chopped onion for a tablespoon.' },
      { use: 'onion powder', ratio: 0.5, note: 'A teaspoon for a tablespoon.' },
    ],
  },
  'fried shallot': { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'shallot', ratio: 6, note: 'Slice thinly and fry slowly in oil until brown and crisp.' }] },
  cinnamon: {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2010,
    piece: 'tsp',
    substitutes: [
      { use: 'cinnamon stick', ratio: 2.3, note: 'One stick, simmered and taken out, for half a teaspoon.' },
      { use: 'mixed spice', ratio: 1, note: 'Spoon for spoon.' },
      { use: 'allspice', ratio: 0.5, note: 'Half as much; nearer to clove.' },
    ],
  },
  'cinnamon stick': { group: 'herbs and spices', aisle: 'spices', ndb: 2010, near: true, substitutes: [{ use: 'cinnamon', ratio: 0.5, note: 'Half a teaspoon for one stick.' }] },
  nutmeg: {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2025,
    piece: 'tsp',
    substitutes: [
      { use: 'mace', ratio: 0.8, note: 'A little less: finer and more floral.' },
      { use: 'allspice', ratio: 0.8, note: 'A pinch for a pinch; sweeter.' },
      { use: 'pumpkin pie spice', ratio: 1.5, note: 'Spoon for spoon and a little more, in baking.' },
    ],
  },
  mace: { group: 'herbs and spices', aisle: 'spices', ndb: 2022, piece: 'tsp', substitutes: [{ use: 'nutmeg', ratio: 1.2, note: 'A little more.' }] },
  cardamom: {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2006,
    piece: 'tsp, ground',
    substitutes: [
      { use: 'cardamom pod', ratio: 1.4, note: 'The seeds of ten pods, ground, for a teaspoon.' },
      { use: 'cinnamon', ratio: 0.7, and: [{ use: 'nutmeg', ratio: 0.3 }], note: 'With a little nutmeg.' },
    ],
  },
  'cardamom pod': { group: 'herbs and spices', aisle: 'spices', ndb: 2006, near: true, substitutes: [{ use: 'cardamom', ratio: 0.7, note: 'A good quarter teaspoon for three pods.' }] },
  'black cardamom': { group: 'herbs and spices', aisle: 'world foods', ndb: 2006, near: true, substitutes: [{ use: 'cardamom pod', ratio: 0.5, note: 'Two green pods and a pinch of smoked paprika for one.' }] },
  clove: {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2011,
    near: true,
    substitutes: [
      { use: 'ground cloves', ratio: 0.8, note: 'A pinch for two cloves.' },
      { use: 'allspice', ratio: 1.5, note: 'Two berries for one clove.' },
    ],
  },
  'ground cloves': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2011,
    piece: 'tsp',
    substitutes: [
      { use: 'clove', ratio: 1.2, note: 'About twenty whole cloves, ground, for a teaspoon.' },
      { use: 'allspice', ratio: 1, note: 'Spoon for spoon; milder.' },
    ],
  },
  allspice: {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2001,
    piece: 'tsp',
    substitutes: [
      {
        use: 'cinnamon',
        ratio: 0.5,
        and: [
          { use: 'ground cloves', ratio: 0.25 },
          { use: 'nutmeg', ratio: 0.25 },
        ],
        note: 'Two parts cinnamon, one part each clove and nutmeg.',
      },
      { use: 'mixed spice', ratio: 1, note: 'Spoon for spoon.' },
    ],
  },
  'star anise': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2002,
    near: true,
    substitutes: [
      { use: 'anise seed', ratio: 1, note: 'Half a teaspoon for one star.' },
      { use: 'five-spice powder', ratio: 0.7, note: 'A third of a teaspoon for one star.' },
      { use: 'fennel seed', ratio: 1.2, note: 'Half a teaspoon for one star; milder.' },
    ],
  },
  'anise seed': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2002,
    piece: 'tsp, whole',
    substitutes: [
      { use: 'fennel seed', ratio: 1.3, note: 'A little more.' },
      { use: 'star anise', ratio: 1, note: 'One star for half a teaspoon.' },
    ],
  },
  'ground ginger': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2021,
    piece: 'tsp',
    substitutes: [
      { use: 'ginger', ratio: 13, note: 'A tablespoon of grated fresh ginger for a quarter teaspoon.' },
      { use: 'allspice', ratio: 0.5, note: 'In baking, half as much.' },
      { use: 'mixed spice', ratio: 1, note: 'In baking, spoon for spoon.' },
    ],
  },
  'caraway seed': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2005,
    piece: 'tsp',
    substitutes: [
      { use: 'cumin seed', ratio: 1, note: 'Another taste, the same place in the dish.' },
      { use: 'fennel seed', ratio: 1, note: 'Sweeter.' },
      { use: 'dill seed', ratio: 1, note: 'Spoon for spoon.' },
    ],
  },
  'fennel seed': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2018,
    piece: 'tsp, whole',
    substitutes: [
      { use: 'anise seed', ratio: 0.7, note: 'A little less; stronger.' },
      { use: 'caraway seed', ratio: 0.8, note: 'Less sweet.' },
    ],
  },
  'fenugreek seed': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2019,
    piece: 'tsp',
    substitutes: [
      { use: 'mustard seed', ratio: 0.7, note: 'Yellow ones, with a drop of maple syrup for the scent.' },
      { use: 'curry powder', ratio: 1, note: 'Most of them have some in it.' },
    ],
  },
  'fenugreek leaf': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      { use: 'fenugreek seed', ratio: 0.4, note: 'A pinch, ground, for a tablespoon of leaves.' },
      { use: 'celery', ratio: 5, note: 'A few chopped leaves, for the herbal side.' },
    ],
  },
  'mustard seed': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2024,
    near: true,
    substitutes: [
      { use: 'mustard powder', ratio: 0.3, note: 'Half a teaspoon for a teaspoon.' },
      { use: 'dijon mustard', ratio: 4.5, note: 'A tablespoon for a teaspoon, in dressings and marinades.' },
    ],
  },
  'mustard powder': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2024,
    piece: 'tsp',
    substitutes: [
      { use: 'dijon mustard', ratio: 7.5, note: 'A tablespoon for a teaspoon, and a little less other liquid.' },
      { use: 'mustard seed', ratio: 1.2, note: 'Ground.' },
    ],
  },
  'celery seed': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2007,
    piece: 'tsp',
    substitutes: [
      { use: 'celery salt', ratio: 2, note: 'Twice as much, and no other salt.' },
      { use: 'dill seed', ratio: 1, note: 'Spoon for spoon.' },
      { use: 'celery', ratio: 15, note: 'A few leaves, finely chopped, for half a teaspoon.' },
    ],
  },
  'dill seed': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2016,
    piece: 'tsp',
    substitutes: [
      { use: 'caraway seed', ratio: 1, note: 'Spoon for spoon.' },
      { use: 'dried dill', ratio: 1.5, note: 'A tablespoon for a teaspoon.' },
    ],
  },
  'nigella seed': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      { use: 'cumin seed', ratio: 0.7, and: [{ use: 'sesame seed', ratio: 0.3 }], note: 'With black sesame for the look.' },
      { use: 'dried oregano', ratio: 0.3, note: 'Nearer in scent than one would think.' },
    ],
  },
  ajwain: {
    group: 'herbs and spices',
    aisle: 'world foods',
    ndb: 2042,
    near: true,
    substitutes: [
      { use: 'dried thyme', ratio: 0.6, note: 'A little more by the spoon.' },
      { use: 'cumin seed', ratio: 1, note: 'Milder.' },
    ],
  },
  asafoetida: { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'garlic powder', ratio: 1.5, and: [{ use: 'onion powder', ratio: 1 }], note: 'With onion powder, a quarter teaspoon for a pinch.' }] },
  sumac: {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      { use: 'lemon zest', ratio: 0.5, note: 'A teaspoon with a pinch of salt for a teaspoon and a half.' },
      { use: 'amchur', ratio: 0.7, note: 'A little less.' },
      { use: 'lemon juice', ratio: 2, note: 'A teaspoon or two, where it may be wet.' },
    ],
  },
  amchur: {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      { use: 'lime juice', ratio: 3, note: 'A tablespoon for a teaspoon, at the end.' },
      { use: 'sumac', ratio: 1.2, note: 'Spoon for spoon.' },
      { use: 'tamarind', ratio: 2, note: 'Strained pulp, twice as much.' },
    ],
  },
  annatto: { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'paprika', ratio: 0.7, and: [{ use: 'turmeric', ratio: 0.2 }], note: 'With a pinch of turmeric for the color.' }] },
  'juniper berry': { group: 'herbs and spices', aisle: 'spices', substitutes: [{ use: 'rosemary', ratio: 1.5, note: 'A small sprig for six berries.' }] },
  'dried lime': { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'lime zest', ratio: 1, and: [{ use: 'lime juice', ratio: 2 }], note: 'The zest of a lime and a spoonful of juice for one dried lime.' }] },
  'licorice root': {
    group: 'herbs and spices',
    aisle: 'spices',
    substitutes: [
      { use: 'star anise', ratio: 0.6, note: 'One star for a teaspoon.' },
      { use: 'fennel seed', ratio: 1, note: 'Spoon for spoon.' },
    ],
  },
  'tonka bean': { group: 'herbs and spices', aisle: 'spices', substitutes: [{ use: 'vanilla extract', ratio: 3, note: 'A teaspoon with a drop of almond extract for one bean.' }] },
  mahleb: { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'cardamom', ratio: 0.5, note: 'With a drop of almond extract.' }] },
  lavender: {
    group: 'herbs and spices',
    aisle: 'spices',
    substitutes: [
      { use: 'rosemary', ratio: 1.5, note: 'Half as much by the spoon, finely chopped.' },
      { use: 'rose petal', ratio: 0.5, note: 'For the perfume.' },
    ],
  },
  'rose petal': { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'lavender', ratio: 0.4, note: 'A pinch; another perfume.' }] },
  'edible flower': {
    group: 'herbs and spices',
    aisle: 'produce',
    season: [5, 10],
    substitutes: [
      { use: 'microgreens', ratio: 1, note: 'For the look.' },
      { use: 'mint', ratio: 1, note: 'Small leaves, for desserts.' },
    ],
  },
  elderflower: { group: 'herbs and spices', aisle: 'produce', season: [5, 6] },
  'five-spice powder': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      {
        use: 'star anise',
        ratio: 0.5,
        and: [
          { use: 'cinnamon', ratio: 0.25 },
          { use: 'fennel seed', ratio: 0.25 },
        ],
        note: 'Ground, with cinnamon, fennel seed and a clove.',
      },
      { use: 'allspice', ratio: 0.7, and: [{ use: 'anise seed', ratio: 0.3 }], note: 'With a little ground anise seed.' },
    ],
  },
  'ras el hanout': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      {
        use: 'ground cumin',
        ratio: 0.4,
        and: [
          { use: 'ground coriander', ratio: 0.2 },
          { use: 'cinnamon', ratio: 0.2 },
          { use: 'ground ginger', ratio: 0.2 },
        ],
        note: 'With coriander, cinnamon, ginger and paprika in equal parts.',
      },
      { use: 'baharat', ratio: 1, note: 'Spoon for spoon.' },
      { use: 'garam masala', ratio: 0.9, note: 'With a pinch of paprika.' },
    ],
  },
  baharat: {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      { use: 'ras el hanout', ratio: 1, note: 'Spoon for spoon.' },
      {
        use: 'allspice',
        ratio: 0.5,
        and: [
          { use: 'ground cumin', ratio: 0.25 },
          { use: 'cinnamon', ratio: 0.25 },
        ],
        note: 'With black pepper, cumin and cinnamon.',
      },
    ],
  },
  "za'atar": {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      {
        use: 'dried thyme',
        ratio: 0.4,
        and: [
          { use: 'sumac', ratio: 0.3 },
          { use: 'sesame seed', ratio: 0.3 },
        ],
        note: 'Equal parts of thyme, sumac and toasted sesame, with salt.',
      },
      { use: 'dried oregano', ratio: 0.6, note: 'With lemon zest.' },
    ],
  },
  dukkah: {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      {
        use: 'hazelnut',
        ratio: 0.6,
        and: [
          { use: 'sesame seed', ratio: 0.25 },
          { use: 'ground cumin', ratio: 0.1 },
        ],
        note: 'Toasted and crushed, with sesame, coriander and cumin.',
      },
      { use: "za'atar", ratio: 0.7, note: 'Spoon for spoon; no nuts.' },
    ],
  },
  berbere: {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      {
        use: 'chili powder',
        ratio: 0.6,
        and: [
          { use: 'ground ginger', ratio: 0.2 },
          { use: 'allspice', ratio: 0.1 },
        ],
        note: 'With ginger, cardamom and a pinch of allspice.',
      },
      { use: 'ras el hanout', ratio: 0.7, and: [{ use: 'cayenne pepper', ratio: 0.2 }], note: 'With cayenne.' },
    ],
  },
  'cajun seasoning': {
    group: 'herbs and spices',
    aisle: 'spices',
    substitutes: [
      {
        use: 'paprika',
        ratio: 0.5,
        and: [
          { use: 'garlic powder', ratio: 0.2 },
          { use: 'dried oregano', ratio: 0.1 },
          { use: 'cayenne pepper', ratio: 0.1 },
        ],
        note: 'With garlic powder, oregano, thyme and cayenne.',
      },
      { use: 'seafood seasoning', ratio: 1, note: 'Spoon for spoon; milder.' },
    ],
  },
  'seafood seasoning': {
    group: 'herbs and spices',
    aisle: 'spices',
    substitutes: [
      {
        use: 'celery salt',
        ratio: 0.5,
        and: [
          { use: 'paprika', ratio: 0.4 },
          { use: 'mustard powder', ratio: 0.1 },
        ],
        note: 'With paprika and a pinch each of mustard powder and allspice.',
      },
      { use: 'cajun seasoning', ratio: 0.9, note: 'Spoon for spoon; hotter.' },
    ],
  },
  'jerk seasoning': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      {
        use: 'allspice',
        ratio: 0.4,
        and: [
          { use: 'dried thyme', ratio: 0.2 },
          { use: 'cayenne pepper', ratio: 0.1 },
          { use: 'brown sugar', ratio: 0.3 },
        ],
        note: 'With thyme, cayenne, garlic powder and brown sugar.',
      },
    ],
  },
  'taco seasoning': {
    group: 'herbs and spices',
    aisle: 'world foods',
    ndb: 2075,
    piece: 'tsp',
    substitutes: [
      {
        use: 'chili powder',
        ratio: 0.6,
        and: [
          { use: 'ground cumin', ratio: 0.2 },
          { use: 'garlic powder', ratio: 0.1 },
          { use: 'salt', ratio: 0.1 },
        ],
        note: 'With cumin, oregano, garlic powder and salt.',
      },
    ],
  },
  'tandoori masala': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      { use: 'garam masala', ratio: 0.6, and: [{ use: 'paprika', ratio: 0.4 }], note: 'With paprika and a little turmeric.' },
      { use: 'curry powder', ratio: 0.9, note: 'With a little paprika.' },
    ],
  },
  'chaat masala': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      {
        use: 'amchur',
        ratio: 0.4,
        and: [
          { use: 'ground cumin', ratio: 0.3 },
          { use: 'black salt', ratio: 0.3 },
        ],
        note: 'With cumin, black salt and a pinch of cayenne.',
      },
    ],
  },
  'sambar powder': { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'curry powder', ratio: 0.9, and: [{ use: 'cayenne pepper', ratio: 0.1 }], note: 'With a pinch of cayenne.' }] },
  'panch phoron': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      {
        use: 'cumin seed',
        ratio: 0.4,
        and: [
          { use: 'fennel seed', ratio: 0.2 },
          { use: 'mustard seed', ratio: 0.2 },
          { use: 'nigella seed', ratio: 0.2 },
        ],
        note: 'With equal parts of fennel, fenugreek, mustard and nigella seeds.',
      },
    ],
  },
  'shichimi togarashi': { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'chili flakes', ratio: 0.5, and: [{ use: 'sesame seed', ratio: 0.4 }], note: 'With sesame and a little orange zest.' }] },
  furikake: { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'sesame seed', ratio: 0.7, and: [{ use: 'nori', ratio: 0.2 }], note: 'With crumbled nori and a pinch of salt.' }] },
  'everything bagel seasoning': {
    group: 'herbs and spices',
    aisle: 'spices',
    substitutes: [
      {
        use: 'sesame seed',
        ratio: 0.5,
        and: [
          { use: 'dried onion', ratio: 0.3 },
          { use: 'kosher salt', ratio: 0.15 },
        ],
        note: 'With dried onion, garlic flakes and coarse salt.',
      },
    ],
  },
  'lemon pepper': { group: 'herbs and spices', aisle: 'spices', substitutes: [{ use: 'black pepper', ratio: 0.5, and: [{ use: 'lemon zest', ratio: 0.8 }], note: 'With twice as much grated lemon zest and a little salt.' }] },
  'steak seasoning': {
    group: 'herbs and spices',
    aisle: 'spices',
    substitutes: [
      {
        use: 'black pepper',
        ratio: 0.3,
        and: [
          { use: 'salt', ratio: 0.4 },
          { use: 'garlic powder', ratio: 0.15 },
          { use: 'paprika', ratio: 0.15 },
        ],
        note: 'Coarse, with salt, garlic powder and paprika.',
      },
    ],
  },
  'barbecue rub': {
    group: 'herbs and spices',
    aisle: 'spices',
    substitutes: [
      {
        use: 'smoked paprika',
        ratio: 0.35,
        and: [
          { use: 'brown sugar', ratio: 0.35 },
          { use: 'garlic powder', ratio: 0.1 },
          { use: 'salt', ratio: 0.15 },
        ],
        note: 'With brown sugar, garlic powder, salt and pepper.',
      },
    ],
  },
  'ranch seasoning': {
    group: 'herbs and spices',
    aisle: 'spices',
    substitutes: [
      {
        use: 'dried parsley',
        ratio: 0.2,
        and: [
          { use: 'garlic powder', ratio: 0.3 },
          { use: 'onion powder', ratio: 0.3 },
          { use: 'dried dill', ratio: 0.1 },
        ],
        note: 'With garlic powder, onion powder, dill and salt.',
      },
    ],
  },
  'greek seasoning': { group: 'herbs and spices', aisle: 'spices', substitutes: [{ use: 'dried oregano', ratio: 0.5, and: [{ use: 'garlic powder', ratio: 0.3 }], note: 'With garlic powder, lemon zest and a pinch of cinnamon.' }] },
  'adobo seasoning': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      {
        use: 'garlic salt',
        ratio: 0.7,
        and: [
          { use: 'dried oregano', ratio: 0.1 },
          { use: 'turmeric', ratio: 0.1 },
        ],
        note: 'With oregano, turmeric and black pepper.',
      },
    ],
  },
  sazón: {
    group: 'herbs and spices',
    aisle: 'world foods',
    ndb: 2074,
    piece: 'tsp',
    substitutes: [
      {
        use: 'ground coriander',
        ratio: 0.3,
        and: [
          { use: 'paprika', ratio: 0.2 },
          { use: 'garlic powder', ratio: 0.2 },
          { use: 'salt', ratio: 0.3 },
        ],
        note: 'With cumin, garlic powder, annatto or paprika and salt.',
      },
    ],
  },
  'poultry seasoning': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2034,
    piece: 'tsp',
    substitutes: [
      { use: 'dried sage', ratio: 0.5, and: [{ use: 'dried thyme', ratio: 0.5 }], note: 'With thyme, marjoram and a pinch of nutmeg.' },
      { use: 'herbes de provence', ratio: 0.8, note: 'Spoon for spoon.' },
    ],
  },
  'mixed spice': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2035,
    near: true,
    substitutes: [
      { use: 'pumpkin pie spice', ratio: 1, note: 'Spoon for spoon.' },
      {
        use: 'cinnamon',
        ratio: 0.6,
        and: [
          { use: 'nutmeg', ratio: 0.2 },
          { use: 'allspice', ratio: 0.2 },
        ],
        note: 'With nutmeg and allspice.',
      },
    ],
  },
  'pumpkin pie spice': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2035,
    piece: 'tsp',
    substitutes: [
      { use: 'mixed spice', ratio: 1, note: 'Spoon for spoon.' },
      {
        use: 'cinnamon',
        ratio: 0.7,
        and: [
          { use: 'ground ginger', ratio: 0.2 },
          { use: 'nutmeg', ratio: 0.1 },
        ],
        note: 'With ginger and a pinch each of nutmeg and clove.',
      },
    ],
  },
  'gingerbread spice': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2035,
    near: true,
    substitutes: [
      { use: 'mixed spice', ratio: 1, note: 'Spoon for spoon.' },
      {
        use: 'cinnamon',
        ratio: 0.6,
        and: [
          { use: 'ground ginger', ratio: 0.2 },
          { use: 'ground cloves', ratio: 0.1 },
          { use: 'cardamom', ratio: 0.1 },
        ],
        note: 'With ginger, clove and cardamom.',
      },
    ],
  },
  'dried oregano': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2027,
    piece: 'tsp, leaves',
    substitutes: [
      { use: 'oregano leaf', ratio: 2.2, note: 'Three teaspoons of chopped fresh leaves for one dried.' },
      { use: 'dried marjoram', ratio: 1.2, note: 'A little more; sweeter.' },
      { use: 'italian seasoning', ratio: 1, note: 'Spoon for spoon.' },
    ],
  },
  'italian seasoning': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2027,
    near: true,
    substitutes: [
      { use: 'dried oregano', ratio: 0.5, and: [{ use: 'dried basil', ratio: 0.5 }], note: 'Half oregano and half basil.' },
      { use: 'herbes de provence', ratio: 1, note: 'Spoon for spoon.' },
    ],
  },
  'herbes de provence': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2042,
    near: true,
    substitutes: [
      { use: 'italian seasoning', ratio: 1, note: 'Spoon for spoon.' },
      {
        use: 'dried thyme',
        ratio: 0.6,
        and: [
          { use: 'dried rosemary', ratio: 0.2 },
          { use: 'dried marjoram', ratio: 0.2 },
        ],
        note: 'With rosemary and marjoram.',
      },
    ],
  },
  'dried thyme': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2042,
    piece: 'tsp, leaves',
    substitutes: [
      { use: 'thyme', ratio: 2.4, note: 'A tablespoon of fresh leaves, from five or six sprigs, for a teaspoon.' },
      { use: 'herbes de provence', ratio: 1, note: 'Spoon for spoon.' },
      { use: 'dried marjoram', ratio: 1, note: 'Spoon for spoon; sweeter.' },
    ],
  },
  'dried basil': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2003,
    piece: 'tsp, leaves',
    substitutes: [
      { use: 'basil', ratio: 4, note: 'A tablespoon of chopped fresh leaves for a teaspoon.' },
      { use: 'dried oregano', ratio: 1, note: 'A little less by the spoon; stronger.' },
      { use: 'italian seasoning', ratio: 1, note: 'Spoon for spoon.' },
    ],
  },
  'dried rosemary': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2036,
    piece: 'tsp',
    substitutes: [
      { use: 'rosemary', ratio: 1.4, note: 'A tablespoon of chopped fresh needles for a teaspoon.' },
      { use: 'dried thyme', ratio: 1, note: 'Spoon for spoon.' },
      { use: 'herbes de provence', ratio: 1, note: 'Spoon for spoon.' },
    ],
  },
  'dried sage': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2038,
    piece: 'tsp',
    substitutes: [
      { use: 'sage', ratio: 4, note: 'A tablespoon of chopped fresh leaves for a teaspoon.' },
      { use: 'poultry seasoning', ratio: 1.5, note: 'Spoon for spoon.' },
      { use: 'dried marjoram', ratio: 1, note: 'Spoon for spoon.' },
    ],
  },
  'dried marjoram': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2023,
    piece: 'tsp',
    substitutes: [
      { use: 'dried oregano', ratio: 0.9, note: 'Two thirds of a teaspoon for one; stronger.' },
      { use: 'dried thyme', ratio: 1, note: 'A little less by the spoon.' },
    ],
  },
  'dried parsley': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2029,
    piece: 'tsp',
    substitutes: [
      { use: 'parsley', ratio: 8, note: 'A tablespoon of chopped fresh parsley for a teaspoon.' },
      { use: 'dried cilantro', ratio: 1, note: 'Another taste, the same green.' },
    ],
  },
  'dried cilantro': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2012,
    piece: 'tsp',
    substitutes: [
      { use: 'cilantro', ratio: 4, note: 'A tablespoon or more of chopped fresh leaves for a teaspoon.' },
      { use: 'dried parsley', ratio: 0.9, note: 'Spoon for spoon; milder.' },
    ],
  },
  'dried dill': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2017,
    piece: 'tsp',
    substitutes: [
      { use: 'dill', ratio: 2, note: 'A tablespoon of chopped fresh dill for a teaspoon.' },
      { use: 'dill seed', ratio: 1, note: 'Half as much by the spoon, cooked longer.' },
    ],
  },
  'dried mint': { group: 'herbs and spices', aisle: 'spices', ndb: 2066, piece: 'tsp', substitutes: [{ use: 'mint', ratio: 3.2, note: 'A tablespoon or more of chopped fresh leaves for a teaspoon.' }] },
  'dried tarragon': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2041,
    piece: 'tsp, leaves',
    substitutes: [
      { use: 'tarragon', ratio: 3, note: 'A tablespoon of chopped fresh leaves for a teaspoon.' },
      { use: 'dried chervil', ratio: 1, note: 'Spoon for spoon; milder.' },
      { use: 'fennel seed', ratio: 0.7, note: 'A pinch, crushed, for the anise.' },
    ],
  },
  'dried chervil': { group: 'herbs and spices', aisle: 'spices', ndb: 2008, piece: 'tsp', substitutes: [{ use: 'dried parsley', ratio: 0.8, note: 'Spoon for spoon, with a pinch of tarragon.' }] },
  'dried savory': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2039,
    piece: 'tsp',
    substitutes: [
      { use: 'dried thyme', ratio: 0.7, note: 'Spoon for spoon.' },
      { use: 'dried sage', ratio: 0.5, note: 'A little less.' },
    ],
  },
  'dried chives': { group: 'herbs and spices', aisle: 'spices', ndb: 11615, piece: 'tbsp', substitutes: [{ use: 'chives', ratio: 15, note: 'Spoon for spoon; fresh ones are heavier.' }] },
  'bay leaf': {
    group: 'herbs and spices',
    aisle: 'spices',
    ndb: 2004,
    substitutes: [
      { use: 'dried thyme', ratio: 0.5, note: 'A quarter teaspoon for one leaf.' },
      { use: 'dried oregano', ratio: 0.5, note: 'A quarter teaspoon for one leaf, in tomato dishes.' },
    ],
  },
  'bouquet garni': {
    group: 'herbs and spices',
    aisle: 'produce',
    substitutes: [
      {
        use: 'thyme',
        ratio: 0.4,
        and: [
          { use: 'parsley', ratio: 0.5 },
          { use: 'bay leaf', ratio: 0.08 },
        ],
        note: 'Four sprigs of thyme, some parsley stalks and a bay leaf, tied together.',
      },
    ],
  },
  basil: {
    group: 'herbs and spices',
    aisle: 'produce',
    ndb: 2044,
    volume: 'cup leaves, whole',
    season: [6, 9],
    substitutes: [
      { use: 'dried basil', ratio: 0.26, note: 'A teaspoon, cooked in, for a tablespoon of chopped fresh.' },
      { use: 'thai basil', ratio: 1, note: 'Handful for handful; anise-scented.' },
      { use: 'mint', ratio: 1, note: 'In salads and with fruit.' },
    ],
  },
  'thai basil': { group: 'herbs and spices', aisle: 'world foods', ndb: 2044, near: true, volume: 'cup leaves, whole', season: [6, 9], substitutes: [{ use: 'basil', ratio: 0.8, and: [{ use: 'mint', ratio: 0.2 }], note: 'With a few mint leaves.' }] },
  parsley: {
    group: 'herbs and spices',
    aisle: 'produce',
    ndb: 11297,
    volume: 'cup chopped',
    season: [4, 11],
    substitutes: [
      { use: 'cilantro', ratio: 1, note: 'Handful for handful, where its taste fits.' },
      { use: 'chervil', ratio: 1, note: 'Handful for handful; finer, with anise.' },
      { use: 'dried parsley', ratio: 0.12, note: 'A teaspoon for a tablespoon of chopped fresh.' },
    ],
  },
  cilantro: {
    group: 'herbs and spices',
    aisle: 'produce',
    ndb: 11165,
    volume: 'cup',
    season: [4, 10],
    substitutes: [
      { use: 'parsley', ratio: 1, note: 'Handful for handful, with a squeeze of lime.' },
      { use: 'mint', ratio: 0.6, and: [{ use: 'parsley', ratio: 0.4 }], note: 'Mixed with parsley, in salads and salsas.' },
      { use: 'dried cilantro', ratio: 0.25, note: 'A teaspoon for a tablespoon; little taste left.' },
    ],
  },
  mint: {
    group: 'herbs and spices',
    aisle: 'produce',
    ndb: 2065,
    season: [5, 10],
    substitutes: [
      { use: 'basil', ratio: 1, note: 'Handful for handful.' },
      { use: 'lemon balm', ratio: 1, note: 'Handful for handful, in drinks and desserts.' },
      { use: 'dried mint', ratio: 0.3, note: 'A teaspoon for a tablespoon, in cooked dishes and yogurt.' },
    ],
  },
  dill: {
    group: 'herbs and spices',
    aisle: 'produce',
    ndb: 2045,
    season: [6, 9],
    substitutes: [
      { use: 'fennel frond', ratio: 1, note: 'Handful for handful; more anise.' },
      { use: 'dried dill', ratio: 0.5, note: 'A teaspoon for a tablespoon.' },
      { use: 'tarragon', ratio: 0.6, note: 'A little less.' },
    ],
  },
  'fennel frond': {
    group: 'herbs and spices',
    aisle: 'produce',
    ndb: 2045,
    near: true,
    season: [6, 11],
    substitutes: [
      { use: 'dill', ratio: 1, note: 'Handful for handful.' },
      { use: 'tarragon', ratio: 0.6, note: 'A little less.' },
    ],
  },
  chives: {
    group: 'herbs and spices',
    aisle: 'produce',
    ndb: 11156,
    piece: 'tbsp chopped',
    season: [3, 10],
    substitutes: [
      { use: 'scallion', ratio: 1, note: 'The green part, finely sliced, spoon for spoon.' },
      { use: 'garlic chives', ratio: 1, note: 'A little less; they taste of garlic.' },
      { use: 'dried chives', ratio: 0.07, note: 'A tablespoon for a tablespoon.' },
    ],
  },
  'garlic chives': {
    group: 'herbs and spices',
    aisle: 'world foods',
    ndb: 11156,
    near: true,
    season: [4, 10],
    cooks: { 'stir-fry': [1, 2] },
    substitutes: [
      { use: 'chives', ratio: 1, and: [{ use: 'garlic', ratio: 0.05 }], note: 'With a little grated garlic.' },
      { use: 'scallion', ratio: 1, note: 'The green part, with a little garlic.' },
    ],
  },
  thyme: {
    group: 'herbs and spices',
    aisle: 'produce',
    ndb: 2049,
    volume: 'tsp',
    season: [4, 10],
    substitutes: [
      { use: 'dried thyme', ratio: 0.4, note: 'A third of a teaspoon for a teaspoon of leaves.' },
      { use: 'marjoram', ratio: 1, note: 'Sprig for sprig; sweeter.' },
      { use: 'rosemary', ratio: 0.5, note: 'Half as much; stronger.' },
    ],
  },
  rosemary: {
    group: 'herbs and spices',
    aisle: 'produce',
    ndb: 2063,
    volume: 'tsp',
    season: [4, 11],
    substitutes: [
      { use: 'dried rosemary', ratio: 0.7, note: 'A teaspoon, crushed, for a tablespoon of chopped fresh.' },
      { use: 'thyme', ratio: 1, note: 'Three sprigs for one.' },
      { use: 'sage', ratio: 0.8, note: 'A few leaves for a sprig.' },
    ],
  },
  sage: {
    group: 'herbs and spices',
    aisle: 'produce',
    season: [4, 11],
    substitutes: [
      { use: 'dried sage', ratio: 0.3, note: 'A teaspoon for a tablespoon of chopped fresh.' },
      { use: 'rosemary', ratio: 0.8, note: 'A sprig for five or six leaves.' },
      { use: 'marjoram', ratio: 1, note: 'Milder.' },
    ],
  },
  'oregano leaf': {
    group: 'herbs and spices',
    aisle: 'produce',
    season: [5, 10],
    substitutes: [
      { use: 'dried oregano', ratio: 0.45, note: 'A teaspoon for a tablespoon of chopped fresh.' },
      { use: 'marjoram', ratio: 1, note: 'Sweeter and milder.' },
      { use: 'thyme', ratio: 0.7, note: 'A little less.' },
    ],
  },
  marjoram: {
    group: 'herbs and spices',
    aisle: 'produce',
    season: [5, 10],
    substitutes: [
      { use: 'oregano leaf', ratio: 0.7, note: 'Two thirds as much; stronger.' },
      { use: 'thyme', ratio: 1, note: 'Sprig for sprig.' },
      { use: 'dried marjoram', ratio: 0.33, note: 'A teaspoon for a tablespoon of leaves.' },
    ],
  },
  tarragon: {
    group: 'herbs and spices',
    aisle: 'produce',
    season: [5, 10],
    substitutes: [
      { use: 'chervil', ratio: 1.5, note: 'Half as much again; much gentler.' },
      { use: 'dried tarragon', ratio: 0.33, note: 'A teaspoon for a tablespoon of chopped fresh.' },
      { use: 'fennel frond', ratio: 1, note: 'For the anise.' },
    ],
  },
  chervil: {
    group: 'herbs and spices',
    aisle: 'produce',
    season: [4, 9],
    substitutes: [
      { use: 'parsley', ratio: 0.8, and: [{ use: 'tarragon', ratio: 0.2 }], note: 'With a few tarragon leaves.' },
      { use: 'dill', ratio: 0.8, note: 'Handful for handful.' },
    ],
  },
  lovage: {
    group: 'herbs and spices',
    aisle: 'produce',
    season: [4, 9],
    substitutes: [
      { use: 'celery', ratio: 2, note: 'The leaves, chopped, handful for handful.' },
      { use: 'parsley', ratio: 1, and: [{ use: 'celery seed', ratio: 0.02 }], note: 'With a pinch of celery seed.' },
    ],
  },
  'curry leaf': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      { use: 'lime zest', ratio: 0.6, note: 'A strip with a few basil leaves for a sprig; not the same.' },
      { use: 'bay leaf', ratio: 0.6, note: 'One for a sprig of ten.' },
    ],
  },
  'makrut lime leaf': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      { use: 'lime zest', ratio: 1, note: 'Half a teaspoon for two leaves.' },
      { use: 'lemongrass', ratio: 4, note: 'Half a stalk for three leaves.' },
    ],
  },
  'lemon verbena': {
    group: 'herbs and spices',
    aisle: 'produce',
    season: [6, 9],
    substitutes: [
      { use: 'lemon zest', ratio: 0.7, note: 'A strip for a sprig.' },
      { use: 'lemongrass', ratio: 3, note: 'Half a stalk for a sprig.' },
      { use: 'lemon balm', ratio: 1.5, note: 'A sprig or two.' },
    ],
  },
  'lemon balm': {
    group: 'herbs and spices',
    aisle: 'produce',
    season: [5, 9],
    substitutes: [
      { use: 'mint', ratio: 0.8, note: 'With a little lemon zest.' },
      { use: 'lemon verbena', ratio: 0.5, note: 'Half as much; stronger.' },
    ],
  },
  shiso: {
    group: 'herbs and spices',
    aisle: 'world foods',
    season: [6, 9],
    substitutes: [
      { use: 'mint', ratio: 0.6, and: [{ use: 'basil', ratio: 0.4 }], note: 'Equal parts of mint and basil.' },
      { use: 'thai basil', ratio: 1, note: 'Leaf for leaf.' },
    ],
  },
  'vietnamese coriander': { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'cilantro', ratio: 0.6, and: [{ use: 'mint', ratio: 0.4 }], note: 'With mint.' }] },
  epazote: {
    group: 'herbs and spices',
    aisle: 'world foods',
    ndb: 11984,
    piece: 'sprig',
    volume: 'tbsp',
    substitutes: [
      { use: 'oregano leaf', ratio: 1, note: 'A sprig for a sprig, with a little cilantro.' },
      { use: 'dried savory', ratio: 0.3, note: 'A good pinch for a sprig.' },
    ],
  },
  'pandan leaf': { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'vanilla extract', ratio: 0.8, note: 'A teaspoon for one leaf.' }] },
  'banana leaf': { group: 'herbs and spices', aisle: 'world foods', substitutes: [{ use: 'grape leaf', ratio: 0.3, note: 'For small parcels.' }] },
  'hoja santa': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      { use: 'tarragon', ratio: 0.5, note: 'With a bay leaf.' },
      { use: 'fennel frond', ratio: 1, note: 'For the anise.' },
    ],
  },
  'achiote paste': {
    group: 'herbs and spices',
    aisle: 'world foods',
    substitutes: [
      { use: 'annatto', ratio: 0.3, note: 'Ground, with garlic, oregano, cumin and a spoonful of vinegar for each teaspoon.' },
      { use: 'sazón', ratio: 0.4, note: 'Saltier; leave out other salt.' },
    ],
  },
};
