// Folders that are not translated into standard English yet (scripts/structure/word-rules.ts). A new folder starts
// translated, and an entry goes as soon as its folder is. `folder/*` means the files in the folder alone.
export const untranslatedPaths: readonly string[] = [
  'server/src/migrations/0005-kept.ts',
  'server/src/migrations/0029-standing.ts',
  'server/src/migrations/steps.ts',
];
