import { createTabSignal } from '#platform/tab-signal.ts';

/**
 * Notifies this browser's other tabs that a user signed in or out, so that they refetch the session. The message has no content.
 */
export const { announce: announceSessionChange, onElsewhere: onSessionChangeElsewhere } = createTabSignal('session');
