import { LOGIN_TEXTS } from '@larder/contract/account';
import type { SessionUser } from '@larder/contract/account';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

import { factorsQuery, useSessionRefresh, useSignOutInPlace } from '#features/account/api.ts';
import { PasskeyButton } from '#features/account/components/passkey-button.tsx';
import { PhoneCodeForm, RecoveryCodeForm, TotpForm } from '#features/account/components/second-step-methods.tsx';
import { describeFailure, SessionNotStoredError } from '#features/account/model/form.ts';
import { listSecondStepMethods } from '#features/account/model/second-step.ts';
import type { SecondStepMethod } from '#features/account/model/second-step.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

interface MethodChooserProps {
  methods: readonly SecondStepMethod[];
  onDone: () => Promise<void>;
}

function ChosenMethod({ method, onDone }: { method: SecondStepMethod; onDone: () => Promise<void> }) {
  if (method.kind === 'totp') return <TotpForm factorId={method.factorId} onDone={onDone} />;
  if (method.kind === 'phone') return <PhoneCodeForm factorId={method.factorId} phone={method.phone} onDone={onDone} />;
  return <RecoveryCodeForm onDone={onDone} />;
}

/** Opens the first method; the others are buttons below it. A passkey has only its button. */
function MethodChooser({ methods, onDone }: MethodChooserProps) {
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const forms = methods.filter(({ kind }) => kind !== 'passkey');
  const chosen = forms.find(({ key }) => key === chosenKey) ?? forms[0];
  return (
    <>
      {chosen !== undefined && <ChosenMethod key={chosen.key} method={chosen} onDone={onDone} />}
      <section aria-labelledby="other-ways" className="mt-8">
        <h2 id="other-ways" className="mb-3 font-serif text-lg font-semibold">
          Another way
        </h2>
        <div className="flex flex-col gap-3">
          {failure !== null && <FormMessage>{failure}</FormMessage>}
          {methods.map((method) => {
            if (method === chosen) return null;
            if (method.kind !== 'passkey') {
              return (
                <Button key={method.key} onClick={() => setChosenKey(method.key)}>
                  {method.label}
                </Button>
              );
            }
            return (
              <PasskeyButton
                key={method.key}
                label={method.label}
                onStart={() => setFailure(null)}
                onDone={onDone}
                onFailure={({ message }) => setFailure(message)}
              />
            );
          })}
        </div>
      </section>
    </>
  );
}

function Methods({ onDone }: { onDone: () => Promise<void> }) {
  const { data, error, refetch } = useQuery(factorsQuery());
  if (data !== undefined) return <MethodChooser methods={listSecondStepMethods(data)} onDone={onDone} />;
  if (error !== null) {
    return (
      <ErrorPanel title="We couldn’t load the second step" onRetry={() => void refetch()}>
        {describeFailure(error, null).message}
      </ErrorPanel>
    );
  }
  return (
    <div>
      <VisuallyHidden live>Loading the second step</VisuallyHidden>
      <Skeleton className="h-24" />
      <Skeleton className="mt-5 h-13" />
    </div>
  );
}

export interface SecondStepProps {
  person: SessionUser;
  /** Called instead of the default redirect by the route guard. */
  onDone?: () => Promise<void>;
}

/** The second step of two-step sign-in, after the password was accepted. */
export function SecondStep({ person, onDone }: SecondStepProps) {
  const refreshSession = useSessionRefresh();
  const { mutate: goBack, isPending, error } = useSignOutInPlace();
  const finishLogin = async (): Promise<void> => {
    const { user, pendingUser } = await refreshSession();
    if (user !== null) toast.success(LOGIN_TEXTS.success);
    // Without a session the first step replaces this form, so the message is a toast.
    else if (pendingUser === null) toast.error(LOGIN_TEXTS.not_stored);
    else throw new SessionNotStoredError();
  };
  return (
    <>
      <PageHeader
        title="One more step"
        lead={
          <>
            You are signing in as <strong className="font-semibold break-words">{person.email}</strong>.
          </>
        }
        back={
          <Button tone="ghost" className="-ml-4 text-sm" busy={isPending} onClick={() => goBack()}>
            <ArrowLeft aria-hidden="true" />
            Back
          </Button>
        }
      />
      {error !== null && <FormMessage className="mb-5">{describeFailure(error, null).message}</FormMessage>}
      <Methods onDone={onDone ?? finishLogin} />
    </>
  );
}
