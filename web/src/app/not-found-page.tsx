import { useEffect } from 'react';

/** Redirects an unknown URL to the landing page, which is another document. */
export function NotFoundPage() {
  useEffect(() => window.location.replace('/'), []);
  return null;
}
