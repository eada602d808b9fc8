/** The account that stands for everyone who has left. */
export const TOMBSTONE_ID = '00000000-0000-7000-8000-000000000000';

/** The account under which the kitchen itself gives recipes to the community. */
export const HOUSE_ID = '00000000-0000-7000-8000-000000000001';

/** Accounts behind which there is nobody: they are not listed with people, and nothing is done to them. */
export const NOBODY_IDS: readonly string[] = [TOMBSTONE_ID, HOUSE_ID];

/** Such as larder-2026-03-14.zip. A header takes plain letters only. */
export function exportName(productName: string, now: Date): string {
  const name = productName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
  return `${name === '' ? 'export' : name}-${now.toISOString().slice(0, 10)}.zip`;
}
