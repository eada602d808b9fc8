import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { MAIN_ID } from '#app/main-id.ts';
import { Toaster } from '#ui/toaster.tsx';

/** Moves the focus to the new page's heading after a navigation, as after loading a document. */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        const main = document.getElementById(MAIN_ID);
        const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
        target?.focus({ preventScroll: true });
      }),
    [router],
  );
}

export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}
