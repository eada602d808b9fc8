import type { Manifest } from '#platform/backup/manifest.ts';
import { SYSTEM_ACCOUNT_IDS } from '#features/personal-data/system-accounts.ts';

/** Summarizes a backup, such as: 3 people, 1,204 recipes, 48 community recipes, 77 picture files. */
export function summarizeBackup({ tables, pictures }: Manifest): string {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  return [
    pluralize(rowsOf('users') - SYSTEM_ACCOUNT_IDS.length, 'person', 'people'),
    pluralize(rowsOf('recipes'), 'recipe', 'recipes'),
    pluralize(rowsOf('community_recipes'), 'community recipe', 'community recipes'),
    pluralize(pictures.files, 'picture file', 'picture files'),
  ].join(', ');
}

function pluralize(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
