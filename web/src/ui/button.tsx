import type { ComponentProps } from 'react';

import { buttonStyle } from '#ui/button-style.ts';
import type { ButtonSize, ButtonTone } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  type?: 'button' | 'submit';
  tone?: ButtonTone;
  /** An `icon` button needs an `aria-label`. */
  size?: ButtonSize;
  /** Work is under way: the button cannot be pressed and shows `busyLabel`, if there is one, instead of its content. */
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
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonStyle(tone, size), busy && 'simmer disabled:text-ink-soft', className)}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}
