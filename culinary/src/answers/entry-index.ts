import { type Concept, CONCEPTS, conceptStems } from '#answers/concepts';
import { DISHES } from '#answers/dish-diets';
import { STOP_WORDS } from '#answers/stop-words';
import { stemsOf } from '#answers/word-stem';
import { foodWords } from '#food-words';
import { FOODS } from '#ingredient-catalogue';
import { KNOWLEDGE } from '#knowledge/knowledge-base';
import type { KnowledgeEntry, KnowledgeTopic } from '#knowledge/knowledge-entry';
import { searchWords } from '#plain-words';

/** A word, several that belong together ("soft-boiled"), or an intent. */
type Term = readonly string[] | Concept;

interface Alternative {
  /** At least one term of each group must occur. */
  readonly groups: readonly (readonly Term[])[];
  readonly banned: readonly string[];
}

export interface IndexedEntry {
  readonly entry: KnowledgeEntry;
  readonly topic: KnowledgeTopic;
  readonly alternatives: readonly Alternative[];
  readonly concepts: ReadonlySet<Concept>;
  readonly stems: ReadonlySet<string>;
  readonly titleStems: ReadonlySet<string>;
  /** Stems that only its answer mentions. */
  readonly textStems: ReadonlySet<string>;
}

export interface EntryIndex {
  readonly entries: readonly IndexedEntry[];
  readonly byId: ReadonlyMap<string, IndexedEntry>;
  /** Keyed by the words of the title. */
  readonly byTitle: ReadonlyMap<string, IndexedEntry>;
  /** Inverted index: stem to entries. */
  readonly byStem: ReadonlyMap<string, readonly IndexedEntry[]>;
  /** Inverse document frequency: rare stems weigh more. */
  readonly weights: ReadonlyMap<string, number>;
  /** Known stems that no entry is about: from answer texts, foods and dishes. */
  readonly known: ReadonlySet<string>;
  /** Known stems by first letter, for spelling correction. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
}

const isConcept = (name: string): name is Concept => CONCEPTS.some((concept) => concept === name);

function readTerm(text: string): Term | null {
  const name = text.slice(1);
  if (text.startsWith('@')) return isConcept(name) ? name : null;
  return stemsOf(text);
}

function readAlternative(text: string): Alternative {
  const groups: (readonly Term[])[] = [];
  const banned: string[] = [];
  for (const part of text.trim().split(/\s+/u)) {
    if (part.startsWith('!')) banned.push(...stemsOf(part));
    else {
      const terms = part.split('/');
      // A group with an optional word is not required.
      if (!terms.some((term) => term.endsWith('?')))
        groups.push(
          terms.flatMap((term) => {
            const read = readTerm(term);
            return read === null ? [] : [read];
          }),
        );
    }
  }
  return { groups, banned };
}

function indexEntry(entry: KnowledgeEntry, topic: KnowledgeTopic): IndexedEntry {
  const alternatives = entry.asks.split(';').map(readAlternative);
  const concepts = new Set<Concept>();
  const stems = new Set<string>();
  for (const part of entry.asks.split(/[\s;/]+/u)) {
    if (part.startsWith('!') || part === '') continue;
    const term = readTerm(part.replace('?', ''));
    if (typeof term === 'string') concepts.add(term);
    else for (const stem of term ?? []) stems.add(stem);
  }
  const titleStems = new Set(stemsOf(entry.title));
  for (const stem of titleStems) if (!STOP_WORDS.has(stem)) stems.add(stem);
  return { entry, topic, alternatives, concepts, stems, titleStems, textStems: new Set(stemsOf(entry.text)) };
}

export const titleKey = (text: string): string => searchWords(text).join(' ');

/** Known words without an entry of their own. */
const MEASURES =
  'oz ounce lb pound kg gram ml liter pint quart gallon fluid celsius fahrenheit degree fan divided multiplied times plus inch';

let index: EntryIndex | undefined;

/** Built lazily on the first question. */
export function entryIndex(): EntryIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): EntryIndex {
  const entries = KNOWLEDGE.flatMap(({ topic, entries: all }) => all.map((entry) => indexEntry(entry, topic)));
  const byStem = new Map<string, IndexedEntry[]>();
  for (const indexed of entries)
    for (const stem of indexed.stems) {
      const list = byStem.get(stem);
      if (list === undefined) byStem.set(stem, [indexed]);
      else list.push(indexed);
    }
  const weights = new Map<string, number>();
  for (const [stem, list] of byStem) weights.set(stem, Math.log((entries.length + 1) / (list.length + 1)));
  const known = new Set(byStem.keys());
  for (const { textStems } of entries) for (const stem of textStems) known.add(stem);
  for (const { name, aliases } of FOODS)
    for (const stem of stemsOf([name, ...(aliases ?? [])].join(' '))) known.add(stem);
  for (const { name } of DISHES) for (const stem of stemsOf(name)) known.add(stem);
  for (const stem of [...conceptStems(), ...stemsOf(MEASURES)]) known.add(stem);
  const correctable = new Set<string>([...byStem.keys(), ...conceptStems()]);
  for (const { name } of FOODS) for (const stem of foodWords(name).flatMap(stemsOf)) correctable.add(stem);
  const byLetter = new Map<string, string[]>();
  for (const stem of correctable) {
    const letter = stem.slice(0, 1);
    const list = byLetter.get(letter);
    if (list === undefined) byLetter.set(letter, [stem]);
    else list.push(stem);
  }
  return {
    entries,
    byId: new Map(entries.map((indexed) => [indexed.entry.id, indexed])),
    byTitle: new Map(entries.map((indexed) => [titleKey(indexed.entry.title), indexed])),
    byStem,
    weights,
    known,
    byLetter,
  };
}
