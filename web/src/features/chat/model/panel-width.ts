/** Wide enough for a panel beside the page. Otherwise it covers the page, and closes when a link in it opens another one. */
export const WIDE = '(min-width: 40rem)';
