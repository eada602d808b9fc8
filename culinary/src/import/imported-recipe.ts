/** Where the value of a field was found. */
export const FIELD_ORIGINS = ['json-ld', 'microdata', 'plugin', 'page', 'model', 'file', 'text', 'photo'] as const;
export type FieldOrigin = (typeof FIELD_ORIGINS)[number];

/** An entry of the log "I cooked this". Every field but one may be missing. */
export interface ImportedCooking {
  /** ISO 8601: "2024-05-31". */
  readonly date: string | null;
  readonly servings: number | null;
  readonly note: string | null;
  /** 1 to 5. */
  readonly stars: number | null;
  /** Its address in the picture store, once it is stored. */
  readonly image_url?: string | null;
}

/** A note that belongs to one step. */
export interface ImportedStepNote {
  /** Index in `instructions`. */
  readonly step: number;
  readonly note: string;
}

/** A picture of one step that was stored. */
export interface ImportedStepPicture {
  /** Index in `instructions`. */
  readonly step: number;
  /** Its address in the picture store. */
  readonly image_url: string;
}

/** An ingredient line that is another recipe. */
export interface ImportedLink {
  /** Index in `ingredients`. */
  readonly line: number;
  /** The title of the other recipe, or its id or address in the source. */
  readonly recipe: string;
}

/**
 * A recipe as a reader found it, before a person has seen it. Missing texts are null, missing lists empty. Times are whole
 * minutes and never 0. Texts are plain: no HTML, no entities, no control characters but "\n".
 */
export interface ImportedRecipe {
  /** '' if the source has none. */
  readonly title: string;
  readonly description: string | null;
  /** One ingredient per line. A section is a line that ends with ":". */
  readonly ingredients: readonly string[];
  /** One step per entry, without its number. A section is an entry that ends with ":". */
  readonly instructions: readonly string[];
  /** An absolute http or https address. */
  readonly image_url: string | null;
  readonly preparation_time: number | null;
  readonly cooking_time: number | null;
  /** Resting, chilling, rising or marinating. */
  readonly resting_time: number | null;
  /** As the source states it; it need not be the sum. */
  readonly total_time: number | null;
  readonly servings: number | null;
  /** The yield in words: "24 cookies", "1 loaf". Null if `servings` says it all. */
  readonly yield_text: string | null;
  readonly author: string | null;
  /** The name of the site, book or person that it comes from. */
  readonly source_name: string | null;
  /** An absolute http or https address. */
  readonly source_url: string | null;
  readonly video_url: string | null;
  /** BCP 47: "en", "de", "pt-BR". */
  readonly language: string | null;
  /** Paragraphs, separated by blank lines. */
  readonly notes: string | null;
  readonly step_notes: readonly ImportedStepNote[];
  /** Those that were stored after reading. */
  readonly step_pictures?: readonly ImportedStepPicture[];
  /** As stated by the source: names of schema.org ("calories", "fatContent") or of the source, with their values ("212 kcal"). */
  readonly nutrition: Readonly<Record<string, string>> | null;
  /** Categories, courses, cuisines and keywords. */
  readonly tags: readonly string[];
  readonly equipment: readonly string[];
  readonly links: readonly ImportedLink[];
  /** The owner's own stars, 1 to 5; never the average of other people. */
  readonly stars: number | null;
  readonly is_favorite: boolean;
  readonly cooked: readonly ImportedCooking[];
  /** ISO 8601, when the source says it. */
  readonly created_at: string | null;
}

/** How a field, or one line of it, was found. */
export interface Finding {
  readonly field: keyof ImportedRecipe;
  /** Index in the list; absent if it is about the whole field. */
  readonly line?: number;
  readonly from: FieldOrigin;
  /** False if the person should look at it. */
  readonly sure: boolean;
  /** Lines of a model's answer that the page does not have: they are left out. Absent if there are none. */
  readonly left_out?: number;
}

export interface RecipeDraft extends ImportedRecipe {
  readonly findings: readonly Finding[];
}

/** A recipe with nothing in it: readers spread what they found over it. */
export const EMPTY_RECIPE: ImportedRecipe = {
  title: '',
  description: null,
  ingredients: [],
  instructions: [],
  image_url: null,
  preparation_time: null,
  cooking_time: null,
  resting_time: null,
  total_time: null,
  servings: null,
  yield_text: null,
  author: null,
  source_name: null,
  source_url: null,
  video_url: null,
  language: null,
  notes: null,
  step_notes: [],
  nutrition: null,
  tags: [],
  equipment: [],
  links: [],
  stars: null,
  is_favorite: false,
  cooked: [],
  created_at: null,
};
