import { EXPORT_FORMATS, type ExportFormatKey } from '@larder/contract/export-formats';

/** "recipes-2026-02-03.zip". */
export function exportName(format: ExportFormatKey, today: Date): string {
  const [month, day] = [today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0'));
  return `recipes-${today.getFullYear()}-${month}-${day}.${EXPORT_FORMATS[format].extension}`;
}
