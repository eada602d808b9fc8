import type { FastifyRequest } from 'fastify';

import { escapeHtml } from '../escape-html.ts';

/** A block of plain text. */
type PlainPart =
  | { readonly tag: 'h1' | 'h2' | 'p'; readonly text: string }
  | { readonly tag: 'ul' | 'ol'; readonly items: readonly string[] };

/** The description of one page. All of it is text and gets escaped. */
export interface PageDescription {
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  /** Open Graph and similar properties for link previews, by name. */
  readonly preview: Readonly<Record<string, string>>;
  /** The content, for browsers without scripts. */
  readonly text: readonly PlainPart[];
}

/** A page of the app whose document contains a description, computed for each request. */
export interface DescribedPage {
  /** Sent with every response of the page, also with 404. */
  readonly headers: Readonly<Record<string, string>>;
  describe(request: FastifyRequest): Promise<PageDescription>;
}

/** Fills a document with the description of one page: title, meta tags and the content for browsers without scripts. */
export function describeDocument(html: string, page: PageDescription): string {
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    metaTag('name', 'description', page.description),
    metaTag('name', 'robots', page.robots),
    ...Object.entries(page.preview).map(([name, content]) =>
      metaTag(name.startsWith('og:') ? 'property' : 'name', name, content),
    ),
    NOSCRIPT_STYLE,
  ];
  // Our own tags are replaced first. Inserted text is escaped and contains none that match.
  return html
    .replaceAll(/<meta name="(?:description|robots)"[^>]*>/gu, '')
    .replace(
      /<noscript>.*?<\/noscript>/su,
      () => `<noscript><main>${page.text.map(writePart).join('\n')}</main></noscript>`,
    )
    .replace(/<title>.*?<\/title>/su, () => head.join('\n'));
}

/** Without scripts, hides the app's loading screen and shows the text. */
const NOSCRIPT_STYLE = `<noscript><style>
#root { display: none }
main { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem }
main > * { margin: 0 0 1rem }
main > h1 { font-size: 2rem }
main > h2 { font-size: 1.375rem }
main > :is(ul, ol) { padding-inline-start: 1.5rem; list-style: revert }
</style></noscript>`;

function metaTag(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function writePart(part: PlainPart): string {
  const { tag } = part;
  const inside =
    'text' in part
      ? escapeHtml(part.text)
      : part.items.map((item) => `<li dir="auto">${escapeHtml(item)}</li>`).join('');
  return `<${tag} dir="auto">${inside}</${tag}>`;
}
