import { parentPort } from 'node:worker_threads';

import { composeStarterRecipes } from './compose.ts';

// A server that has just begun to take requests goes on taking them meanwhile.
parentPort?.postMessage(await composeStarterRecipes());
