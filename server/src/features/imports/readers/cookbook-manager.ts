import { areRecipeNames, readNamedFields } from './named-fields.ts';
import { itemOrProblem } from './json-format.ts';
import { isRecord, lineOf } from './json-value.ts';
import { readYaml } from './read-yaml.ts';
import type { FileReader, OpenFile, ReadItem } from './reader.ts';

/** Names at the beginning of a line, as YAML has them. */
const NAME = /^(?:- |--- )?['"]?(?:name|title)['"]?:\s/mu;
const LIST = /^ {0,2}['"]?(?:ingredients|directions|instructions)['"]?:/mu;
const DOCUMENT_END = /^---\s*$/gmu;

async function* read(file: OpenFile): AsyncIterable<ReadItem> {
  for (const document of (await file.text()).split(DOCUMENT_END)) {
    if (document.trim() !== '') yield* itemsOf(document, file.name);
  }
}

function* itemsOf(document: string, name: string): Iterable<ReadItem> {
  const value = readYaml(document);
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  if (value === undefined) yield { problem: 'This recipe is damaged. Please export it again.', name };
  for (const record of values.filter(isRecord)) {
    if (!areRecipeNames(Object.keys(record))) continue;
    yield itemOrProblem(lineOf(record['name'] ?? record['title']) || name, () =>
      readNamedFields(Object.entries(record)),
    );
  }
}

/** The recipes of CookBook Manager, and others in YAML. Its JSON needs no reader of its own. */
export const cookBookManagerReader: FileReader = {
  format: 'CookBook Manager',
  recognizes: ({ head, archive }) => archive === null && !/^\s*[<[{]/u.test(head) && NAME.test(head) && LIST.test(head),
  read,
};
