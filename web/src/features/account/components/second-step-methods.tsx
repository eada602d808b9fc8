import { useEffect, useRef, useState } from 'react';

import { useChallenge, useRecovery, useVerifyCode } from '#features/account/api.ts';
import { CodeForm } from '#features/account/components/code-form.tsx';
import { describeFailure } from '#features/account/model/form.ts';
import { describeCodeSent } from '#features/account/model/second-step.ts';
import { ApiError } from '#platform/api-error.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';

interface MethodProps {
  /** The server accepted the code; the session is complete. */
  onDone: () => Promise<void>;
}

/** The challenge has expired or has used up its attempts. */
function isChallengeSpent(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'link_used' || error.code === 'link_expired');
}

export function TotpForm({ factorId, onDone }: MethodProps & { factorId: string }) {
  const { mutateAsync: challenge } = useChallenge();
  const { mutateAsync: verify } = useVerifyCode();
  /** An app needs no challenge, but the server does. It is requested with the first code, and again after it expires. */
  const challengeId = useRef<string | null>(null);

  const tryCode = async (code: string): Promise<void> => {
    challengeId.current ??= (await challenge({ factorId })).id;
    await verify({ factorId, challengeId: challengeId.current, code });
  };

  const submitCode = async (code: string): Promise<void> => {
    await tryCode(code).catch(async (error: unknown) => {
      if (!isChallengeSpent(error)) throw error;
      challengeId.current = null;
      await tryCode(code);
    });
    await onDone();
  };

  return <CodeForm kind="digits" hint="Open your authenticator app to see it." onCode={submitCode} />;
}

export function PhoneCodeForm({ factorId, phone, onDone }: MethodProps & { factorId: string; phone: string }) {
  const { mutateAsync: challenge, isPending, variables } = useChallenge();
  const { mutateAsync: verify } = useVerifyCode();
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  // The button that opened this form is gone, so the focus moves to the next control.
  useEffect(() => buttons.current?.querySelector('button')?.focus(), []);

  const send = async (channel: 'sms' | 'whatsapp'): Promise<void> => {
    setFailure(null);
    try {
      const { id } = await challenge({ factorId, channel });
      setChallengeId(id);
    } catch (error) {
      setFailure(describeFailure(error, null).message);
    }
  };

  const sendButton = (channel: 'sms' | 'whatsapp', label: string) => (
    <Button
      busy={isPending && variables.channel === channel}
      busyLabel="Sending..."
      onClick={() => void (isPending || send(channel))}
    >
      {label}
    </Button>
  );

  return (
    <div className="flex flex-col gap-5">
      {challengeId !== null && (
        <>
          <FormMessage tone="success">{describeCodeSent(phone, getPublicConfig().sms_delivers)}</FormMessage>
          <CodeForm
            key={challengeId}
            kind="digits"
            hint="The code is valid for five minutes."
            onCode={async (code) => {
              await verify({ factorId, challengeId, code });
              await onDone();
            }}
          />
        </>
      )}
      {failure !== null && <FormMessage>{failure}</FormMessage>}
      <div ref={buttons} className="grid gap-3 sm:grid-cols-2">
        {sendButton('sms', 'Send code by SMS')}
        {sendButton('whatsapp', 'Send code by WhatsApp')}
      </div>
    </div>
  );
}

export function RecoveryCodeForm({ onDone }: MethodProps) {
  const { mutateAsync: recover } = useRecovery();
  return (
    <CodeForm
      kind="recovery"
      hint="One of the codes you saved when you set up two-step sign-in. Each works once."
      onCode={async (code) => {
        await recover(code);
        await onDone();
      }}
    />
  );
}
