// Testing Library does both by itself only where the test functions are global.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';

// A busy machine is no fault. Without style sheets nothing is hidden for sure, and checking it takes half of each query's time.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });

const ACT = 'IS_REACT_ACT_ENVIRONMENT';

beforeAll(() => {
  Reflect.set(globalThis, ACT, true);
});

afterEach(cleanup);

// Files share processes.
afterAll(() => {
  Reflect.deleteProperty(globalThis, ACT);
});
