import { z } from 'zod';

import type { Batch } from './gathered.ts';
import type { Said, Topic } from './notice.ts';

/** PostgreSQL takes less than 8000 bytes. */
const MESSAGE_MAX_BYTES = 7_900;
/** More messages than this at once are not worth their way. */
const MESSAGES_MAX = 4;

/** What one instance says to the others: from whom it is, and what it says in short; null for "something was missed". */
const Message = z.tuple([z.string(), z.array(z.tuple([z.string(), z.string(), z.string()])).nullable()]);

/** As few messages as these fit into; one that says that something was missed where they are too many. */
export function writeMessages(from: string, { said, missed }: Batch): readonly string[] {
  const missing = [JSON.stringify([from, null])];
  if (missed) return missing;
  const opening = `["${from}",[`;
  const texts: string[] = [];
  let parts: string[] = [];
  let bytes = 0;
  const end = () => {
    if (parts.length > 0) texts.push(`${opening}${parts.join(',')}]]`);
    parts = [];
    bytes = Buffer.byteLength(opening) + 2;
  };
  end();
  for (const { topic, id, to } of said) {
    const part = JSON.stringify([topic, id, to]);
    const more = Buffer.byteLength(part) + 1;
    if (bytes + more > MESSAGE_MAX_BYTES) end();
    if (bytes + more > MESSAGE_MAX_BYTES) return missing;
    parts.push(part);
    bytes += more;
  }
  end();
  return texts.length > MESSAGES_MAX ? missing : texts;
}

/** Who says what; what cannot be read, as from another version, is something missed. */
export function readMessage(text: string): { readonly from: string; readonly batch: Batch } {
  const [from, told] = parse(text);
  if (told === null) return { from, batch: { said: [], missed: true } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an instance of ours wrote it; of another version's topics nobody is told
  const said = told.map(([topic, id, to]) => ({ topic: topic as Topic, id, to }) satisfies Said);
  return { from, batch: { said, missed: false } };
}

function parse(text: string): z.output<typeof Message> {
  try {
    return Message.parse(JSON.parse(text));
  } catch {
    return ['', null];
  }
}
