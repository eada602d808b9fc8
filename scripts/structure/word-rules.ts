// Standard English in names, comments, test titles and documentation. Texts of the product are exempt.
import type { Problem, StructureConfig } from './config.ts';
import { fileNameOf } from './file-rules.ts';
import { isTest } from './place.ts';
import { lineAt, type SourceFile, type Word } from './source-files.ts';

/** Words of the old dialect, with what to write instead. */
const DIALECT: readonly (readonly [words: readonly string[], instead: string])[] = [
  [['told', 'tell', 'tells', 'teller'], 'publish, notify, report, show'],
  [['whoever', 'whomever', 'somebody'], 'the user, the caller, the owner, a guest, an admin'],
  [['stands', 'standing', 'stood'], 'is stored, is current, exists'],
  [['kept'], 'cached, stored, retained, preserved'],
  [['mend', 'mends', 'mended'], 'correct, repair'],
  [['so many'], 'the limit, the count, the maximum'],
  [['looked at', 'looks at', 'looked after'], 'checked, read, viewed, compared'],
];
/** Contract fields named in the dialect. Renaming one would break clients. */
const WIRE_NAMES = new Set(['mended']);
const INSTEAD = new Map(DIALECT.flatMap(([words, instead]) => words.map((word) => [word, instead] as const)));
/** The words of a phrase may be on two lines of a block comment. */
const SENTENCE_WORD = new RegExp(
  String.raw`\b(?:${[...INSTEAD.keys()].join('|').replaceAll(' ', String.raw`[\s*]+`)})\b`,
  'giu',
);
/** `test('…'`, `describe.each(…)('…'`, and the title after a table. */
const TEST_TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\]\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/gsu;
/** What Markdown quotes: code, and titles of tests and files. */
const MARKDOWN_CODE = /```[^]*?```|`[^`]*`|\]\([^)]*\)/gu;

export function checkWords(file: SourceFile, config: StructureConfig): Problem[] {
  if (config.untranslatedPaths.some((entry) => covers(entry, file.path))) return [];
  return [...findDialect(file)].map(({ text, line }) => {
    const instead = INSTEAD.get(text.toLowerCase().replaceAll(/[\s*]+/gu, ' ')) ?? 'standard English';
    return { file: file.path, line, rule: 'dialect', message: `Instead of '${text}' write: ${instead}.` };
  });
}

/** The list of untranslated folders only shrinks: an entry goes as soon as its folder is translated. */
export function checkUntranslatedPaths(files: readonly SourceFile[], config: StructureConfig): Problem[] {
  const isTranslated = (entry: string): boolean => {
    const covered = files.filter(({ path }) => covers(entry, path));
    return covered.length > 0 && covered.every((file) => findDialect(file).next().done === true);
  };
  return config.untranslatedPaths.filter(isTranslated).map((entry) => ({
    file: 'scripts/untranslated-paths.ts',
    rule: 'untranslated-paths',
    message: `'${entry}' is translated. Remove the entry.`,
  }));
}

/** Identifiers come last: they take longest to read. */
function* findDialect(file: SourceFile): Generator<Word, undefined> {
  for (const { text, line } of [...file.comments, ...titlesOf(file), ...markdownOf(file)]) {
    for (const match of text.matchAll(SENTENCE_WORD))
      yield { text: match[0], line: line + lineAt(text, match.index) - 1 };
  }
  for (const { text, line } of [fileNameOf(file.path), ...file.identifiers()]) {
    if (WIRE_NAMES.has(text)) continue;
    for (const word of wordsIn(text)) yield { text: word, line };
  }
}

function covers(entry: string, path: string): boolean {
  if (!entry.endsWith('/*')) return path === entry || path.startsWith(`${entry}/`);
  return path.slice(0, path.lastIndexOf('/')) === entry.slice(0, -2);
}

function titlesOf({ path, text }: SourceFile): Word[] {
  if (!isTest(path)) return [];
  return [...text.matchAll(TEST_TITLE)].map((match) => ({ text: match[2] ?? '', line: lineAt(text, match.index) }));
}

function markdownOf({ path, text }: SourceFile): Word[] {
  if (!path.endsWith('.md')) return [];
  return [{ text: text.replaceAll(MARKDOWN_CODE, (code) => code.replaceAll(/[^\n]/gu, ' ')), line: 1 }];
}

function wordsIn(name: string): string[] {
  const words = name.split(/[\s_$-]+|(?<=[a-z0-9])(?=[A-Z])/u).map((word) => word.toLowerCase());
  return words.filter((word) => INSTEAD.has(word));
}
