import type { TextSpan } from '#line/ingredient-line-type';
import type { Food } from '#ingredient-catalogue';
import type { NormalText } from '#text/normalize';
import type { UnitName } from '#units';

/** The ends of a range; equal if one figure was written. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

export interface StepTime extends TextSpan {
  readonly kind: 'time';
  /** Seconds. */
  readonly low: number;
  readonly high: number;
  /**
   * The name for a timer: the verb that the time belongs to ("simmer"), else the food. Null if neither is recognized.
   */
  readonly label: string | null;
}

/** One figure of a temperature: "180C fan" in "200C/180C fan/gas 6". */
export interface TemperatureReading extends TextSpan, Bounds {
  readonly scale: 'C' | 'F' | 'gas';
  readonly fan: boolean;
  /** No scale was written; this one is more likely. */
  readonly guessed: boolean;
}

export interface StepTemperature extends TextSpan {
  readonly kind: 'temperature';
  readonly readings: readonly TemperatureReading[];
  /** Conventional oven. For a fan oven alone, 20 °C above the written figure, as oven makers advise. */
  readonly celsius: Bounds;
  readonly use: 'oven' | 'core' | 'oil' | 'other';
  readonly guessed: boolean;
}

export interface AmountReading extends TextSpan, Bounds {
  /** Null for counted things. */
  readonly unit: UnitName | null;
  /** Where the figure ends and the unit begins. */
  readonly figureEnd: number;
  readonly unitStart: number;
  /** Written as a sum ("1 cup + 2 tbsp", "1 lb 2 oz"); `low` and `high` hold the total in the first unit. */
  readonly sum: boolean;
}

export interface StepAmount extends TextSpan {
  readonly kind: 'amount';
  /** The same amount in several units: "250 g / 9 oz". */
  readonly readings: readonly AmountReading[];
  /** Indexes of the ingredient lines that it is a share of. */
  readonly lines: readonly number[];
  readonly food: Food | null;
  /** An amount per piece ("2 tbsp batter each"); it does not scale. */
  readonly each: boolean;
}

export interface LengthReading extends TextSpan {
  /** One per dimension; the two ends if `range` is set. */
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
  /** Indexes of ingredient lines, ascending; never empty. */
  readonly lines: readonly number[];
}

export interface StepEquipment extends TextSpan {
  readonly kind: 'equipment';
  /** Canonical singular name; British and American names map to one: "cake tin" for "cake pan" too. */
  readonly name: string;
  /** Its written size, inside the span: "23 cm" of "23 cm springform tin", "2-litre" of a dish. */
  readonly size: StepLength | StepAmount | null;
}

export type StepPart = StepTime | StepTemperature | StepAmount | StepLength | StepIngredient | StepEquipment;

/** An instruction that is rewritten: `text` and all positions are those of its normal form. */
export interface MeasuredStep extends RecipeStep {
  readonly normal: NormalText;
  readonly original: string;
}

/** A parsed instruction. */
export interface RecipeStep {
  /** The original text. */
  readonly text: string;
  /** In order, without overlap. */
  readonly parts: readonly StepPart[];
}
