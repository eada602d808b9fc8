import { useId } from 'react';
import type { ReactNode } from 'react';

import { classNames } from '#ui/class-names.ts';

/** Attributes that link a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** The exact accessible name of the control. */
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** The id of the label of a control. */
export function labelIdOf(controlId: string): string {
  return `${controlId}-label`;
}

export function Field({ label, labelHidden = false, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const hasError = error !== undefined && error !== '';
  const describedBy = classNames(hint !== undefined && hintId, hasError && errorId);
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label id={labelIdOf(id)} htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasError ? true : undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {hasError && (
        <p id={errorId} className="appear text-sm font-semibold text-beet-ink">
          {error}
        </p>
      )}
    </div>
  );
}
