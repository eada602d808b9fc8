/** True for a section heading of an ingredient list, such as "For the sauce:". */
export function isHeading(line: string): boolean {
  return line.trimEnd().endsWith(':');
}
