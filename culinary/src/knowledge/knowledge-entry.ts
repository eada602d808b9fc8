/** Sources of safety figures; cited with the answer. */
export const SOURCES = {
  temperatures: 'USDA FSIS, Safe Minimum Internal Temperature Chart',
  storage: 'FoodSafety.gov, Cold Food Storage Chart; USDA FSIS FoodKeeper',
  handling: 'USDA FSIS, Safe Food Handling and Preparation',
  fda: 'US FDA, food safety advice for consumers',
  pregnancy: 'US FDA, Food Safety for Moms-to-Be',
  infants: 'US CDC, Infant and Toddler Nutrition',
  canning: 'USDA Complete Guide to Home Canning',
  'first-aid': 'NHS first aid advice; American Red Cross, First Aid Steps',
  formula: 'US FDA and CDC, Infant Formula Preparation and Storage',
  nhs: 'NHS, Foods to avoid in pregnancy; Foods to avoid giving babies and young children',
  allergy: 'NHS, Food allergy; US FDA, Food Allergies; Celiac Disease Foundation, Cross-Contact',
  poison: 'US FDA, Bad Bug Book; National Capital Poison Center; NHS',
  preserving: 'National Center for Home Food Preservation',
  fire: 'US Fire Administration, Cooking Fire Safety; US CPSC',
  medicines: 'US FDA, Food and drug interactions; NHS medicines and conditions',
  pets: 'US FDA, Potentially Dangerous Items for Your Pet; ASPCA Animal Poison Control',
} as const;
export type SourceId = keyof typeof SOURCES;

export type KnowledgeTopic = 'how-to' | 'doneness' | 'storage' | 'rescue' | 'safety' | 'baking' | 'knife-skills' | 'equipment' | 'planning' | 'measuring' | 'ingredient' | 'difference' | 'cuisine';

/** A question that a cook may ask, and its answer. */
export interface KnowledgeEntry {
  /** Unique in the whole base. */
  readonly id: string;
  /** The full question; exactly this text finds the entry. */
  readonly title: string;
  /**
   * The query pattern: words that a question must contain, in any order and form ("poach" also matches "poached").
   * Spaces separate groups, `/` separates alternatives within a group, `;` separates whole patterns. `word?` is
   * optional, `!word` must not occur, and `@keep`, `@check`, `@fix`, `@instead`, `@differ`, `@safe`, `@what`, `@why`
   * match an intent.
   */
  readonly asks: string;
  /** Plain text, at most 700 characters. */
  readonly text: string;
  /** Ids of related entries. */
  readonly see?: readonly string[];
  readonly source?: SourceId;
}

export interface KnowledgeShelf {
  readonly topic: KnowledgeTopic;
  readonly entries: readonly KnowledgeEntry[];
}
