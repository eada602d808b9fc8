/** The type of a file by its first bytes: the four supported ones, common unsupported ones, or `unknown`. */
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

/** Detects the type by content; the file name does not matter. */
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

/** The ISO base media family ("ftyp"): images and videos, distinguished by their brands. */
function boxKind(head: string): FileKind {
  const length = Math.min(head.length, 64);
  const brands = Array.from({ length: Math.floor((length - 8) / 4) }, (_, n) => head.slice(8 + n * 4, 12 + n * 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? 'heic' : 'video';
}

const CHOOSE = 'Please choose a JPEG, PNG, WebP or AVIF.';

/** The message for an unsupported type; null for a supported one. */
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
      return 'HEIC photos are not supported. Please export it as a JPEG, or set the camera to “Most Compatible”.';
    case 'svg':
      return `This is an SVG drawing. ${CHOOSE}`;
    case 'tiff':
      return `This is a TIFF. ${CHOOSE}`;
    case 'bmp':
      return `This is a BMP. ${CHOOSE}`;
    case 'pdf':
      return `This is a PDF. ${CHOOSE}`;
    case 'video':
      return `This is a video. ${CHOOSE}`;
    case 'unknown':
      return `This is not a picture. ${CHOOSE}`;
  }
}
