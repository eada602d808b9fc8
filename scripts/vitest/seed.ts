import { configureGlobal } from 'fast-check';

/**
 * Property tests use the same values at every run, so that a failure comes from the change under test.
 * `PROPERTY_SEED=random` uses others, `PROPERTY_SEED=12` those of a run that failed.
 */
const { PROPERTY_SEED = '1' } = process.env;

if (PROPERTY_SEED !== 'random') configureGlobal({ seed: Number(PROPERTY_SEED) });
