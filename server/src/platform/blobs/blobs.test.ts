import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type S3Server, startS3Server } from '../../../test/s3-server.ts';
import { type BlobEntry, type Blobs, BlobsUnavailableError } from './blobs.ts';
import { createBlobs } from './create-blobs.ts';
import { DiskBlobs } from './disk-blobs.ts';
import { readS3Address } from './s3-address.ts';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-test-blobs-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function read(blobs: Blobs, key: string): Promise<string | null> {
  const blob = await blobs.open(key);
  return blob === null ? null : String(await buffer(blob.stream));
}

async function listAll(blobs: Blobs, prefix: string): Promise<BlobEntry[]> {
  return (await Array.fromAsync(blobs.list(prefix))).toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

describe.each([
  ['DiskBlobs', () => createBlobs(undefined, folder, 'pictures')],
  ['S3Blobs', () => createBlobs(s3.url, folder, 'pictures')],
])('%s', (_where, open) => {
  let blobs: Blobs;
  beforeAll(() => {
    blobs = open();
  });

  test('put stores a blob, which open returns until it is removed', async () => {
    expect(await read(blobs, 'ab-1/x.webp')).toBeNull();
    await blobs.put('ab-1/x.webp', Buffer.from('first'), 'image/webp');
    expect(await read(blobs, 'ab-1/x.webp')).toBe('first');
    await blobs.put('ab-1/x.webp', Buffer.from('the second'), 'image/webp');
    const blob = await blobs.open('ab-1/x.webp');
    expect(blob?.size).toBe(10);
    blob?.stream.destroy();
    expect(await read(blobs, 'ab-1/x.webp')).toBe('the second');
    await blobs.remove('ab-1/x.webp');
    expect(await read(blobs, 'ab-1/x.webp')).toBeNull();
  });

  test('remove is idempotent: a missing blob is no error', async () => {
    await expect(blobs.remove('ab-1/never.webp')).resolves.toBeUndefined();
  });

  test('put stores only the view of a pooled buffer', async () => {
    await blobs.put('ab-2/x', Buffer.from('0123456789').subarray(2, 5), 'image/webp');
    expect(await read(blobs, 'ab-2/x')).toBe('234');
    await blobs.remove('ab-2/x');
  });

  test('two concurrent puts leave one of the two blobs', async () => {
    const [one, two] = ['1'.repeat(100_000), '2'.repeat(100_000)];
    const put = (text: string) => blobs.put('ab-3/x', Buffer.from(text), 'image/webp');
    await Promise.all([put(one), put(two)]);
    expect([one, two]).toContain(await read(blobs, 'ab-3/x'));
    await blobs.remove('ab-3/x');
  });

  test('list returns all blobs with a prefix and when they changed', async () => {
    await Promise.all(['cd-1/a', 'cd-1/b', 'cd-2/a', 'ce-1/a'].map((key) => blobs.put(key, Buffer.from(key), 'x/y')));
    const listed = await listAll(blobs, 'cd');
    expect(listed.map(({ key }) => key)).toEqual(['cd-1/a', 'cd-1/b', 'cd-2/a']);
    for (const { changedAt } of listed) expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await listAll(blobs, 'ff')).toEqual([]);
  });
});

describe('DiskBlobs', () => {
  const at = () => new DiskBlobs(join(folder, 'disk'));

  test('writes files that only the owner of the process can read', async () => {
    await at().put('ab-1/x', Buffer.from('x'));
    expect(statSync(join(folder, 'disk/ab/ab-1/x')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'disk/ab/ab-1')).mode & 0o777).toBe(0o700);
  });

  test('writes atomically, and lists the temporary files of interrupted writes', async () => {
    await at().put('ad-1/x', Buffer.from('x'));
    expect(readdirSync(join(folder, 'disk/ad/ad-1'))).toEqual(['x']);
    const left = join(folder, 'disk/ad/ad-1/y.7c9e6679.draft');
    writeFileSync(left, 'half');
    const long = new Date('2026-01-01T00:00:00Z');
    utimesSync(left, long, long);
    expect(await listAll(at(), 'ad')).toContainEqual({ key: 'ad-1/y.7c9e6679.draft', changedAt: long });
    await at().remove('ad-1/y.7c9e6679.draft');
    await at().remove('ad-1/x');
    expect(readdirSync(join(folder, 'disk/ad'))).toEqual([]);
  });

  test.each(['../secret-key', 'ab/../../x', '/etc/passwd', 'ab/./x', 'ab//x', 'AB/x', 'a\0b', '', '.'])(
    'rejects %j as a key',
    async (key) => {
      await expect(at().open(key)).rejects.toThrow(TypeError);
      await expect(at().put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    },
  );

  test('reports a folder that cannot be written as unavailable', async () => {
    writeFileSync(join(folder, 'file'), 'x');
    const broken = new DiskBlobs(join(folder, 'file'));
    await expect(broken.put('ab-1/x', Buffer.from('x'))).rejects.toThrow(BlobsUnavailableError);
    expect(await broken.open('ab-1/x')).toBeNull();
  });
});

describe('S3Blobs', () => {
  /** A store that answers with `listener`. */
  async function startStore(listener: RequestListener) {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    return {
      blobs: createBlobs(`http://key:secret@127.0.0.1:${port}/kitchen`, folder, 'x'),
      close: () => server.close(),
    };
  }

  test('reports an unknown access key', async () => {
    const blobs = createBlobs(s3.url.replace('//S3RVER:', '//stranger:'), folder, 'x');
    await expect(blobs.put('ab-1/x', Buffer.from('x'), 'x/y')).rejects.toThrow(BlobsUnavailableError);
    await expect(blobs.open('ab-1/x')).rejects.toThrow(BlobsUnavailableError);
  });

  test('signs every request with AWS Signature Version 4', async () => {
    const seen: boolean[] = [];
    const { blobs, close } = await startStore((request, response) => {
      seen.push(isSigned(request, 'secret'), !isSigned(request, 'another'));
      response.writeHead(200).end(LISTING);
    });
    await blobs.put('ab-1/x.webp', Buffer.from('x'), 'image/webp');
    await blobs.open('ab-1/x.webp');
    await blobs.remove('ab-1/x.webp');
    await listAll(blobs, 'ab');
    expect(seen).toEqual(Array.from({ length: 8 }, () => true));
    close();
  });

  test('reads all pages of a listing, including names with special characters', async () => {
    const at = '<LastModified>2026-01-01T00:00:00.000Z</LastModified>';
    const pages = [
      `<Contents><Key>ab-1/a</Key>${at}</Contents><Contents>${at}<Key>ab-1/b&amp;c</Key></Contents>
        <NextContinuationToken>1/&lt;+</NextContinuationToken>`,
      `<Contents><Key>ab-2/a</Key>${at}</Contents>`,
    ];
    const tokens: (string | null)[] = [];
    const { blobs, close } = await startStore((request, response) => {
      tokens.push(new URL(request.url ?? '', 'http://x').searchParams.get('continuation-token'));
      response.end(`<ListBucketResult>${pages.shift() ?? ''}</ListBucketResult>`);
    });
    expect((await listAll(blobs, 'ab')).map(({ key }) => key)).toEqual(['ab-1/a', 'ab-1/b&c', 'ab-2/a']);
    expect(tokens).toEqual([null, '1/<+']);
    close();
  });

  test('retries a busy store a few times', async () => {
    const statuses = [503, 429, 200, 500, 500, 500, 500];
    let asked = 0;
    const { blobs, close } = await startStore((_request, response) =>
      response.writeHead(statuses[asked++] ?? 200).end('x'),
    );
    expect(await read(blobs, 'ab-1/x')).toBe('x');
    expect(asked).toBe(3);
    await expect(blobs.open('ab-1/x')).rejects.toThrow(BlobsUnavailableError);
    expect(asked).toBe(6);
    close();
  });

  test('retries no refusal and follows no redirect', async () => {
    let asked = 0;
    const { blobs, close } = await startStore((_request, response) => {
      asked += 1;
      response.writeHead(asked === 1 ? 403 : 307, { location: 'http://127.0.0.1/' }).end();
    });
    await expect(blobs.remove('ab-1/x')).rejects.toThrow(BlobsUnavailableError);
    expect(asked).toBe(1);
    await expect(blobs.remove('ab-1/x')).rejects.toThrow(BlobsUnavailableError);
    close();
  });

  test('reports an unreachable store as unavailable', async () => {
    const blobs = createBlobs('http://key:secret@127.0.0.1:1/kitchen', folder, 'x');
    await expect(blobs.open('ab-1/x')).rejects.toThrow(BlobsUnavailableError);
  });
});

const LISTING = '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : 1);

/** Verifies the AWS Signature Version 4 of a request independently. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, secret: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const query = [...searchParams].toSorted(byName).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const [, scope = '', names = '', signature] =
    /Credential=key\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/u.exec(headers.authorization ?? '') ?? [];
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const hash = String(headers['x-amz-content-sha256']);
  const request = [method, pathname, query.join('&'), signed.join(''), names, hash].join('\n');
  const [date = '', region = '', service = '', end = ''] = scope.split('/');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), service), end);
  const digest = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, digest].join('\n');
  return hmac(key, text).toString('hex') === signature;
}

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

describe('readS3Address', () => {
  test('parses credentials, bucket, region and prefix', () => {
    expect(readS3Address('https://AK%2F1:s%40cret@s3.example.org:9000/my.bucket/a/b/?region=eu-central-1')).toEqual({
      accessKeyId: 'AK/1',
      secretAccessKey: 's@cret',
      region: 'eu-central-1',
      bucket: 'my.bucket',
      prefix: 'a/b/',
      root: new URL('https://s3.example.org:9000/my.bucket/'),
    });
    expect(readS3Address('http://a:b@localhost/bucket')).toMatchObject({ prefix: '', region: 'us-east-1' });
  });

  test.each([
    'bucket',
    'ftp://a:b@host/bucket',
    'https://host/bucket',
    'https://a@host/bucket',
    'https://:b@host/bucket',
    'https://a:b@host',
    'https://a:b@host/',
    'https://a:b@host/b',
    'https://a:b@host/bucket/a b',
    'https://a:b@host/bucket//x',
    'https://a:b@host/bucket?region=',
    'https://a:b@host/bucket?zone=x',
    'https://a:b@host/bucket#x',
    'https://a:%zz@host/bucket',
  ])('rejects %s', (text) => {
    expect(readS3Address(text)).toBeNull();
  });
});
