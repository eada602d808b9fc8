import { IMPORT_LIMITS, type PageToRead } from '@larder/contract/imports';
import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';
import { readRecipeText } from '@larder/culinary/import/text-formats';
import { parse as parseYaml } from 'yaml';

import { AppError } from '#platform/app-error.ts';
import type { FetchPublicResponse } from '#platform/fetch-public/fetch-public.ts';

import { decodePage } from '../page/decode-page.ts';
import { fetchPage } from '../page/fetch-page.ts';
import type { PageReader } from '../page/page-reader.ts';
import { absoluteAddress } from '../page/read-values.ts';

interface ReadDeps {
  readonly fetchPage: FetchPublicResponse;
  readonly pageReader: PageReader;
  readonly productName: string;
}

const PASTE_INSTEAD = 'You can copy the text of the recipe and paste it here instead.';

function nothingFound(field: 'url' | 'html' | 'text'): AppError {
  const message =
    field === 'text' ? 'There is no recipe in this text.' : `There is no recipe on this page. ${PASTE_INSTEAD}`;
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}

async function readAddress(deps: ReadDeps, url: string, signal: AbortSignal): Promise<readonly RecipeDraft[]> {
  const page = await fetchPage(deps.fetchPage, url, { productName: deps.productName, signal });
  return deps.pageReader.read(decodePage(page.bytes, page.contentType), page.url);
}

/** Reads the recipes of a page or a text. Writes nothing. Throws `invalid_input` with the field if there are none. */
export async function readImport(
  deps: ReadDeps,
  input: PageToRead,
  signal: AbortSignal,
): Promise<readonly RecipeDraft[]> {
  const { url = '', html, text } = input;
  const field = text !== undefined ? 'text' : html !== undefined ? 'html' : 'url';
  const drafts =
    text !== undefined
      ? readRecipeText(text, parseYaml)
      : html !== undefined
        ? await deps.pageReader.read(html, absoluteAddress(url, null))
        : await readAddress(deps, url, signal);
  if (drafts.length === 0) throw nothingFound(field);
  return drafts.slice(0, IMPORT_LIMITS.drafts_max);
}
