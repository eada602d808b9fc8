/** Is each member of one the same value in the other, as React compares them? */
export function sameProps<Props extends object>(one: Props, other: Props): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => Object.is(Reflect.get(one, name), Reflect.get(other, name)));
}
