import type { FastifyRequest } from 'fastify';

import { escapeHtml } from '../escape-html.ts';

/** A part of a page in plain words. */
type PlainPart =
  | { readonly tag: 'h1' | 'h2' | 'p'; readonly text: string }
  | { readonly tag: 'ul' | 'ol'; readonly items: readonly string[] };

/** What one page is about. All of it is text, whatever stands in it. */
export interface PageDescription {
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  /** What previews of the page show, by the names of Open Graph and the like. */
  readonly preview: Readonly<Record<string, string>>;
  /** The page itself, for browsers without scripts. */
  readonly text: readonly PlainPart[];
}

/** A page of the app that is described in its document, each time that somebody asks for it. */
export interface DescribedPage {
  /** Of every answer, also where the page is about nothing. */
  readonly headers: Readonly<Record<string, string>>;
  describe(request: FastifyRequest): Promise<PageDescription>;
}

/** The document with what it says of itself, and for whom it does not run, told of this page alone. */
export function describeDocument(html: string, page: PageDescription): string {
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    metaTag('name', 'description', page.description),
    metaTag('name', 'robots', page.robots),
    ...Object.entries(page.preview).map(([name, content]) =>
      metaTag(name.startsWith('og:') ? 'property' : 'name', name, content),
    ),
    WORDS_ALONE,
  ];
  // First what is our own; what is put in holds no tag that could be taken for one of these.
  return html
    .replaceAll(/<meta name="(?:description|robots)"[^>]*>/gu, '')
    .replace(
      /<noscript>.*?<\/noscript>/su,
      () => `<noscript><main>${page.text.map(writePart).join('\n')}</main></noscript>`,
    )
    .replace(/<title>.*?<\/title>/su, () => head.join('\n'));
}

/** Where nothing runs, the words stand in the place of the app, which would say for ever that it loads. */
const WORDS_ALONE = `<noscript><style>
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
