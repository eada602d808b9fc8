import { pictureWidths } from '@larder/contract/pictures';

/** What the first bytes of a file say it is; the four that we read, others that people try, or `unknown`. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'gif'
  | 'heic'
  | 'svg'
  | 'tiff'
  | 'bmp'
  | 'pdf'
  | 'video'
  | 'unknown';

const HEAD_BYTES = 512;
const HEIC_BRANDS = /^(?:hei[cmsx]|hev[cmx]|mif1|msf1)$/u;

/** Tells a file by its content, whatever it is called. */
export function fileKind(bytes: Uint8Array): FileKind {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (head.startsWith('ftyp', 4)) return boxKind(head);
  if (/^GIF8[79]a/u.test(head)) return 'gif';
  if (/^(?:II\*\0|MM\0\*)/u.test(head)) return 'tiff';
  if (head.startsWith('BM')) return 'bmp';
  if (head.startsWith('%PDF-')) return 'pdf';
  return /<svg[\s>]/iu.test(head) ? 'svg' : 'unknown';
}

/** Of the family that begins with "ftyp": pictures and films, told by the brands they say they belong to. */
function boxKind(head: string): FileKind {
  const length = Math.min(head.length, 64);
  const brands = Array.from({ length: Math.floor((length - 8) / 4) }, (_, n) => head.slice(8 + n * 4, 12 + n * 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? 'heic' : 'video';
}

const CHOOSE = 'Please choose a JPEG, PNG, WebP or AVIF.';

/** What is wrong with files of this kind; null for those that we read. */
export function problemOfKind(kind: FileKind): string | null {
  switch (kind) {
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'avif':
      return null;
    case 'gif':
      return `This is a GIF. ${CHOOSE}`;
    case 'heic':
      return 'HEIC photos cannot be read here. Please export it as a JPEG, or set the camera to “Most Compatible”.';
    case 'svg':
      return `This is an SVG drawing. ${CHOOSE}`;
    case 'tiff':
      return `This is a TIFF. ${CHOOSE}`;
    case 'bmp':
      return `This is a BMP. ${CHOOSE}`;
    case 'pdf':
      return `This is a PDF. ${CHOOSE}`;
    case 'video':
      return `This is a film. ${CHOOSE}`;
    case 'unknown':
      return `This is not a picture. ${CHOOSE}`;
  }
}

export type ServedFormat = 'webp' | 'avif';

/** Where the bytes of a picture lie. */
export function blobKey(id: string, width: number, format: ServedFormat): string {
  return `${id}/${width}.${format}`;
}

/** Where a picture that was only checked lies as it came, until all its files are made of it. Nobody is served it. */
export function originalKey(id: string): string {
  return `${id}/original`;
}

/**
 * Where the picture for previews of a page lies, by the id of the photo that it shows. Of a drawing it is named by what is drawn: that
 * belongs to no picture, so it is swept away within some two days and drawn anew when somebody asks.
 */
export function cardKey(name: string): string {
  return `${name}/card.jpg`;
}

/** The id of the picture that a key belongs to; null for what no picture has. */
export function pictureOfKey(key: string): string | null {
  return /^([\da-f-]{36})\/(?:\d+\.(?:webp|avif)|card\.jpg|original)$/u.exec(key)?.[1] ?? null;
}

/** The keys of everything that a picture so wide may have. */
export function keysOf({ id, width }: { readonly id: string; readonly width: number }): string[] {
  const files = pictureWidths(width).flatMap((served) => [blobKey(id, served, 'webp'), blobKey(id, served, 'avif')]);
  return [...files, cardKey(id), originalKey(id)];
}

/** Does the browser say that it takes AVIF? Whoever takes anything is not thought to. */
export function takesAvif(accept = ''): boolean {
  return accept.split(',').some((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter));
  });
}
