/** Compares props as `React.memo` does. */
export function shallowEqual<Props extends object>(one: Props, other: Props): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => Object.is(Reflect.get(one, name), Reflect.get(other, name)));
}
