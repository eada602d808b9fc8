import { parse } from 'yaml';

/** Longer documents are no recipe. The parser is slow. */
const MAX_CHARACTERS = 300_000;
const MAX_ALIASES = 50;

/** Parses YAML to plain values; undefined for malformed, deeply nested or long text. */
export function readYaml(text: string): unknown {
  if (text.length > MAX_CHARACTERS) return undefined;
  try {
    return parse(text, { maxAliasCount: MAX_ALIASES, logLevel: 'error', schema: 'core' }) as unknown;
  } catch {
    return undefined;
  }
}
