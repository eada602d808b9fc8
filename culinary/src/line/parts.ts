import type { LinePart, LinePartKind } from '#line/ingredient-line-type';
import type { Token } from '#line/tokens';

/** Joins two pieces with a separator, unless one is empty. */
export const joined = (there: string, separator: string, piece: string): string =>
  there === '' ? piece : there + separator + piece;

/** Collects the parts of a line and the text of each kind. */
export class LineParts {
  readonly parts: LinePart[] = [];
  name = '';
  size = '';
  preparation = '';
  comment = '';
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  add(kind: LinePartKind, start: number, end: number): void {
    this.parts.push({ kind, start, end });
    if (kind === 'name') this.name = joined(this.name, ' ', this.text.slice(start, end));
    else if (kind === 'preparation') this.preparation = joined(this.preparation, ', ', this.text.slice(start, end));
    else if (kind === 'comment') this.comment = joined(this.comment, '; ', this.text.slice(start, end));
    else if (kind === 'size') this.size = joined(this.size, ' ', this.text.slice(start, end));
  }

  /** Adds spans of one kind; includes marks inside a span, excludes marks around it. */
  addAll(tokens: readonly Token[]): void {
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
      const here = token.part ?? 'comment';
      if (here !== kind || (breaks && here !== 'name')) {
        if (kind !== undefined) this.add(kind, start, end);
        kind = here;
        ({ start } = token);
      }
      ({ end } = token);
      breaks = false;
    }
    if (kind !== undefined) this.add(kind, start, end);
  }
}
