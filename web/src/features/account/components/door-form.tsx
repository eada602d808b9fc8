import type { ReactNode } from 'react';

import type { Door } from '#features/account/hooks/use-door.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormMessage } from '#ui/form-message.tsx';

export interface DoorFormProps<Field extends string> {
  door: Door<Field>;
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
export function DoorForm<Field extends string>(props: DoorFormProps<Field>) {
  const { door, submitLabel, busyLabel, notice, beside, className, children } = props;
  const { form, submit, message, busy } = door;
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
      ref={form}
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
