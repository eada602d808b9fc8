/** Where the landing page comes alive: the same place for the HTML made while building and for the script. */
export const DEMO_CONTAINER_ID = 'demo';
