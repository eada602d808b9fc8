// Testing Library does both by itself only where the test functions are global.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';

// A busy machine is no fault.
configure({ asyncUtilTimeout: 10_000 });

const ACT = 'IS_REACT_ACT_ENVIRONMENT';

beforeAll(() => {
  Reflect.set(globalThis, ACT, true);
});

afterEach(cleanup);

// Files share processes.
afterAll(() => {
  Reflect.deleteProperty(globalThis, ACT);
});
