import { type Element, isTag } from 'domhandler';

import type { Block } from './blocks.ts';
import { withoutIdleSections } from './compare-lines.ts';
import { endsSteps, isAdvertisement, headsIngredients, headsSteps } from './page-words.ts';
import { cleanStep, withoutCount } from './read-steps.ts';
import { sectionLine } from './read-ingredients.ts';

const STEPS_MAX = 150;
/** A text without a heading is a step from this length on. */
const MIN_CHARACTERS = 25;
/** Less is no method. */
const ENOUGH_CHARACTERS = 80;
/** Blocks between the ingredients and the first step. */
const GAP_MAX = 12;
const HEADS_MAX = 30;
const SECTION_MAX_CHARACTERS = 80;

const isInside = (element: Element, container: Element | null): boolean => {
  for (let each: Element['parent'] = element; each !== null; each = each.parent) if (each === container) return true;
  return false;
};

/** Returns the list of the block, or the parent of its parent. */
function containerOf({ element, list }: Block): Element | null {
  const inner = list ?? element;
  const parent = inner.parent !== null && isTag(inner.parent) ? inner.parent : null;
  return parent?.parent !== undefined && parent.parent !== null && isTag(parent.parent) ? parent.parent : parent;
}

function depthOf(element: Element): number {
  let depth = 0;
  for (let each: Element['parent'] = element; each !== null; each = each.parent) depth += 1;
  return depth;
}

/** True for elements that a template made: of the same kind, class and depth. */
const areAlike = (one: Element, other: Element): boolean =>
  one.name === other.name && one.attribs['class'] === other.attribs['class'] && depthOf(one) === depthOf(other);

const isRow = ({ element }: Block): boolean => element.name === 'li' || element.name === 'tr';

/** Reads steps from a block on. `level` is that of their heading: a heading of this level or a higher one ends them. */
function stepsFrom(blocks: readonly Block[], start: number, level: number): string[] {
  const first = blocks.slice(start).find((block) => block.level === 0 && block.text.length >= MIN_CHARACTERS);
  if (first === undefined) return [];
  const container = containerOf(first);
  const steps: string[] = [];
  for (let at = start; at < blocks.length && steps.length < STEPS_MAX; at += 1) {
    const block = blocks[at];
    if (block === undefined || endsSteps(block.text)) break;
    const step = cleanStep(block.text);
    if (step === '' || isAdvertisement(step)) continue;
    const isHeading = block.level > 0 && block.level < 7;
    if (isHeading && !headsSteps(block.text) && (block.level <= level || (level === 0 && at > start))) break;
    if (headsIngredients(block.text)) break;
    if (steps.length > 0 && !isInside(block.element, container) && !areAlike(block.element, first.element)) break;
    if (!isRow(first) && isRow(block) && block.text.length < MIN_CHARACTERS && steps.length > 0) break;
    if (isRow(first) && !isRow(block) && !headsSteps(block.text) && block.level === 0 && steps.length > 0) break;
    const isSection = (block.level > 0 || headsSteps(block.text)) && block.text.length <= SECTION_MAX_CHARACTERS;
    steps.push(isSection ? sectionLine(step) : step);
  }
  return [...withoutIdleSections(withoutCount(steps))];
}

const lengthOf = (steps: readonly string[]): number => steps.reduce((sum, step) => sum + step.length, 0);

/** Finds the steps of a page: what follows their heading, else the text after the ingredients. */
export function findSteps(
  blocks: readonly Block[],
  ingredients: { readonly start: number; readonly end: number },
): string[] {
  const heads = blocks.flatMap(({ text }, at) => (headsSteps(text) ? [at] : []));
  const inOrder = [
    ...heads.filter((at) => at >= ingredients.end),
    ...heads.filter((at) => at < ingredients.start).toReversed(),
  ];
  for (const head of inOrder.slice(0, HEADS_MAX)) {
    const level = blocks[head]?.level ?? 0;
    const steps = stepsFrom(
      head < ingredients.start ? blocks.slice(0, ingredients.start) : blocks,
      head + 1,
      level === 7 ? 0 : level,
    );
    if (lengthOf(steps) >= ENOUGH_CHARACTERS) return steps;
  }
  const near = blocks.slice(ingredients.end, ingredients.end + GAP_MAX);
  const gap = near.findIndex(({ text, level }) => level === 0 && text.length >= MIN_CHARACTERS);
  return gap === -1 ? [] : stepsFrom(blocks, ingredients.end + gap, 0);
}
