import { hasType, isNode, type LinkedData, listOf, type DataNode } from './linked-data.ts';
import { linesOfHtml, textOfHtml } from './plain-text.ts';
import { sectionLine } from './read-ingredients.ts';

const DEPTH_MAX = 8;
const STEPS_MAX = 500;
const STEP_NUMBER =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|vaihe)\s*)?\d{1,2}\s*(?:[.):]+|[-–—](?=\s))\s*(?=\p{L})|^(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|vaihe)\s*\d{1,2}\s*[-–—]?\s+/iu;
const ONLY_NUMBER = /^(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|vaihe)?\s*#?\d{1,2}\s*[.):]?$/iu;
/** Scripts without letter case need no blank and no full stop before the next number. */
const INLINE_NUMBER =
  /(?:^|(?<=[.!?)…]) *)(\d{1,2})[.)]\s+(?=\p{Lu})|(?:^|(?<=[\s。！？])\s*)(\d{1,2})[.)、．]\s*(?=\p{Lo})/gu;
const BULLET = /^[•·▢□☐◦‣▪●*–—-]\s+(?=\p{L})/u;

/** Splits "1. Mix. 2. Bake." at numbers that count up from 1. */
function splitNumbered(line: string): string[] {
  const cuts: number[] = [];
  for (const match of line.matchAll(INLINE_NUMBER))
    if (Number(match[1] ?? match[2]) === cuts.length + 1) cuts.push(match.index);
  if (cuts.length < 2 || cuts[0] !== 0) return [line];
  return cuts.map((start, at) => line.slice(start, cuts[at + 1]).trim());
}

/** Returns a step without its number and bullet; '' for a number alone. */
export function cleanStep(text: string): string {
  const step = text.trim().replace(BULLET, '');
  return ONLY_NUMBER.test(step) ? '' : step.replace(STEP_NUMBER, '').replace(/^\p{Ll}/u, (letter) => letter);
}

/** Reads the steps of a text: one per line or per number. */
const stepsOfText = (text: string): string[] =>
  linesOfHtml(text)
    .slice(0, STEPS_MAX)
    .flatMap(splitNumbered)
    .slice(0, STEPS_MAX)
    .map(cleanStep)
    .filter((step) => step !== '');

const textOfValue = (value: unknown): string => (typeof value === 'string' ? textOfHtml(value) : '');

/** Compares by letters and figures alone. */
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Joins the title of a step and its text, unless the title is a number or the beginning of the text. */
function withTitle(title: string, text: string): string {
  if (text === '') return title;
  if (title === '' || ONLY_NUMBER.test(title) || letters(text).startsWith(letters(title))) return text;
  return /[.!?:]$/u.test(title) ? `${title} ${text}` : `${title}: ${text}`;
}

const childrenOf = (node: DataNode): unknown =>
  node['itemListElement'] ?? node['ItemListElement'] ?? node['steps'] ?? node['recipeInstructions'] ?? node['item'];

function stepOfNode(node: DataNode, isOnly: boolean, data: LinkedData, depth: number): string[] {
  const text = node['text'] ?? node['description'];
  const title = cleanStep(textOfValue(node['name'] ?? node['headline']));
  const own = typeof text === 'string' ? text : '';
  const parts = own === '' ? stepsOfValue(childrenOf(node), false, data, depth + 1) : [];
  if (own === '') return parts.length === 0 ? [title] : [withTitle(title, parts.join(' '))];
  if (isOnly) {
    const steps = stepsOfText(own);
    if (steps.length > 1) return steps;
  }
  return [withTitle(title, cleanStep(textOfHtml(own)))];
}

const isSection = (node: DataNode): boolean =>
  hasType(node, 'HowToSection') || hasType(node, 'ItemList') || hasType(node, 'HowTo');

function stepsOfNode(node: DataNode, isOnly: boolean, data: LinkedData, depth: number): string[] {
  if (hasType(node, 'ListItem') && node['item'] !== undefined)
    return stepsOfValue(node['item'], isOnly, data, depth + 1);
  if (!isSection(node)) return stepOfNode(node, isOnly, data, depth);
  const heading = textOfValue(node['name'] ?? node['Name']);
  const steps = stepsOfValue(childrenOf(node) ?? node['text'], false, data, depth + 1);
  return heading === '' || hasType(node, 'ItemList') ? steps : [sectionLine(heading), ...steps];
}

function stepsOfValue(given: unknown, isOnly: boolean, data: LinkedData, depth: number): string[] {
  const value = data.resolve(given);
  if (depth > DEPTH_MAX) return [];
  if (typeof value === 'string') return isOnly ? stepsOfText(value) : [cleanStep(textOfHtml(value))];
  if (Array.isArray(value)) return value.flatMap((each) => stepsOfValue(each, value.length === 1, data, depth + 1));
  return isNode(value) ? stepsOfNode(value, isOnly, data, depth) : [];
}

/** Removes the numbers of steps that count up from 1 without punctuation. */
export function withoutCount(steps: readonly string[]): readonly string[] {
  const isCounted = steps.length > 1 && steps.every((step, at) => step.startsWith(`${at + 1} `));
  return isCounted ? steps.map((step) => step.replace(/^\d+ /u, '')) : steps;
}

/** Reads the instructions of schema.org: texts, steps, sections and nested lists of them. A section becomes an entry that ends with ":". */
export function readSteps(value: unknown, data: LinkedData): string[] {
  const steps = stepsOfValue(listOf(value), true, data, 0).filter((step) => /[\p{L}\p{N}]/u.test(step));
  return [...withoutCount(steps)];
}
