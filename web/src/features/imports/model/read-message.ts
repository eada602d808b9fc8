import { IMPORT_LIMITS } from '@larder/contract/import-texts';

import type { HandedOver } from '#features/imports/model/handed-over.ts';

/** What arrived from a bookmarklet. */
export type Received =
  | { readonly kind: 'page'; readonly handed: HandedOver }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'unreadable' };

const isTooLarge = (html: string): boolean =>
  html.length > IMPORT_LIMITS.page_max_bytes || new TextEncoder().encode(html).length > IMPORT_LIMITS.page_max_bytes;

/** The address is only believed if it belongs to the site that sent it. */
function addressAt(origin: string, url: unknown): string | null {
  if (typeof url !== 'string' || url.length > IMPORT_LIMITS.url_max_characters || !/^https?:/iu.test(url)) return null;
  return URL.parse(url)?.origin === origin ? url : null;
}

/** Checks the message of another site, which may be anything. `origin` is that of the message, which the browser vouches for. */
export function readMessage(data: unknown, origin: string): Received {
  if (typeof data !== 'object' || data === null || !('html' in data)) return { kind: 'unreadable' };
  const { html } = data;
  if (typeof html !== 'string' || html.trim() === '') return { kind: 'unreadable' };
  if (isTooLarge(html)) return { kind: 'too_large' };
  const url = addressAt(origin, 'url' in data ? data.url : null);
  return { kind: 'page', handed: { input: url === null ? { html } : { html, url }, origin } };
}
