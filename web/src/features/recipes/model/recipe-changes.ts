import { createTabSignal } from '#platform/tab-signal.ts';

/** Notifies the other tabs of this browser after a write. */
export const { announce: announceRecipeChange, onElsewhere: onRecipeChangeElsewhere } = createTabSignal('recipes');
