declare const unit: unique symbol;
type Measure<Unit extends string> = number & { readonly [unit]: Unit };

/** Weight in grams. */
export type Grams = Measure<'g'>;
/** Volume in millilitres. */
export type Millilitres = Measure<'ml'>;
/** Time in minutes. */
export type Minutes = Measure<'min'>;

// The constructors are the only places where a bare number becomes a measure. They neither convert nor validate.
/* oxlint-disable typescript/no-unsafe-type-assertion -- a brand has no other way in */
export const grams = (value: number): Grams => value as Grams;
export const millilitres = (value: number): Millilitres => value as Millilitres;
export const minutes = (value: number): Minutes => value as Minutes;
