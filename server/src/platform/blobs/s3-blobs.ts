import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import { AwsClient } from 'aws4fetch';

import { fetchPeer } from '#platform/fetch-peer.ts';

import { type BlobEntry, type Blobs, BlobsUnavailableError, type StoredBlob } from './blobs.ts';
import type { S3Address } from './s3-address.ts';

const TIMEOUT_MS = 10_000;
/** The delay before each attempt. */
const DELAYS_MS = [0, 100, 400];
/** Far larger than any blob and any page of a listing. */
const RESPONSE_MAX_BYTES = 64 * 1024 * 1024;

interface S3Request {
  readonly method: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
}

interface S3Response {
  readonly status: number;
  readonly bytes: Buffer;
}

/** Stores blobs in a bucket of an S3-compatible store. */
export class S3Blobs implements Blobs {
  readonly #address: S3Address;
  readonly #signer: AwsClient;

  constructor(address: S3Address) {
    this.#address = address;
    const { accessKeyId, secretAccessKey, region } = address;
    this.#signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    // Copied, because a pooled Buffer is a view of a larger ArrayBuffer.
    const body = new Uint8Array(bytes);
    const { status } = await this.#send(key, { method: 'PUT', body, headers: { 'content-type': contentType } });
    if (status !== 200) throw unexpected(status);
  }

  /** Buffers the whole blob, so that a slow client does not run into the store's timeout. */
  async open(key: string): Promise<StoredBlob | null> {
    const { status, bytes } = await this.#send(key, { method: 'GET' });
    if (status === 404) return null;
    if (status !== 200) throw unexpected(status);
    return { size: bytes.length, stream: Readable.from([bytes]) };
  }

  async remove(key: string): Promise<void> {
    const { status } = await this.#send(key, { method: 'DELETE' });
    if (status !== 204 && status !== 200 && status !== 404) throw unexpected(status);
  }

  async *list(beginning: string): AsyncIterable<BlobEntry> {
    const { prefix } = this.#address;
    let next: Readonly<Record<string, string>> | undefined = {};
    while (next !== undefined) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${beginning}`, ...next });
      const { status, bytes } = await this.#send(`?${query.toString()}`, { method: 'GET' });
      if (status !== 200) throw unexpected(status);
      const xml = bytes.toString();
      for (const { key, changedAt } of entriesIn(xml)) yield { key: key.slice(prefix.length), changedAt };
      const token = valueOf(xml, 'NextContinuationToken');
      next = token === undefined ? undefined : { 'continuation-token': token };
    }
  }

  /** Requests a key below our prefix, or `?…` of the bucket. Retries when the store is busy or unavailable. */
  async #send(target: string, init: S3Request): Promise<S3Response> {
    const { root, prefix } = this.#address;
    const url = new URL(target.startsWith('?') ? target : `${prefix}${target}`, root);
    let failure: unknown;
    for (const waitMs of DELAYS_MS) {
      await setTimeout(waitMs);
      try {
        const response = await this.#sendOnce(url.href, init);
        if (response.status < 500 && response.status !== 429) return response;
        failure = unexpected(response.status);
      } catch (error) {
        failure = error;
      }
    }
    throw new BlobsUnavailableError(failure);
  }

  async #sendOnce(url: string, init: S3Request): Promise<S3Response> {
    const { method, headers } = await this.#signer.sign(url, init);
    const signed = { ...init, method, headers: [...headers] };
    const response = await fetchPeer(url, { ...signed, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (Number(response.headers.get('content-length')) > RESPONSE_MAX_BYTES) {
      await response.body?.cancel();
      throw new RangeError('The store responded with more than any blob of ours');
    }
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }
}

function unexpected(status: number): BlobsUnavailableError {
  return new BlobsUnavailableError(new Error(`The store answered ${status}`));
}

function entriesIn(xml: string): BlobEntry[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gsu)].map(([, entry = '']) => ({
    key: valueOf(entry, 'Key') ?? '',
    changedAt: new Date(valueOf(entry, 'LastModified') ?? Number.NaN),
  }));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function valueOf(xml: string, tag: string): string | undefined {
  const [, value] = new RegExp(`<${tag}>([^<]*)</${tag}>`, 'u').exec(xml) ?? [];
  return value?.replaceAll(/&(amp|lt|gt|quot|apos);/gu, (_all, name: string) => ENTITIES[name] ?? '');
}
