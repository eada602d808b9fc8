/** The look of inputs, text areas and selects. */
export const CONTROL_STYLE =
  'block w-full min-h-11 rounded-md border border-edge bg-paper-raised px-3.5 py-2 text-base text-ink ' +
  'hover:border-ink aria-invalid:border-beet-ink aria-invalid:bg-beet-wash ' +
  'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-ink ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-paper-sunken disabled:text-ink-faint ' +
  '[&[readonly]]:bg-paper-sunken';
