import type { Substitute, Technique } from '#catalogue/facts/food-facts';
import type { Allergen, Diet } from '#catalogue/food-row';
import type { FoodName } from '#ingredient-catalogue';
import type { Nutrient } from '#nutrition';
import type { UnitName } from '#units';

/** What a computed answer is about; `name` is the English name in the question. */
export interface FactSubject {
  /** Null for a dish, which has no row in the catalog. */
  readonly food: FoodName | null;
  readonly name: string;
}

/** What a computed answer states, apart from its English sentences. Other languages are written from it. */
export type AnswerFacts =
  | {
      readonly kind: 'core';
      readonly subject: FactSubject;
      /** The safe temperature inside, °C. */
      readonly celsius: number;
      readonly isEgg: boolean;
      readonly rests: boolean;
      /** The temperature asked about, °C. */
      readonly given?: number;
    }
  | {
      readonly kind: 'substitutes';
      readonly subject: FactSubject;
      readonly uses: readonly Pick<Substitute, 'use' | 'ratio' | 'and'>[];
      /** True if others are omitted because the eater does not eat them. */
      readonly hasLeftOut: boolean;
    }
  | {
      readonly kind: 'time';
      readonly subject: FactSubject;
      /** Minutes. */
      readonly spans: readonly (readonly [Technique, from: number, to: number])[];
      readonly core?: number | undefined;
      readonly isFrozen: boolean;
      /** Beans: the times are for canned ones, and dried ones need soaking and a hard boil. */
      readonly areBeans: boolean;
    }
  | { readonly kind: 'season'; readonly subject: FactSubject; readonly first: number; readonly last: number }
  | {
      readonly kind: 'portion';
      readonly subject: FactSubject;
      readonly people: number;
      readonly total: number;
      readonly each: number;
      readonly unit: 'g' | 'ml' | 'bottle' | 'egg';
    }
  | {
      readonly kind: 'diet';
      readonly subject: FactSubject;
      readonly diet: Diet;
      readonly verdict: 'yes' | 'no' | 'maybe' | 'unknown';
      /** What rules it out, or may. */
      readonly because: readonly Allergen[];
      readonly isMeat: boolean;
    }
  | {
      readonly kind: 'allergen';
      readonly subject: FactSubject;
      readonly allergens: readonly Allergen[];
      readonly holds: 'yes' | 'maybe' | 'no' | 'unknown';
    }
  | {
      readonly kind: 'nutrition';
      readonly subject: FactSubject;
      readonly grams: number;
      readonly isCooked: boolean;
      readonly figures: readonly (readonly [Nutrient, number])[];
    }
  | {
      readonly kind: 'measure';
      readonly subject: FactSubject | null;
      readonly amount: number;
      readonly unit: UnitName;
      readonly result: number;
      readonly resultUnit: UnitName;
    }
  | { readonly kind: 'degrees'; readonly value: number; readonly from: 'C' | 'F'; readonly result: number };
