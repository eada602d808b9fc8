import type { ReactNode } from 'react';

/** Text for screen readers only. `live` announces changes. */
export function VisuallyHidden({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className="sr-only" {...(live ? { role: 'status' } : {})}>
      {children}
    </span>
  );
}
