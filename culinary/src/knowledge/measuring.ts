import type { KnowledgeShelf } from '#knowledge/knowledge-entry';

/**
 * Rules of thumb for measuring and converting. US household measures as in 21 CFR 101.9 (cup 240 ml, tablespoon 15 ml,
 * teaspoon 5 ml).
 */
export const MEASURING: KnowledgeShelf = {
  topic: 'measuring',
  entries: [
    {
      id: 'measure-without-scale',
      title: 'How do I measure ingredients without a scale?',
      asks: 'measure/weigh without/no scale/cup/spoon',
      text: 'A tablespoon holds 15 ml and a teaspoon 5. A level tablespoon is about 8 g of flour, 12 g of sugar or 14 g of butter; a 240 ml cup 125 g of flour, 200 g of sugar or 227 g of butter. A typical mug holds 300 ml or so; measure yours once with water.',
      see: ['measure-flour', 'cup-sizes'],
    },
    {
      id: 'measure-flour',
      title: 'How do I measure flour correctly?',
      asks: 'measure/cup/spoon/scoop flour level/correct/properly/measure/scoop/how !make !gram !many !much !oz !ml',
      text: 'Weighing is best: 120 to 130 g per cup. Otherwise stir it up, spoon it lightly into the cup and level it off with a knife. Scooping from the bag packs in up to a third more, which is why cakes turn out dry.',
      see: ['measure-without-scale', 'dry-cake'],
    },
    {
      id: 'cup-sizes',
      title: 'How big is a cup in different countries?',
      asks: 'cup size/big/country/australian/metric/uk/british/japanese/differ',
      text: 'The US cup is 240 ml for labels (236.6 exactly), the Australian and metric cup 250 ml, the Japanese cup 200 ml and the rice-cooker cup 180 ml. British recipes use weights and pints of 568 ml. An Australian tablespoon is 20 ml, others 15.',
      see: ['measure-without-scale'],
    },
    {
      id: 'pinch-size',
      title: 'How much is a pinch, a dash or a knob?',
      asks: 'pinch/dash/smidgen/knob/handful/glug/drizzle much/is/mean/what/how',
      text: 'A pinch is what you hold between two fingers, about 1/16 teaspoon; a dash about ⅛ teaspoon; a knob of butter 10 to 15 g; a handful of leaves 20 to 30 g; a glug of oil about a tablespoon. They are invitations to taste.',
      see: ['season-food'],
    },
    {
      id: 'oven-marks',
      title: 'What do gas marks and oven terms mean?',
      asks: 'gas mark; moderate/hot/slow/cool/low/medium oven mean/temperature/@what',
      text: 'Cool is about 140 °C (285 °F, gas mark 1), moderate 180 °C (350 °F, gas mark 4), hot 200–220 °C (400–425 °F, gas mark 6 to 7), very hot 240 °C (465 °F, gas mark 9). In a convection (fan) oven, set it 20 °C lower.',
      see: ['fan-oven', 'oven-calibrate'],
    },
    { id: 'garlic-head', title: 'How many cloves are in a head of garlic?', asks: 'clove head/bulb garlic?', text: 'Usually 10 to 12. A clove weighs 3 to 5 g and gives about 1 teaspoon when chopped. Large elephant garlic has only 4 to 6 mild cloves.', see: ['garlic-powder-clove', 'peel-garlic'] },
    {
      id: 'egg-sizes',
      title: 'How much does an egg weigh?',
      asks: 'egg weigh/weight; egg size/medium/large/extra size/differ/which/mean',
      text: 'A US large egg is about 57 g in its shell and 50 g without: 30 g of white and 18 to 20 g of yolk. Medium is 44 g without the shell, extra large 56 g. European medium (53 to 63 g in the shell) is close to US large. In baking, go by weight.',
      see: ['scale-recipe'],
    },
    {
      id: 'high-altitude-boiling',
      title: 'Why does food take longer to cook at high altitude?',
      asks: 'altitude/mountain/elevation/denver boil/boiling/cook/water/pasta/bean/rice/longer/why/temperature/egg !cake !bake !baking',
      text: 'Water boils at a lower temperature the higher you are: 100 °C (212 °F) at sea level, about 95 °C (203 °F) at 1,500 m and 90 °C (194 °F) at 3,000 m. So pasta, beans and eggs need longer; a pressure cooker helps. Frying oil and the oven are not affected, and safe core temperatures stay the same.',
      see: ['high-altitude-baking', 'pressure-cooker-time'],
    },
    {
      id: 'high-altitude-baking',
      title: 'How do I adjust baking for high altitude?',
      asks: 'altitude/mountain/elevation/denver bake/baking/cake/cookie/bread',
      text: 'Above about 1,000 m gases expand more. At 1,500 m take out about ⅛ teaspoon from each teaspoon of baking powder, 1 tablespoon of sugar from each cup, and add 2 to 4 tablespoons of liquid per cup. Bake a little hotter and for less time, and stop whipping egg whites just short of stiff.',
      see: ['high-altitude-boiling', 'sunk-cake'],
    },
    {
      id: 'room-temperature-meaning',
      title: 'What do lukewarm, simmer and rolling boil mean?',
      asks: 'lukewarm/simmer/rolling/boil mean/@what/@differ/temperature !chicken !egg !soup !stock; simmer boil; rolling boil',
      text: 'Lukewarm is about 37–40 °C (99–104 °F), so it feels neither warm nor cold on your wrist. A simmer is 85–96 °C (185–205 °F): small bubbles rise lazily. A rolling boil is 100 °C (212 °F), and stirring does not calm it.',
      see: ['proof-yeast', 'parboil'],
    },
  ],
};
