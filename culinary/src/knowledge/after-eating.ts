import type { KnowledgeEntry } from '#knowledge/knowledge-entry';

/**
 * What to do once something unsafe has been eaten, and how long food for infants keeps. Sources: US CDC (Listeria,
 * botulism, food poisoning, breastfeeding, E. coli); USDA FSIS; National Capital Poison Center; NHS.
 */
export const AFTER_EATING: readonly KnowledgeEntry[] = [
  {
    id: 'ate-risky',
    title: 'I ate something raw or spoiled, what now?',
    asks: 'ate/eaten/swallowed/bit raw/spoiled/undercooked',
    text: 'Stop eating it, and do not make anyone vomit. Throw out what is spoiled; cook what was raw through (poultry 74 °C (165 °F), ground meat and sausages 71 °C (160 °F)). One bite often does no harm, but watch for cramps, vomiting, diarrhea and fever over the next hours to a week, and drink plenty. Call a doctor for blood, a high fever, or more than 3 days of diarrhea, and at once for a small child, in pregnancy, for an older person or a weak immune system. Blurred vision, slurred speech or trouble breathing: 112 or 911.',
    see: ['food-poisoning', 'when-ill'],
    source: 'handling',
  },
  {
    id: 'pregnancy-ate',
    title: 'I ate something risky in pregnancy, what now?',
    asks: 'ate/eaten/had pregnant',
    text: 'Do not eat more of it, and do not panic: one portion rarely does harm. Call your doctor or midwife, and say what you ate, how much and when. After raw or underdone meat, fish or egg, raw dough, deli meat or soft cheese, watch for fever, chills, aching muscles or diarrhea: Listeria can take up to 10 weeks to show, and needs a doctor the same day. Liver or alcohol: have no more from now on.',
    see: ['pregnancy-food', 'food-poisoning'],
    source: 'pregnancy',
  },
  {
    id: 'baby-ate',
    title: 'My baby ate something it should not have, what now?',
    asks: 'ate/eaten/licked/swallowed baby/infant',
    text: 'Give no more, and call your pediatrician with what it was, how much and when; a taste rarely does harm. After honey, watch for a month for infant botulism: constipation, weak sucking or crying, drooping eyelids, limpness; any of these is an emergency. Hives, swelling, repeated vomiting or trouble breathing: call 112 or 911. For plants, mushrooms, medicine, cleaners, alcohol, much salt or a battery, call poison control at once (US: 1-800-222-1222).',
    see: ['baby-foods', 'poisoned', 'choking'],
    source: 'infants',
  },
  {
    id: 'swallowed-whole',
    title: 'My child swallowed something whole, what do I do?',
    asks: 'swallowed/inhaled whole/coin/grape child/toddler/baby',
    text: 'If the child cannot breathe, cry or cough, treat it as choking: 5 blows between the shoulder blades, then 5 thrusts, and call 112 or 911. If the child breathes and plays as usual, the food has most likely gone down and will pass. See a doctor the same day for a cough or wheeze that stays, drooling, pain, or refusing to eat, and for a swallowed coin or toy. A button battery or a magnet: go to the emergency room at once, with or without symptoms.',
    see: ['choking', 'choking-foods'],
    source: 'first-aid',
  },
  {
    id: 'breastfeeding-food',
    title: 'What can I eat and drink while breastfeeding?',
    asks: 'breastfeed/breastfeeding/nursing eat/drink/food/avoid/coffee/tea/fish/sushi',
    text: 'Nearly everything. No more than 200 mg of caffeine a day (about two small cups of coffee), no fish high in mercury such as swordfish, shark or king mackerel, best no alcohol, and little sage, peppermint or parsley as tea or in large amounts, since they may lower the milk supply. Ask a doctor or pharmacist about herbal teas, supplements and medicines, and if the baby reacts to something that you ate.',
    see: ['breastfeeding-alcohol', 'mercury-fish'],
    source: 'infants',
  },
  {
    id: 'kill-germs',
    title: 'What kills germs in food?',
    asks: 'kill/destroy/remove germ/bacteria/salmonella/toxin',
    text: 'Only enough heat all the way through: 74 °C (165 °F) kills the germs in poultry and leftovers, 71 °C (160 °F) those in ground meat and eggs. Boiling does not destroy every spore, nor the toxins that some germs have already left in food that was too warm for too long. Freezing, lemon juice, vinegar, alcohol, salt, chili, smoke and washing do not make raw meat, fish, eggs or salad safe.',
    see: ['two-hour-rule', 'safe-temperatures', 'freezing-germs'],
    source: 'handling',
  },
  {
    id: 'chili-eye',
    title: 'I got chili or lemon juice in my eye, what do I do?',
    asks: 'chili/chilli/jalapeno/pepper/lemon/onion/vinegar/oil eye',
    text: 'Do not rub. Wash your hands with soap, take out contact lenses, and rinse the open eye with cool or lukewarm tap water for 10 to 20 minutes, from the nose outward. Milk on a cloth may soothe the skin around it, but only clean water belongs in the eye. See a doctor at once for hot oil, a cleaner or vinegar essence, and if it still hurts or you see less well after rinsing.',
    see: ['handle-chilies', 'kitchen-burn'],
    source: 'first-aid',
  },
  {
    id: 'giblets-inside',
    title: 'I roasted the bird with the bag of giblets inside, can I eat it?',
    asks: 'giblet/giblets bag/inside/left/forgot',
    text: 'If the bag is paper and meat and giblets have reached 74 °C (165 °F), both are safe; take it out with tongs. If the bag is plastic and has melted or changed its shape, throw out the bird and the giblets, because harmful substances may have passed into the meat. A plastic bag that is whole and unchanged has done no harm.',
    see: ['roast-chicken-how', 'safe-temperatures'],
    source: 'handling',
  },
  {
    id: 'baby-food-keeps',
    title: 'How long does baby food keep?',
    asks: 'baby food/puree/jar/pouch opened/open/keep/last/fridge/leftover',
    text: 'In the fridge, an opened jar with fruit or vegetables keeps 2 to 3 days, with meat, fish or egg 1 day, and homemade puree 1 to 2 days (in the freezer 1 to 2 months). Spoon out a portion, and throw away what is left of it once the spoon has been in the baby’s mouth, and what was out for more than 2 hours. Heat it through, stir, and let it cool.',
    see: ['formula-keep', 'baby-foods'],
    source: 'storage',
  },
];
