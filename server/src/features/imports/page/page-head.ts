import { EMPTY_RECIPE, type ImportedRecipe } from '@larder/culinary/import/imported-recipe';
import { type Element, isText } from 'domhandler';

import { textOf, textOfHtml } from './plain-text.ts';
import { absoluteAddress, languageTag } from './read-values.ts';

/** What the head of a page and its first heading say. */
export interface PageHead {
  /** The page's address as it states it, or as it was fetched. */
  readonly address: string | null;
  readonly recipe: ImportedRecipe;
}

const TITLE_MAX_CHARACTERS = 1_000;
const META_MAX_CHARACTERS = 5_000;
const SITE_SEPARATOR = /\s+[|–—·•»:-]\s+/u;

/** Removes the name of the site from the title of a page. */
function withoutSite(title: string, site: string | null): string {
  const parts = title.split(SITE_SEPARATOR);
  if (parts.length < 2) return title;
  const last = parts.at(-1) ?? '';
  const isSite = site !== null && last.toLowerCase().includes(site.toLowerCase());
  return isSite || parts.length === 2
    ? title.slice(0, title.lastIndexOf(last)).replace(/\s+[|–—·•»:-]\s+$/u, '')
    : title;
}

const isWithinSvg = ({ parent }: Element): boolean => parent !== null && 'name' in parent && parent.name === 'svg';

function collectMeta(elements: readonly Element[]): {
  meta: Map<string, string>;
  title: string;
  headings: string[];
  canonical: string | null;
  language: string | null;
} {
  const meta = new Map<string, string>();
  const headings: string[] = [];
  let title = '';
  let canonical: string | null = null;
  let language: string | null = null;
  const raw = (element: Element): string => element.children.map((child) => (isText(child) ? child.data : '')).join('');
  for (const element of elements) {
    const { attribs, name } = element;
    if (name === 'html') language ??= attribs['lang'] ?? attribs['xml:lang'] ?? null;
    if (name === 'meta') {
      const key = (attribs['property'] ?? attribs['name'] ?? '').toLowerCase();
      if (key !== '' && !meta.has(key)) meta.set(key, attribs['content'] ?? '');
    }
    if (name === 'title' && title === '' && !isWithinSvg(element))
      title = textOfHtml(raw(element).slice(0, TITLE_MAX_CHARACTERS));
    if (name === 'link' && attribs['rel'] === 'canonical') canonical ??= attribs['href'] ?? null;
    if (name === 'h1') headings.push(textOf(element));
  }
  return { meta, title, headings: headings.filter((heading) => heading !== ''), canonical, language };
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Of several main headings the longest that is in the title of the page names the recipe. */
function bestHeading(headings: readonly string[], pageTitle: string): string | null {
  const [first = null, ...others] = headings;
  if (others.length === 0) return first;
  const title = letters(pageTitle);
  if (title.includes(letters(headings.join(' ')))) return headings.join(' ');
  const named = headings.filter((heading) => title.includes(letters(heading)));
  return named.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** Reads the head of a page: title, description, picture, language, site and address. */
export function readHead(elements: readonly Element[], url: string | null): PageHead {
  const { meta, title, headings, canonical, language } = collectMeta(elements);
  const of = (name: string): string | null => {
    const value = textOfHtml((meta.get(name) ?? '').slice(0, META_MAX_CHARACTERS));
    return value === '' ? null : value;
  };
  const address = absoluteAddress(canonical, url) ?? absoluteAddress(of('og:url'), url) ?? absoluteAddress(url, null);
  const site = of('og:site_name');
  const pageTitle = of('og:title') ?? title;
  return {
    address,
    recipe: {
      ...EMPTY_RECIPE,
      title: bestHeading(headings, pageTitle) ?? withoutSite(pageTitle, site),
      description: of('og:description') ?? of('description'),
      image_url: absoluteAddress(of('og:image') ?? of('twitter:image'), url ?? address),
      author: of('author'),
      source_name: site ?? hostOf(url ?? address),
      source_url: url ?? address,
      language: languageTag(language) ?? languageTag(of('og:locale')),
    },
  };
}

/** Returns the host of an address without "www.". */
const hostOf = (address: string | null): string | null =>
  (address === null ? null : URL.parse(address)?.hostname.replace(/^www\./u, '')) ?? null;
