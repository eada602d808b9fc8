import { readRows, type Row } from './read-table.ts';
import { readTests, type TestFile } from './read-tests.ts';

/** Tests in which a user or a program receives a text, unlike unit tests of the code that makes it. */
const FRONT_DOOR = /^(?:e2e|server)\/|\.component\.test\.tsx$/u;

/** What the document says that is not so. `readSource` gives the text of a file, or null where there is none. */
export function findFaults(markdown: string, readSource: (path: string) => string | null): string[] {
  const files = new Map<string, TestFile | null>();
  const testsOf = (path: string): TestFile | null => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const source = readSource(path);
    const read = source === null ? null : readTests(path, source);
    files.set(path, read);
    return read;
  };
  return readRows(markdown).flatMap((row) => faultsOf(row, testsOf).map((fault) => `line ${row.line}: ${fault}`));
}

function faultsOf(row: Row, testsOf: (path: string) => TestFile | null): string[] {
  if (row.isUnproved) return [];
  if (row.proofs.length === 0) return ['nothing proves it'];
  const frontDoor = row.proofs.map(({ path }) => path).filter((path) => FRONT_DOOR.test(path));
  return [
    ...row.proofs.flatMap(({ path, name }) => {
      const tests = testsOf(path);
      if (tests === null) return [`there is no ${path}`];
      return tests.names.has(name) ? [] : [`${path} has no test '${name}'`];
    }),
    ...row.texts
      .filter((text) => !frontDoor.some((path) => testsOf(path)?.texts.some((said) => isText(said, text)) === true))
      .map((text) => `none of its browser, component and server tests says '${text}'`),
  ];
}

/** Is it this text, from its first letter to its last? */
function isText(said: string, text: string): boolean {
  const parts = text.split(/\{[^{}]*\}/u);
  if (parts.length === 1) return said === text;
  const [first = '', ...others] = parts;
  const last = others.pop() ?? '';
  if (!said.startsWith(first) || !said.endsWith(last) || said.length <= first.length + last.length) return false;
  const end = said.length - last.length;
  let at = first.length;
  for (const part of others) {
    const found = said.indexOf(part, at + 1);
    if (found === -1 || found + part.length >= end) return false;
    at = found + part.length;
  }
  return true;
}
