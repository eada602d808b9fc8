import type { RequestFormat, RequestBody } from './request-formats.ts';
import type { ModelPicture } from './model.ts';
import { Pictures } from './wire.ts';

/** The declared type is ignored: the bytes identify a picture. */
const DATA_ADDRESS = /^\s*data:[^,]{0,200};base64,/iu;
const BASE64 = /^[\s\w+/=-]+$/u;

/** The first bytes of picture files, in hex. */
const BEGINNINGS = ['89504e47', 'ffd8ff', '52494646', '47494638', '0000'];

export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return BEGINNINGS.some((known) => start.startsWith(known));
}

export interface PictureRequest {
  readonly model: string;
  readonly prompt: string;
  readonly size: string;
  readonly quality: string;
}

export function writePictureRequest(
  { model, prompt, size, quality }: PictureRequest,
  format: RequestFormat,
): RequestBody {
  if (!format.hasPictureOptions) return { model, prompt };
  // Later models always return the bytes and reject this parameter.
  const responseFormat = model.startsWith('dall-e') ? { response_format: 'url' } : {};
  return { model, prompt, n: 1, size, quality, ...responseFormat };
}

/** Reads the bytes or URL of the picture in a response. Undefined when there is none. */
export function readPicture(value: unknown, baseUrl: string): ModelPicture | undefined {
  const { success, data } = Pictures.safeParse(value);
  if (!success) return undefined;
  const { url, b64_json } = data.find((one) => one.url || one.b64_json) ?? {};
  const written = b64_json || url;
  if (!written) return undefined;
  const start = DATA_ADDRESS.exec(written)?.[0];
  if (start !== undefined || written === b64_json) return readBytes(written.slice(start?.length ?? 0));
  // Self-hosted servers return a path without a host.
  const address = URL.parse(written, baseUrl);
  if (address === null || !['http:', 'https:'].includes(address.protocol)) return undefined;
  return { url: address.href, origin: new URL(baseUrl).origin };
}

function readBytes(base64: string): ModelPicture | undefined {
  if (!BASE64.test(base64)) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.byteLength === 0 ? undefined : { bytes };
}
