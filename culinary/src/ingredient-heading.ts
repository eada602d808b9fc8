/** "For the sauce:" heads the lines of an ingredient list below it, and is nothing to lay out, weigh or count. */
export function isHeading(line: string): boolean {
  return line.trimEnd().endsWith(':');
}
