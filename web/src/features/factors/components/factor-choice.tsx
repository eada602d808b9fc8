import { FACTOR_LIMITS } from '@larder/contract/factors';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';

import { KIND_NAMES, parseFactorChoice } from '#features/factors/model.ts';
import type { FactorKind, NewFactor, PhoneChannel } from '#features/factors/model.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface FactorChoiceFormProps {
  busy: boolean;
  failure: string | null;
  onChoose: (factor: NewFactor, channel: PhoneChannel | null) => void;
  onCancel: () => void;
}

interface OptionProps {
  group: string;
  label: string;
  hint?: string;
  checked: boolean;
  onChoose: () => void;
}

function Option({ group, label, hint, checked, onChoose }: OptionProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-edge px-4 py-2.5 has-checked:border-ink has-checked:bg-paper-sunken">
      <input
        type="radio"
        name={group}
        className="size-5 shrink-0 accent-(--tomato)"
        checked={checked}
        onChange={onChoose}
      />
      <span>
        <span className="font-semibold">{label}</span>
        {hint !== undefined && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}

/** Chooses the kind of the second factor. */
export function FactorChoiceForm({ busy, failure, onChoose, onCancel }: FactorChoiceFormProps) {
  const group = useId();
  const [kind, setKind] = useState<FactorKind>('totp');
  const [channel, setChannel] = useState<PhoneChannel>('sms');
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [fault, setFault] = useState<{ field: 'name' | 'phone'; message: string } | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const choice = parseFactorChoice({ kind, name, phone });
    if ('factor' in choice) {
      setFault(null);
      onChoose(choice.factor, kind === 'phone' ? channel : null);
      return;
    }
    setFault(choice);
    const control = event.currentTarget.elements.namedItem(choice.field);
    if (control instanceof HTMLInputElement) control.focus();
  };

  const errorOf = (field: 'name' | 'phone'): string | undefined => (fault?.field === field ? fault.message : undefined);
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <fieldset className="flex flex-col gap-2.5">
        <legend className="sr-only">Method</legend>
        <Option
          group={`${group}-kind`}
          label={KIND_NAMES.totp}
          hint="Shows a new code every 30 seconds, even offline."
          checked={kind === 'totp'}
          onChoose={() => setKind('totp')}
        />
        <Option
          group={`${group}-kind`}
          label={KIND_NAMES.phone}
          hint={
            getPublicConfig().sms_delivers
              ? 'We’ll text you a code.'
              : 'This server doesn’t send messages, so you’ll have to ask your admin for each code.'
          }
          checked={kind === 'phone'}
          onChoose={() => setKind('phone')}
        />
      </fieldset>
      {kind === 'phone' && (
        <>
          <Field label="Number" error={errorOf('phone')} hint="Include the country code, such as +1 212 555 0123">
            {(control) => (
              <TextInput
                {...control}
                type="tel"
                name="phone"
                autoComplete="tel"
                value={phone}
                onChange={(event) => setPhone(event.target.value)}
              />
            )}
          </Field>
          <fieldset className="grid grid-cols-2 gap-2.5">
            <legend className="mb-1.5 text-sm font-semibold">Send the code by</legend>
            <Option group={`${group}-by`} label="SMS" checked={channel === 'sms'} onChoose={() => setChannel('sms')} />
            <Option
              group={`${group}-by`}
              label="WhatsApp"
              checked={channel === 'whatsapp'}
              onChoose={() => setChannel('whatsapp')}
            />
          </fieldset>
        </>
      )}
      <Field label="Name" error={errorOf('name')} hint="So you can tell your methods apart">
        {(control) => (
          <TextInput
            {...control}
            name="name"
            placeholder={KIND_NAMES[kind]}
            maxLength={FACTOR_LIMITS.name_max_characters}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {failure !== null && <FormMessage>{failure}</FormMessage>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" tone="primary" busy={busy} busyLabel="One moment...">
          Continue
        </Button>
      </div>
    </form>
  );
}
