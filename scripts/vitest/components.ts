// Testing Library does both by itself only where the test functions are global.
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';

const environment: { IS_REACT_ACT_ENVIRONMENT?: boolean } = globalThis;

beforeAll(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

afterEach(cleanup);

afterAll(() => {
  delete environment.IS_REACT_ACT_ENVIRONMENT;
});
