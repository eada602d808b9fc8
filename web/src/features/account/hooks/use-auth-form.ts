import { useState } from 'react';
import type { FormEvent } from 'react';

import { useFormErrors } from '#features/account/hooks/use-form-errors.ts';
import type { FormErrors } from '#features/account/hooks/use-form-errors.ts';
import type { FormFailure, FormFault, FormValues } from '#features/account/model/form.ts';

export interface AuthFormOptions<Field extends string> {
  readonly fields: readonly Field[];
  readonly check: (values: FormValues<Field>) => FormFault<Field> | null;
  readonly send: (values: FormValues<Field>) => Promise<void>;
  /** True when the form stays open after a successful submit. Otherwise it stays busy until it unmounts. */
  readonly stays?: true;
  readonly describe: (error: unknown) => FormFailure<Field>;
}

export interface AuthFormState<Field extends string> extends Pick<
  FormErrors<Field>,
  'form' | 'showFailure' | 'clear' | 'errorOf' | 'message'
> {
  readonly busy: boolean;
  submit: (event: FormEvent) => void;
}

/** Validates a form, submits it once at a time, and reports errors. */
export function useAuthForm<Field extends string>({
  fields,
  check,
  send,
  stays,
  describe,
}: AuthFormOptions<Field>): AuthFormState<Field> {
  const { form, read, showFault, showFailure, clear, errorOf, message } = useFormErrors<Field>();
  const [busy, setBusy] = useState(false);

  const submitValues = async (values: FormValues<Field>): Promise<void> => {
    setBusy(true);
    try {
      await send(values);
      if (stays === true) setBusy(false);
    } catch (error) {
      showFailure(describe(error));
      setBusy(false);
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React events bubble through portals: a form in a dialog would submit the form that opened the dialog.
    event.stopPropagation();
    if (busy) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries contain each field
    const values = Object.fromEntries(fields.map((field) => [field, read(field)])) as FormValues<Field>;
    const fault = check(values);
    if (fault !== null) return showFault(fault);
    clear();
    void submitValues(values);
  };

  return { form, busy, submit, showFailure, clear, errorOf, message };
}
