// Without zod, so that the web can load it early.
export const MIB = 1024 * 1024;

export const IMPORT_LIMITS = {
  url_max_characters: 2_000,
  /** A page, also one that a person pastes. The longest of 1,104 real recipe pages has 4 MiB. */
  page_max_bytes: 8 * MIB,
  text_max_characters: 200_000,
  /** Recipes of one page. */
  drafts_max: 50,
  /** Files are uploaded in parts, so that an interrupted upload continues where it stopped. The last part may be shorter. */
  part_bytes: 8 * MIB,
  file_max_bytes: 2_000_000_000,
  file_name_max_characters: 200,
  /** Recipes of one file. */
  file_drafts_max: 20_000,
  /** A person's imports. */
  imports_max: 50,
  /** An import and its undo are offered for this long; then what was not saved is deleted. */
  retention_days: 30,
  page_size_max: 100,
} as const;

export const IMPORT_TEXTS = {
  not_found: 'This import isn’t there any more',
  draft_not_found: 'This recipe isn’t in the import any more',
  too_many: `You have ${IMPORT_LIMITS.imports_max} imports. Please remove one first.`,
  too_large: 'This file is larger than 2 GB. Please export your recipes in several files.',
  empty: 'This file is empty',
  busy: 'Please wait until this import has finished its work',
  not_saved: 'Nothing of this import is saved',
  part_size: 'This is not the part of the file that was expected',
  photos_need_admin:
    'Photos need text recognition or a model that sees, and this installation has neither yet. Please ask your admin, or type the recipe into a new one.',
  photos_need:
    'Photos need a model that sees, or text recognition: run `npm run add-text-recognition` and start the server again.',
  interrupted: 'This file could not be read. Please try again.',
} as const;

/**
 * `uploading`: parts of the file are missing. `reading`: the file is being read. `ready`: the drafts can be reviewed and saved.
 * `saving`, `undoing`: what the user asked for is being done. `failed`: the file cannot be read, see `problem`.
 */
export const IMPORT_STATES = ['uploading', 'reading', 'ready', 'saving', 'undoing', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What to do with a draft: save it as a new recipe, save it as a new version of its duplicate, or leave it out. */
export const DRAFT_CHOICES = ['keep', 'version', 'skip'] as const;
export type DraftChoice = (typeof DRAFT_CHOICES)[number];

/** What reads photos of recipes. `text`: text recognition, which reads print only. */
export const PHOTO_READERS = ['model', 'text', 'none'] as const;

export const DRAFT_FILTERS = ['all', 'doubtful', 'duplicates', 'problems', 'saved'] as const;
export type DraftFilter = (typeof DRAFT_FILTERS)[number];

/** The page of the web that a bookmarklet opens, and to which it hands over the page of another site. */
export const HANDOVER_PATH = '/import/page';
