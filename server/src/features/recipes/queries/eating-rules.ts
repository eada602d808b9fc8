import { createHash } from 'node:crypto';

import { type Expression, sql, type SqlBool } from 'kysely';
import { LRUCache } from 'lru-cache';

import type { Conflict, Culprit } from '@larder/contract/recipe-fields';
import type { FinishedRecipe } from '@larder/culinary/check-recipe';

import type { Ctx } from '#platform/context.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import { prepareLookup } from '#platform/db/lookup.ts';

/** The diets and exclusions of a user, as conditions on what a recipe contains. */
export interface EatingRules {
  /** Equal for equal rules; empty without any. */
  readonly key: string;
  /** How a recipe with these contents violates the rules, or may violate them. */
  conflictsOf(contents: string | null): Conflict[];
  /** The lines and steps that violate the rules, with what the kitchen engine suggests instead. */
  culpritsIn(recipe: FinishedRecipe): Promise<Culprit[]>;
  /** SQL for recipes without any conflict; undefined without rules. `column` holds the contents. */
  suits(kind: DatabaseKind, column: string): Expression<SqlBool> | undefined;
}

export const NO_RULES: EatingRules = {
  key: '',
  conflictsOf: () => [],
  culpritsIn: async () => [],
  suits: () => undefined,
};

const findRules = prepareLookup<{ userId: string }>()((db, param) =>
  db.selectFrom('user_profiles').select(['diets', 'allergies']).where('user_id', '=', param('userId')),
);

/** Parsed rules by their text. A user's rules change rarely, and every list needs them. */
const parsed = new LRUCache<string, EatingRules>({ max: 1_000 });

/** Reads the actor's eating rules as they are now. */
export async function readEatingRules({ lookups, actor }: Pick<Ctx, 'lookups' | 'actor'>): Promise<EatingRules> {
  const [row] = await findRules(lookups, { userId: actor.id });
  if (row === undefined || row.diets.length + row.allergies.length === 0) return NO_RULES;
  const key = JSON.stringify([row.diets, row.allergies]);
  const known = parsed.get(key);
  if (known !== undefined) return known;
  // Loaded on demand, which keeps the start fast.
  const [{ conflictsWith, termIn, termsOfRules, UNKNOWN_TERM }, { conflictNotes }] = await Promise.all([
    import('@larder/culinary/recipe-contents'),
    import('@larder/culinary/conflict-text'),
  ]);
  const eater = { diets: row.diets, without: row.allergies };
  const terms = termsOfRules(eater);
  const rules: EatingRules = {
    key: createHash('sha256').update(key).digest('base64url'),
    async culpritsIn(recipe) {
      const { findCulprits } = await import('@larder/culinary/culprits');
      return findCulprits(recipe, eater);
    },
    conflictsOf: (contents) => conflictNotes(conflictsWith(contents, terms)),
    suits(kind, column) {
      const position = sql.raw(kind === 'postgres' ? 'strpos' : 'instr');
      const has = (term: string) => sql<SqlBool>`${position}(${sql.ref(column)}, ${termIn(term)}) > 0`;
      const violating = [UNKNOWN_TERM, ...new Set(terms.flatMap((rule) => rule.terms))].map(has);
      const named = terms.flatMap(({ unknown }) =>
        unknown.map((words) => sql`(${sql.join(words.map(has), sql` and `)})`),
      );
      return sql<SqlBool>`(${sql.ref(column)} is not null and not (${sql.join([...violating, ...named], sql` or `)}))`;
    },
  };
  parsed.set(key, rules);
  return rules;
}

/** The condition of a list that hides what the actor does not eat; undefined if it hides nothing. */
export async function suitsActor(
  ctx: Pick<Ctx, 'lookups' | 'actor' | 'databaseKind'>,
  isHiding: boolean,
  column: string,
): Promise<Expression<SqlBool> | undefined> {
  return isHiding ? (await readEatingRules(ctx)).suits(ctx.databaseKind, column) : undefined;
}
