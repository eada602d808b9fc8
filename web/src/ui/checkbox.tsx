import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '#ui/class-names.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  /** The exact accessible name. */
  label: string;
  hint?: ReactNode;
}

/** A native checkbox. The whole line is clickable. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={classNames('flex gap-3', className)}>
      <span className="grid h-11 w-6 shrink-0 place-items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
          className="size-6 cursor-pointer accent-(--tomato) disabled:cursor-not-allowed"
        />
      </span>
      <div className="min-w-0 grow">
        <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center py-1 font-semibold text-ink">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="-mt-1 text-sm text-ink-faint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
