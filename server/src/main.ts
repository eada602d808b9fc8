import { readEnvironment } from '#platform/config/environment.ts';

import { startServer } from './start.ts';

await startServer(readEnvironment());
