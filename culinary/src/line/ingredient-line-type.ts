import type { FoundFood } from '#ingredient-catalogue';
import type { LanguageCode } from '#lexicon/lexicon';
import type { UnitName } from '#units';

/** A span of the original text: UTF-16 offsets, `end` exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export interface LineAmount extends TextSpan {
  /** Above 0. Equal to `high` unless a range was written ("2–3"). */
  readonly low: number;
  readonly high: number;
  /** Null for counted things ("2 carrots"). */
  readonly unit: UnitName | null;
  /** The size of each package: "2 (14-oz) cans" has unit can and 14 oz each. */
  readonly each?: { readonly low: number; readonly high: number; readonly unit: UnitName };
  /** Qualifiers such as "about", "heaped", "scant", as written, lower case. */
  readonly manner?: string;
  /** No number is written, one is meant: "stick of butter", "14-oz can coconut milk". */
  readonly unwritten?: boolean;
}

export type LinePartKind =
  | 'quantity'
  | 'unit'
  | 'size'
  | 'name'
  | 'preparation'
  | 'comment'
  | 'alternative'
  | 'optional'
  /** A further ingredient, of {@link IngredientLine.more}. */
  | 'more';

export interface LinePart extends TextSpan {
  readonly kind: LinePartKind;
}

/**
 * A parsed ingredient line. Where it holds several ingredients, the fields describe the first and `more` the others.
 * Text that is neither amount nor name goes to `preparation` or `comment`.
 */
export interface IngredientLine {
  /** The original text. */
  readonly text: string;
  /** The first amount. Null for "salt". */
  readonly amount: LineAmount | null;
  /** Amounts to add: "½ cup + 2 tbsp". */
  readonly plus: readonly LineAmount[];
  /** The same amount in other units: "400 g / 14 oz". */
  readonly equivalents: readonly LineAmount[];
  /** The food as written, without amount, size and preparation. The whole text if no name is recognized. */
  readonly name: string;
  /** "large", "medium"; empty if not written, as are the next two. */
  readonly size: string;
  readonly preparation: string;
  readonly comment: string;
  /** Further ingredients in the same line, without their own: "2 eggs + 1 yolk". */
  readonly more: readonly IngredientLine[];
  /** Alternative foods: "milk (or oat milk)". */
  readonly alternatives: readonly string[];
  readonly optional: boolean;
  readonly food: FoundFood | null;
  /** The language of its words; null for English. */
  readonly language: LanguageCode | null;
  /** 0–1: confidence that name and amount are right. */
  readonly confidence: number;
  /** In order, without overlap; together they cover every letter and digit of the text. */
  readonly parts: readonly LinePart[];
}
