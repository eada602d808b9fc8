import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import { AwsClient } from 'aws4fetch';

import { fetchPeer } from '#platform/fetch-peer.ts';

import { type BlobEntry, type Blobs, BlobsUnavailableError, type StoredBlob } from './blobs.ts';
import type { S3Address } from './s3-address.ts';

const TIMEOUT_MS = 10_000;
/** How long to wait before each attempt. */
const WAITS_MS = [0, 100, 400];
/** Far more than anything we put, and than a page of a listing. */
const ANSWER_MAX_BYTES = 64 * 1024 * 1024;

interface Question {
  readonly method: string;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
}

interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
}

/** Keeps blobs in a bucket of an S3-compatible store. */
export class S3Blobs implements Blobs {
  readonly #address: S3Address;
  readonly #signer: AwsClient;

  constructor(address: S3Address) {
    this.#address = address;
    const { accessKeyId, secretAccessKey, region } = address;
    this.#signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    // Copied into an array of its own: a pooled Buffer is a view of more than its bytes.
    const body = new Uint8Array(bytes);
    const { status } = await this.#ask(key, { method: 'PUT', body, headers: { 'content-type': contentType } });
    if (status !== 200) throw unexpected(status);
  }

  /** Read whole before it is passed on, so that one who reads slowly does not use up the store's patience. */
  async open(key: string): Promise<StoredBlob | null> {
    const { status, bytes } = await this.#ask(key, { method: 'GET' });
    if (status === 404) return null;
    if (status !== 200) throw unexpected(status);
    return { size: bytes.length, stream: Readable.from([bytes]) };
  }

  async remove(key: string): Promise<void> {
    const { status } = await this.#ask(key, { method: 'DELETE' });
    if (status !== 204 && status !== 200 && status !== 404) throw unexpected(status);
  }

  async *list(beginning: string): AsyncIterable<BlobEntry> {
    const { prefix } = this.#address;
    let next: Readonly<Record<string, string>> | undefined = {};
    while (next !== undefined) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${beginning}`, ...next });
      const { status, bytes } = await this.#ask(`?${query.toString()}`, { method: 'GET' });
      if (status !== 200) throw unexpected(status);
      const xml = bytes.toString();
      for (const { key, changedAt } of entriesIn(xml)) yield { key: key.slice(prefix.length), changedAt };
      const token = valueOf(xml, 'NextContinuationToken');
      next = token === undefined ? undefined : { 'continuation-token': token };
    }
  }

  /** Asks for a key below our prefix, or `?…` of the bucket; again when the store is busy or away. */
  async #ask(target: string, init: Question): Promise<Answer> {
    const { root, prefix } = this.#address;
    const url = new URL(target.startsWith('?') ? target : `${prefix}${target}`, root);
    let failure: unknown;
    for (const waitMs of WAITS_MS) {
      await setTimeout(waitMs);
      try {
        const answer = await this.#askOnce(url.href, init);
        if (answer.status < 500 && answer.status !== 429) return answer;
        failure = unexpected(answer.status);
      } catch (error) {
        failure = error;
      }
    }
    throw new BlobsUnavailableError(failure);
  }

  async #askOnce(url: string, init: Question): Promise<Answer> {
    const { method, headers } = await this.#signer.sign(url, init);
    const signed = { ...init, method, headers: [...headers] };
    const response = await fetchPeer(url, { ...signed, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (Number(response.headers.get('content-length')) > ANSWER_MAX_BYTES) {
      await response.body?.cancel();
      throw new RangeError('The store answered more than we ever put there');
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
