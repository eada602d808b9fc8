import { type BlockHeading, readBlockHeading } from '#import/plain-text/block-heading';
import type { Block } from '#import/plain-text/block-words-data';
import { readFieldLine } from '#import/plain-text/field-line';
import type { PlainLine } from '#import/plain-text/prepare-lines';
import { readYield } from '#import/yield';

/** The lines below a heading; `block` is null for those before the first. */
export interface TextBlock {
  readonly block: Block | null;
  readonly lines: PlainLine[];
}

/** True for a heading that only says how much the recipe makes, besides: "Ingredients (serves 4)". */
const isYield = (rest: string): boolean => /\d/u.test(rest) && readYield(rest).servings !== null;

function openBlock({ block, rest, hasContent }: BlockHeading, line: PlainLine): TextBlock[] {
  if (rest === '' || (block === 'nutrition' && !hasContent)) return [{ block, lines: [] }];
  if (hasContent) return [{ block, lines: [{ text: rest, isAfterBlank: true }] }];
  if (isYield(rest))
    return [
      { block: null, lines: [{ text: rest, isAfterBlank: true }] },
      { block, lines: [] },
    ];
  const isSection = (block === 'ingredients' || block === 'steps') && !/\d/u.test(rest);
  return [{ block, lines: isSection ? [{ text: `${rest}:`, isAfterBlank: line.isAfterBlank }] : [] }];
}

/** Splits lines into blocks by their headings. "Preparation: 20 min" is no heading but a time. */
export function readBlocks(lines: readonly PlainLine[]): TextBlock[] {
  const blocks: TextBlock[] = [{ block: null, lines: [] }];
  for (const line of lines) {
    const heading = readBlockHeading(line.text);
    if (heading === null || (heading.rest !== '' && readFieldLine(line.text) !== null)) blocks.at(-1)?.lines.push(line);
    else blocks.push(...openBlock(heading, line));
  }
  return blocks;
}
