import { createTabSignal } from '#platform/tab-signal.ts';

/**
 * Tells this browser's other tabs that somebody signed in or out here, so that they ask the server again.
 * Nothing about the session itself is sent.
 */
export const { announce: announceSessionChange, onElsewhere: onSessionChangeElsewhere } = createTabSignal('session');
