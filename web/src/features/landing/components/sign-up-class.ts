/** Hides sign-up links where registration is closed. The server sets the attribute on the root element. */
export const HIDDEN_WHEN_CLOSED = 'in-data-[registration=closed]:hidden';
