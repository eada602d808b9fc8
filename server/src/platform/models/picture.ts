import type { Form, Said } from './forms.ts';
import type { ModelPicture } from './model.ts';
import { Pictures } from './wire.ts';

/** Whatever type it says: a picture is known by its bytes. */
const DATA_ADDRESS = /^\s*data:[^,]{0,200};base64,/iu;
const BASE64 = /^[\s\w+/=-]+$/u;

/** How the files begin that are pictures. */
const BEGINNINGS = ['89504e47', 'ffd8ff', '52494646', '47494638', '0000'];

export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return BEGINNINGS.some((known) => start.startsWith(known));
}

/** What a model is asked to paint. */
export interface PictureRequest {
  readonly model: string;
  readonly prompt: string;
  readonly size: string;
  readonly quality: string;
}

export function writePictureRequest({ model, prompt, size, quality }: PictureRequest, form: Form): Said {
  if (!form.describesPicture) return { model, prompt };
  // Later models always answer with the picture itself, and know no such parameter.
  const format = model.startsWith('dall-e') ? { response_format: 'url' } : {};
  return { model, prompt, n: 1, size, quality, ...format };
}

/** The picture in an answer: its bytes, or its address; undefined when there is none. */
export function readPicture(value: unknown, baseUrl: string): ModelPicture | undefined {
  const { success, data } = Pictures.safeParse(value);
  if (!success) return undefined;
  const { url, b64_json } = data.find((one) => one.url || one.b64_json) ?? {};
  const written = b64_json || url;
  if (!written) return undefined;
  const start = DATA_ADDRESS.exec(written)?.[0];
  if (start !== undefined || written === b64_json) return readBytes(written.slice(start?.length ?? 0));
  // Servers at home tell the path alone.
  const address = URL.parse(written, baseUrl);
  if (address === null || !['http:', 'https:'].includes(address.protocol)) return undefined;
  return { url: address.href, origin: new URL(baseUrl).origin };
}

function readBytes(base64: string): ModelPicture | undefined {
  if (!BASE64.test(base64)) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.byteLength === 0 ? undefined : { bytes };
}
