const MIB = 1024 * 1024;

/** What the readers unpack and hold in memory at most. */
export const FILE_LIMITS = {
  /** A file that is no archive, or one entry of an archive. */
  file_max_bytes: 128 * MIB,
  text_max_bytes: 32 * MIB,
  /** One recipe as text, without its pictures. */
  recipe_max_bytes: 2 * MIB,
  picture_max_bytes: 20 * MIB,
  entries_max: 50_000,
  /** All entries of an archive unpacked, with those of the archives within it. */
  archive_max_bytes: 4 * 1024 * MIB,
  /** Text is packed to a tenth, rarely to a fiftieth. */
  ratio_max: 200,
  /** Smaller entries may be packed as tightly as they like. */
  ratio_from_bytes: MIB,
} as const;
