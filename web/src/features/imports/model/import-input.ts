import type { PageToRead } from '@larder/contract/imports';

const ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;
const ADDRESS_WITHIN = /https?:\/\/[^\s<>"']+/giu;
const HTML =
  /^\s*<(?:!doctype|html|head|body|div|article|section|main|script|meta)[\s>!]|<\/(?:html|body|script|article|div)>/iu;
/** Apps share a title with the address of the recipe; a longer text is the recipe itself. */
const SHARED_MAX_LINES = 4;

function isShared(text: string): boolean {
  return text.split('\n').filter((line) => line.trim() !== '').length <= SHARED_MAX_LINES;
}

/** What a pasted text asks to be read: a web address, the HTML of a page, or the text of a recipe. Null for a blank text. */
export function parseImportInput(pasted: string): PageToRead | null {
  const text = pasted.trim();
  if (text === '') return null;
  if (ADDRESS.test(text)) return { url: /^https?:/iu.test(text) ? text : `https://${text}` };
  if (HTML.test(text)) return { html: text };
  const [address, ...others] = text.match(ADDRESS_WITHIN) ?? [];
  return address !== undefined && others.length === 0 && isShared(text) ? { url: address } : { text };
}
