/** Dialogs rise from the bottom edge on a phone, within reach of the thumb, and stand in the middle elsewhere. */
export const DIALOG_PANEL =
  'appear fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] overflow-y-auto rounded-t-xl border border-line bg-paper-raised ' +
  'p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-high focus:outline-none ' +
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(30rem,calc(100vw-2rem))] sm:-translate-x-1/2 ' +
  'sm:-translate-y-1/2 sm:rounded-xl sm:p-7';

export const DIALOG_VEIL = 'fixed inset-0 z-50 bg-veil';
