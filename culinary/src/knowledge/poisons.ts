import type { KnowledgeShelf } from '#knowledge/knowledge-entry';

/**
 * Foods that are poisonous unless treated, and emergencies other than first aid. Sources: US FDA Bad Bug Book (lectins,
 * cyanogenic glycosides) and advice about eating fish; USDA FSIS Safe Food Handling and Turkey: Alternate Routes to the
 * Table; US CDC Infant and Toddler Nutrition; NHS first aid advice; the gas emergency services' advice to households.
 */
export const POISONS: KnowledgeShelf = {
  topic: 'safety',
  entries: [
    {
      id: 'fruit-pits',
      title: 'Are cherry pits and apple seeds poisonous?',
      asks: 'cherry/apricot/peach/plum/apple/nectarine/pear pit/stone/kernel/seed/pip poisonous/poison/toxic/eat/safe/dangerous/cyanide/swallow; bitter almond',
      text: 'Do not chew or eat them: the kernels of cherries, apricots, peaches, plums and apples release cyanide when they are crushed, and so do bitter almonds. A whole one swallowed by mistake passes through. Apricot kernels are the worst: two or three can harm an adult, one a small child. If someone has chewed several, call poison control at once.',
      source: 'fda',
    },
    {
      id: 'raw-chicken',
      title: 'Can I eat raw chicken?',
      asks: 'raw/undercooked/pink/rare/uncooked chicken/turkey/duck/poultry/nugget !wash !rinse !marinate !keep !fridge !freeze !board !counter !smell',
      text: 'Never eat poultry raw or pink: it carries Salmonella and Campylobacter, however fresh it is. It is safe at 74 °C (165 °F) in the thickest part; put anything still raw inside back on the heat. If you have eaten some, watch for fever, cramps and diarrhea over the next days, and call a doctor if they are severe.',
      see: ['chicken-done', 'food-poisoning', 'cross-contamination'],
      source: 'temperatures',
    },
    {
      id: 'raw-pork',
      title: 'Is undercooked pork dangerous?',
      asks: 'undercooked/raw/underdone/uncooked pork/bacon/sausage !fridge !freeze !keep !long !wash !crisp !smell',
      text: 'Never eat it: raw or undercooked pork, raw bacon and raw sausages can carry Salmonella, Yersinia and worms. Whole cuts are safe at 63 °C (145 °F) with a 3-minute rest and may then be a little pink; ground pork and sausages need 71 °C (160 °F). Cured ham sold ready to eat has been made safe by salt and time.',
      see: ['pork-done', 'food-poisoning'],
      source: 'temperatures',
    },
    {
      id: 'raw-elderberries',
      title: 'Can I eat elderberries raw?',
      asks: 'elderberry raw/eat/safe/poisonous/toxic',
      text: 'Never eat them raw: raw elderberries, and even more so the stems, leaves and roots, contain substances that release cyanide and cause vomiting. Strip ripe black berries off every stem and simmer them for at least 15 to 20 minutes before they are eaten or drunk. Avoid red elderberries. The flowers are fine.',
      source: 'fda',
    },
    {
      id: 'raw-cassava',
      title: 'Can I eat cassava raw?',
      asks: 'cassava/yuca/manioc raw/eat/safe/poisonous/toxic/prepare/cook/boil/peel',
      text: 'Never eat it raw: cassava (yuca, manioc) releases cyanide. Peel it thickly, cut it up and take out the woody core, boil it in plenty of water without a lid for 20 to 30 minutes until soft, and throw the water away. Then fry, bake or mash it. Bitter varieties need days of soaking and are not for home cooking.',
      source: 'fda',
    },
    {
      id: 'beans-slow-cooker',
      title: 'Can I cook dried beans in a slow cooker?',
      asks: 'bean/chickpea slow cooker/cook; bean/chickpea slow-cooker/crockpot',
      text: 'Not raw ones: a slow cooker does not get hot enough to destroy the lectin of kidney beans, cannellini and other beans, and gentle heat makes it worse. Soak them for at least 5 hours, throw that water away and boil them hard in fresh water first: 10 minutes at the least, and 30 to be sure. Then they can go in. Canned beans can go in as they are.',
      see: ['kidney-bean-safety', 'cook-beans', 'slow-cooker-safety'],
      source: 'fda',
    },
    {
      id: 'baby-fish',
      title: 'Can a baby eat salmon and other fish?',
      asks: 'fish/salmon/cod/tuna/seafood/sardine/trout/shrimp baby/infant/month/toddler',
      text: 'From about 6 months a baby may have well-cooked fish low in mercury such as salmon, cod or trout, flaked, with every bone taken out by hand, and no salt. Start with a little, since fish is an allergen, on a day when you can watch. Nothing raw or smoked, and no shark, swordfish, marlin or king mackerel. With eczema or a known allergy ask the doctor first.',
      see: ['baby-foods', 'choking-foods'],
      source: 'infants',
    },
    {
      id: 'smoking-oil',
      title: 'My oil is smoking, what do I do?',
      asks: 'oil/fat/butter smoking !point !high !which; oil/fat/pan start/started/begin smoke',
      text: 'Turn off the heat and let it cool where it is; switch on the fan or open a window. Do not add water or food, and do not carry the pan. Smoking oil is near the point where it burns, and tastes bitter: throw it away once it is cold and start over with lower heat. If it catches fire, slide a lid over it and leave it.',
      see: ['grease-fire', 'smoke-points'],
    },
    {
      id: 'fry-frozen-turkey',
      title: 'Can I deep-fry a frozen turkey?',
      asks: 'frozen fry/deep-fry/fryer/deep-fried turkey/chicken/bird !cut !nugget',
      text: 'Never. The ice turns to steam at once and throws burning oil out of the pot: it starts fires and kills people every year. Thaw the bird all the way through, which takes a day in the fridge for every 2 kg, pat it dry inside and out, and fry it outdoors, away from the house. It is done at 74 °C (165 °F) in the thickest part.',
      see: ['thaw-turkey', 'deep-fry', 'grease-fire'],
      source: 'handling',
    },
    {
      id: 'fish-bone',
      title: 'I swallowed a fish bone, what do I do?',
      asks: 'swallow/swallowed bone; fish bone throat/stuck/caught',
      text: 'If breathing is hard, call the emergency number now (112 or 911). Otherwise most bones pass on their own: cough, sip water, and do not push it down with bread or pull at it with your fingers. See a doctor the same day if it still pricks or hurts, if swallowing hurts, or if there is blood; go to the emergency room at once with chest or belly pain, fever or drooling.',
      see: ['choking'],
      source: 'first-aid',
    },
    {
      id: 'gas-smell',
      title: 'It smells of gas in the kitchen, what do I do?',
      asks: 'smell/smelling/leak/leaking gas !mark',
      text: 'Do not switch anything on or off, light no flame and do not use a phone inside. Open windows and doors, turn the gas off at the stove and the meter if you can reach it safely, and get everyone out. Call the gas emergency line or the fire service (112 or 911) from outside, and go back in only when they say so. If you have a headache or feel dizzy, see a doctor at once.',
      see: ['grease-fire'],
    },
    {
      id: 'mayonnaise-out',
      title: 'How long can mayonnaise stay out of the fridge?',
      asks: 'mayonnaise/mayo stay/sit/out/left/leave/counter/unrefrigerated/room out?/fridge?/temperature?; mayonnaise/mayo long out',
      text: 'Two hours at most, and one above 32 °C (90 °F), for opened mayonnaise and anything made with it: potato salad, tuna salad, sandwiches. The same goes for homemade, which contains raw egg and belongs in the fridge as soon as it is made. An unopened jar keeps in the cupboard.',
      see: ['two-hour-rule', 'make-mayonnaise'],
      source: 'handling',
    },
  ],
};
