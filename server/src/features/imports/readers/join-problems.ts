/** Joins what went wrong in one text, each sentence once; null if nothing did. */
export function joinProblems(problems: readonly (string | null)[]): string | null {
  return [...new Set(problems.filter((problem) => problem !== null))].join(' ') || null;
}
