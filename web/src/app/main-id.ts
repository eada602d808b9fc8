/** The id of every page's main element, the target of the skip link and of the focus after navigation. */
export const MAIN_ID = 'main';
