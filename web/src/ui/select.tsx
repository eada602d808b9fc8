import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { classNames } from '#ui/class-names.ts';
import { CONTROL_STYLE } from '#ui/control-style.ts';

export type SelectProps = ComponentProps<'select'>;

/** A styled native select: on phones, the native list works best. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...rest} className={classNames(CONTROL_STYLE, 'appearance-none truncate pr-10', className)}>
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-faint"
        aria-hidden="true"
      />
    </div>
  );
}
