const NAME = /\s*[\w:-]+\s*=\s*"/uy;
/** A quote ends a value if the next attribute or the end of the tag follows. */
const END = /"(?=\s+[\w:-]+\s*=\s*"|\s*\/?>)/gu;
const TAG = /<[a-z][\w:-]*(?=\s)/giu;

function escapeValue(value: string): string {
  return value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Escapes quotes and angle brackets within the values of attributes, as MasterCook does not: `<IngR name="a 9" pan">`. Linear:
 * each character is searched once.
 */
export function quoteAttributes(bytes: Buffer): Buffer {
  const text = bytes.toString('utf8');
  const pieces: string[] = [];
  let copied = 0;
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(text); tag !== null; tag = TAG.exec(text)) {
    NAME.lastIndex = TAG.lastIndex;
    while (NAME.test(text)) {
      const begin = NAME.lastIndex;
      END.lastIndex = begin;
      const end = END.exec(text);
      // No value ends after this place, so the rest has none.
      if (end === null) return Buffer.from([...pieces, text.slice(copied)].join(''));
      pieces.push(text.slice(copied, begin), escapeValue(text.slice(begin, end.index)));
      copied = end.index;
      NAME.lastIndex = end.index + 1;
      TAG.lastIndex = end.index + 1;
    }
  }
  return Buffer.from([...pieces, text.slice(copied)].join(''));
}
