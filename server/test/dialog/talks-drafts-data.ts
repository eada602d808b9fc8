import type { Talk } from './conversation.ts';

const IDEAS = /•.*\n•/;
const DISH = /Serves \d/;
const SAVED = /saved|added|in your cookbook/i;

/** Whole conversations about what to cook: planning, choosing, changing the draft, saving and undoing. */
export const TALKS_ABOUT_DISHES: readonly Talk[] = [
  [
    ['whats for dinner? ive got mince and a tin of tomatos', /(?:mince|beef|bolognese|ground)[^]*•/i],
    ['something lighter', IDEAS, /stir in the cream/i],
    ['ok the second one', DISH],
    ['were only 3 tonight', /Serves 3/],
    ['no wait, 5', /Serves 5/],
    ['save it', SAVED],
  ],
  [
    ['Any ideas for a cold evening?', IDEAS],
    ['Something warm, please.', IDEAS, /salad|cooler|sorbet/i],
    ['The first one sounds lovely.', DISH],
    ['Without onions, my husband hates them.', DISH, /• [^\n]*\bonions?\b/i],
    ['What can I drink with it?', /wine|beer|water|juice|tea|cider|lager/i],
    ['And a dessert?', IDEAS],
  ],
  [
    ['make me a chicken curry', /curry[^]*Serves \d/i],
    ['less spicy, the kids eat too', /Serves \d/],
    ['can i make it in the slow cooker', /slow cooker/i],
    ['make it for 6', /Serves 6/],
    ['hmm no, back to 4', /Serves 4/],
    ['keep it', SAVED],
  ],
  [
    ['I have leeks, potatoes and some bacon', IDEAS],
    ['Make me something with them.', /^(?=[^]*• [^\n]*leek)(?=[^]*• [^\n]*potato)/i],
    ['Is it gluten-free?', /gluten/i],
    ['How many calories does it have?', /kcal|calor/i],
    ['Swap the bacon for mushrooms.', /• [^\n]*mushroom/i, /• [^\n]*bacon/i],
    ['Great, save that.', SAVED],
  ],
  [
    ['Vegan dinner for 4, and how do I press tofu?', /press|towel|weigh/i],
    [
      'ok make me something with it',
      /• [^\n]*tofu[^]*|tofu/i,
      /• [^\n]*(?:\beggs?\b|chicken|butter|cheese|pork|beef)/i,
    ],
    ['what side dish goes with it', /rice|noodle|salad|cucumber|vegetable|bread|broccoli|•/i],
    ['for 2', /Serves 2/],
    ['save it pls', SAVED],
  ],
  [
    [
      'My kids are picky and we only have half an hour. The pantry has pasta and tuna. What can I make?',
      /tuna[^]*•|•[^]*tuna/i,
    ],
    ['Which is quickest?', /min/i],
    ['Let’s do that one.', DISH],
    ['Can I leave out the garlic?', /garlic|Serves/i],
    ['Write me a shopping list for it.', /pasta|penne|spaghetti|noodles/i],
    ['Thanks!', /welcome/i],
  ],
  [
    ['Plan a three-course menu with lamb. Any ideas?', /lamb[^]*dessert|starter[^]*main[^]*dessert/i],
    ['We will be 8.', /\b8\b/],
    ['Replace the dessert.', /dessert/i],
    ['One guest is vegetarian.', /vegetarian/i],
    ['What do I need to buy?', /lamb|shopping|buy/i],
  ],
  [
    ['recipe for banana bread pls', /banana[^]*Serves/i],
    ['i meant muffins', /muffin[^]*Serves|muffin/i],
    ['with chocolate', /• [^\n]*chocolate|no place in it for [^\n]*chocolate/i],
    ['only half the sugar', /sugar/i],
    ['undo that', /undo|back|before|again|Serves/i],
    ['how long do they keep', /days|freez/i],
  ],
  [
    ['dinner for tonight, quick', IDEAS],
    ['nah, something else', IDEAS],
    ['with chicken', /chicken/i],
    ['the last one', /chicken[^]*Serves|Serves[^]*chicken/i],
    ['no nuts in it please, my son is allergic', /nut|Serves/i, /• [^\n]*(?:peanut|almond|cashew|walnut)/i],
    ['what wine goes with it', /wine|Chardonnay|Riesling|Pinot|Sauvignon|beer/i],
  ],
];
