import type { ComponentProps } from 'react';

import { classNames } from '#ui/class-names.ts';

export interface InlineButtonProps extends Omit<ComponentProps<'span'>, 'onClick' | 'onKeyDown' | 'role'> {
  onPress: () => void;
  tone?: 'tomato' | 'basil';
}

const TONES = { tomato: 'bg-tomato-wash text-tomato-ink', basil: 'bg-basil-wash text-basil-ink' } as const;

/**
 * A button in running text. Unlike a `button` element it wraps like the text, so that text can become clickable without moving.
 */
export function InlineButton({ onPress, tone = 'tomato', className, children, ...rest }: InlineButtonProps) {
  return (
    <span
      {...rest}
      role="button"
      tabIndex={0}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
      className={classNames('group cursor-pointer rounded-sm py-2.5 print:cursor-auto', className)}
    >
      <span
        className={classNames(
          '-mx-0.5 rounded-sm box-decoration-clone px-0.5 underline decoration-dotted underline-offset-4 group-hover:decoration-solid',
          'print:m-0 print:bg-transparent print:p-0 print:text-ink print:no-underline',
          TONES[tone],
        )}
      >
        {children}
      </span>
    </span>
  );
}
