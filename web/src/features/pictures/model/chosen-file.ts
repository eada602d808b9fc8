/** The file types that a drop zone accepts, and the error for others. */
export interface Accepted {
  readonly types: readonly string[];
  /** For files without a media type, as from some phones. */
  readonly extensions: readonly string[];
  readonly refusal: string;
}

export const PHOTO: Accepted = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
  extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'heic', 'heif'],
  refusal: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
};

export const INGREDIENT_PHOTO: Accepted = {
  types: ['image/jpeg', 'image/png'],
  extensions: ['jpg', 'jpeg', 'png'],
  refusal: 'Please choose a JPEG or PNG picture.',
};

export const ONE_ONLY = 'One picture at a time, please.';
export const HEIC_REFUSAL =
  'This browser can’t read HEIC photos. Please save it as a JPEG, or on an iPhone choose Settings › Camera › Formats › Most Compatible.';

interface NamedFile {
  readonly name: string;
  readonly type: string;
}

export type FileSelection<File extends NamedFile> =
  | { readonly file: File; readonly problem: null }
  | { readonly file: null; readonly problem: string };

function isAccepted({ name, type }: NamedFile, { types, extensions }: Accepted): boolean {
  if (type !== '') return types.includes(type.toLowerCase());
  const dot = name.lastIndexOf('.');
  return dot >= 0 && extensions.includes(name.slice(dot + 1).toLowerCase());
}

/** Selects the one acceptable file, or returns the error; null for no files. */
export function selectFile<File extends NamedFile>(
  files: readonly File[],
  accepted: Accepted,
): FileSelection<File> | null {
  const [file, second] = files;
  if (file === undefined) return null;
  if (second !== undefined) return { file: null, problem: ONE_ONLY };
  if (!isAccepted(file, accepted)) return { file: null, problem: accepted.refusal };
  return { file, problem: null };
}

/** The `accept` attribute of a file input. */
export function acceptText({ types, extensions }: Accepted): string {
  return [...types, ...extensions.map((extension) => `.${extension}`)].join(',');
}

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** Recognizes HEIC by its first 12 bytes: names of photos are often wrong. */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCodePoint(...head.slice(4, 12));
  return text.startsWith('ftyp') && HEIC_BRANDS.has(text.slice(4));
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scales a size down until its longest side is at most `longest`. Keeps the aspect ratio and never enlarges. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
