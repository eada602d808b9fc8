import iconv from 'iconv-lite';

const MAX_HEADER_CHARACTERS = 64 * 1024;

/** True for a page that a browser saved in one file (MHTML). */
export const isMimePage = (head: string): boolean =>
  /^(?:from|mime-version|snapshot-content-location|subject|date|content-type):/imu.test(head.slice(0, 2000)) &&
  /^content-type:\s*multipart\/related\b/imu.test(head.slice(0, 4000));

/** The header of a part with its continuation lines joined. */
const unfolded = (header: string): string => header.slice(0, MAX_HEADER_CHARACTERS).replaceAll(/\r?\n[ \t]+/gu, ' ');

const fieldOf = (header: string, name: string): string =>
  new RegExp(String.raw`^${name}:[ \t]*(.*)$`, 'imu').exec(header)?.[1]?.trim() ?? '';

const parameterOf = (field: string, name: string): string =>
  new RegExp(String.raw`;\s*${name}="?([^";\s]+)`, 'iu').exec(field)?.[1] ?? '';

function splitHeader(part: string): { readonly header: string; readonly body: string } {
  const end = /\r?\n\r?\n/u.exec(part);
  if (end === null) return { header: unfolded(part), body: '' };
  return { header: unfolded(part.slice(0, end.index)), body: part.slice(end.index + end[0].length) };
}

/** Decodes a body in latin1 by its transfer encoding. */
function bytesOf(body: string, encoding: string): Buffer {
  if (/^base64$/iu.test(encoding)) return Buffer.from(body, 'base64');
  if (!/^quoted-printable$/iu.test(encoding)) return Buffer.from(body, 'latin1');
  const text = body
    .replaceAll(/=[ \t]*\r?\n/gu, '')
    .replaceAll(/=([0-9a-f]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(text, 'latin1');
}

function textOf(bytes: Buffer, charset: string): string {
  return iconv.decode(bytes, charset !== '' && iconv.encodingExists(charset) ? charset : 'utf8');
}

/** A page and its address. */
export interface SavedPage {
  readonly html: string;
  readonly url: string | null;
}

/** Returns the first page of MHTML; null if there is none. Its pictures are not read. Linear. */
export function pageOfMime(bytes: Buffer): SavedPage | null {
  const text = bytes.toString('latin1');
  const { header } = splitHeader(text.slice(0, MAX_HEADER_CHARACTERS));
  const boundary = parameterOf(fieldOf(header, 'content-type'), 'boundary');
  if (boundary === '') return null;
  for (const part of text.split(`--${boundary}`).slice(1)) {
    const { header: fields, body } = splitHeader(part.trimStart());
    const type = fieldOf(fields, 'content-type');
    if (!/^(?:text\/html|application\/xhtml\+xml)\b/iu.test(type)) continue;
    const html = textOf(bytesOf(body, fieldOf(fields, 'content-transfer-encoding')), parameterOf(type, 'charset'));
    const url = fieldOf(fields, 'content-location') || fieldOf(header, 'snapshot-content-location');
    return { html, url: /^https?:\/\//iu.test(url) ? url : null };
  }
  return null;
}
