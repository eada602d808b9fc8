import type { ReactNode } from 'react';

/** For those who listen. `live` reads out what changes inside. */
export function VisuallyHidden({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className="sr-only" {...(live ? { role: 'status' } : {})}>
      {children}
    </span>
  );
}
