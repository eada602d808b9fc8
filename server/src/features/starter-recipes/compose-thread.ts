import { parentPort } from 'node:worker_threads';

import { composeStarterRecipes } from './compose.ts';

parentPort?.postMessage(await composeStarterRecipes());
