import type { ComponentProps } from 'react';

import { buttonStyle } from '#ui/button-style.ts';
import type { ButtonSize, ButtonTone } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  type?: 'button' | 'submit';
  tone?: ButtonTone;
  /** An `icon` button needs an `aria-label`. */
  size?: ButtonSize;
  /** Ignores presses and shows `busyLabel`, if given. Keeps the focus, which a disabled button would lose. */
  busy?: boolean;
  busyLabel?: string;
}

export function Button({
  tone = 'secondary',
  size = 'regular',
  busy = false,
  busyLabel,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // Also prevents a submit by the Enter key, which clicks the button.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={classNames(buttonStyle(tone, size), busy && 'simmer off:text-ink-soft', className)}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}
