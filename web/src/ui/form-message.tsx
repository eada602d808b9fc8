import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '#ui/class-names.ts';

export interface FormMessageProps {
  tone?: 'error' | 'success';
  children: ReactNode;
  className?: string;
}

/** The outcome of a form, above its button. A live region. */
export function FormMessage({ tone = 'error', children, className }: FormMessageProps) {
  const failed = tone === 'error';
  const Icon = failed ? TriangleAlert : CircleCheck;
  return (
    <div
      role={failed ? 'alert' : 'status'}
      className={classNames(
        'appear flex items-start gap-2.5 rounded-md px-4 py-3 text-sm font-semibold forced-colors:border',
        failed ? 'bg-beet-wash text-beet-ink' : 'bg-basil-wash text-basil-ink',
        className,
      )}
    >
      <Icon className="mt-px size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </div>
  );
}
