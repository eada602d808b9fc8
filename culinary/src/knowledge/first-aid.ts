import type { KnowledgeShelf } from '#knowledge/knowledge-entry';

/**
 * First aid, and foods that are poisonous to pets. First aid: NHS (anaphylaxis, choking, burns and
 * scalds, cuts and grazes); American Red Cross, First Aid Steps. Pets: US FDA, Potentially Dangerous Items for Your
 * Pet; ASPCA Animal Poison Control.
 */
export const FIRST_AID: KnowledgeShelf = {
  topic: 'safety',
  entries: [
    {
      id: 'allergic-reaction',
      title: 'What do I do about an allergic reaction?',
      asks: 'allergic reaction; anaphylaxis/anaphylactic/epipen; throat/tongue/lip/face/mouth swell/swelling/swollen/tight/itch/itchy/tingle; hive/breathe/breathing/wheeze after/eat/eating/ate/trouble/cannot/cant !crack',
      text: 'Trouble breathing, a swelling throat or tongue, faintness or repeated vomiting: call the emergency number now (112 or 911). Use an adrenaline injector at once if there is one, a second after 5 minutes if it gets no better. Lie down with the legs raised, or sit up if breathing is hard; do not stand. For a mild rash or itch alone ask a pharmacist or doctor, and watch for worse.',
      source: 'first-aid',
    },
    {
      id: 'choking',
      title: 'Someone is choking, what do I do?',
      asks: 'choke/choking/choked someone/somebody/i !hazard !food !prevent; food/bone/something stuck/caught throat',
      text: 'If they can cough, let them cough. If not: lean them forward and give 5 sharp blows between the shoulder blades, then 5 thrusts inward and upward above the navel, alternating, and have someone call the emergency number (112 or 911). Under one year: 5 back blows face down, then 5 chest thrusts with two fingers. If they stop responding, begin CPR. A fish bone that stays stuck needs a doctor.',
      see: ['choking-foods'],
      source: 'first-aid',
    },
    {
      id: 'kitchen-burn',
      title: 'I burned myself, what do I do?',
      asks: 'burn/burned/burnt/scald/scalded hand/finger/arm/skin/myself/foot/tongue/child/leg !garlic !chili !pepper; burn/burned oil/water/steam/pan i/me/my myself/me/hand/finger/arm',
      text: 'Hold it under cool running water for 20 minutes, as soon as you can; no ice, no butter. Take off rings and anything that is not stuck to the skin. Cover it with plastic wrap or a clean, lint-free cloth. See a doctor if it is larger than your hand, white or charred, on the face, hands, feet or over a joint, or if a small child is burned; call the emergency number for large burns.',
      see: ['grease-fire'],
      source: 'first-aid',
    },
    {
      id: 'cut-finger',
      title: 'I cut my finger, what do I do?',
      asks: 'i cut/sliced my/myself/finger/hand/thumb !food !sandwich; finger/thumb/hand bleed/bleeding; cut wound; cut bleeding',
      text: 'Press a clean cloth on it for 10 minutes without looking, and hold the hand up. Once it stops, rinse it under the tap, dry it and cover it with a bandage. See a doctor if it gapes, does not stop, holds glass, or if you cannot feel or bend the finger. Throw away any food that got blood on it, and wash the board and knife.',
      see: ['hold-knife'],
      source: 'first-aid',
    },
    {
      id: 'pet-foods',
      title: 'What foods are dangerous for dogs and cats?',
      asks: 'food/foods? dangerous/toxic/poisonous dog/cat/pet; dog/cat/pet/puppy/kitten give/eat/eaten/ate/have/feed/toxic/poisonous/safe/bad !hot-dog !catfish',
      text: 'Keep these away from them: onion, garlic, leek and chives in any form, grapes and raisins, chocolate, coffee, alcohol, macadamia nuts, anything with xylitol (birch sugar), raw yeast dough, avocado, cooked bones, and fatty or very salty scraps. If they ate some, call a vet or an animal poison line at once, with the amount and the time; do not make them vomit unless a vet says so. I don’t know about other foods for animals.',
      source: 'pets',
    },
  ],
};
