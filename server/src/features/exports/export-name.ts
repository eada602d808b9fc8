/** The file name of an export, such as larder-recipes-2026-03-14.zip. ASCII only, for the Content-Disposition header. */
export function exportName(words: readonly string[], now: Date, extension: string): string {
  const name = words
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
  return `${name === '' ? 'export' : name}-${now.toISOString().slice(0, 10)}.${extension}`;
}
