import { type Constraints, parseExclusion } from '#compose/constraints';
import type { VulnerableEater } from '#wish/vulnerable-eater';

/** Why no recipe is composed for an eater. Sources: US CDC infant nutrition; FDA on pets. */
export const DECLINED: Readonly<Partial<Record<VulnerableEater, string>>> = {
  baby: 'I don’t make recipes for babies: what they can eat changes by the month. No honey before 12 months, and no added salt or sugar',
  pet: 'I only cook for people: onion, garlic, grapes, chocolate and much else harm animals',
};

interface Caution {
  readonly without: string;
  readonly why: string;
  readonly note: string;
}

/** Sources: US CDC (choking); FDA and USDA (pregnancy). */
const CAUTIONS: Readonly<Partial<Record<VulnerableEater, Caution>>> = {
  toddler: {
    without: 'alcohol',
    why: 'is not for a small child',
    note: 'For a small child, cut round and firm foods small, leave out whole nuts, and salt the rest after taking out the child’s portion.',
  },
  pregnant: {
    without: 'alcohol, liver, swordfish',
    why: 'is not for pregnancy',
    note: 'In pregnancy, cook meat, fish and eggs through, heat smoked fish and cold cuts until steaming, and use only pasteurized milk and cheese.',
  },
};

/** Adds the exclusions and the note for an eater. */
export function addCaution(
  eater: VulnerableEater,
  { exclusions, notes }: { readonly exclusions: Constraints['exclusions'][number][]; readonly notes: string[] },
): void {
  const caution = CAUTIONS[eater];
  if (caution === undefined || notes.includes(caution.note)) return;
  const meant = parseExclusion(caution.without);
  if (meant !== null) exclusions.push({ ...meant, why: caution.why });
  notes.push(caution.note);
}
