import type { ExportFormatKey } from '@larder/contract/export-formats';

import { cooklangWriter } from './cooklang.ts';
import { csvWriter } from './csv.ts';
import { markdownWriter } from './markdown.ts';
import { mealieWriter } from './mealie.ts';
import { nextcloudWriter } from './nextcloud.ts';
import { paprikaWriter } from './paprika.ts';
import { recipeSageWriter } from './recipesage.ts';
import { schemaOrgWriter } from './schema-org.ts';
import { tandoorWriter } from './tandoor.ts';
import type { Writer } from './writer.ts';

/** The writers of other formats than our own. */
export const WRITERS: Readonly<Record<Exclude<ExportFormatKey, 'archive'>, Writer>> = {
  'schema-org': schemaOrgWriter,
  paprika: paprikaWriter,
  mealie: mealieWriter,
  tandoor: tandoorWriter,
  nextcloud: nextcloudWriter,
  recipesage: recipeSageWriter,
  cooklang: cooklangWriter,
  markdown: markdownWriter,
  csv: csvWriter,
};
