export const STEP_NAMES = ['Basic Info', 'Ingredients', 'Instructions', 'Details'] as const;
export const LAST_STEP = STEP_NAMES.length - 1;
