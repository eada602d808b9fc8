/** The id of the main part of every page: where the skip link leads and the focus goes. */
export const MAIN_ID = 'main';
