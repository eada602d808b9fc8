/** The root of the landing page's interactive demo, in the prerendered HTML and for hydration. */
export const DEMO_CONTAINER_ID = 'demo';
