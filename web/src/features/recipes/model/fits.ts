/** The filter that hides what does not suit the user's eating rules, in the URL. */
export const readFits = (value: unknown): boolean => value === true || value === 'true';

/** The name of the filter among those that are active. */
export const FITS_LABEL = 'Fits my diet';
