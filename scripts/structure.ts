// Checks the house rules for folders, imports and names: `node scripts/structure.ts`.
import { dirname } from 'node:path';

import { structureConfig } from './structure.config.ts';
import { checkStructure } from './structure/check-structure.ts';

const { problems, fileCount } = checkStructure(dirname(import.meta.dirname), structureConfig);
for (const { file, line, rule, message } of problems) {
  console.log(`${file}${line === undefined ? '' : `:${line}`}  [${rule}]\n    ${message}`);
}
console.log(`${fileCount} files checked, ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
