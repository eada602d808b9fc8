import type * as SdkModule from 'openai';

import { tryParseJson } from '#platform/try-parse-json.ts';

import type { Deadline } from './deadline.ts';
import { readErrorBody } from './error-body.ts';
import { type FailureContext, failureOfAnswer, failureOfConnection } from './failures.ts';
import { fetchWithoutTimeout } from './fetch-without-timeout.ts';
import { ModelError } from './model-error.ts';
import type { ServiceAddress } from './settings.ts';

/** Each word of a stream comes with some hundred bytes of JSON. */
const STREAM_MAX_BYTES = 48 * 1024 * 1024;
const PICTURE_MAX_BYTES = 48 * 1024 * 1024;
const ANSWER_MAX_BYTES = 2 * 1024 * 1024;
const REFUSAL_MAX_BYTES = 64 * 1024;

export type AnswerKind = 'answer' | 'stream' | 'picture';
const MAX_BYTES = { answer: ANSWER_MAX_BYTES, stream: STREAM_MAX_BYTES, picture: PICTURE_MAX_BYTES };

const PICTURE_ELSEWHERE = new Set([302, 303]);

/** A successful response whose body is unread. */
export interface OpenResponse {
  readonly response: Response;
  /** Reads the whole body. */
  bytes(): Promise<Uint8Array>;
  close(): void;
  /** Maps an error while reading to a ModelError. */
  failure(error: unknown): ModelError;
}

type Sdk = typeof SdkModule;

class TooLargeError extends Error {}

interface ClientOptions extends FailureContext {
  readonly address: ServiceAddress;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The limit of a single request. */
  readonly timeoutMs: number;
}

/** Sends requests to one service through the official SDK. The SDK is loaded with the first request. */
export class ServiceClient {
  readonly #options: ClientOptions;
  #loading: ReturnType<ServiceClient['load']> | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Sends one request. Throws ModelError unless the status is 2xx. */
  async post(path: string, body: object, kind: AnswerKind, deadline: Deadline): Promise<OpenResponse> {
    this.#loading ??= this.load();
    const { sdk, client } = await this.#loading;
    const { timeoutMs: timeout } = this.#options;
    const closing = new AbortController();
    const timeoutSignal = AbortSignal.timeout(timeout);
    const signal = AbortSignal.any([deadline.signal, timeoutSignal, closing.signal]);
    const failure = (error: unknown) => {
      const over = deadline.failure();
      if (over !== undefined) return over;
      const isTimeout = timeoutSignal.aborted || error instanceof sdk.APIConnectionTimeoutError;
      if (isTimeout) return new ModelError('too_slow', `${this.#options.service} did not answer in time`);
      return this.#failureOf(error, sdk);
    };
    try {
      const sent = client.post(path, { body, signal, timeout, maxRetries: 0 });
      const response = limitBytes(await sent.asResponse(), MAX_BYTES[kind]);
      return {
        response,
        bytes: () => response.bytes(),
        close: () => closing.abort(),
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
      // Null, or the SDK would read these from the environment.
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      timeout: timeoutMs,
      logLevel: 'off',
      defaultHeaders: { ...headers, ...(address.key === undefined ? { Authorization: null } : {}) },
      fetch: fetchForSdk,
    });
    return { sdk, client };
  }

  #failureOf(error: unknown, sdk: Sdk): ModelError {
    if (error instanceof ModelError) return error;
    if (error instanceof sdk.APIConnectionError) return failureOfConnection(error, this.#options);
    if (error instanceof sdk.APIError) return failureOfAnswer(error, this.#options);
    if (error instanceof TooLargeError)
      return new ModelError('unusable', `${this.#options.service} sent too large an answer`);
    return failureOfConnection(error, this.#options);
  }
}

/** `fetch` for the SDK. Normalizes error bodies, which have many shapes, to the one that the SDK reads. */
async function fetchForSdk(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetchWithoutTimeout(url, init);
  if (response.ok) return response;
  const address = response.headers.get('location');
  const requested = url instanceof Request ? url.url : url.toString();
  // A redirect is never followed with our key. One to a generated picture is turned into a response with its URL.
  if (address !== null && PICTURE_ELSEWHERE.has(response.status) && requested.endsWith('/images/generations')) {
    await response.body?.cancel();
    return Response.json({ data: [{ url: address }] });
  }
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  const text = await readRefusal(response);
  const error = readErrorBody(tryParseJson(text)) ?? { message: text };
  return new Response(JSON.stringify({ error }), { status: response.status, headers });
}

/** Reads an error body. Empty when it is too large or broken: the status is enough. */
async function readRefusal(response: Response): Promise<string> {
  return limitBytes(response, REFUSAL_MAX_BYTES)
    .text()
    .catch(() => '');
}

/** Limits the size of a body. */
function limitBytes(response: Response, maxBytes: number): Response {
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
