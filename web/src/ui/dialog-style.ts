/** Dialogs are bottom sheets on phones and centered elsewhere. */
export const DIALOG_PANEL =
  'appear fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] overflow-y-auto overscroll-contain scroll-pb-24 rounded-t-xl border border-line bg-paper-raised ' +
  'p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-high focus:outline-none ' +
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[calc(100dvh-2rem)] sm:w-[min(30rem,calc(100vw-2rem))] sm:-translate-x-1/2 ' +
  'sm:-translate-y-1/2 sm:rounded-xl sm:p-7';

/** A sticky footer for dialogs that are taller than the screen. */
export const DIALOG_FOOT =
  // Negative offsets, to stick to the panel's edge instead of its padding.
  'sticky -bottom-[max(1.5rem,env(safe-area-inset-bottom))] -mx-6 -mb-[max(1.5rem,env(safe-area-inset-bottom))] border-t ' +
  'border-line bg-paper-raised px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-4';

export const DIALOG_VEIL = 'fixed inset-0 z-50 touch-none bg-veil';
