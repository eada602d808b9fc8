import { type RawBuilder, sql } from 'kysely';

import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import type { DatabaseKind } from '#platform/db/open.ts';

/** A tag as the user writes it, in how many recipes. */
interface Spelling {
  readonly tag: string;
  readonly recipes: number;
}

/** Lists the tags of the actor's recipes in alphabetical order, each in its most frequent letter case. */
export async function listTags(ctx: Ctx): Promise<string[]> {
  const byFrequency = (await readSpellings(ctx)).toSorted((one, other) => one.recipes - other.recipes);
  const tags = new Map(byFrequency.map(({ tag }) => [tag.toLowerCase(), tag]));
  return [...tags.values()].toSorted((one, other) => one.localeCompare(other, 'en'));
}

/** Lists how the actor writes a tag: "Quick", "quick". */
export async function spellingsOf(ctx: Ctx, tag: string): Promise<string[]> {
  const spellings = await readSpellings(ctx);
  return spellings.map((spelling) => spelling.tag).filter((known) => known.toLowerCase() === tag.toLowerCase());
}

async function readSpellings({ reader, databaseKind, actor }: Ctx): Promise<Spelling[]> {
  const { rows } = await sql<Spelling>`
    select tag.value as tag, cast(count(*) as integer) as recipes
    from recipes, ${tagsIn(databaseKind)} as tag
    where user_id = ${actor.id} and deleted_at is null and details is not null
    group by tag.value order by recipes desc, tag.value limit ${RECIPE_LIMITS.listed_tags_max}`.execute(reader);
  return rows;
}

/** The tags of a row of `recipes`, as rows with a `value`. */
export const tagsIn = (kind: DatabaseKind): RawBuilder<unknown> =>
  kind === 'postgres'
    ? sql`jsonb_array_elements_text(coalesce(recipes.details -> 'tags', '[]'))`
    : sql`json_each(recipes.details, '$.tags')`;
