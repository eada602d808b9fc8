import type { ComponentProps } from 'react';

import { classNames } from '#ui/class-names.ts';
import { CONTROL_STYLE } from '#ui/control-style.ts';

export type TextInputProps = ComponentProps<'input'>;

/** The text direction follows the typed text. */
export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  const direction = type === 'text' ? { dir: 'auto' } : {};
  return <input {...direction} {...rest} type={type} className={classNames(CONTROL_STYLE, className)} />;
}
