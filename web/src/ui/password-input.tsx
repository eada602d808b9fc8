import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { classNames } from '#ui/class-names.ts';
import { labelIdOf } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { TextInputProps } from '#ui/text-input.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type'>;

/** A password field with a button that shows the password. Submitting the form hides it again. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const Icon = shown ? EyeOff : Eye;
  useEffect(() => {
    const form = root.current?.closest('form');
    const hide = (): void => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <div ref={root} className="relative">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames('pr-12', className)}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Show password"
        // A form may have several password fields.
        aria-describedby={rest.id === undefined ? undefined : labelIdOf(rest.id)}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-faint hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
