import type { Manifest } from '#platform/backup/manifest.ts';
import { SYSTEM_ACCOUNT_IDS } from '#features/personal-data/system-accounts.ts';

/** What a backup holds, such as: 3 people, 1,204 recipes, 48 community recipes, 77 files of pictures. */
export function summarizeBackup({ tables, pictures }: Manifest): string {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  return [
    counted(rowsOf('users') - SYSTEM_ACCOUNT_IDS.length, 'person', 'people'),
    counted(rowsOf('recipes'), 'recipe', 'recipes'),
    counted(rowsOf('community_recipes'), 'community recipe', 'community recipes'),
    counted(pictures.files, 'file of a picture', 'files of pictures'),
  ].join(', ');
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
