import type { NewRecipe } from '@larder/contract/recipes';
import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';
import type { StepPictureNumber } from '@larder/culinary/import/text-format';

/** A picture that a file brings along. It is read only when it is needed. */
export interface FilePicture {
  /**
   * Index of the step that it shows; null for a picture of the dish. The first of the dish becomes the recipe's picture. Absent if only
   * `id` says what it shows.
   */
  readonly step?: number | null;
  /** Its id in the addresses by which the draft and its earlier versions refer to it. */
  readonly id?: string;
  /** Throws `FileProblem` for a picture that is missing, damaged or too large. */
  readonly read: () => Promise<Uint8Array>;
}

/** A version of a recipe before the present one. Its pictures have the addresses of the file. */
export interface FileVersion {
  /** ISO 8601, if the file says it. */
  readonly made_at: string | null;
  readonly replaced_at: string | null;
  readonly content: NewRecipe;
}

/** A collection that a recipe is in. */
export interface FileCollection {
  readonly name: string;
  readonly description: string;
  /** The index of the recipe in it. */
  readonly place: number;
}

/** One recipe of a file, or why there is none. */
export type ReadItem =
  | {
      readonly draft: RecipeDraft;
      readonly pictures: readonly FilePicture[];
      /** Oldest first. */
      readonly earlier?: readonly FileVersion[];
      readonly collections?: readonly FileCollection[];
      /** How pictures beside the file number its steps. Absent if as the draft. */
      readonly stepNumbers?: readonly StepPictureNumber[];
    }
  | { readonly problem: string; readonly name: string };

export interface ArchiveEntry {
  /** Path with "/" between folders; never absolute, never with "..". */
  readonly name: string;
  /** Declared size in bytes; it is verified while reading. */
  readonly size: number;
}

/** A ZIP file with validated names, without directories and without the litter of macOS and Windows. */
export interface Archive {
  readonly entries: readonly ArchiveEntry[];
  /** Throws `FileProblem` if the entry is damaged or larger than `maxBytes`. */
  readonly read: (entry: ArchiveEntry, maxBytes: number) => Promise<Buffer>;
  /** Reads an entry as text in its charset. Throws `FileProblem` if it is binary, damaged or too large. */
  readonly readText: (entry: ArchiveEntry) => Promise<string>;
  /** Opens an entry as a file of its own, such as an archive within the archive. Throws `FileProblem` as `read` does. */
  readonly openEntry: (entry: ArchiveEntry) => Promise<OpenFile>;
}

/** A file that a person uploaded, or one within another file. A gzip file is opened as its content. */
export interface OpenFile {
  /** As the person's device calls it; only a hint. */
  readonly name: string;
  /** Up to the first 64 KiB, for magic bytes. */
  readonly start: Buffer;
  /** Throws `FileProblem` if the file is too large. */
  readonly bytes: () => Promise<Buffer>;
  /** `start` as text, for recognition; '' if the file is binary. */
  readonly head: string;
  /** The whole text in its charset. Throws `FileProblem` if it is binary or too large. */
  readonly text: () => Promise<string>;
  readonly archive: Archive | null;
}

export interface FileReader {
  /** What people call the format: "Paprika". */
  readonly format: string;
  /** True for a file of this format, judged by its content: magic bytes, first lines, names within an archive. Cheap. */
  readonly recognizes: (file: OpenFile) => boolean | Promise<boolean>;
  /** Yields the recipes one by one, with bounded memory. A recipe that cannot be read is a `problem`; the others follow. */
  readonly read: (file: OpenFile) => AsyncIterable<ReadItem>;
}

/** Why a file or a part of it cannot be read, as a sentence for the person. */
export class FileProblem extends Error {
  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'FileProblem';
  }
}
