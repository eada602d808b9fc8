import type { Conversation } from './conversation.ts';

const DISH = /Serves \d/;

/** Follow-ups as different home cooks write them: ellipsis, references, corrections, eaters, equipment, ideas, and other languages. */
export const VARIED_FOLLOW_UPS: readonly Conversation[] = [
  // Ideas and the choice among them.
  ['dinner ideas with chicken | which one is the healthiest?', /kcal|calor|fiber|protein|fat/i],
  ['dinner ideas with chicken | which of those is quickest?', /\bmin/i],
  ['ideas for supper with lentils | and the cheapest?', /cheap|cost|price|pantry|least/i],
  ['what can I cook with eggs and potatoes? | lets do the second one', DISH],
  ['what can I cook with eggs and potatoes? | the last one sounds good', DISH],
  ['dinner ideas with mushrooms | nah, something else', /•|Serves/],
  ['give me some ideas for salmon | make the first but for 6', /Serves 6/],
  ['dinner ideas with beef | none of these, other ideas please', /•|Serves/],
  ['lunch ideas with tuna | number 2 but no onions', DISH, /• [^\n]*onion/i],
  ['quick ideas for pasta | whichever is healthier', /kcal|calor|fiber|protein|fat/i],
  ['dessert with apples | which is quickest? | ok that one', DISH],
  ['dessert with apples', /•/, /salad|soup|halloumi/i],
  // A statement and a wish in one message, and wishes right after answers.
  [
    'I am vegan and allergic to peanuts, dinner for 2 in 30 minutes, my oven is broken',
    /vegan.*30 minutes.*•/s,
    /as usually sold/,
  ],
  ['is curry powder vegan? | a curry with chickpeas and spinach', /•|Serves/, /as usually sold/],
  ['my oven is broken | something with lentils', /•|Serves/, /baked/i],
  ['tomato soup recipe | we are just two... no wait, four', /for 4/],
  ['tomato soup recipe | and a dessert?', /•/],
  ['tomato soup recipe | what goes well with it?', /bread/],
  ['chickpea curry | what goes well with it?', /rice/],
  ['save it', /no draft/i],
  ['Ich habe Hackfleisch und Nudeln, was kann ich kochen?', DISH],
  ['Rezept für Kaiserschmarrn', /Kaiserschmarrn/],
  // Another one.
  ['make me a recipe with chicken and rice | another one please', DISH],
  ['make a dessert with apples | not that. something different', DISH],
  ['make a soup with carrots | got any other?', DISH],
  // Parts of a draft.
  ['make a recipe with chicken breast and peppers | can I use thighs?', /thigh/i],
  ['make a recipe with salmon and potatoes | could this be made with cod instead', /cod/i, /I (?:do not|don’t) know/],
  ['make a curry with chickpeas | what goes well with it?', /rice|naan|bread|salad|flatbread|roti/i],
  ['make beef stew | which wine would you pour with that?', /red|pinot|cabernet|merlot|rh[oô]ne|malbec|syrah/i],
  ['make a recipe with tofu and broccoli | is it healthy?', /kcal|calor|protein|fat|salt|sodium/i],
  ['make lasagna | and how long does that keep', /day/i],
  ['make lasagna | can I freeze leftovers of it', /freez|month/i],
  ['make pancakes | hmm can you put it in metric', /metric|\bg\b|\bml\b/i],
  ['make pancakes | how about in cups instead', /cup/i],
  ['make a recipe with chickpeas and spinach | call it Green Monday', /Green Monday/],
  ['make a recipe with chickpeas and spinach | change the name to Sunday Bowl please', /Sunday Bowl/],
  ['make chili con carne | less spicy please, kids are eating', DISH],
  ['make chili con carne | actually there will be 9 of us', /Serves 9|for 9/],
  ['make banana bread | oops no eggs left', /egg/i],
  ['make banana bread | my oven is only fan, what temp then', /°|fan|convection/i],
  // Equipment.
  [
    'we don’t have an oven | dinner ideas with chicken',
    /•|Serves/,
    /\b(?:roast(?:ed)?|baked|bake|casserole|gratin|sheet[- ]pan)\b/i,
  ],
  ['my blender broke | make a smoothie with banana and milk', /blender/i],
  ['only got a microwave here, no stove and no oven | make something with potatoes', /microwave|raw|cold/i],
  // Eaters.
  ['my wife is pregnant | make tiramisu', /raw egg|pasteuri[sz]ed|raw eggs/i],
  ['I’m expecting a baby | how do I make steak tartare?', /raw|pregnan|avoid|cook/i],
  ['I am 5 months pregnant | make sushi', /raw fish|pregnan|cooked/i],
  ['I’m pregnant | can I have brie?', /soft|pasteuri[sz]ed|listeria|avoid|pregnan/i],
  ['my son is 2 | make granola with whole almonds', /chok|ground|chop|whole nuts/i],
  ['baby is 8 months old | can he eat this: peanut butter toast', /thin|smooth|spread|whole|chok|allerg/i],
  ['cooking for my 9 month old | is honey ok for her?', /no|botul|12 months|honey/i],
  ['I’m pregnant | make a recipe with salmon and rice | is it safe for me?', /cook|63|145|mercury|pregnan/i],
  ['my daughter is one year old | can she have grapes', /quarter|chok|cut|length/i],
  // Facts that are taken back.
  ['I’m vegan | not vegan any more actually | make mac and cheese', /• [^\n]*cheddar|• [^\n]*cheese/i, /vegan cheese/i],
  [
    'I can’t eat gluten | scrap that, gluten is fine again | make pancakes',
    /• [^\n]*flour/i,
    /gluten-free|gluten free/i,
  ],
  // Ellipsis after answers.
  ['how long do I boil eggs? | soft ones', /\b[4-7]\b[^]*min/i],
  ['how long can cooked chicken stay in the fridge | and rice', /day/i],
  ['what temperature should pork be | chicken?', /165|74/],
  ['how much is a stick of butter | so 3 of them?', /33\d|34\d|1½|1\.5|24 tablespoons/i],
  ['how do I cook quinoa | same for bulgur?', /bulgur[^]*min/i],
  ['substitute for sour cream | one without dairy?', /coconut|cashew|soy|tofu|plant|vegan/i, /greek yogurt/i],
  ['how do I keep basil fresh? | and what about coriander', /coriander|cilantro/i],
  ['why is my rice mushy | how do i fix it then', /drain|spread|oven|water|fry|dry/i],
  // Lists and menus.
  ['shopping list for lasagna for 12 people', /lasagn/i, /I (?:do not|don’t) know/],
  [
    'I’m vegetarian | plan a three course dinner for 4',
    /vegetarian/i,
    /• [^\n]*(?:chicken|beef|pork|bacon|salmon|shrimp)/i,
  ],
  // Other languages.
  ['Ich bin schwanger | Kann ich Tiramisu essen?', /roh|Ei|schwanger|pasteuri/i],
  ['Wie lange koche ich Eier? | und weiche?', /Min/i],
  ['Wie lange hält sich gekochter Reis im Kühlschrank? | und Hähnchen?', /Tag/i],
  ['Je suis enceinte | est-ce que je peux manger du brie ?', /cru|pasteuris|enceinte|évite|listeri/i],
  ['Combien de temps cuire le riz ? | et les lentilles ?', /min/i],
  ['¿Cuánto tiempo se cuece el arroz? | ¿y la quinoa?', /min/i],
  ['Estoy embarazada | ¿puedo comer sushi?', /crud|embaraz|pescado/i],
  ['Quanto cuoce il riso? | e le lenticchie?', /min/i],
];
