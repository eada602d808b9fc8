/** Lenient: blanks may stand before the colon and lack behind it ("time :30 min"), which YAML does not allow. */
const PAIR = /^(?<indent>\s*)(?:"(?<quoted>[^"]+)"|(?<key>[^\s#"'[\]{}:-][^:#]{0,60}?))\s*:(?!\/)\s*(?<value>.*)$/u;
const ITEM = /^\s*-\s+(?<value>.*)$/u;
const BLOCK = /^[|>][+-]?$/u;
const COMMENT = /^\s*#|^\s*$/u;

function scalarOf(text: string): string | number {
  const value = text.trim();
  if (value.startsWith('"') && value.endsWith('"') && value.length > 1) {
    try {
      return String(JSON.parse(value));
    } catch {
      return value.slice(1, -1);
    }
  }
  if (value.startsWith("'") && value.endsWith("'") && value.length > 1) return value.slice(1, -1).replaceAll("''", "'");
  const plain = value.replace(/\s#.*$/u, '');
  return /^-?\d{1,15}(?:\.\d{1,10})?$/u.test(plain) ? Number(plain) : plain;
}

const valueOf = (text: string): unknown =>
  text.startsWith('[') && text.endsWith(']')
    ? text
        .slice(1, -1)
        .split(',')
        .map((item) => scalarOf(item))
        .filter((item) => item !== '')
    : scalarOf(text);

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Returns the end of the lines that are indented deeper than `indent`; list items may be at the same depth. */
function endOfNested(lines: readonly string[], from: number, indent: number): number {
  let at = from;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() !== '' && indentOf(line) <= indent && !(indentOf(line) === indent && ITEM.test(line))) break;
    at += 1;
  }
  return at;
}

function nestedOf(lines: readonly string[], marker: string, depth: number): unknown {
  if (BLOCK.test(marker))
    return lines
      .map((line) => line.trim())
      .join(marker.startsWith('|') ? '\n' : ' ')
      .trim();
  const first = lines.find((line) => !COMMENT.test(line));
  if (first === undefined) return null;
  if (!ITEM.test(first)) return depth > 2 ? null : readPairs(lines, depth + 1);
  return lines.flatMap((line) => {
    const value = ITEM.exec(line)?.groups?.['value'];
    return value === undefined ? [] : [scalarOf(value)];
  });
}

function readPairs(lines: readonly string[], depth: number): Record<string, unknown> {
  const pairs = new Map<string, unknown>();
  for (let at = 0; at < lines.length;) {
    const groups = COMMENT.test(lines[at] ?? '') ? undefined : PAIR.exec(lines[at] ?? '')?.groups;
    const key = groups?.['quoted'] ?? groups?.['key'];
    at += 1;
    if (groups === undefined || key === undefined) continue;
    const value = (groups['value'] ?? '').trim();
    const end = value === '' || BLOCK.test(value) ? endOfNested(lines, at, groups['indent']?.length ?? 0) : at;
    if (!pairs.has(key))
      pairs.set(key, end > at ? nestedOf(lines.slice(at, end), value, depth) : value === '' ? null : valueOf(value));
    at = end;
  }
  return Object.fromEntries(pairs);
}

/**
 * Reads the part of YAML that front matter of recipes uses: pairs, nested pairs, lists, quoted and block texts. What it does
 * not know is left out. Never throws.
 */
export const readSimpleYaml = (yaml: string): Record<string, unknown> => readPairs(yaml.split('\n'), 0);
