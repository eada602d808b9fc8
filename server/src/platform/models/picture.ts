import type { Form, Said } from './forms.ts';
import type { ModelPicture } from './model.ts';
import { Pictures } from './wire.ts';

const DATA_ADDRESS = /^data:image\/[\w.+-]+;base64,/u;

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
  const { url, b64_json } = data.data[0] ?? {};
  if (b64_json) return readBytes(b64_json);
  if (!url) return undefined;
  const start = DATA_ADDRESS.exec(url)?.[0];
  if (start !== undefined) return readBytes(url.slice(start.length));
  // Servers at home tell the path alone.
  const address = URL.parse(url, baseUrl);
  if (address === null || !['http:', 'https:'].includes(address.protocol)) return undefined;
  return { url: address.href, origin: new URL(baseUrl).origin };
}

function readBytes(base64: string): ModelPicture | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.byteLength === 0 ? undefined : { bytes };
}
