import type { FoundFood } from '#ingredient-catalogue';
import type { UnitName } from '#units';

/** A stretch of the original text: UTF-16 offsets, `end` exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export interface LineAmount extends TextSpan {
  /** Above 0. Equal to `high` unless a range was written ("2–3"). */
  readonly low: number;
  readonly high: number;
  /** Null where things are simply counted ("2 carrots"). */
  readonly unit: UnitName | null;
  /** Size of each one when a pack names it: "2 (14-oz) cans" has unit can and 14 oz each. */
  readonly each?: { readonly low: number; readonly high: number; readonly unit: UnitName };
  /** "about", "heaped", "scant": said of the amount, in the writer's own words, lower case. */
  readonly manner?: string;
}

export type LinePartKind =
  | 'quantity'
  | 'unit'
  | 'size'
  | 'name'
  | 'preparation'
  | 'comment'
  | 'alternative'
  | 'optional';

export interface LinePart extends TextSpan {
  readonly kind: LinePartKind;
}

/** What one line of an ingredient list says. Whatever is neither amount nor name is kept in `preparation` or `comment`. */
export interface IngredientLine {
  /** As it was written. */
  readonly text: string;
  /** The amount that was named first. Null for "salt". */
  readonly amount: LineAmount | null;
  /** To be added to it: "½ cup + 2 tbsp". */
  readonly plus: readonly LineAmount[];
  /** The same amount in other units: "400 g / 14 oz". */
  readonly equivalents: readonly LineAmount[];
  /** The food as written, without amount, size and preparation. The whole text where no name can be told. */
  readonly name: string;
  /** "large", "medium"; empty where none was written, as are the next two. */
  readonly size: string;
  readonly preparation: string;
  readonly comment: string;
  /** Other foods that will do as well: "milk (or oat milk)". */
  readonly alternatives: readonly string[];
  readonly optional: boolean;
  readonly food: FoundFood | null;
  /** 0–1: how sure it is that name and amount are what was meant. */
  readonly confidence: number;
  /** In order, not overlapping; together they cover every letter and digit of the text. */
  readonly parts: readonly LinePart[];
}
