/** The Content-Security-Policy of user files that open on their own: no scripts, no framing. */
export const FILE_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
