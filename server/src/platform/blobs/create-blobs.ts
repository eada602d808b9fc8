import { join } from 'node:path';

import type { Blobs } from './blobs.ts';
import { DiskBlobs } from './disk-blobs.ts';
import { readS3Address } from './s3-address.ts';
import { S3Blobs } from './s3-blobs.ts';

/** Stores blobs in the configured bucket, or in `folder` of the data folder. */
export function createBlobs(s3Url: string | undefined, dataDir: string, folder: string): Blobs {
  const address = s3Url === undefined ? null : readS3Address(s3Url);
  return address === null ? new DiskBlobs(join(dataDir, folder)) : new S3Blobs(address);
}
