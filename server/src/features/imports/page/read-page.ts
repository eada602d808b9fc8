import type { FieldOrigin, ImportedRecipe, RecipeDraft } from '@larder/culinary/import/imported-recipe';
import type { Element } from 'domhandler';

import { blocksOf } from './blocks.ts';
import { cardOf, completeByCard, completeByLists } from './complete-draft.ts';
import { readHRecipes } from './h-recipe.ts';
import { type DataNode, linkNodes, readScripts } from './linked-data.ts';
import { mergeSources, type SourceRecipe } from './merge-sources.ts';
import { readMicrodata } from './microdata.ts';
import { readHead } from './page-head.ts';
import { elementsIn, parseDocument } from './parse-document.ts';
import { linesOf } from './plain-text.ts';
import { readPluginCards } from './plugin-markup.ts';
import { readLists } from './read-lists.ts';
import { isRecipeNode, readRecipeNode } from './read-recipe-node.ts';

const DRAFTS_MAX = 50;
const SOURCES_MAX = 10;
const NODES_MAX = 200;

interface StructuredRecipe extends SourceRecipe {
  readonly from: FieldOrigin;
}

function structured(elements: readonly Element[], base: string | null): StructuredRecipe[] {
  const scripts = linkNodes(readScripts(elements, (type) => type.toLowerCase().includes('ld+json')));
  const read = (nodes: readonly DataNode[], from: FieldOrigin, data = linkNodes(nodes)): StructuredRecipe[] =>
    nodes.slice(0, NODES_MAX).map((node) => ({ from, sure: true, recipe: readRecipeNode(node, data, base) }));
  return [
    ...read(scripts.nodes.filter(isRecipeNode), 'json-ld', scripts),
    ...read(readMicrodata(elements), 'microdata'),
    ...read(readHRecipes(elements), 'microdata'),
  ];
}

const letters = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const isStated = ({ recipe }: SourceRecipe): boolean => recipe.ingredients.length + recipe.instructions.length > 0;

/** Groups what several sources say about the same recipe, by its title. */
function groupByTitle(sources: readonly StructuredRecipe[]): StructuredRecipe[][] {
  const groups = new Map<string, StructuredRecipe[]>();
  for (const source of sources) {
    const key = letters(source.recipe.title);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [source]);
    else if (group.length < SOURCES_MAX) group.push(source);
  }
  return [...groups.values()];
}

/**
 * Returns the recipes of a page, each with its sources. Recipes of which only a name is stated are links to other pages. Markup under
 * another title than that of the only recipe in JSON-LD is about the same one; beside several it is left out.
 */
function recipesOf(sources: readonly StructuredRecipe[]): StructuredRecipe[][] {
  const all = groupByTitle(sources);
  const stated = all.filter((group) => group.some(isStated));
  const [first, ...others] = stated.length > 0 ? stated : all.slice(0, 1);
  if (first === undefined) return [];
  const isInJson = (group: readonly StructuredRecipe[]): boolean => group[0]?.from === 'json-ld';
  if (!isInJson(first)) return [first, ...others];
  const markup = others.filter((group) => !isInJson(group));
  return others.length === 1 && markup.length === 1
    ? [[...first, ...markup.flat()]]
    : [first, ...others.filter(isInJson)];
}

function readDraft(
  sources: readonly SourceRecipe[],
  cards: readonly ImportedRecipe[],
  lists: ImportedRecipe | null,
  head: ImportedRecipe,
): RecipeDraft {
  const stated = mergeSources(sources);
  const card = cardOf(stated, cards);
  const draft = mergeSources([
    ...sources,
    ...(card === null ? [] : [{ from: 'plugin' as const, sure: true, recipe: card }]),
    ...(lists === null ? [] : [{ from: 'page' as const, sure: false, recipe: lists }]),
    { from: 'page', sure: true, recipe: head },
  ]);
  const byCard = card === null ? draft : completeByCard(draft, card);
  return lists === null ? byCard : completeByLists(byCard, lists);
}

/** What was read of a page. */
export interface PageContent {
  readonly drafts: readonly RecipeDraft[];
  /** The rest of a page that has no whole recipe: for a model to read. Null if `drafts` need nothing more. */
  readonly rest: PageRest | null;
}

export interface PageRest {
  /** The lines that a browser would show, up to a limit. */
  readonly lines: readonly string[];
  /** What the head of the page says: title, picture, address. */
  readonly head: RecipeDraft;
}

/** A recipe in a page of 1,104 real ones ends before that. */
const REST_MAX_CHARACTERS = 40_000;

const isWhole = ({ ingredients, instructions }: RecipeDraft): boolean =>
  ingredients.length > 0 && instructions.length > 0;

function firstLines(lines: readonly string[]): string[] {
  let left = REST_MAX_CHARACTERS;
  return lines.filter((line) => (left -= line.length) >= 0);
}

/**
 * Reads the recipes of a page, at most 50. Sources in order: JSON-LD, microdata and h-recipe, markup of recipe plug-ins, lists and
 * headings of the page. A later source only completes what the earlier ones lack; `findings` state where each field is from. No drafts
 * if the page has no recipe. `url` is the address of the page, if it is known. Never throws.
 */
export function readPageContent(html: string, url: string | null): PageContent {
  const document = parseDocument(html);
  const elements = elementsIn(document);
  const head = readHead(elements, url);
  const groups = recipesOf(structured(elements, url ?? head.address)).slice(0, DRAFTS_MAX);
  const cards = readPluginCards(elements);
  const lists = groups.length > 1 ? null : readLists(blocksOf(document));
  const isEmpty = groups.length === 0 && cards.length === 0 && lists === null;
  const sources = isEmpty ? [] : groups.length === 0 ? [[]] : groups;
  const drafts = sources.map((each) => readDraft(each, cards, lists, head.recipe));
  // Of several recipes, a model could not know which one is asked for.
  if (drafts.length > 1 || drafts.some(isWhole)) return { drafts, rest: null };
  const ofHead = mergeSources([{ from: 'page', sure: true, recipe: head.recipe }]);
  return { drafts, rest: { lines: firstLines(linesOf(document)), head: ofHead } };
}

/** Returns the drafts of {@link readPageContent}. */
export const readPage = (html: string, url: string | null): readonly RecipeDraft[] => readPageContent(html, url).drafts;
