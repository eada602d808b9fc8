/** The subset of Markdown that models write about cooking. Anything else stays text: no HTML, no images, no external links. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'recipe'; readonly text: string; readonly id: string }
  /** A link to the eating section of the user's profile. */
  | { readonly kind: 'eating'; readonly text: string };

type Line = readonly Inline[];

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly lines: readonly Line[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly Line[] }
  /** The first row is the header. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly Line[])[] };

const MARKS =
  /\*\*(?<strong>[^\n]{1,2000}?)\*\*|`(?<code>[^`\n]{1,500})`|!?\[(?<label>[^\]\n]{0,500})\]\((?<target>[^)\s]{0,1000})\)|(?<![\w*])\*(?<emphasis>[^*\s](?:[^*\n]{0,500}[^*\s])?)\*(?![\w*])/gu;
const EATING = '/profile#eating';
/** The only links that are rendered, besides the one to the profile. */
const RECIPE = /^\/recipe\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/iu;

/** Links and code inside bold or italic text stay links and code. */
function inside(text: string, kind: 'strong' | 'emphasis'): Line {
  return parseInline(text).map((part) => (part.kind === 'text' ? { kind, text: part.text } : part));
}

function partsOf({ strong, code, label = '', target = '', emphasis }: Record<string, string | undefined>): Line {
  if (strong !== undefined) return inside(strong, 'strong');
  if (code !== undefined) return [{ kind: 'code', text: code }];
  if (emphasis !== undefined) return inside(emphasis, 'emphasis');
  if (target === EATING) return [{ kind: 'eating', text: wordsOf(parseInline(label)) }];
  const id = RECIPE.exec(target)?.groups?.['id'];
  return id === undefined ? parseInline(label) : [{ kind: 'recipe', text: wordsOf(parseInline(label)), id }];
}

/** The text of a line without its marks. */
export function wordsOf(line: Line): string {
  return line.map(({ text }) => text).join('');
}

export function parseInline(text: string): Line {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(...partsOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts.filter((part) => part.text !== '');
}

const LINE_END = /\r\n|[\n\r\u2028\u2029]/u;
const HEADING = /^\s{0,3}#{1,6}\s+(?<text>\S.*)$/u;
const CLOSING = /\s#{1,6}$/u;
const BULLET = /^\s*[-*+•]\s+(?<text>.*)$/u;
const NUMBER = /^\s*(?<number>\d{1,3})[.)]\s+(?<text>.*)$/u;
const NOTHING = /^\s*(?:(?:[-*_]\s*){3,})?$/u;
/** Also a row that is still streaming. */
const ROW = /^\s*\|/u;
const RULE = /^[\s|:]*-[\s|:-]*$/u;
const QUOTED = /^\s{0,3}>\s?/u;
/** Removes a fence's marks only: the rest of the line may be text. */
const FENCE = /^\s*`{3,}/u;

interface Item {
  readonly start: number | null;
  readonly text: string;
}

function itemOf(line: string): Item | null {
  const bullet = BULLET.exec(line)?.groups;
  if (bullet !== undefined) return { start: null, text: bullet['text'] ?? '' };
  const numbered = NUMBER.exec(line)?.groups;
  return numbered === undefined ? null : { start: Number(numbered['number']), text: numbered['text'] ?? '' };
}

/** A block whose lines are still collected. */
interface Draft {
  readonly kind: Block['kind'];
  readonly start: number | null;
  readonly texts: string[];
}

function cellsOf(row: string): readonly Line[] {
  const line = row.trim();
  const cells = line.slice(1, line.length > 1 && line.endsWith('|') ? -1 : undefined);
  return cells.split('|').map((cell) => parseInline(cell.trim()));
}

/** An indented line continues the list item above it. */
function continuesItem(line: string, open: Draft): boolean {
  return open.kind === 'list' && /^\s{2,}\S/u.test(line);
}

export function parseMarkdown(text: string): readonly Block[] {
  const drafts: Draft[] = [];
  let open: Draft | null = null;
  const begin = (draft: Draft): Draft => {
    drafts.push(draft);
    return draft;
  };
  for (const raw of text.split(LINE_END)) {
    const line = raw.replace(QUOTED, '').replace(FENCE, '');
    const item = itemOf(line);
    const heading = HEADING.exec(line)?.groups?.['text'];
    if (NOTHING.test(line)) {
      // Models leave blank lines between the items of one list.
      if (open?.kind !== 'list') open = null;
    } else if (heading !== undefined) {
      begin({ kind: 'heading', start: null, texts: [heading.trimEnd().replace(CLOSING, '')] });
      open = null;
    } else if (item !== null) {
      const isSame: boolean = open?.kind === 'list' && (open.start === null) === (item.start === null);
      if (!isSame || open === null) open = begin({ kind: 'list', start: item.start, texts: [] });
      open.texts.push(item.text);
    } else if (ROW.test(line)) {
      if (open?.kind !== 'table') open = begin({ kind: 'table', start: null, texts: [] });
      if (!RULE.test(line)) open.texts.push(line);
    } else if (open !== null && continuesItem(line, open)) {
      const last = open.texts.length - 1;
      open.texts[last] = `${open.texts[last] ?? ''} ${line.trim()}`;
    } else {
      if (open?.kind !== 'paragraph') open = begin({ kind: 'paragraph', start: null, texts: [] });
      open.texts.push(line.trim());
    }
  }
  return drafts.map(({ kind, start, texts }) => {
    if (kind === 'table') return { kind, rows: texts.map(cellsOf) };
    const lines = texts.map(parseInline);
    return kind === 'list' ? { kind, start, items: lines } : { kind, lines };
  });
}

/** Closes bold text that is still streaming, so that it is bold at once. */
export function closeOpenMarks(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const isOpen = line.split('**').length % 2 === 0;
  if (!isOpen) return text;
  return text.endsWith('**') ? text.slice(0, -2) : `${text}**`;
}

function linesOf(block: Block): readonly string[] {
  if (block.kind === 'table') return block.rows.map((cells) => cells.map(wordsOf).join(', '));
  return (block.kind === 'list' ? block.items : block.lines).map(wordsOf);
}

/** The text without marks, for screen readers. */
export function plainText(text: string): string {
  return parseMarkdown(text).flatMap(linesOf).join('\n');
}
