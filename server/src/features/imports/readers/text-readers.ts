import type { TextFormat } from '@larder/culinary/import/text-format';
import { TEXT_FORMATS } from '@larder/culinary/import/text-formats';

import { readYaml } from './read-yaml.ts';
import type { FileReader, OpenFile, ReadItem } from './reader.ts';

/** HTML, XML and JSON are no text for people. */
const MARKUP = /^\s*[<[{]/u;

async function* read(file: OpenFile, format: TextFormat): AsyncIterable<ReadItem> {
  const text = await file.text();
  const stepNumbers = format.stepNumbers?.(text, readYaml);
  for (const draft of format.read(text, readYaml))
    yield { draft, pictures: [], ...(stepNumbers === undefined ? {} : { stepNumbers }) };
}

/** Text files: MealMaster, MasterCook, Cooklang and others, and any text with recipes. */
export const textReaders: readonly FileReader[] = TEXT_FORMATS.map((format) => ({
  format: format.name,
  recognizes: (file) =>
    file.archive === null && file.head !== '' && !MARKUP.test(file.head) && format.recognizes(file.head),
  read: (file) => read(file, format),
}));
