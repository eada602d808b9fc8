/** Of a file that somebody may open by itself: nothing in it runs, and nothing frames it. */
export const FILE_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
