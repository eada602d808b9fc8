export const PICTURES: ReadonlyMap<string, string> = new Map(
  '🍅tomato 🥕carrot 🧀cheese 🥚egg 🍳egg 🥓bacon 🍞bread 🥖baguette 🥐croissant 🥯bagel 🍗chicken leg 🍖pork chop 🥩beef steak 🍚rice 🍝spaghetti 🍜ramen noodle 🍤shrimp 🦐shrimp 🦞lobster 🦀crab 🦑squid 🐙octopus 🦪oyster 🐟fish 🥔potato 🍠sweet potato 🥦broccoli 🥬bok choy 🥒cucumber 🌽corn 🫑bell pepper 🌶chili 🧅onion 🧄garlic 🍆eggplant 🥑avocado 🍄mushroom 🫛pea 🫘beans 🫒olive 🥜peanut 🌰chestnut 🫚ginger 🌿herbs 🍎apple 🍏apple 🍐pear 🍊orange 🍋lemon 🍌banana 🍉watermelon 🍇grape 🍓strawberry 🫐blueberry 🍈melon 🍒cherry 🍑peach 🥭mango 🍍pineapple 🥥coconut 🥝kiwi 🍫chocolate 🍯honey 🧈butter 🥛milk 🧂salt ☕coffee 🍵green tea 🍷red wine 🍺beer 🧊ice 🍦ice cream'
    .split(/ (?=\P{ASCII})/u)
    .map((each) => {
      const [sign = ''] = each;
      return [sign, each.slice(sign.length)];
    }),
);
