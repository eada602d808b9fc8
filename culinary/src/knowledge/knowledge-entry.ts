/** Where safety figures come from; named with the answer. */
export const SOURCES = {
  temperatures: 'USDA FSIS, Safe Minimum Internal Temperature Chart',
  storage: 'FoodSafety.gov, Cold Food Storage Chart; USDA FSIS FoodKeeper',
  handling: 'USDA FSIS, Safe Food Handling and Preparation',
  fda: 'US FDA, food safety advice for consumers',
  pregnancy: 'US FDA, Food Safety for Moms-to-Be',
  infants: 'US CDC, Infant and Toddler Nutrition',
  canning: 'USDA Complete Guide to Home Canning',
  'first-aid': 'NHS first aid advice; American Red Cross, First Aid Steps',
  pets: 'US FDA, Potentially Dangerous Items for Your Pet; ASPCA Animal Poison Control',
} as const;
export type SourceId = keyof typeof SOURCES;

export type KnowledgeTopic = 'how-to' | 'doneness' | 'storage' | 'rescue' | 'safety' | 'baking' | 'knife-skills' | 'equipment' | 'planning' | 'measuring' | 'ingredient' | 'difference' | 'cuisine';

/** One thing a cook may ask, and what to say. */
export interface KnowledgeEntry {
  /** Unique over the whole base. */
  readonly id: string;
  /** The question in full; asking exactly this finds the entry. */
  readonly title: string;
  /**
   * The words a question must hold to mean this entry, in any order and form ("poach" also finds "poached"). Groups stand apart by
   * spaces, `/` separates words of which one will do, `;` separates whole alternatives. `word?` is welcome but not needed, `!word`
   * must not occur, and `@keep`, `@tell`, `@fix`, `@instead`, `@differ`, `@safe`, `@what`, `@why` stand for all ways of asking that.
   */
  readonly asks: string;
  /** Plain text, at most 700 characters. */
  readonly text: string;
  /** Ids of entries to read next. */
  readonly see?: readonly string[];
  readonly source?: SourceId;
}

export interface KnowledgeShelf {
  readonly topic: KnowledgeTopic;
  readonly entries: readonly KnowledgeEntry[];
}
