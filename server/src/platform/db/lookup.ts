import type { Compilable, Kysely } from 'kysely';

import type { Tables } from './tables.ts';

/** Runs lookups directly on the driver: outside transactions, on committed data. */
export interface LookupDb {
  /** Compiles queries only. */
  readonly db: Kysely<Tables>;
  /** `sql` is one of few texts, so that the statement stays prepared. */
  run(sql: string, parameters: readonly unknown[]): Promise<unknown[]>;
}

/** A placeholder in a compiled query for a value that is bound at run time. */
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
 * Prepares a frequent read: its query is compiled once per database, because compiling takes longer than running it.
 * `build` takes bound values from `param`. Curried, so that the parameter types can be given and the row type inferred.
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
