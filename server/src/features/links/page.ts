import { plainLine } from '@larder/contract/visible-text';
import { LINK_CARD, LINK_TEXTS, linkCardUrl, linkPath, linksRoutes } from '@larder/contract/links';

import type { Ctx } from '#platform/context.ts';
import { ownOrigin } from '#platform/http/own-origin.ts';
import type { DescribedPage, PageDescription } from '#platform/http/page-description.ts';

import { presentLinked } from './present.ts';
import { findLinked, type LinkedRow } from './queries.ts';

const ROBOTS = 'noindex, nofollow';
const SUMMARY_MAX_CHARACTERS = 200;

/** Keeps the link out of search engines and out of the Referer header. */
export const UNLISTED_HEADERS = { 'x-robots-tag': ROBOTS, 'referrer-policy': 'no-referrer' } as const;

export interface LinkPageDeps extends Pick<Ctx, 'lookups' | 'secrets'> {
  readonly productName: string;
  readonly publicUrl: string | undefined;
}

const { params: LinkParams } = linksRoutes.getLinkedRecipe;

/** The page of a public link. The document describes the recipe, for previews and for browsers without scripts. */
export function linkPage({ productName, publicUrl, ...reads }: LinkPageDeps): DescribedPage {
  return {
    headers: UNLISTED_HEADERS,
    async describe(request) {
      const params = LinkParams.safeParse(request.params);
      const row = params.success ? await findLinked(reads, params.data.token) : null;
      if (!params.success || row === null) return describeGone(productName);
      return describeLinked(row, { productName, origin: ownOrigin(publicUrl, request), token: params.data.token });
    },
  };
}

function describeGone(productName: string): PageDescription {
  return {
    status: 404,
    title: `${LINK_TEXTS.gone} · ${productName}`,
    description: LINK_TEXTS.gone_detail,
    robots: ROBOTS,
    preview: {},
    text: [
      { tag: 'h1', text: LINK_TEXTS.gone },
      { tag: 'p', text: LINK_TEXTS.gone_detail },
    ],
  };
}

interface PageContext {
  readonly productName: string;
  readonly origin: string;
  readonly token: string;
}

function describeLinked(row: LinkedRow, { productName, origin, token }: PageContext): PageDescription {
  const { description, ingredients, instructions, ...linked } = presentLinked(row, token);
  const title = plainLine(linked.title);
  const summary = shorten(description);
  return {
    status: 200,
    title: `${title} · ${productName}`,
    description: summary,
    robots: ROBOTS,
    preview: {
      'og:type': 'article',
      'og:site_name': productName,
      'og:title': title,
      'og:description': summary,
      'og:url': `${origin}${linkPath(token)}`,
      'og:image': `${origin}${linkCardUrl(token)}`,
      'og:image:type': 'image/jpeg',
      'og:image:width': String(LINK_CARD.width),
      'og:image:height': String(LINK_CARD.height),
      'og:image:alt': `Picture of ${title}`,
      'twitter:card': 'summary_large_image',
    },
    text: [
      { tag: 'h1', text: title },
      { tag: 'p', text: `Shared by ${plainLine(linked.shared_by_name)}` },
      { tag: 'p', text: description },
      { tag: 'h2', text: 'Ingredients' },
      { tag: 'ul', items: ingredients },
      { tag: 'h2', text: 'Instructions' },
      { tag: 'ol', items: instructions },
    ],
  };
}

/** Cuts a text to one line of the length that previews show. */
function shorten(text: string): string {
  const line = plainLine(text);
  if (line.length <= SUMMARY_MAX_CHARACTERS) return line;
  const cut = line.slice(0, SUMMARY_MAX_CHARACTERS).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUMMARY_MAX_CHARACTERS / 2)).trimEnd()}…`;
}
