import type { routes } from '@larder/contract/routes';

import type { TestApp } from '../app.ts';
import type { TestPerson } from '../factories.ts';

export const PASSWORD = 'correct horse';

/** A server with a person who has a password, PASSWORD, and a recipe, `id`. */
export interface Stage {
  readonly app: TestApp;
  readonly anna: TestPerson;
  readonly id: string;
}

/** Uses each route of a feature in every way that asks the database differently. */
export type Uses<Feature extends keyof typeof routes> = {
  readonly [Name in keyof (typeof routes)[Feature]]: (stage: Stage) => Promise<unknown>;
};
