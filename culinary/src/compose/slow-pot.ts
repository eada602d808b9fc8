import type { Food, FoodName } from '#ingredient-catalogue';

/** Minutes at a bare simmer until a tough cut is fork-tender: kitchen practice. */
const POT_MINUTES: Partial<Record<FoodName, number>> = {
  'turkey leg': 90,
  'pork chop': 40,
  'pork loin': 40,
  'guinea fowl': 60,
  pheasant: 60,
  rabbit: 75,
  'pork cheek': 120,
  'lamb shank': 120,
  'lamb neck': 120,
  'veal shank': 120,
  'beef brisket': 150,
  'short rib': 150,
  'beef shank': 150,
  'ham hock': 150,
  oxtail: 180,
  'beef cheek': 180,
  'beef tongue': 180,
  'pig foot': 180,
  tripe: 150,
  'chicken gizzard': 90,
};
const USUAL_POT_MINUTES = 90;

/** Returns the minutes in a covered pot until a tough cut is tender. */
export const slowMinutes = (food: Food): number => food.minutes?.simmer ?? POT_MINUTES[food.name] ?? USUAL_POT_MINUTES;
