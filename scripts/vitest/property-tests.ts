import { configureGlobal } from 'fast-check';

/**
 * Property tests use the same values at every run, so that a failure comes from the change under test.
 * `PROPERTY_SEED=random` uses others, `PROPERTY_SEED=12` those of a run that failed.
 */
const { PROPERTY_SEED = '1', TEST_SCOPE } = process.env;

configureGlobal({
  ...(PROPERTY_SEED === 'random' ? {} : { seed: Number(PROPERTY_SEED) }),
  // For properties that do not set a number of their own.
  numRuns: TEST_SCOPE === 'long' ? 500 : 100,
});
