import type { ComponentProps } from 'react';

import { buttonStyle } from '#ui/button-style.ts';
import type { ButtonSize, ButtonTone } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  type?: 'button' | 'submit';
  tone?: ButtonTone;
  /** An `icon` button needs an `aria-label`. */
  size?: ButtonSize;
  /**
   * Work is under way: the button cannot be pressed and shows `busyLabel`, if there is one, instead of its content. It
   * keeps the focus, which a disabled button would lose.
   */
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
        // This also keeps the form from being sent: the Enter key presses its button.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={classNames(buttonStyle(tone, size), busy && 'simmer off:text-ink-soft', className)}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}
