import type { routes } from '@larder/contract/routes';

import { startApp, type TestApp } from '../app.ts';
import type { TestUser } from '../factories.ts';

export const PASSWORD = 'correct horse';

/** A server with a user whose password is PASSWORD and who has the recipe `id`. */
export interface Stage {
  readonly app: TestApp;
  readonly anna: TestUser;
  readonly id: string;
}

/** Calls each route of a feature in every way that leads to other queries. */
export type Uses<Feature extends keyof typeof routes> = {
  readonly [Name in keyof (typeof routes)[Feature]]: (stage: Stage) => Promise<unknown>;
};

/** Starts another server with other settings on the same database. */
export async function startBeside({ app }: Stage, environment: Readonly<Record<string, string>>): Promise<TestApp> {
  const now = app.clock.now().getTime();
  const server = await startApp({ environment, database: app.database });
  // Starting a server resets the one clock of this process.
  app.clock.advance({ seconds: (now - app.clock.now().getTime()) / 1000 });
  return server;
}
