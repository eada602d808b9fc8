import type { Problem, StructureConfig } from './config.ts';
import { checkFile, checkNouns } from './file-rules.ts';
import { checkCycles, readEdges } from './graph.ts';
import { checkDeclaredUses, checkImports, checkRouteTables, checkUnusedUses } from './import-rules.ts';
import { createResolver } from './resolve.ts';
import { listSourceFiles } from './source-files.ts';

/** Every breach of the house rules under a root folder, in the order of the files. */
export function checkStructure(root: string, config: StructureConfig): { problems: Problem[]; fileCount: number } {
  const files = listSourceFiles(root);
  const edges = readEdges(files, createResolver(root));
  const problems = [
    ...files.flatMap((file) => checkFile(file, config)),
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
