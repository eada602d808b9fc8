import type { IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';

import { JsonBounds } from './json-bounds.ts';

/** Accepts JSON bodies only. Other content types get 415. */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, payload, done) => {
    readText(request, payload).then((text) => void parse(request, text, done), done);
  });
}

/** Reads the body within the limits of its route and of JSON. Stops at the first byte too many. */
async function readText(request: FastifyRequest, payload: IncomingMessage): Promise<string> {
  const { bodyLimit: maxBytes } = request.routeOptions;
  if (Number(request.headers['content-length']) > maxBytes) throw tooLarge();
  const meter = request.server.clients.meterOf(request);
  const bounds = new JsonBounds();
  const pieces: Buffer[] = [];
  let bytes = 0;
  const chunks: AsyncIterable<Buffer> = payload.iterator({ destroyOnReturn: false });
  for await (const piece of chunks) {
    meter?.resume();
    bytes += piece.length;
    if (bytes > maxBytes) throw tooLarge();
    bounds.add(piece);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function tooLarge(): AppError {
  return new AppError('too_large', ERROR_TEXTS.too_large);
}
