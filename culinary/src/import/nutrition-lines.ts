import { oneLine } from '#import/text-lines';

const NAME_FIRST =
  /^(?<name>\p{L}[^:：\d]{1,60}?)\s*[:：=]?\s+(?<value>[<~≈]?\s?\d[\d.,]*\s*[\p{L}µ%]{0,8}(?:\s*\([^()]{1,30}\))?)$/u;
const VALUE_FIRST = /^(?<value>\d[\d.,]*\s*(?:kcal|kj|cal|g|mg|µg|%)?)\s+(?<name>\p{L}[\p{L}\s]{1,40})$/iu;
const MAX_CHARACTERS = 600;

/** Reads nutrition as text states it ("Calories: 212 kcal, Fat 10 g") by name; null if there is none. */
export function nutritionIn(text: string): Readonly<Record<string, string>> | null {
  const found = new Map<string, string>();
  for (const line of text.split(/\n/u)) {
    if (line.length > MAX_CHARACTERS) continue;
    for (const part of line.split(/\s*[;|•·]\s*|,(?!\d)\s*/u)) {
      const plain = oneLine(part).replace(/^[^\p{L}\p{N}<~≈]+|\.$/gu, '');
      const { name, value } = (NAME_FIRST.exec(plain) ?? VALUE_FIRST.exec(plain))?.groups ?? {};
      if (name !== undefined && value !== undefined && !found.has(name)) found.set(name, value);
    }
  }
  return found.size === 0 ? null : Object.fromEntries(found);
}
