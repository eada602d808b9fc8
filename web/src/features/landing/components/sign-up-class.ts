/** Hides what leads to signing up where nobody new can; the server says so at the root of the document. */
export const HIDDEN_WHEN_CLOSED = 'in-data-[registration=closed]:hidden';
