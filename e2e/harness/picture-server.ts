import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Page } from '@playwright/test';

import { test as base } from './test.ts';

/** Serves pictures from another origin. */
export interface PictureServer {
  readonly host: string;
  /** Returns the picture's URL. */
  add(picture: Buffer): string;
  stop(): Promise<void>;
}

async function startPictureServer(): Promise<PictureServer> {
  const pictures: Buffer[] = [];
  const server = createServer((request, response) => {
    response.end(pictures[Number(request.url?.slice(1))]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  return {
    host,
    add: (picture) => `http://${host}/${pictures.push(picture) - 1}`,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Renders a JPEG of this width in the browser. */
export async function drawJpeg(page: Page, width: number, height = 300): Promise<Buffer> {
  const encoded = await page.evaluate(
    ([wide, high]) =>
      Object.assign(document.createElement('canvas'), { width: wide, height: high }).toDataURL('image/jpeg'),
    [width, height] as const,
  );
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}

/** A test whose app may fetch from the `pictures` server. */
export const test = base.extend<object, { pictures: PictureServer }>({
  pictures: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const pictures = await startPictureServer();
      await use(pictures);
      await pictures.stop();
    },
    { scope: 'worker' },
  ],
  serverEnv: [async ({ pictures }, use) => use({ FETCH_ALLOW: pictures.host }), { scope: 'worker' }],
});
