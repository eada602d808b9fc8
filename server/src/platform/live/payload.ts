import { z } from 'zod';

import type { Batch } from './batch-buffer.ts';
import type { BusMessage, Topic } from './notice.ts';

/** PostgreSQL limits a NOTIFY payload to less than 8000 bytes. */
const PAYLOAD_MAX_BYTES = 7_900;
/** Above this, the other instances get a gap instead. */
const PAYLOADS_MAX = 4;

/** The sending instance and its messages as `[topic, id, to]`; null is a gap. */
const Payload = z.tuple([z.string(), z.array(z.tuple([z.string(), z.string(), z.string()])).nullable()]);

/** Packs a batch into as few payloads as possible; into a single gap when it is too large. */
export function writePayloads(from: string, { messages, hasGap }: Batch): readonly string[] {
  const gap = [JSON.stringify([from, null])];
  if (hasGap) return gap;
  const opening = `["${from}",[`;
  const payloads: string[] = [];
  let parts: string[] = [];
  let bytes = 0;
  const flush = () => {
    if (parts.length > 0) payloads.push(`${opening}${parts.join(',')}]]`);
    parts = [];
    bytes = Buffer.byteLength(opening) + 2;
  };
  flush();
  for (const { topic, id, to } of messages) {
    const part = JSON.stringify([topic, id, to]);
    const partBytes = Buffer.byteLength(part) + 1;
    if (bytes + partBytes > PAYLOAD_MAX_BYTES) flush();
    if (bytes + partBytes > PAYLOAD_MAX_BYTES) return gap;
    parts.push(part);
    bytes += partBytes;
  }
  flush();
  return payloads.length > PAYLOADS_MAX ? gap : payloads;
}

/** Never throws: an unreadable payload, such as that of another version, is a gap. */
export function readPayload(text: string): { readonly from: string; readonly batch: Batch } {
  const [from, parts] = parse(text);
  if (parts === null) return { from, batch: { messages: [], hasGap: true } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an instance of ours wrote it; a topic of another version is not presented
  const messages = parts.map(([topic, id, to]) => ({ topic: topic as Topic, id, to }) satisfies BusMessage);
  return { from, batch: { messages, hasGap: false } };
}

function parse(text: string): z.output<typeof Payload> {
  try {
    return Payload.parse(JSON.parse(text));
  } catch {
    return ['', null];
  }
}
