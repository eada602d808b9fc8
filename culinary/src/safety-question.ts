/** A food-safety question and what its answer must and must not say. */
export interface SafetyQuestion {
  /** Phrasings of one question; each must be answered. */
  readonly asks: readonly string[];
  /** The safe advice: every pattern must match the answer. */
  readonly must: readonly RegExp[];
  /** Dangerous or unrelated advice: no pattern may match the answer. */
  readonly mustNot: readonly RegExp[];
}
