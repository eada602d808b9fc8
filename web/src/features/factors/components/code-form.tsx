import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import { isCode, readCode } from '#features/account/model/second-step.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface CodeFormProps {
  busy: boolean;
  failure: string | null;
  onCode: (code: string) => void;
  onCancel: () => void;
  /** Alternatives, such as a button that sends another code. */
  children?: ReactNode;
}

export function CodeForm({ busy, failure, onCode, onCancel, children }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  // Selects a refused code for retyping. Not while busy: a disabled input cannot take the focus.
  useEffect(() => {
    if (failure === null || busy) return;
    input.current?.focus();
    input.current?.select();
  }, [failure, busy]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    setFault(isCode(typed) ? null : 'Please enter the six digits');
    if (isCode(typed)) onCode(readCode(typed));
    else input.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <Field label="Code" error={fault ?? failure ?? undefined}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="max-w-44 font-mono text-xl tracking-[0.25em]"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setFault(null);
            }}
          />
        )}
      </Field>
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" tone="primary" busy={busy} busyLabel="Checking...">
          Verify
        </Button>
      </div>
    </form>
  );
}
