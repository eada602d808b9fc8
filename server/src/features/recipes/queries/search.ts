import { type Counted, RECIPE_LIMITS, type RecipeSort, type SearchReading } from '@larder/contract/recipes';
import { sql } from 'kysely';
import { z } from 'zod';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { type Fits, ofWholeWords } from '#platform/db/text-fits.ts';
import { countMatches, rowFits } from '#platform/db/text-index.ts';

import type { RecipeCardRow } from '../present.ts';
import { searchScope } from '../search-document.ts';
import { fits, isNarrowed, type OwnFilter } from './filter.ts';
import { type PlacedCard, readPlaced } from './cards.ts';
import { cursorAfter, inRanks, isOf, type ListSort, ownInOrder } from './order.ts';
import { readPhrase } from './kept-phrases.ts';
import { type Finding, type Phrase, type RankFinding, takeRanks } from './phrase.ts';
import { tableOf } from './probe.ts';

export interface OwnSearch {
  readonly q: string;
  readonly filter: OwnFilter;
  /** By relevance where it is undefined. */
  readonly sort?: RecipeSort | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface FoundPage {
  readonly rows: readonly RecipeCardRow[];
  readonly nextCursor: string | null;
  readonly reading: SearchReading;
}

/** One's own recipes that fit a phrase, a page at a time. */
export async function searchOwn(ctx: Ctx, search: OwnSearch): Promise<FoundPage> {
  const phrase = await readPhrase(ctx, { q: search.q, sources: ['own'], bestFirst: true });
  if (phrase.meant === undefined) return { rows: [], nextCursor: null, reading: phrase.reading };
  const { sort = 'relevance' } = search;
  const found =
    sort === 'relevance' ? await findByRank(ctx, search, phrase) : await findInOrder(ctx, search, phrase, sort);
  const shown = found.slice(0, search.limit);
  const last = found.length > search.limit ? shown.at(-1) : undefined;
  return { rows: shown.map(({ row }) => row), nextCursor: last?.cursor() ?? null, reading: phrase.reading };
}

/** How many of one's own recipes fit a phrase. */
export async function countOwn(ctx: Ctx, { q, filter }: Pick<OwnSearch, 'q' | 'filter'>): Promise<Counted> {
  const phrase = await readPhrase(ctx, { q, sources: ['own'], bestFirst: true });
  if (phrase.meant === undefined) return { count: 0, more: false };
  const all = phrase.all('own');
  const count = await (all.few !== undefined || isNarrowed(filter)
    ? countAmong(ctx, filter, all)
    : countAll(ctx, phrase.meant));
  return { count: Math.min(count, COUNT_MAX), more: count > COUNT_MAX };
}

const COUNT_MAX = RECIPE_LIMITS.search_count_max;
/** One more tells that there are more. */
const COUNTED_MAX = COUNT_MAX + 1;

async function countAmong({ reader, databaseKind, actor }: Ctx, filter: OwnFilter, found: Finding): Promise<number> {
  const { count } = await reader
    .selectFrom(
      reader
        .selectFrom('recipes')
        .select('recipes.id')
        .where(isOf(databaseKind, actor.id, found.few !== undefined))
        .where('recipes.deleted_at', 'is', null)
        .where(fits(filter))
        .where((eb) => found.fits(eb.ref('recipes.id')))
        .limit(COUNTED_MAX)
        .as('found'),
    )
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The index counts much faster than recipes are read; of what it counts only the bin is to be taken off. Where whole words are
 * enough for the most that is counted, PostgreSQL has not to look at all that begin so.
 */
async function countAll(ctx: Ctx, meant: Fits): Promise<number> {
  const { reader, databaseKind: kind, actor } = ctx;
  const table = tableOf('own');
  const binned = reader
    .selectFrom('recipes')
    .select(sql<number>`count(*)`.as('count'))
    .where('recipes.user_id', '=', actor.id)
    .where('recipes.deleted_at', 'is not', null)
    .where((eb) => rowFits(kind, table, eb.ref('recipes.id'), meant));
  const most = sql<number>`${COUNTED_MAX} + (select count from binned)`;
  const matches = (sought: Fits) => countMatches(kind, table, searchScope(actor.id), { fits: sought, most });
  const wholes = matches(ofWholeWords(meant));
  const { indexed, gone } = await reader
    .with('binned', () => binned)
    .selectFrom('binned')
    .select([
      sql<number>`case when ${wholes} >= ${most} then ${most} else ${matches(meant)} end`.as('indexed'),
      'binned.count as gone',
    ])
    .executeTakeFirstOrThrow();
  return indexed - gone;
}

/** A found recipe, and the cursor of what comes after it. */
interface FoundRow {
  readonly row: RecipeCardRow;
  readonly cursor: () => string;
}

async function findInOrder(ctx: Ctx, search: OwnSearch, phrase: Phrase, sort: ListSort): Promise<FoundRow[]> {
  const part = { rank: 0, finding: phrase.all('own'), cursor: search.cursor };
  const found = await findParts(ctx, search, sort, [part], search.limit + 1);
  return found.map((row) => ({ row, cursor: () => cursorAfter(sort, row) }));
}

/** The newest first among those that fit equally well. */
async function findByRank(ctx: Ctx, search: OwnSearch, phrase: Phrase): Promise<FoundRow[]> {
  const after = search.cursor === undefined ? undefined : readRankCursor(search.cursor);
  const ranks = phrase.ranks.filter(({ rank }) => after === undefined || rank >= after.rank);
  const found: FoundRow[] = [];
  while (ranks.length > 0 && found.length <= search.limit) {
    const most = search.limit + 1 - found.length;
    const parts = (await takeRanks(ranks, 'own', most)).map((part) => ({
      ...part,
      cursor: after?.rank === part.rank ? after.cursor : undefined,
    }));
    const rows = await findParts(ctx, search, 'date', parts, most);
    found.push(...rows.map((row) => ({ row, cursor: () => writeRankCursor(row.rank, cursorAfter('date', row)) })));
  }
  return found;
}

/** What fits equally well, after a cursor. */
interface Part extends RankFinding {
  readonly cursor: string | undefined;
}

/** The first of the parts, one after the other; in one query. */
function findParts(
  { reader, databaseKind, actor }: Ctx,
  { filter }: OwnSearch,
  sort: ListSort,
  parts: readonly Part[],
  most: number,
): Promise<PlacedCard[]> {
  const places = parts.map(({ rank, finding, cursor }) =>
    ownInOrder(reader, databaseKind, { userId: actor.id, sort, cursor, isFew: finding.few !== undefined, rank })
      .where(fits(filter))
      .where((eb) => finding.fits(eb.ref('recipes.id')))
      .limit(most),
  );
  const all = inRanks(reader, places, most);
  return all === undefined ? Promise.resolve([]) : readPlaced(reader, all);
}

const RankCursorText = z.tuple([z.int().min(0), z.string()]);

interface RankCursor {
  readonly rank: number;
  readonly cursor: string;
}

function writeRankCursor(rank: number, cursor: string): string {
  return Buffer.from(JSON.stringify([rank, cursor])).toString('base64url');
}

/** Throws `invalid_input` for a text that `writeRankCursor` did not write. */
function readRankCursor(text: string): RankCursor {
  try {
    const [rank, cursor] = RankCursorText.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { rank, cursor };
  } catch (cause) {
    const fields = { cursor: 'Not a page of this search' };
    throw new AppError('invalid_input', fields.cursor, { fields, cause });
  }
}
