import { type Constraints, parseExclusion } from '#compose/constraints';
import type { Food } from '#ingredient-catalogue';
import type { VulnerableEater } from '#wish/vulnerable-eater';

/** Why no recipe is composed for an eater. Sources: US CDC infant nutrition; FDA on pets. */
export const DECLINED: Readonly<Partial<Record<VulnerableEater, string>>> = {
  baby: 'I don’t make recipes for babies: what they can eat changes by the month. No honey before 12 months, and no added salt or sugar',
  pet: 'I only cook for people: onion, garlic, grapes, chocolate and much else harm animals',
};

interface Caution {
  /** Foods that are left out, each with the reason. */
  readonly without: readonly (readonly [foods: string, why: string])[];
  /** Foods that choke, by what is sold whole: peanut butter and ground almonds do not. */
  readonly chokesOn?: (food: Food) => boolean;
  readonly note: string;
}

const CHOKING = 'is a choking hazard for a small child';
const WHOLE_NUT = /^(?!.*\b(?:coconut|flaked?|slivered|pine)\b)/u;

/** Sources: US CDC (choking); FDA and USDA (pregnancy). */
const CAUTIONS: Readonly<Partial<Record<VulnerableEater, Caution>>> = {
  toddler: {
    without: [
      ['alcohol', 'is not for a small child'],
      ['popcorn', CHOKING],
    ],
    chokesOn: ({ role, name }) => role === 'nut' && WHOLE_NUT.test(name),
    note: 'For a small child, cut round and firm foods small, grapes and sausages lengthwise into quarters, leave out whole nuts, and salt the rest after taking out the child’s portion.',
  },
  pregnant: {
    without: [
      ['alcohol, liver, swordfish', 'is not for pregnancy'],
      [
        'smoked salmon, gravlax, smoked trout, smoked mackerel, brie, camembert, blue cheese, gorgonzola, pâté',
        'is for pregnancy only when heated until steaming',
      ],
    ],
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
  for (const [foods, why] of caution.without) {
    const meant = parseExclusion(foods);
    if (meant !== null) exclusions.push({ ...meant, why, isOfEater: true });
  }
  const { chokesOn } = caution;
  if (chokesOn !== undefined)
    exclusions.push({ text: 'whole nuts', is: chokesOn, near: chokesOn, why: CHOKING, isOfEater: true });
  notes.push(caution.note);
}
