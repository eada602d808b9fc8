import { Outlet } from '@tanstack/react-router';

import { MAIN_ID } from '#app/main-id.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { SkipLink } from '#ui/skip-link.tsx';

/** Layout of the login, registration and mailed-link pages: the brand above one narrow column. */
export function GuestLayout() {
  const { product_name: productName } = getPublicConfig();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to={MAIN_ID} />
      <header className="shell flex h-16 items-center sm:h-20">
        <a href="/" className="flex min-h-11 items-center rounded-sm no-underline">
          <BrandMark name={productName} />
        </a>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="shell grow py-6 sm:py-12">
        <div className="mx-auto w-full max-w-form">
          <Outlet />
        </div>
      </main>
    </div>
  );
}
