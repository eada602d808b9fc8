import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';

import { MAIN_ID } from '#app/main-id.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { usePageTitle } from '#ui/page-header.tsx';

const TITLE = 'This page could not be shown';

/** Shown when a page's script failed to load, most often after an update, or when rendering threw. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  usePageTitle(TITLE);
  useEffect(() => console.error(error), [error]);
  return (
    <ErrorPanel
      headingLevel={1}
      title={TITLE}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
      action={<Button onClick={() => window.location.reload()}>Reload</Button>}
    >
      Everything you saved is safe. Trying again usually helps; reloading gets the newest version.
    </ErrorPanel>
  );
}

/** Like `PageError`, for errors outside any layout. */
export function RootError(props: ErrorComponentProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="shell py-10">
      <PageError {...props} />
    </main>
  );
}
