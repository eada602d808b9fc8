import type { ReactNode } from 'react';

import type { AuthFormState } from '#features/account/hooks/use-auth-form.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormMessage } from '#ui/form-message.tsx';

export interface AuthFormProps<Field extends string> {
  form: AuthFormState<Field>;
  submitLabel: string;
  busyLabel: string;
  /** Rendered in place of the message while there is none. */
  notice?: ReactNode;
  /** Rendered next to the submit button. */
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The frame of a form for signed-out users: fields, message and one submit button. */
export function AuthForm<Field extends string>(props: AuthFormProps<Field>) {
  const { form, submitLabel, busyLabel, notice, beside, className, children } = props;
  const { form: element, submit, message, busy } = form;
  const button = (
    <Button
      type="submit"
      tone="primary"
      size={beside === undefined ? 'large' : 'regular'}
      busy={busy}
      busyLabel={busyLabel}
    >
      {submitLabel}
    </Button>
  );
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={submit}
      className={classNames('flex flex-col gap-5', className)}
    >
      {children}
      {message === null ? (
        notice
      ) : (
        <FormMessage>
          {message.text}
          {message.detail !== undefined && <span className="mt-1 block font-normal">{message.detail}</span>}
        </FormMessage>
      )}
      {beside === undefined ? (
        button
      ) : (
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          {beside}
          {button}
        </div>
      )}
    </form>
  );
}
