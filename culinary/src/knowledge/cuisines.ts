import type { KnowledgeShelf } from '#knowledge/knowledge-entry';

const cuisine = (id: string, name: string, asks: string, text: string, see: readonly string[]) => ({
  id: `cuisine-${id}`,
  title: `What are the basics of ${name} cooking?`,
  asks: `${asks} basic/cooking/cuisine/food/spice/ingredient/flavor/pantry/staple/typical/dish/herb/cook/base !rice !calorie`,
  text,
  see,
});

/** The pantry and basic techniques of well-known cuisines. */
export const CUISINES: KnowledgeShelf = {
  topic: 'cuisine',
  entries: [
    cuisine('italian', 'Italian', 'italian/italy', 'A few good ingredients: olive oil, garlic, tomatoes, basil, parmesan, anchovies, beans and pasta. Many dishes begin with a soffritto of onion, carrot and celery, softened slowly in oil. Finish pasta in its sauce with a little of its cooking water.', [
      'cook-pasta',
      'make-risotto',
      'pasta-water',
    ]),
    cuisine('french', 'French', 'french/france', 'Butter, cream, wine, shallots, mustard, thyme, bay and tarragon. Much rests on method: browning, deglazing, reducing, and five mother sauces (béchamel, velouté, espagnole, tomato, hollandaise). Onion, carrot and celery make the mirepoix.', [
      'deglaze',
      'bechamel',
      'make-hollandaise',
    ]),
    cuisine('spanish', 'Spanish', 'spanish/spain', 'Olive oil, garlic, smoked paprika, saffron, tomatoes, peppers, chorizo, beans and seafood. A slow sofrito of onion and tomato starts stews and paella; paella is not stirred, so a crust forms below.', ['rice-kinds', 'make-omelet']),
    cuisine('greek', 'Greek', 'greek/greece/mediterranean', 'Olive oil, lemon, oregano, dill, mint, feta, yogurt, eggplant, chickpeas, lamb and fish. Vegetables are stewed in oil until soft, meat is grilled with lemon and oregano, and yogurt with cucumber and garlic goes with both.', [
      'salt-eggplant',
      'strain-yogurt',
    ]),
    cuisine('middle-eastern', 'Middle Eastern', 'middle-eastern/eastern/lebanese/turkish/arabic/persian/levantine', "Chickpeas, tahini, yogurt, bulgur, flatbread, lemon, parsley, mint, cumin, coriander, sumac, za'atar and pomegranate. Many small dishes share a table; spices are warm rather than hot.", [
      'what-tahini',
      'what-sumac',
      'make-hummus',
    ]),
    cuisine('indian', 'Indian', 'indian/india', 'Cumin, coriander, turmeric, mustard seed, chili and garam masala; onion, ginger, garlic, tomato; lentils, yogurt, rice and flatbread. Spices bloom in hot fat first, and a last spoonful of sizzling spices, the tadka, finishes a dal.', [
      'what-garam-masala',
      'toast-spices',
      'cook-lentils',
    ]),
    cuisine('thai', 'Thai', 'thai/thailand', 'A balance of salty fish sauce, sour lime, sweet palm sugar and hot chili, over lemongrass, galangal, kaffir lime leaf, Thai basil and coconut milk. Fry curry paste in the thick top of the coconut milk, and adjust all four tastes at the end.', [
      'what-fish-sauce',
      'coconut-milk-kinds',
      'too-spicy',
    ]),
    cuisine(
      'chinese',
      'Chinese',
      'chinese/china/sichuan/cantonese',
      'Soy sauce, rice wine, vinegar, sesame oil, ginger, garlic, scallions, and fermented beans; in Sichuan also chili and numbing pepper. Food is cut small and cooked in minutes over fierce heat, or steamed. Meat is often coated in starch to stay tender.',
      ['stir-fry-how', 'velvet-meat', 'fried-rice-how'],
    ),
    cuisine('japanese', 'Japanese', 'japanese/japan', 'Dashi, soy sauce, mirin, sake, miso, rice vinegar, sesame, seaweed and short-grain rice. Food is cut with care and seasoned lightly. Teriyaki is equal parts soy, mirin and sake with a little sugar, boiled to a glaze.', ['what-dashi', 'what-miso', 'sushi-rice']),
    cuisine('korean', 'Korean', 'korean/korea', 'Gochujang and chili flakes, soy sauce, fermented bean paste, sesame oil, garlic, scallions, kimchi and rice. Many small side dishes surround a bowl of rice and a stew; grilled meat is wrapped in leaves.', ['what-harissa', 'ferment-vegetables']),
    cuisine('vietnamese', 'Vietnamese', 'vietnamese/vietnam', 'Fish sauce, lime, sugar, garlic and chili as a dressing for nearly everything; rice noodles, rice paper, lemongrass, and heaps of mint, cilantro and basil. Clear broths with star anise and cinnamon, little fat, lots of freshness.', [
      'what-fish-sauce',
      'keep-herbs',
    ]),
    cuisine('mexican', 'Mexican', 'mexican/mexico/tex-mex', 'Corn tortillas, beans, dried and fresh chilies, tomato and tomatillo, lime, cilantro, cumin and Mexican oregano, avocado, fresh cheese. Chilies are toasted and soaked for salsas; a squeeze of lime brightens everything.', [
      'handle-chilies',
      'keep-tortillas',
      'chili-varieties',
    ]),
    cuisine('moroccan', 'Moroccan', 'moroccan/morocco/african', 'Cumin, ginger, turmeric, cinnamon, saffron and ras el hanout; preserved lemon, olives, dried fruit, almonds, lamb, chickpeas and couscous. A tagine cooks slowly with little liquid under its lid; a casserole works too.', [
      'cook-couscous',
      'braise-how',
      'what-harissa',
    ]),
  ],
};
