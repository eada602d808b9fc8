import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

import { EmailField } from '#features/account/components/account-fields.tsx';
import { AuthForm } from '#features/account/components/auth-form.tsx';
import { useAuthForm } from '#features/account/hooks/use-auth-form.ts';
import { checkEmail } from '#features/account/model/auth-forms.ts';
import { describeFailure } from '#features/account/model/form.ts';
import { FormMessage } from '#ui/form-message.tsx';

export interface EmailRequestFormProps {
  submitLabel: string;
  send: (email: string) => Promise<unknown>;
  /** The same for every address, so that it does not reveal which accounts exist. */
  answer: string;
}

/** Requests a mail to an address. The answer does not reveal whether the account exists. */
export function EmailRequestForm({ submitLabel, send, answer }: EmailRequestFormProps) {
  const known = useLocation({ select: ({ state }) => state.registeredEmail });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAuthForm({
    fields: ['email'],
    check: checkEmail,
    send: async ({ email }) => {
      await send(email.trim());
      setSentTo(email.trim());
    },
    stays: true,
    describe: (error) => describeFailure(error, 'email'),
  });
  return (
    <AuthForm
      form={form}
      submitLabel={submitLabel}
      busyLabel="Sending..."
      notice={sentTo !== null && <FormMessage tone="success">{answer}</FormMessage>}
    >
      <EmailField defaultValue={sentTo ?? known ?? ''} error={form.errorOf('email')} />
    </AuthForm>
  );
}
