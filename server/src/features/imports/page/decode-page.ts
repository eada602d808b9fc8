import iconv from 'iconv-lite';

const HEAD_BYTES = 4096;
const IN_CONTENT_TYPE = /charset\s*=\s*["']?([\w.:-]{2,40})/iu;
const IN_META = /<meta[^>]{1,200}?charset\s*=\s*["']?\s*([\w.:-]{2,40})/iu;

function declaredCharset(bytes: Uint8Array, contentType: string | null): string {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return (IN_CONTENT_TYPE.exec(contentType ?? '') ?? IN_META.exec(head))?.[1]?.toLowerCase() ?? 'utf-8';
}

/** Bytes that are no UTF-8 are tolerated up to this share of all that is not ASCII. */
const INVALID_SHARE = 0.1;

function isUtf8(bytes: Uint8Array, text: string): boolean {
  if (!text.includes('\uFFFD')) return true;
  const invalid = text.split('\uFFFD').length - 1;
  const foreign = bytes.reduce((count, byte) => (byte >= 0x80 ? count + 1 : count), 0);
  return invalid <= foreign * INVALID_SHARE;
}

/**
 * Decodes the bytes of a page: by its byte order mark, as UTF-8 if it is such, else by the charset of the content type or of the
 * page's meta element. A few invalid bytes become U+FFFD. Never throws.
 */
export function decodePage(bytes: Uint8Array, contentType: string | null): string {
  const charset = declaredCharset(bytes, contentType);
  const utf8 = new TextDecoder().decode(bytes);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return iconv.decode(Buffer.from(bytes), 'utf-16');
  }
  if (isUtf8(bytes, utf8)) return utf8;
  const known = iconv.encodingExists(charset) && !/^utf-?8$/u.test(charset) ? charset : 'windows-1252';
  return iconv.decode(Buffer.from(bytes), known === 'iso-8859-1' ? 'windows-1252' : known);
}
