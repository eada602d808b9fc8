import { isTest, placeOf } from './place.ts';
import type { Problem, Side, StructureConfig } from './config.ts';
import { contractNoun } from './import-rules.ts';
import { lineAt, type SourceFile, type Word } from './source-files.ts';

const LINES_MAX = 300;
const KEBAB_PART = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const FORBIDDEN_NAMES = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common']);
const DATA_TABLE = /^culinary\/src\/(?:.*\/)?(?:catalogue\/|knowledge\/|[^/]+-data\.ts$)/u;
/** Documents such as README.md. */
const CAPITAL_NAME = /^[A-Z]+\.md$/u;
/** Spelled so that a search for unfinished work does not find this line. */
const UNFINISHED = /\b(?:TO-?DO|FIX-?ME|XX[X])\b/u;
const NARROWED_TEST = /\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(only|skip|todo|fixme|skipIf|runIf)\b/gu;

const VOCABULARY: Readonly<Record<Side, { readonly names: readonly string[]; readonly folders: readonly string[] }>> = {
  server: { names: ['routes', 'commands', 'queries', 'policy', 'present', 'tables'], folders: [] },
  web: { names: ['api', 'model'], folders: ['components', 'hooks'] },
};

export function checkFile(file: SourceFile, config: StructureConfig): Problem[] {
  const findings = [
    ...checkSyntax(file),
    ...checkName(file),
    ...checkSize(file),
    ...checkLayout(file),
    ...checkVocabulary(file, config),
    ...checkProductWords(file, config),
    ...checkUnfinished(file),
  ];
  return findings.map((finding) => ({ file: file.path, ...finding }));
}

type Finding = Omit<Problem, 'file'>;

function checkSyntax({ syntaxError }: SourceFile): Finding[] {
  return syntaxError === null ? [] : [{ rule: 'syntax', message: syntaxError }];
}

function checkName({ path, imports }: SourceFile): Finding[] {
  const names = path.split('/');
  const fileName = names.at(-1) ?? path;
  const findings: Finding[] = [];
  for (const name of CAPITAL_NAME.test(fileName) ? names.slice(0, -1) : names) {
    const parts = name.split('.');
    if (!parts.every((part) => KEBAB_PART.test(part))) {
      findings.push({
        rule: 'kebab-case',
        message: `'${name}' is not kebab-case. Rename it, such as 'recipe-card.tsx'.`,
      });
    }
    const vague = parts[0]?.split('-').find((word) => FORBIDDEN_NAMES.has(word));
    if (vague !== undefined) {
      findings.push({ rule: 'forbidden-name', message: `'${vague}' says nothing. Name '${name}' after what it does.` });
    }
  }
  if (/^index\.(?:ts|tsx|js|mjs)$/u.test(fileName)) {
    findings.push({
      rule: 'barrel',
      message: 'No index files: name the file after what it holds and import it directly.',
    });
  }
  for (const { specifier, line } of imports.filter(({ isStarExport }) => isStarExport)) {
    const message = `export * from '${specifier}' makes a barrel. Import from there directly.`;
    findings.push({ line, rule: 'barrel', message });
  }
  return findings;
}

function checkSize({ path, text }: SourceFile): Finding[] {
  const lineCount = text.trimEnd().split('\n').length;
  if (lineCount <= LINES_MAX || path.endsWith('.md') || isTest(path) || DATA_TABLE.test(path)) return [];
  const message = `${lineCount} lines, more than ${LINES_MAX}. Make it a folder of files that each do one thing.`;
  return [{ rule: 'file-size', message }];
}

function checkLayout({ path }: SourceFile): Finding[] {
  const { side, layer } = placeOf(path);
  if (side === null || layer !== 'outside' || !path.startsWith(`${side}/src/`)) return [];
  const folders = side === 'web' ? 'app, features, ui and platform' : 'app, features, migrations and platform';
  return [{ rule: 'layout', message: `${side}/src holds ${folders} only. Move the file into one of them.` }];
}

function checkVocabulary({ path }: SourceFile, config: StructureConfig): Finding[] {
  const { layer, side, feature, inFeature } = placeOf(path);
  if (layer !== 'feature' || side === null) return [];
  if (feature === null || inFeature === null) {
    return [{ rule: 'feature-vocabulary', message: `Files lie in a feature's folder, not beside the features.` }];
  }
  const { names, folders } = VOCABULARY[side];
  const [first = '', ...rest] = inFeature.split('/');
  const isWord = rest.length === 0 && names.some((name) => new RegExp(`^${name}\\.tsx?$`, 'u').test(first));
  const isInWordFolder = rest.length === 1 && names.includes(first);
  const isInFolder = rest.length > 0 && folders.includes(first);
  const further = config.furtherFiles[side][feature] ?? [];
  const isDeclared = further.some((entry) => entry === inFeature || (rest.length > 0 && entry === first));
  if (isHookOutsideHooks(inFeature)) {
    return [{ rule: 'feature-vocabulary', message: `A hook belongs into hooks/. Move '${inFeature}' there.` }];
  }
  if (isWord || isInWordFolder || isInFolder || isDeclared) return [];
  const allowed = [...names.map((name) => `${name}.ts`), ...folders.map((name) => `${name}/`)].join(', ');
  return [
    {
      rule: 'feature-vocabulary',
      message:
        `A ${side} feature holds ${allowed}, folders of these names, and tests. If '${inFeature}' is an engine of its ` +
        `own, declare it under furtherFiles in scripts/structure.config.ts.`,
    },
  ];
}

function isHookOutsideHooks(inFeature: string): boolean {
  const [folder, fileName = ''] = inFeature.split('/');
  return folder === 'components' && fileName.startsWith('use-');
}

function checkProductWords({ path, identifiers }: SourceFile, config: StructureConfig): Finding[] {
  const { layer } = placeOf(path);
  if (layer !== 'platform' && layer !== 'ui') return [];
  return [fileNameOf(path), ...identifiers()].flatMap(({ text, line }) => {
    const word = wordsOf(text).find((part) => config.productWords.includes(part));
    if (word === undefined || config.settings.includes(text)) return [];
    const message = `'${text}' contains '${word}', but ${layer} contains no product word.`;
    return [{ line, rule: 'product-word', message }];
  });
}

/** The file name without its endings, as the first word of the file. */
export function fileNameOf(path: string): Word {
  return { text: path.split('/').at(-1)?.split('.')[0] ?? '', line: 1 };
}

/** The words of an identifier, lower case and singular: recipeCards → recipe, card. */
function wordsOf(identifier: string): string[] {
  const parts = identifier.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, ' ').split(/[\s_$-]+/u);
  return parts.map((part) =>
    part
      .toLowerCase()
      .replace(/ies$/u, 'y')
      .replace(/(?:(?<=sh)es|(?<!s)s)$/u, ''),
  );
}

function checkUnfinished({ comments, text }: SourceFile): Finding[] {
  return [
    ...comments
      .filter((comment) => UNFINISHED.test(comment.text))
      .map(({ line }) => ({ line, rule: 'unfinished', message: 'A note of unfinished work. Do it, or leave it out.' })),
    ...[...text.matchAll(NARROWED_TEST)].map(({ 1: call, index }) => ({
      line: lineAt(text, index),
      rule: 'narrowed-test',
      message: `.${call} switches tests off. Repair the test, or remove it.`,
    })),
  ];
}

/** A feature bears the same noun in contract, server and web. Tables alone do not reach the wire yet and need no contract. */
export function checkNouns(files: readonly SourceFile[], config: StructureConfig): Problem[] {
  const nouns = new Set(
    files.filter(({ path }) => path.startsWith('contract/src/')).map(({ path }) => contractNoun(path)),
  );
  const reported = new Set<string>();
  return files.flatMap(({ path }) => {
    const { side, feature, inFeature } = placeOf(path);
    if (side === null || feature === null || inFeature === 'tables.ts' || reported.has(`${side}/${feature}`)) return [];
    const isKnown = nouns.has(feature) && !config.contractBasics.includes(feature);
    if (isKnown || config.featuresWithoutContract[side].includes(feature)) return [];
    reported.add(`${side}/${feature}`);
    const message = `The feature '${feature}' has no contract/src/${feature}.ts. Name it after its noun in the contract.`;
    return [{ file: path, rule: 'feature-noun', message }];
  });
}
