import { createTabSignal } from '#platform/tab-signal.ts';

/** Notifies this browser's other tabs, which show the same recipes, after a write. */
export const { announce: announceRecipeChange, onElsewhere: onRecipeChangeElsewhere } = createTabSignal('recipes');
