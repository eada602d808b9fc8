import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** No password was entered. */
export class NoPasswordError extends Error {
  override readonly name = 'NoPasswordError';
}

/** Reads a new password from a pipe, or asks for it twice at a terminal without echo. Throws NoPasswordError. */
export async function askPassword(email: string, check: (password: string) => void): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/u, '');
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true });
  // The iterator buffers lines that arrive early, as when both are pasted at once.
  const typed = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    const line = await typed.next();
    process.stdout.write('\n');
    if (line.done === true) throw new NoPasswordError('No password was typed. Nothing has changed.');
    return line.value;
  };
  try {
    const password = await ask(`Password for ${email}: `);
    check(password);
    if ((await ask('Same password again: ')) === password) return password;
    throw new NoPasswordError('The two passwords do not match. Nothing has changed. Please run the command again.');
  } finally {
    lines.close();
  }
}
