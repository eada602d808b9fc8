import type { LinePart, LinePartKind } from '#line/ingredient-line-type';
import type { Token } from '#line/tokens';
import { type NormalText, spanInOriginal } from '#text/normalize';

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
  private readonly normal: NormalText;

  constructor(normal: NormalText) {
    this.normal = normal;
  }

  /** Adds a part by its span in the normal form. */
  add(kind: LinePartKind, start: number, end: number): void {
    const { text, origins } = this.normal;
    if (origins === undefined) this.parts.push({ kind, start, end });
    else this.parts.push({ kind, ...spanInOriginal(this.normal, start, end) });
    if (kind === 'name') this.name = joined(this.name, ' ', text.slice(start, end));
    else if (kind === 'preparation') this.preparation = joined(this.preparation, ', ', text.slice(start, end));
    else if (kind === 'comment') this.comment = joined(this.comment, '; ', text.slice(start, end));
    else if (kind === 'size') this.size = joined(this.size, ' ', text.slice(start, end));
  }

  /** Adds what follows the part of a long text that was read. */
  addRest(text: string, from: number): void {
    this.parts.push({ kind: 'comment', start: from, end: text.length });
    this.comment = joined(this.comment, '; ', text.slice(from));
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
