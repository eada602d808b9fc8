import type { TextSpan } from '#line/ingredient-line-type';
import type { Food } from '#ingredient-catalogue';
import type { UnitName } from '#units';

/** Two ends of a range; equal where one figure was written. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

export interface StepTime extends TextSpan {
  readonly kind: 'time';
  /** Seconds. */
  readonly low: number;
  readonly high: number;
  /** What a timer would be called: the verb it belongs to ("simmer"), else the food. Null when neither can be told. */
  readonly label: string | null;
}

/** One of the figures of a temperature: "180C fan" in "200C/180C fan/gas 6". */
export interface TemperatureReading extends TextSpan, Bounds {
  readonly scale: 'C' | 'F' | 'gas';
  readonly fan: boolean;
  /** No scale was written; this one is likelier. */
  readonly guessed: boolean;
}

export interface StepTemperature extends TextSpan {
  readonly kind: 'temperature';
  readonly readings: readonly TemperatureReading[];
  /** Without fan. Of a fan oven alone, 20 °C more than is written, as oven makers advise. */
  readonly celsius: Bounds;
  readonly use: 'oven' | 'core' | 'oil' | 'other';
  readonly guessed: boolean;
}

export interface AmountReading extends TextSpan, Bounds {
  /** Null where things are counted. */
  readonly unit: UnitName | null;
  /** Where the figure ends and the unit's word begins. */
  readonly figureEnd: number;
  readonly unitStart: number;
  /** Written as a sum ("1 cup + 2 tbsp", "1 lb 2 oz"); the ends are then the whole sum in the first unit. */
  readonly sum: boolean;
}

export interface StepAmount extends TextSpan {
  readonly kind: 'amount';
  /** The same amount in several units: "250 g / 9 oz". */
  readonly readings: readonly AmountReading[];
  /** Positions in the recipe's list it is a share of. */
  readonly lines: readonly number[];
  readonly food: Food | null;
  /** Said of one of several ("2 tbsp batter each"): it does not grow with the recipe. */
  readonly each: boolean;
}

export interface LengthReading extends TextSpan {
  /** One per dimension; the two ends where `range` is set. */
  readonly figures: readonly number[];
  readonly range: boolean;
  readonly unit: 'cm' | 'mm' | 'inch';
}

export interface StepLength extends TextSpan {
  readonly kind: 'length';
  /** The same length in several units: "23 cm / 9 inch". */
  readonly readings: readonly LengthReading[];
}

export interface StepIngredient extends TextSpan {
  readonly kind: 'ingredient';
  /** Positions in the recipe's list, rising; never empty. */
  readonly lines: readonly number[];
}

export interface StepEquipment extends TextSpan {
  readonly kind: 'equipment';
  /** Singular, British and American names under one: "cake tin" for "cake pan" too. */
  readonly name: string;
  /** What was written of its size, inside the span: "23 cm" of "23 cm springform tin", "2-litre" of a dish. */
  readonly size: StepLength | StepAmount | null;
}

export type StepPart = StepTime | StepTemperature | StepAmount | StepLength | StepIngredient | StepEquipment;

/** What one instruction says. */
export interface RecipeStep {
  /** As it was written. */
  readonly text: string;
  /** In order, not overlapping. */
  readonly parts: readonly StepPart[];
}
