import { IMPORT_LIMITS, type PageToRead } from '@larder/contract/imports';
import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';
import { readRecipeText } from '@larder/culinary/import/text-formats';
import { parse as parseYaml } from 'yaml';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { FetchPublicResponse } from '#platform/fetch-public/fetch-public.ts';
import type { Models } from '#platform/models/model.ts';
import { ModelError } from '#platform/models/model-error.ts';
import { scaled, tryCountUse } from '#platform/rate-limit.ts';

import { MODEL_READS_PER_USER } from '../model-limit.ts';
import { completeByModel } from '../page/ask-model.ts';
import { decodePage } from '../page/decode-page.ts';
import { fetchPage } from '../page/fetch-page.ts';
import type { PageReader } from '../page/page-reader.ts';
import type { PageContent } from '../page/read-page.ts';
import { absoluteAddress } from '../page/read-values.ts';

interface ReadDeps {
  readonly fetchPage: FetchPublicResponse;
  readonly pageReader: PageReader;
  readonly models: Models;
  readonly productName: string;
  /** Multiplies the hourly limits. */
  readonly limitFactor: number;
}

const PASTE_INSTEAD = 'You can copy the text of the recipe and paste it here instead.';

function nothingFound(field: 'url' | 'html' | 'text'): AppError {
  const message =
    field === 'text' ? 'There is no recipe in this text.' : `There is no recipe on this page. ${PASTE_INSTEAD}`;
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}

/** Asks a model for what is missing, if one is configured. If it fails, or was asked too often, the drafts stay as they are. */
async function completeDrafts(
  { db, actor, now, log }: Ctx,
  { models, limitFactor }: ReadDeps,
  { drafts, rest }: PageContent,
  signal: AbortSignal,
): Promise<readonly RecipeDraft[]> {
  if (rest === null || rest.lines.length === 0 || !models.can('compose')) return drafts;
  const limit = scaled(MODEL_READS_PER_USER, limitFactor);
  if (!(await tryCountUse(db, `import-model:${actor.id}`, limit, now))) return drafts;
  try {
    const completed = await completeByModel(models, { userId: actor.id, signal }, rest, drafts[0]);
    return completed === undefined ? drafts : [completed];
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warn({ err: error }, 'page not read by a model');
    return drafts;
  }
}

async function fetchHtml({ fetchPage: fetchFrom, productName }: ReadDeps, address: string, signal: AbortSignal) {
  const { bytes, contentType, url } = await fetchPage(fetchFrom, address, { productName, signal });
  return { html: decodePage(bytes, contentType), url };
}

async function readPage(
  ctx: Ctx,
  deps: ReadDeps,
  { html, url = '' }: PageToRead,
  signal: AbortSignal,
): Promise<readonly RecipeDraft[]> {
  const page = html === undefined ? await fetchHtml(deps, url, signal) : { html, url: absoluteAddress(url, null) };
  return completeDrafts(ctx, deps, await deps.pageReader.read(page.html, page.url), signal);
}

/** Reads the recipes of a page or a text. Writes nothing. Throws `invalid_input` with the field if there are none. */
export async function readImport(
  ctx: Ctx,
  deps: ReadDeps,
  input: PageToRead,
  signal: AbortSignal,
): Promise<readonly RecipeDraft[]> {
  const { html, text } = input;
  const field = text !== undefined ? 'text' : html !== undefined ? 'html' : 'url';
  const drafts = text !== undefined ? readRecipeText(text, parseYaml) : await readPage(ctx, deps, input, signal);
  if (drafts.length === 0) throw nothingFound(field);
  return drafts.slice(0, IMPORT_LIMITS.drafts_max);
}
