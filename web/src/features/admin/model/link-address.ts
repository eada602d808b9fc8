import { LINK_TOKEN_PATTERN, linkPath } from '@larder/contract/links';

/** Extracts the token from the address of a public link, or from the bare token. Null if there is none. */
export function readLinkToken(typed: string): string | null {
  const text = typed.trim();
  if (LINK_TOKEN_PATTERN.test(text)) return text;
  const path = URL.parse(text, 'https://here.invalid')?.pathname ?? '';
  const token = path.slice(linkPath('').length);
  return LINK_TOKEN_PATTERN.test(token) && path === linkPath(token) ? token : null;
}
