import type { KnowledgeEntry, KnowledgeShelf } from '#knowledge/knowledge-entry';

/** Creates an entry on a term. */
const term = (id: string, title: string, asks: string, text: string, see: readonly string[] = []): KnowledgeEntry => ({
  id: `term-${id}`,
  title,
  asks: asks
    .split(';')
    .map((each) => `${each.trim()} !instead !keep !store !freeze !long !calorie !go !goe`)
    .join(';'),
  text,
  see,
});

/** The vocabulary of recipes and the techniques behind it. */
export const TERMS: KnowledgeShelf = {
  topic: 'how-to',
  entries: [
    term('creme-brulee', 'What is crème brûlée?', '@what creme brulee', 'A baked custard of cream and yolks under a glassy crust of burnt sugar. Bake it in a water bath at 150 °C (300 °F) until only the middle jiggles, chill it, then melt a thin layer of sugar on top with a torch or under a very hot broiler.', [
      'custard-done',
      'bain-marie',
    ]),
    term('al-forno', 'What does al forno mean?', 'al forno', 'Baked in the oven, in Italian: pasta al forno is slightly undercooked, tossed with sauce and cheese, and browned at about 200 °C (400 °F).', ['pasta-done', 'term-gratin']),
    term('fold', 'What does it mean to fold in?', '@what fold', 'To combine a light mixture with a heavy one without knocking out its air: cut down through the middle with a spatula, sweep along the bottom and turn it over the top, giving the bowl a quarter turn each time. Stop while a few streaks are left.', [
      'fold-egg-whites',
      'overmix-batter',
    ]),
    term(
      'cream',
      'What does it mean to cream butter?',
      '@what cream butter !whip !sour',
      'To beat soft butter with sugar until it is pale and fluffy, 3 to 5 minutes with a mixer. The sugar cuts small pockets of air into the fat, and baking powder only expands the ones already there. The butter should give when you press it but not look shiny.',
      ['cream-butter-sugar', 'soften-butter'],
    ),
    term('proof', 'What is proofing?', '@what proof/proofing/proving !yeast !over !box', 'It is the last rise of a shaped dough before it is baked; the word is also used for activating dry yeast in warm water. The dough is ready when a poke springs back slowly and leaves a small dent.', [
      'dough-proofed',
      'proof-yeast',
      'dough-rise',
    ]),
    term('confit', 'What is confit?', 'confit !garlic !duck !potato; @what confit', 'Food cooked slowly, barely bubbling, under fat at about 90–110 °C (195–230 °F), or fruit cooked in syrup. It makes duck legs meltingly soft. Even under fat it must stay in the fridge, and garlic no longer than 4 days.', [
      'garlic-confit',
      'garlic-oil',
    ]),
    term('baste', 'What does basting mean?', '@what baste/basting; how baste', 'To spoon hot fat or pan juices over food as it cooks, for color and flavor. A steak is basted in its last two minutes with foaming butter; a roast every half hour, quickly, because opening the oven door costs heat.', [
      'cook-steak',
      'rest-meat',
    ]),
    term('braise', 'What does braising mean?', '@what/define braise/braising !cut', 'To brown food and then cook it slowly under a lid, half covered with liquid. It suits tough, well-marbled cuts, whose collagen melts into the sauce, and vegetables such as fennel and cabbage.', ['braise-how', 'cuts-for-stew']),
    term('bouquet-garni', 'What is a bouquet garni?', 'bouquet garni', 'A bundle of herbs, usually parsley, thyme and bay, tied with string or wrapped in leek or cheesecloth. It simmers in stock, soup or stew and is lifted out before the dish is served.', ['make-stock', 'chop-herbs']),
    term('mirepoix', 'What is mirepoix?', 'mirepoix', 'Two parts of onion to one each of carrot and celery, diced and cooked gently in fat without browning: the base of French stocks, soups and braises.', ['term-sofrito', 'make-stock']),
    term(
      'sofrito',
      'What are sofrito and soffritto?',
      'sofrito/soffritto',
      'A base of finely cut vegetables cooked slowly in oil. Spain uses onion, garlic, pepper and tomato; Italy onion, carrot and celery; the Caribbean a blend of green herbs and peppers. Give it 15 minutes or more: it is the flavor base of the dish.',
      ['term-mirepoix', 'saute'],
    ),
    term('zest', 'What is zest?', '@what zest/zesting', 'The thin colored skin of citrus, where the fragrant oils are; the white pith below is bitter. Grate it off a well-washed, unwaxed whole fruit before you squeeze it.', ['zest-citrus', 'juice-lemon']),
    term('coulis', 'What is a coulis?', 'coulis', 'A smooth, pourable sauce of fruit or vegetables, puréed and sieved. For raspberry: blend 250 g with 2 to 3 tablespoons of powdered sugar and a little lemon juice, and push it through a sieve.', ['term-compote', 'wash-produce']),
    term('compote', 'What is compote?', '@what compote !jam', 'Fruit stewed in a little syrup or its own juice, left in pieces. It has less sugar than jam so it keeps only about a week, in the fridge.', ['jam-jelly', 'term-coulis']),
    term('nduja', 'What is nduja?', '@what nduja', 'A soft, spreadable, fiery pork salami from Calabria. It melts in a hot pan: a spoonful seasons a tomato sauce, a pizza or a pot of beans.', ['cuisine-italian']),
    term('render', 'What does rendering fat mean?', 'render/rendering fat/duck/bacon/lard/@what', 'To melt the fat out of meat or skin slowly, starting in a cold pan over low heat, until the pieces are crisp and the fat is clear. Strain it and keep it in the fridge for frying.', ['cook-bacon', 'cook-duck-breast']),
    term('dredge', 'What does dredging mean?', 'dredge/dredging', 'To coat food in flour, starch or crumbs and shake off the excess, so that it browns and sauce clings to it. Do it just before it goes into the pan, or the coating turns to paste.', ['bread-food', 'soggy-breading']),
    term('truss', 'How and why do I truss a bird?', 'truss/trussing', 'To tie legs and wings close to the body, for a neat shape. Pass a string under the tail, cross it over the legs, draw it along the sides past the wings and knot it. Loose legs cook a little faster and crisper, so many cooks skip it.', [
      'roast-chicken-how',
      'spatchcock',
    ]),
    term('macerate', 'What does macerating mean?', 'macerate/macerating', 'To let fruit sit with sugar or liquor until it releases its juice: 30 minutes to 2 hours for berries. A marinade does the same for meat and vegetables.', ['marinate']),
    term('score', 'What does scoring mean?', '@what/how/why score/scoring', 'To make shallow cuts in a surface: in duck skin or pork rind so that the fat runs out, in bread so that it opens where you want, in squid so that it stays flat. Use a very sharp blade, and do not cut into the flesh under a rind.', [
      'cook-duck-breast',
      'pork-crackling',
    ]),
    term('poach-mean', 'What does poaching mean?', '@what poach/poaching !egg !chicken !fish !salmon !cod', 'To cook food gently in liquid that shivers without bubbling, at about 70–85 °C (160–185 °F). It suits foods that fall apart or toughen easily: eggs, fish, chicken breast, pears.', [
      'poach-egg',
      'poach-fish',
      'room-temperature-meaning',
    ]),
    term('stew-mean', 'What is the difference between a stew and a braise?', 'stew braise/casserole @differ', 'A braise is a large piece, half covered with liquid; a stew is small pieces, fully covered. A casserole is either of them cooked in the oven, and also the dish it is cooked in.', [
      'braise-how',
      'cuts-for-stew',
    ]),
    term('jus', 'What is jus?', '@what jus', 'The pan juices of a roast, skimmed of fat and boiled down with a little stock, thin and clear. Gravy is the same thing thickened with flour or starch.', ['make-gravy', 'deglaze']),
    term('mother-sauces', 'What are the mother sauces?', 'mother sauce', 'The five that French cooking builds on: béchamel (milk and roux), velouté (pale stock and roux), espagnole (brown stock and roux), tomato, and hollandaise (butter and yolk).', ['bechamel', 'make-hollandaise', 'make-roux']),
    term('veloute', 'What is velouté?', 'veloute', 'A white sauce made with light stock instead of milk: cook 30 g of butter with 30 g of flour for 2 minutes, whisk in 500 ml of stock and simmer for 15 minutes.', ['bechamel', 'make-roux']),
    term('beurre-blanc', 'What is beurre blanc?', 'beurre blanc', 'A butter sauce for fish: boil down 60 ml each of white wine and vinegar with a shallot to 2 tablespoons, and whisk in 150 g of cold butter piece by piece over the lowest heat. It must not boil, or it splits.', ['split-sauce', 'emulsion']),
    term('gremolata', 'What is gremolata?', 'gremolata', 'Finely chopped parsley, lemon zest and garlic, scattered raw over braised meat, fish or beans at the last minute.', ['zest-citrus', 'chop-herbs']),
    term('chimichurri', 'What is chimichurri?', '@what chimichurri', 'A raw sauce of the Río de la Plata for grilled meat: parsley, garlic, oregano, chili, red wine vinegar and oil. Let it sit for half an hour.', ['grill-how']),
    term('tapenade', 'What is tapenade?', '@what tapenade', 'A Provençal paste of olives, capers, anchovy, garlic and oil, for bread, fish and vegetables.', ['what-capers', 'what-anchovies']),
    term('gratin', 'What does au gratin mean?', '@what gratin; au gratin', 'Baked under a crust: crumbs, cheese or both, browned at 200–220 °C (400–425 °F) or under the broiler. The dish it is baked in is called a gratin too.', ['bechamel', 'potato-kinds']),
    term(
      'papillote',
      'What does en papillote mean?',
      'papillote; cook/fish/salmon/bake parchment parcel',
      'Baked in a sealed packet of parchment or foil, so that the food steams in its own juices. A 2 cm fish fillet with thinly cut vegetables takes 12 to 15 minutes at 200 °C (400 °F). Watch out for the steam when you open it.',
      ['bake-salmon', 'fish-done'],
    ),
    term('flambe', 'What does flambé mean?', 'flambe', 'To light liquor over food so that part of the alcohol burns off. Take the pan off the flame, pour in warm liquor from a cup, never from the bottle, light it at arm’s length with a long match, and keep a lid ready and the range hood off.', [
      'alcohol-cooks-off',
      'grease-fire',
    ]),
    term(
      'choux',
      'What is choux pastry?',
      'choux; cream puff',
      'A paste of boiled water, butter and flour beaten with eggs, which puffs up with steam: 125 ml of water, 50 g of butter, 75 g of flour and 2 eggs, baked at 200 °C (400 °F) for 25 to 30 minutes without opening the door. It makes éclairs, profiteroles and gougères.',
      ['make-custard'],
    ),
    term(
      'preferment',
      'What are poolish, biga and levain?',
      'poolish/biga/levain/preferment',
      'Part of a bread’s flour, mixed with water and a little leavening the day before. Poolish is wet, equal parts of flour and water; biga is stiff; both are raised with a pinch of yeast, levain with sourdough. They give bread more flavor and a longer shelf life.',
      ['sourdough-starter', 'baker-percent'],
    ),
    term('autolyse', 'What is autolyse?', 'autolyse', 'Flour and water mixed and left for 20 to 60 minutes before the salt and leavening go in. Gluten forms on its own, so the dough needs less kneading and stretches further.', ['knead-dough', 'gluten-development']),
    term('bulk', 'What is bulk fermentation?', 'bulk fermentation/ferment/rise', 'The first rise, with all of the dough in one piece. It ends when the dough has grown by half to double and is full of bubbles; then it is divided and shaped.', ['dough-rise', 'dough-proofed']),
    term('duxelles', 'What are duxelles?', 'duxelles', 'Mushrooms and shallot chopped very fine and cooked in butter until all their water is gone. They fill pastry, omelets and beef Wellington.', ['clean-mushrooms']),
    term('ceviche', 'What is ceviche?', '@what ceviche', 'Raw fish cut small and marinated in lime juice until it turns opaque, with onion, chili and cilantro. The acid firms the fish but does not kill parasites or germs as heat does: use fish frozen for raw use.', ['raw-fish', 'pregnancy-fish']),
    term('consomme', 'What is consommé?', 'consomme', 'A clear, strong broth. Egg white and ground meat stirred into cold stock rise as a raft while it simmers and take all the cloudiness with them.', ['cloudy-stock', 'make-stock']),
    term('bisque', 'What is a bisque?', '@what bisque; bisque chowder @differ', 'A smooth, creamy soup of shellfish, whose shells are roasted and simmered for the stock. A chowder is chunky, with potatoes and milk or tomato.', ['make-stock']),
    term('pilaf', 'What is pilaf?', '@what pilaf/pilau; make/cook pilaf/pilau', 'Rice stirred in hot fat with onion first, then cooked covered in about one and a half times its volume of stock: 12 minutes on the lowest heat and 10 minutes of rest. The grains stay apart.', ['cook-rice', 'rice-kinds']),
    term('reduce-mean', 'What is a fond?', '@what fond', 'The brown crust left in the pan after frying meat. Loosened with wine, stock or water it becomes sauce. In French kitchens, fond also means stock.', ['deglaze', 'make-stock']),
    term('dry-rub', 'What is a dry rub?', 'dry rub', 'Salt, sugar and ground spices rubbed on meat an hour to a day ahead. For 1 kg: 1 tablespoon of salt, 1 of brown sugar, 2 teaspoons of paprika, 1 each of pepper, cumin and garlic powder. Sugar burns above about 180 °C (350 °F), so cook it gently.', [
      'dry-brine',
      'marinate',
    ]),
    term('knock-back', 'What does it mean to punch down dough?', 'punch/knock dough/back', 'To press the gas out of risen dough with the flat of your hand. It evens out the bubbles and gives the yeast fresh food; wet doughs are folded instead.', ['dough-rise', 'knead-dough']),
    term(
      'dock',
      'Why do I prick pastry with a fork?',
      'dock pastry/dough; prick pastry/dough/crust/sausage/potato fork?',
      'The holes let steam out, so a pastry base bakes flat and a whole potato does not burst. If it will hold a wet filling, use pie weights instead, because filling leaks through the holes. Do not prick sausages, so that they stay juicy.',
      ['blind-bake'],
    ),
    term(
      'simmer-mean',
      'What is the difference between boiling and simmering?',
      'boil simmer @differ',
      'Boiling water rolls at 100 °C (212 °F) with large bubbles; at a simmer, about 85–95 °C (185–203 °F), small ones rise gently. Boil pasta and green vegetables; simmer stock, beans and stews, which boiling turns cloudy or tough.',
      ['room-temperature-meaning'],
    ),
    term('sweat', 'What does sweating vegetables mean?', 'sweat/sweating vegetable/onion/@what', 'To cook them gently in fat with a pinch of salt, under a lid or not, until soft and translucent but not brown, 5 to 10 minutes. It draws out sweetness for soups and sauces.', ['saute', 'caramelize-onions']),
  ],
};
