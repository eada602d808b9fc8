// Lays out a new feature in contract, server and web: `npm run new-feature shopping-lists`.
import { dirname } from 'node:path';

import { createFeature } from './new-feature/create-feature.ts';
import { FeatureNameError } from './new-feature/feature-name.ts';

try {
  const [name = ''] = process.argv.slice(2);
  const paths = createFeature(dirname(import.meta.dirname), name);
  console.log(`Created or changed:\n${paths.map((path) => `  ${path}`).join('\n')}

It lists the caller's recipes so that it runs from the start. Left to do, in this order:
  1. contract/src/${name}.ts: the fields and routes you need. A route without an answer has status 204 and response: null.
  2. Tables: server/src/features/${name}/tables.ts and a new step in server/src/migrations/steps.ts.
     What belongs to a person also goes into server/src/features/personal-data (export and deletion).
  3. server/src/features/${name}: queries.ts, and commands.ts and policy.ts once it writes.
     Each new route needs a row in server/test/whole/permissions.test.ts and a use in server/test/uses/${name}.ts.
  4. web/src/features/${name}: show the list on a page (a page is a route in web/src/app/routes.tsx).
     Writes go through platform/confirm-write.ts; failureDetail of platform/failure-detail.ts says why one failed.
  5. scripts/structure.config.ts, featureUses: the features that it imports, and those that import it.
  6. A row in docs/architecture.md, and a journey in e2e/journeys.
Then: npm run check -- types lint structure unused`);
} catch (error) {
  if (!(error instanceof FeatureNameError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
