import type * as SdkModule from 'openai';

import { parseOrNothing } from '#platform/parse-or-nothing.ts';

import type { Deadline } from './deadline.ts';
import { readErrorWords } from './error-words.ts';
import { type FailureContext, failureOfAnswer, failureOfConnection } from './failures.ts';
import { fetchPatiently } from './fetch-patiently.ts';
import { ModelError } from './model-error.ts';
import type { ServiceAddress } from './settings.ts';

/** A stream has some hundred bytes of frame around each word. */
const STREAM_MAX_BYTES = 48 * 1024 * 1024;
const PICTURE_MAX_BYTES = 48 * 1024 * 1024;
const ANSWER_MAX_BYTES = 2 * 1024 * 1024;
const REFUSAL_MAX_BYTES = 64 * 1024;

export type AnswerKind = 'answer' | 'stream' | 'picture';
const MAX_BYTES = { answer: ANSWER_MAX_BYTES, stream: STREAM_MAX_BYTES, picture: PICTURE_MAX_BYTES };

const PICTURE_ELSEWHERE = new Set([302, 303]);

/** An answer whose body has not been read. */
export interface OpenAnswer {
  readonly response: Response;
  /** Reads it to its end. */
  bytes(): Promise<Uint8Array>;
  /** Closes the connection. */
  close(): void;
  /** What an error while reading comes down to. */
  failure(error: unknown): ModelError;
}

type Sdk = typeof SdkModule;

class TooLargeError extends Error {}

interface ClientOptions extends FailureContext {
  readonly address: ServiceAddress;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How long a single request may take. */
  readonly timeoutMs: number;
}

/** One service, asked through the official SDK, which is loaded with the first request. */
export class ServiceClient {
  readonly #options: ClientOptions;
  #loading: ReturnType<ServiceClient['load']> | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Sends one request. Throws ModelError for any answer that is not OK. */
  async post(path: string, body: object, kind: AnswerKind, deadline: Deadline): Promise<OpenAnswer> {
    this.#loading ??= this.load();
    const { sdk, client } = await this.#loading;
    const { timeoutMs: timeout } = this.#options;
    const own = new AbortController();
    const patience = AbortSignal.timeout(timeout);
    const signal = AbortSignal.any([deadline.signal, patience, own.signal]);
    const failure = (error: unknown) => {
      const over = deadline.failure();
      if (over !== undefined) return over;
      const isTimeout = patience.aborted || error instanceof sdk.APIConnectionTimeoutError;
      if (isTimeout) return new ModelError('too_slow', `${this.#options.service} did not answer in time`);
      return this.#failureOf(error, sdk);
    };
    try {
      const sent = client.post(path, { body, signal, timeout, maxRetries: 0 });
      const response = bound(await sent.asResponse(), MAX_BYTES[kind]);
      return {
        response,
        bytes: () => response.bytes(),
        close: () => own.abort(),
        failure,
      };
    } catch (error) {
      throw failure(error);
    }
  }

  private async load() {
    const sdk = await import('openai');
    const { address, headers = {}, timeoutMs } = this.#options;
    const client = new sdk.OpenAI({
      baseURL: address.baseUrl,
      apiKey: address.key ?? 'none',
      // What the SDK would otherwise take from the environment.
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      timeout: timeoutMs,
      logLevel: 'off',
      defaultHeaders: { ...headers, ...(address.key === undefined ? { Authorization: null } : {}) },
      fetch: fetchPlainly,
    });
    return { sdk, client };
  }

  #failureOf(error: unknown, sdk: Sdk): ModelError {
    if (error instanceof ModelError) return error;
    if (error instanceof sdk.APIConnectionError) return failureOfConnection(error, this.#options);
    if (error instanceof sdk.APIError) return failureOfAnswer(error, this.#options);
    if (error instanceof TooLargeError) return new ModelError('unusable', `${this.#options.service} answered too much`);
    return failureOfConnection(error, this.#options);
  }
}

/** Errors are told in many shapes: a refusal is read for its words, which are given to the SDK in the one that it knows. */
async function fetchPlainly(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetchPatiently(url, init);
  if (response.ok) return response;
  const address = response.headers.get('location');
  const asked = url instanceof Request ? url.url : url.toString();
  // Nothing follows a redirect with our key. One to a picture says where it is, and that is fetched as any other.
  if (address !== null && PICTURE_ELSEWHERE.has(response.status) && asked.endsWith('/images/generations')) {
    await response.body?.cancel();
    return Response.json({ data: [{ url: address }] });
  }
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  const text = await readRefusal(response);
  const error = readErrorWords(parseOrNothing(text)) ?? { message: text };
  return new Response(JSON.stringify({ error }), { status: response.status, headers });
}

/** A refusal that is too long, or breaks off, has a status all the same. */
async function readRefusal(response: Response): Promise<string> {
  return bound(response, REFUSAL_MAX_BYTES)
    .text()
    .catch(() => '');
}

/** Nobody can make us read for ever. */
function bound(response: Response, maxBytes: number): Response {
  if (response.body === null) return response;
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new TooLargeError();
      controller.enqueue(chunk);
    },
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(counting), { status, headers });
}
