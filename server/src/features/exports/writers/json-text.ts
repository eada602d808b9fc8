/** Writes values as a JSON array, one in a line. */
export async function* jsonArray<Item>(
  items: AsyncIterable<Item>,
  present: (item: Item) => unknown,
): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(present(item))}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** Returns an object without the fields that have no value: null, '' and empty lists. */
export function withoutEmpty(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const filled = Object.entries(record).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(filled);
}

/** ISO 8601: 95 minutes are "PT1H35M". Days are written in hours, which every parser reads. */
export function isoDuration(minutes: number | null): string | null {
  if (minutes === null) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
