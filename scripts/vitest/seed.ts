import { configureGlobal } from 'fast-check';

/**
 * Properties are tried on the same values at every run, so that a check that fails speaks of what was changed.
 * `PROPERTY_SEED=random` looks at others, `PROPERTY_SEED=12` at those of a run that failed.
 */
const { PROPERTY_SEED = '1' } = process.env;

if (PROPERTY_SEED !== 'random') configureGlobal({ seed: Number(PROPERTY_SEED) });
