import { linesOf } from '#import/text-lines';

const HEADING = /^\s{0,3}(?<marks>#{1,6})\s+(?<text>.*)$/u;
const TABLE_ROW = /^\s*\|(?<cells>.*)\|\s*$/u;
const TABLE_RULE = /^\s*\|?[\s:|-]*-{2,}[\s:|-]*$/u;
const FENCE = /^\s*(?:```|~~~)/u;
const LINK = /(?<!\\)!?\[(?<text>[^\][]{0,300})\]\((?<address>[^()\s]{1,2000})(?:\s+"[^"]{0,200}")?\)/gu;
const WIKI_LINK = /!?\[\[(?:[^\][|]{1,200}\|)?(?<text>[^\][|]{1,200})\]\]/gu;
const EMPHASIS = /(?<![\p{L}\p{N}*_\\])(?<mark>[*_])(?=[^\s*_])(?<text>[^*_]+)\k<mark>(?![\p{L}\p{N}*_])/gu;
const ESCAPED = /\\(?<mark>[!-/:-@[-`{-~])/gu;
const ALL_BOLD = /^(?:\*\*|__)(?<text>[^*_]{1,80})(?:\*\*|__)$/u;

export interface MarkdownLine {
  /** 1 to 6 for a heading, else 0. */
  readonly level: number;
  /** Without marks; a heading below the first level ends with ":". */
  readonly text: string;
}

/** Removes links, emphasis and backslashes. */
export function plainMarkdown(text: string): string {
  const linked = text
    .replaceAll(LINK, (link, label: string) => (link.startsWith('!') ? '' : label))
    .replaceAll(WIKI_LINK, (link, label: string) => (link.startsWith('!') ? '' : label));
  return linked
    .replaceAll('**', '')
    .replaceAll('__', '')
    .replaceAll(EMPHASIS, '$<text>')
    .replaceAll(ESCAPED, '$<mark>');
}

function readLine(line: string): MarkdownLine {
  const { marks = '', text = '' } = HEADING.exec(line)?.groups ?? {};
  if (marks !== '') {
    const heading = plainMarkdown(text.replace(/\s+#{1,6}$/u, '')).trim();
    return { level: marks.length, text: marks.length > 1 && !/[:：]$/u.test(heading) ? `${heading}:` : heading };
  }
  const bold = ALL_BOLD.exec(line.trim())?.groups?.['text'];
  if (bold !== undefined) return { level: 0, text: `${bold.trim().replace(/:$/u, '')}:` };
  const cells = TABLE_ROW.exec(line)?.groups?.['cells'];
  const plain =
    cells === undefined
      ? line.replace(/^\s{0,3}>\s?/u, '')
      : cells
          .split('|')
          .map((cell) => cell.trim())
          .join(' ');
  return { level: 0, text: plainMarkdown(plain) };
}

/** Reads Markdown line by line: headings, rows of tables (without their heads) and text. */
export function markdownLines(markdown: string): MarkdownLine[] {
  const lines = linesOf(markdown.replaceAll(/<br\s?\/?>/giu, '\n'));
  return lines.flatMap((line, at) => {
    const isTableHead =
      TABLE_ROW.test(line) && TABLE_RULE.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '').includes('|');
    const isRule = TABLE_RULE.test(line) && line.includes('|');
    return isTableHead || isRule || FENCE.test(line) ? [] : [readLine(line)];
  });
}

/** Returns the address of the first picture; null without one. */
export function firstPicture(markdown: string): string | null {
  for (const { 0: link, groups } of markdown.matchAll(LINK))
    if (link.startsWith('!') && /^https?:\/\//iu.test(groups?.['address'] ?? '')) return groups?.['address'] ?? null;
  return null;
}
