// Without zod, so that the web can list the formats.

/** What a recipe holds and a format may lack, as the words of a list: "Not included: your stars, earlier versions". */
export const EXPORT_PARTS = {
  author: 'the author',
  source_name: 'the name of the source',
  video_url: 'the video',
  cooking_time: 'the cooking time',
  resting_time: 'the resting time',
  yield_text: 'the yield in words',
  equipment: 'tools',
  nutrition: 'nutrition facts',
  notes: 'your notes',
  step_notes: 'notes on steps',
  linked_recipes: 'the ingredients of linked recipes',
  step_pictures: 'photos of steps',
  stars: 'your stars',
  is_favorite: 'favorites',
  created_at: 'the day you added a recipe',
  cooked: 'your cook log',
  image_url: 'addresses of pictures on other websites',
  versions: 'earlier versions',
  collections: 'your collections',
  step_line_breaks: 'line breaks within a step',
  tag_commas: 'commas in a tag, which becomes two tags',
  empty_sections: 'section headings without lines',
  long_texts: 'the end of a title over 128 characters or an ingredient over 380',
} as const satisfies Readonly<Record<string, string>>;

export type ExportPart = keyof typeof EXPORT_PARTS;

/** Parts that fit into the notes of a recipe as text. */
export type NotedPart = Extract<
  ExportPart,
  | 'author'
  | 'source_name'
  | 'video_url'
  | 'cooking_time'
  | 'resting_time'
  | 'yield_text'
  | 'equipment'
  | 'nutrition'
  | 'step_notes'
  | 'linked_recipes'
>;

/** A format in which recipes leave this app. */
export interface ExportFormat {
  readonly name: string;
  /** What the file is good for, and how the other app takes it. */
  readonly about: string;
  /** Of the file, without a dot. */
  readonly extension: string;
  /** Whether photos are in the file, or addresses from which they are fetched. */
  readonly photos: 'included' | 'linked';
  /** What the format has no place for, so that it is written into the notes. */
  readonly in_notes: readonly NotedPart[];
  /** What the format cannot hold. */
  readonly lost: readonly ExportPart[];
}

/** The formats by key, in the order in which they are offered. */
export const EXPORT_FORMATS = {
  archive: {
    name: 'Archive',
    about: 'Everything, with photos, earlier versions, collections and your cook log. This app reads it again.',
    extension: 'zip',
    photos: 'included',
    in_notes: [],
    lost: [],
  },
  'schema-org': {
    name: 'JSON-LD (schema.org)',
    about: 'One file that most recipe apps and websites read.',
    extension: 'json',
    photos: 'linked',
    in_notes: ['linked_recipes'],
    lost: ['stars', 'is_favorite', 'cooked', 'versions', 'collections', 'step_line_breaks', 'tag_commas'],
  },
  paprika: {
    name: 'Paprika',
    about: 'Open the file with Paprika 3, or choose Import there.',
    extension: 'paprikarecipes',
    photos: 'included',
    in_notes: ['author', 'video_url', 'resting_time', 'yield_text', 'equipment', 'step_notes', 'linked_recipes'],
    lost: ['is_favorite', 'cooked', 'versions', 'collections', 'step_line_breaks'],
  },
  mealie: {
    name: 'Mealie',
    about: 'In Mealie, choose Data Migrations and there Mealie Pre v1.0.',
    extension: 'zip',
    photos: 'included',
    in_notes: ['author', 'source_name', 'video_url', 'resting_time', 'step_notes', 'linked_recipes'],
    lost: ['step_pictures', 'is_favorite', 'image_url', 'cooked', 'versions', 'collections', 'step_line_breaks'],
  },
  tandoor: {
    name: 'Tandoor',
    about: 'In Tandoor, choose Import and there Tandoor (Default).',
    extension: 'zip',
    photos: 'included',
    in_notes: [
      'author',
      'video_url',
      'resting_time',
      'yield_text',
      'equipment',
      'nutrition',
      'step_notes',
      'linked_recipes',
    ],
    lost: [
      'step_pictures',
      'stars',
      'is_favorite',
      'created_at',
      'image_url',
      'cooked',
      'versions',
      'collections',
      'step_line_breaks',
      'long_texts',
    ],
  },
  nextcloud: {
    name: 'Nextcloud Cookbook',
    about: 'Unpack the file into the recipe folder of your Nextcloud, and rescan the library there.',
    extension: 'zip',
    photos: 'included',
    in_notes: ['source_name', 'video_url', 'resting_time', 'yield_text', 'step_notes', 'linked_recipes'],
    lost: [
      'step_pictures',
      'stars',
      'is_favorite',
      'cooked',
      'versions',
      'collections',
      'step_line_breaks',
      'tag_commas',
    ],
  },
  recipesage: {
    name: 'RecipeSage',
    about: 'In RecipeSage, choose Import and there JSON-LD.',
    extension: 'json',
    photos: 'linked',
    in_notes: [
      'author',
      'video_url',
      'cooking_time',
      'resting_time',
      'yield_text',
      'equipment',
      'step_notes',
      'linked_recipes',
    ],
    lost: [
      'step_pictures',
      'is_favorite',
      'created_at',
      'cooked',
      'versions',
      'collections',
      'step_line_breaks',
      'tag_commas',
    ],
  },
  cooklang: {
    name: 'Cooklang',
    about: 'A text file for each recipe, with its photos beside it.',
    extension: 'zip',
    photos: 'included',
    in_notes: ['step_notes', 'linked_recipes'],
    lost: [
      'stars',
      'is_favorite',
      'created_at',
      'cooked',
      'versions',
      'collections',
      'step_line_breaks',
      'tag_commas',
      'empty_sections',
    ],
  },
  markdown: {
    name: 'Markdown',
    about: 'A readable text file for each recipe, with its photos beside it, for Obsidian and others.',
    extension: 'zip',
    photos: 'included',
    in_notes: ['step_notes', 'linked_recipes'],
    lost: ['stars', 'is_favorite', 'created_at', 'cooked', 'versions', 'collections', 'step_line_breaks', 'tag_commas'],
  },
  csv: {
    name: 'CSV',
    about: 'A table with a row for each recipe, for Excel and other spreadsheets.',
    extension: 'csv',
    photos: 'linked',
    in_notes: ['step_notes', 'linked_recipes'],
    lost: ['step_pictures', 'cooked', 'versions', 'collections', 'step_line_breaks'],
  },
} as const satisfies Readonly<Record<string, ExportFormat>>;

export type ExportFormatKey = keyof typeof EXPORT_FORMATS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal are its type's keys
export const EXPORT_FORMAT_KEYS = Object.keys(EXPORT_FORMATS) as readonly ExportFormatKey[];

/** What a person should know before the export, in sentences; empty if nothing is lost. */
export function exportCaveats({ photos, in_notes, lost }: ExportFormat): string[] {
  const words = (parts: readonly ExportPart[]): string => parts.map((part) => EXPORT_PARTS[part]).join(', ');
  return [
    ...(lost.length === 0 ? [] : [`Not included: ${words(lost)}.`]),
    ...(in_notes.length === 0 ? [] : [`Written into the notes: ${words(in_notes)}.`]),
    ...(photos === 'included' ? [] : ['Photos stay here: the file has their addresses.']),
  ];
}

export const EXPORT_TEXTS = {
  none_selected: 'Please select at least one recipe to export',
  nothing: 'There is no recipe to export',
  failed: 'Failed to export recipes',
} as const;
