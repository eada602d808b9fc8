import type { FoodName } from '#ingredient-catalogue';

/** The part of a food as bought that nobody eats: bones, shell, peel, stones. */
export interface Refuse {
  /** Share of the weight, 0 to 1. */
  readonly share: number;
  /** The weight of one piece in the catalog includes it. Most pieces are those of SR28, which weighs the edible part. */
  readonly pieces?: true;
  /** It is bought with refuse only if the line says so. */
  readonly says?: RegExp;
}

const BONE_IN = /\bbone[- ]?in\b|\bwith bones?\b|\bon the bone\b|\bwhole\b|\bbone-in\b/iu;

/**
 * Shares are the column Refuse_Pct of SR28, by the number that follows; without a number they are kitchen practice. For
 * potatoes, carrots, onions, leaves and other vegetables of which little is lost the full weight counts.
 */
export const REFUSE: Readonly<Partial<Record<FoodName, Refuse>>> = {
  // Bones. 5006, 5075, 5100, 5165, 5193, 5191, 5139, 5307, 5157, 5151, 5153.
  chicken: { share: 0.32, pieces: true, says: /\bbone[- ]?in\b|\bwhole\b|\bpieces?\b|\bjointed\b|\bcut[- ]up\b|^\s*(?:\d+|an?|one) (?:large |small |medium )?chickens?\b/iu },
  'roasting chicken': { share: 0.32, pieces: true },
  'chicken thigh': { share: 0.2 },
  'chicken leg': { share: 0.27, pieces: true },
  'chicken drumstick': { share: 0.33 },
  'chicken wing': { share: 0.38 },
  'roasting turkey': { share: 0.29 },
  'turkey leg': { share: 0.17 },
  'turkey breast': { share: 0.1, says: BONE_IN },
  'chicken breast': { share: 0.2, says: BONE_IN },
  'duck leg': { share: 0.28, pieces: true },
  'roasting duck': { share: 0.28 },
  'cornish hen': { share: 0.39 },
  quail: { share: 0.1 },
  'guinea fowl': { share: 0.17 },
  pheasant: { share: 0.14 },
  // 10036, 10020, 10070, 10088, 10008, 10016, 10102.
  'pork chop': { share: 0.25, pieces: true, says: BONE_IN },
  'pork loin': { share: 0.22, says: BONE_IN },
  'pork shoulder': { share: 0.25, says: BONE_IN },
  'spare rib': { share: 0.3, pieces: true },
  'pork leg': { share: 0.17, says: BONE_IN },
  'ham hock': { share: 0.28, pieces: true },
  'pig foot': { share: 0.29 },
  ham: { share: 0.17, says: BONE_IN },
  // 13147; oxtail and shank are kitchen practice.
  'short rib': { share: 0.27, pieces: true },
  oxtail: { share: 0.5 },
  'beef shank': { share: 0.3, pieces: true },
  'ribeye steak': { share: 0.15, says: BONE_IN },
  // 17110, 17276, 17023, 17029, 17035, 17011, 17007.
  'veal chop': { share: 0.35, pieces: true },
  'veal shank': { share: 0.29 },
  'lamb chop': { share: 0.21, pieces: true },
  'rack of lamb': { share: 0.27, pieces: true },
  'lamb shoulder': { share: 0.21, says: BONE_IN },
  'leg of lamb': { share: 0.21, pieces: true },
  'lamb shank': { share: 0.52, pieces: true },
  'lamb neck': { share: 0.21 },
  'marrow bone': { share: 0.85 },
  'chicken carcass': { share: 0.7 },
  // Whole fish and shellfish: kitchen practice, except shrimp 15270.
  branzino: { share: 0.5, pieces: true },
  dorade: { share: 0.5, pieces: true },
  'rainbow trout': { share: 0.45, pieces: true },
  'salmon fillet': { share: 0.35, says: /\bwhole (?:salmon|fish)\b/iu },
  shrimp: { share: 0.13 },
  mussel: { share: 0.75 },
  clam: { share: 0.75 },
  cockle: { share: 0.8 },
  lobster: { share: 0.7, pieces: true },
  'lobster tail': { share: 0.4, pieces: true },
  crab: { share: 0.75, pieces: true },
  crayfish: { share: 0.8 },
  langoustine: { share: 0.7, pieces: true },
  // Peel, stones and rind: 9040, 9266, 9181, 9184, 9326, 9176, 9038, 9200, 9218, 9111, 9226, 9286, 9148, 9231, 9164.
  banana: { share: 0.36 },
  plantain: { share: 0.35 },
  pineapple: { share: 0.49 },
  melon: { share: 0.49, pieces: true },
  cantaloupe: { share: 0.49 },
  'honeydew melon': { share: 0.54 },
  watermelon: { share: 0.48, pieces: true },
  mango: { share: 0.29 },
  avocado: { share: 0.33 },
  orange: { share: 0.27 },
  mandarin: { share: 0.26 },
  grapefruit: { share: 0.5 },
  pomelo: { share: 0.44 },
  papaya: { share: 0.38 },
  pomegranate: { share: 0.44 },
  kiwi: { share: 0.24 },
  'passion fruit': { share: 0.48 },
  lychee: { share: 0.4 },
  jackfruit: { share: 0.72 },
  coconut: { share: 0.48 },
  // 11422, 11643, 11485, 11482, 11492, 11167, 11007.
  pumpkin: { share: 0.3, pieces: true },
  'kabocha squash': { share: 0.29, pieces: true },
  'red kuri squash': { share: 0.29, pieces: true },
  'butternut squash': { share: 0.16, pieces: true },
  'acorn squash': { share: 0.24 },
  'spaghetti squash': { share: 0.29, pieces: true },
  'corn on the cob': { share: 0.64 },
  'globe artichoke': { share: 0.6 },
};
