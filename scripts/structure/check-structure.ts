import type { Problem, StructureConfig } from './config.ts';
import { checkFile, checkNouns } from './file-rules.ts';
import { checkDeclaredUses, checkImports, checkRouteTables, checkUnusedUses } from './import-rules.ts';
import { checkCycles, readEdges } from './imports.ts';
import { listSourceFiles } from './source-files.ts';
import { checkUntranslatedPaths, checkWords } from './word-rules.ts';

/** Every violation of the house rules under a root folder, sorted by file. */
export function checkStructure(root: string, config: StructureConfig): { problems: Problem[]; fileCount: number } {
  const files = listSourceFiles(root);
  const edges = readEdges(root, files);
  const problems = [
    ...files.flatMap((file) => checkFile(file, config)),
    ...files.flatMap((file) => checkWords(file, config)),
    ...checkUntranslatedPaths(files, config),
    ...checkNouns(files, config),
    ...checkImports(edges, config),
    ...checkDeclaredUses(config),
    ...checkUnusedUses(edges, config),
    ...checkRouteTables(files, edges, config),
    ...checkCycles(edges),
  ];
  return {
    problems: problems.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)),
    fileCount: files.length,
  };
}
