import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import { rebuildTextIndex } from '#platform/db/text-index.ts';

/**
 * On PostgreSQL, the index of the community's words contains a rough rating, view count and age of each recipe, so that
 * the best of thousands of matches are found without reading the others. `r7` means rated 4.4 or better, `r0` below 3
 * or unrated; `v5` viewed 4,096 times or more, `v0` less than 16 times; `m` counts calendar months.
 */
export const standing: SchemaStep = {
  async up(db, kind) {
    if (kind !== 'postgres') return;
    await sql`
      create function community_standing(weighted_rating double precision, views integer, created_at timestamptz)
      returns text language sql stable as $$
        select ' r' || width_bucket(weighted_rating, array[3, 3.25, 3.5, 3.75, 4, 4.25, 4.4]::double precision[])
          || ' v' || width_bucket(views, array[16, 64, 256, 1024, 4096])
          || ' m' || (12 * extract(year from created_at at time zone 'UTC')
            + extract(month from created_at at time zone 'UTC'))::integer
      $$`.execute(db);
    await sql`alter table community_search add column standing text not null default ''`.execute(db);
    await rebuildTextIndex(db, kind, 'community_search', {
      legacyColumn: 'words alone',
      rewrite: async () => {
        await sql`
          update community_search set standing = community_standing(weighted_rating, views, created_at)
          from community_recipes where community_recipes.id = community_search.id`.execute(db);
      },
    });
    for (const statement of FOLLOWED) await sql.raw(statement).execute(db);
  },
};

const FOLLOWED = [
  `create function take_community_standing() returns trigger language plpgsql as $$
  begin
    select community_standing(weighted_rating, views, created_at) into strict new.standing
      from community_recipes where id = new.id;
    return new;
  end $$`,
  `create trigger community_search_standing before insert on community_search
    for each row execute function take_community_standing()`,
  `create function follow_community_standing() returns trigger language plpgsql as $$
  begin
    update community_search set standing = community_standing(new.weighted_rating, new.views, new.created_at)
      where id = new.id;
    return null;
  end $$`,
  `create trigger community_recipes_standing after update of weighted_rating, views, created_at on community_recipes
    for each row when (community_standing(old.weighted_rating, old.views, old.created_at)
      <> community_standing(new.weighted_rating, new.views, new.created_at))
    execute function follow_community_standing()`,
];
