import { entryIndex, type IndexedEntry } from '#answers/entry-index';
import { type Eater, findVulnerableEater } from '#wish/vulnerable-eater';

const ADVICE: Readonly<Record<Exclude<Eater, 'child'>, string>> = {
  baby: 'baby-foods',
  toddler: 'choking-foods',
  pet: 'pet-foods',
  pregnant: 'pregnancy-food',
  nursing: 'breastfeeding-food',
  infection: 'weak-immunity',
};

/** Returns the entry about what harms an eater. */
export function adviceFor(eater: keyof typeof ADVICE): IndexedEntry {
  const found = entryIndex().byId.get(ADVICE[eater]);
  if (found === undefined) throw new Error(`No entry has the id ${ADVICE[eater]}`);
  return found;
}

const FOOD_FOR =
  /\b(?:eat|eats|feed|foods?|meals?|something|anything|snacks?|breakfast|lunch|dinner|supper|cook|give|serve)\b/u;

/** Finds the advice for the eater that a question wants food for: "something for my 9-month-old". Null without one. */
export function findEaterAdvice(plain: string): IndexedEntry | null {
  const eater = FOOD_FOR.test(plain) ? findVulnerableEater(plain) : undefined;
  return eater === undefined ? null : adviceFor(eater);
}
