import { LOGIN_TEXTS } from '@larder/contract/account';
import type { SessionUser } from '@larder/contract/account';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

import { factorsQuery, useSessionRefresh, useSignOutHere } from '#features/account/api.ts';
import { PasskeyButton } from '#features/account/components/passkey-button.tsx';
import { PhoneWay, RecoveryWay, TotpWay } from '#features/account/components/second-step-ways.tsx';
import { describeFailure, SessionNotStoredError } from '#features/account/model/form.ts';
import { listWays } from '#features/account/model/second-step.ts';
import type { SecondStepWay } from '#features/account/model/second-step.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

interface ChooserProps {
  ways: readonly SecondStepWay[];
  onDone: () => Promise<void>;
}

function ChosenWay({ way, onDone }: { way: SecondStepWay; onDone: () => Promise<void> }) {
  if (way.kind === 'totp') return <TotpWay factorId={way.factorId} onDone={onDone} />;
  if (way.kind === 'phone') return <PhoneWay factorId={way.factorId} phone={way.phone} onDone={onDone} />;
  return <RecoveryWay onDone={onDone} />;
}

/** Opens the first method; the others are buttons below it. A passkey has only its button. */
function Chooser({ ways, onDone }: ChooserProps) {
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const forms = ways.filter(({ kind }) => kind !== 'passkey');
  const chosen = forms.find(({ key }) => key === chosenKey) ?? forms[0];
  return (
    <>
      {chosen !== undefined && <ChosenWay key={chosen.key} way={chosen} onDone={onDone} />}
      <section aria-labelledby="other-ways" className="mt-8">
        <h2 id="other-ways" className="mb-3 font-serif text-lg font-semibold">
          Another way
        </h2>
        <div className="flex flex-col gap-3">
          {failure !== null && <FormMessage>{failure}</FormMessage>}
          {ways.map((way) => {
            if (way === chosen) return null;
            if (way.kind !== 'passkey') {
              return (
                <Button key={way.key} onClick={() => setChosenKey(way.key)}>
                  {way.label}
                </Button>
              );
            }
            return (
              <PasskeyButton
                key={way.key}
                label={way.label}
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

function Ways({ onDone }: { onDone: () => Promise<void> }) {
  const { data, error, refetch } = useQuery(factorsQuery());
  if (data !== undefined) return <Chooser ways={listWays(data)} onDone={onDone} />;
  if (error !== null) {
    return (
      <ErrorPanel title="We cannot ask for the second step" onRetry={() => void refetch()}>
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
  const { mutate: goBack, isPending, error } = useSignOutHere();
  const enter = async (): Promise<void> => {
    const { user, halfSignedIn } = await refreshSession();
    if (user !== null) toast.success(LOGIN_TEXTS.success);
    // Without a session the first step replaces this form, so the message is a toast.
    else if (halfSignedIn === null) toast.error(LOGIN_TEXTS.not_stored);
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
      <Ways onDone={onDone ?? enter} />
    </>
  );
}
