import { useEffect } from 'react';

/** An address that leads nowhere goes to the front page, which is a document of its own. */
export function NotFoundPage() {
  useEffect(() => window.location.replace('/'), []);
  return null;
}
