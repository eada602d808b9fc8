import type { LinePart, LinePartKind } from '#line/ingredient-line-type';
import type { Token } from '#line/tokens';

/** Stretches of one kind, marks between them included and marks around them left out. */
export function partsOf(tokens: readonly Token[], kinds: readonly (LinePartKind | undefined)[]): LinePart[] {
  const parts: LinePart[] = [];
  let kind: LinePartKind | undefined;
  let start = 0;
  let end = 0;
  let breaks = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.kind === 'mark') {
      breaks ||= token.word === '(' || token.word === ')' || token.word === ';' || token.word === ',';
      continue;
    }
    const here = kinds[at] ?? 'comment';
    if (here !== kind || (breaks && here !== 'name')) {
      if (kind !== undefined) parts.push({ kind, start, end });
      kind = here;
      ({ start } = token);
    }
    ({ end } = token);
    breaks = false;
  }
  if (kind !== undefined) parts.push({ kind, start, end });
  return parts;
}

interface Said {
  name: string;
  size: string;
  preparation: string;
  comment: string;
}

/** Two pieces with something between, unless there is only one. */
export const joined = (there: string, separator: string, piece: string): string =>
  there === '' ? piece : there + separator + piece;

/** The words of each kind of part. */
export function saidIn(text: string, parts: readonly LinePart[]): Said {
  const said: Said = { name: '', size: '', preparation: '', comment: '' };
  for (const { kind, start, end } of parts) {
    if (kind === 'name') said.name = joined(said.name, ' ', text.slice(start, end));
    else if (kind === 'preparation') said.preparation = joined(said.preparation, ', ', text.slice(start, end));
    else if (kind === 'comment') said.comment = joined(said.comment, '; ', text.slice(start, end));
    else if (kind === 'size') said.size = joined(said.size, ' ', text.slice(start, end));
  }
  return said;
}
