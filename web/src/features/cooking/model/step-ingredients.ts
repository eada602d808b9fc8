import { headingsIn, headingText } from '@larder/culinary/ingredient-heading';
import { parseIngredientLine } from '@larder/culinary/ingredient-line';
import type { IngredientLine } from '@larder/culinary/ingredient-line';
import { readStep } from '@larder/culinary/instruction';

/** An ingredient that a step mentions. */
export interface StepIngredient {
  /** Its position in the list. */
  readonly line: number;
  /** Its section, where the step leaves open which section is meant; else null. */
  readonly section: string | null;
}

interface SectionedList {
  readonly lines: readonly IngredientLine[];
  readonly headings: readonly boolean[];
  /** For each line the position of the heading above it; -1 before the first. */
  readonly sections: readonly number[];
  /** The words of each heading: "dough" for "For the dough:". */
  readonly names: readonly (readonly string[])[];
}

/** Shorter words of a heading ("for", "the") name no section. */
const SHORTEST_NAME = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

function readList(ingredients: readonly string[]): SectionedList {
  const headings = headingsIn(ingredients);
  let section = -1;
  return {
    lines: ingredients.map(parseIngredientLine),
    headings,
    sections: headings.map((isHeading, at) => (section = isHeading ? at : section)),
    names: ingredients.map((text, at) =>
      headings[at] === true ? wordsOf(text).filter((word) => word.length >= SHORTEST_NAME) : [],
    ),
  };
}

/** The lines that a step mentions. Those of one food, such as the salt of two sections, are together. */
function mentionedIn({ lines, headings }: SectionedList, text: string): (readonly number[])[] {
  return readStep(text, lines).parts.flatMap((part) => {
    if (part.kind !== 'ingredient') return [];
    const foods = part.lines.filter((line) => headings[line] !== true);
    return [...Map.groupBy(foods, (line) => lines[line]?.food?.food.name ?? line).values()];
  });
}

/**
 * The ingredients that a step mentions, in list order, without headings. A food that several sections list ("salt") is that of the
 * section whose name or other foods the step mentions, else the first that no earlier step uses; else all are listed with
 * their sections.
 */
export function ingredientsOfStep(
  ingredients: readonly string[],
  steps: readonly string[],
  index: number,
): StepIngredient[] {
  const list = readList(ingredients);
  const used = new Set<number>();
  // Earlier steps matter only for a food of several sections. Reading them all would delay cook mode.
  const isAmbiguous = mentionedIn(list, steps[index] ?? '').some((same) => areOfSeveral(list, same));
  for (const text of isAmbiguous ? steps.slice(0, index) : [])
    for (const { line } of ingredientsIn(list, text, used)) used.add(line);
  return ingredientsIn(list, steps[index] ?? '', used);
}

const areOfSeveral = ({ sections }: SectionedList, lines: readonly number[]): boolean =>
  new Set(lines.map((line) => sections[line])).size > 1;

function ingredientsIn(list: SectionedList, text: string, used: ReadonlySet<number>): StepIngredient[] {
  const { sections, names } = list;
  const mentioned = mentionedIn(list, text);
  const words = new Set(wordsOf(text));
  const ofOneSection = mentioned.filter((same) => !areOfSeveral(list, same)).flat();
  const certain = new Set(ofOneSection.map((line) => sections[line]));
  const isNamed = (line: number) => names[sections[line] ?? -1]?.some((name) => words.has(name)) === true;
  const choose = (same: readonly number[]): readonly number[] => {
    const named = same.filter(isNamed);
    if (named.length > 0) return named;
    const beside = same.filter((line) => certain.has(sections[line]));
    if (beside.length > 0) return beside;
    const left = same.filter((line) => !used.has(line));
    return left.length === 0 || left.length === same.length ? same : left.slice(0, 1);
  };
  const chosen = mentioned.flatMap((same) => {
    const meant = areOfSeveral(list, same) ? choose(same) : same;
    const isOpen = areOfSeveral(list, meant);
    return meant.map((line): StepIngredient => ({ line, section: isOpen ? sectionOf(list, line) : null }));
  });
  const byLine = new Map(chosen.map((each) => [each.line, each]));
  return [...byLine.values()].toSorted((one, other) => one.line - other.line);
}

/** "Dough" for a line below "Dough:". */
function sectionOf({ lines, sections }: SectionedList, line: number): string | null {
  const heading = lines[sections[line] ?? -1]?.text;
  return heading === undefined ? null : headingText(heading).replace(/[:：]$/u, '');
}
