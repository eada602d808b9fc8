/** A bucket of an S3-compatible store, and the prefix of our keys. */
export interface S3Address {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** The path-style URL of the bucket, with a slash at the end. */
  readonly root: URL;
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
}

const PATH = /^\/([\da-z][\d.a-z-]{1,61}[\da-z])((?:\/[\w.-]+)*)\/?$/iu;

/** Parses `https://KEY:SECRET@host/bucket/prefix?region=…`. Returns null for anything else. */
export function readS3Address(text: string): S3Address | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.hash !== '') return null;
  const [, bucket, folders = ''] = PATH.exec(url.pathname) ?? [];
  const { region = 'us-east-1', ...unknown } = Object.fromEntries(url.searchParams);
  if (bucket === undefined || Object.keys(unknown).length > 0 || !/^[\da-z-]+$/iu.test(region)) return null;
  const [accessKeyId, secretAccessKey] = [decode(url.username), decode(url.password)];
  if (accessKeyId === '' || secretAccessKey === '') return null;
  const prefix = folders === '' ? '' : `${folders.slice(1)}/`;
  return { accessKeyId, secretAccessKey, region, bucket, prefix, root: new URL(`/${bucket}/`, url.origin) };
}

/** Returns an empty text for a malformed percent-encoding. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
