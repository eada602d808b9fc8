import { readSimpleYaml } from '#import/simple-yaml';
import type { ReadYaml } from '#import/text-format';
import { linesOf } from '#import/text-lines';

export interface FrontMatter {
  /** By keys in lower case, with single blanks instead of "_" and "-"; nested keys are joined with ".". */
  readonly values: ReadonlyMap<string, unknown>;
  readonly body: string;
}

const FENCE = /^---\s*$/u;
const MAX_DEPTH = 3;

const keyOf = (key: string): string =>
  key
    .replaceAll(/([a-z])(?=[A-Z])/gu, '$1 ')
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function addValues(
  values: Map<string, unknown>,
  record: Readonly<Record<string, unknown>>,
  prefix = '',
  depth = 0,
): void {
  for (const [name, value] of Object.entries(record)) {
    const key = `${prefix}${keyOf(name)}`;
    if (!values.has(key)) values.set(key, value);
    if (isRecord(value) && depth < MAX_DEPTH) addValues(values, value, `${key}.`, depth + 1);
  }
}

function parse(yaml: string, readYaml: ReadYaml | undefined): Readonly<Record<string, unknown>> {
  try {
    const value = readYaml?.(yaml);
    if (isRecord(value)) return value;
  } catch {
    // What is no YAML may still have flat lines.
  }
  return readSimpleYaml(yaml);
}

/** Splits a text into its YAML front matter, between lines of "---", and the rest; null without front matter. */
export function readFrontMatter(text: string, readYaml?: ReadYaml): FrontMatter | null {
  const lines = linesOf(text);
  const start = lines.findIndex((line) => line.trim() !== '');
  if (!FENCE.test(lines[start] ?? '')) return null;
  const end = lines.findIndex((line, at) => at > start && FENCE.test(line));
  if (end === -1) return null;
  const values = new Map<string, unknown>();
  addValues(values, parse(lines.slice(start + 1, end).join('\n'), readYaml));
  return { values, body: lines.slice(end + 1).join('\n') };
}
