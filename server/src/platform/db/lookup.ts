import type { Compilable, Kysely } from 'kysely';

import type { Tables } from './tables.ts';

/** Where lookups run: straight on the driver, outside every transaction, on what is committed. */
export interface LookupDb {
  /** Only to compile with. */
  readonly db: Kysely<Tables>;
  /** `sql` is one of few texts, so that it stays prepared. */
  run(sql: string, parameters: readonly unknown[]): Promise<unknown[]>;
}

/** Stands in a query for a value that is only known when it runs. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Prepared {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * A read that is asked so often that building its query each time would cost more than running it: it is compiled once
 * for each database. `build` takes its values from `param`. Called in two steps, so that the types of the values can be
 * named and those of the rows inferred.
 */
export function prepareLookup<Params extends object>() {
  type Param = <Name extends keyof Params & string>(name: Name) => Params[Name];

  return <Row>(build: (db: Kysely<Tables>, param: Param) => Compilable<Row>) => {
    const prepared = new WeakMap<LookupDb, Prepared>();

    function prepare(on: LookupDb): Prepared {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the builder hands any value through as a parameter
      const { sql, parameters } = build(on.db, (name) => new Parameter(name) as never).compile();
      prepared.set(on, { sql, parameters });
      return { sql, parameters };
    }

    return (on: LookupDb, params: Params): Promise<Row[]> => {
      const { sql, parameters } = prepared.get(on) ?? prepare(on);
      const given = new Map<string, unknown>(Object.entries(params));
      const values = parameters.map((value) => (value instanceof Parameter ? given.get(value.name) : value));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows are those of the query compiled above
      return on.run(sql, values) as Promise<Row[]>;
    };
  };
}
