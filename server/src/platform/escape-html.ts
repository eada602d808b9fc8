const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? '');
}
