import type { TokenScope } from '@larder/contract/route';
import { TOKEN_LIMITS } from '@larder/contract/tokens';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';

import { sessionQuery } from '#features/account/api.ts';
import { FreshLoginCancelled } from '#features/account/hooks/use-fresh-login.tsx';
import { useCreateApiToken } from '#features/tokens/api.ts';
import { EXPIRY_CHOICES, parseExpiry, parseTokenForm, SCOPE_TEXTS, availableScopes } from '#features/tokens/model.ts';
import type { ExpiryChoice, NewToken } from '#features/tokens/model.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface NewTokenProps {
  runFresh: <Result>(action: () => Promise<Result>) => Promise<Result>;
  onClose: () => void;
}

interface TokenFieldsProps {
  busy: boolean;
  failure: string | null;
  onSend: (token: NewToken) => void;
  onCancel: () => void;
}

function TokenFields({ busy, failure, onSend, onCancel }: TokenFieldsProps) {
  const scopesId = useId();
  const { data: user } = useQuery(sessionQuery());
  const offered = availableScopes(user);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['recipes:read']);
  const [expiry, setExpiry] = useState<ExpiryChoice>('90');
  const [fault, setFault] = useState<{ field: 'name' | 'scopes'; message: string } | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const read = parseTokenForm({ name, scopes, expiry });
    setFault('token' in read ? null : read);
    if ('token' in read) return onSend(read.token);
    event.currentTarget.querySelector<HTMLElement>(`[name="${read.field}"]`)?.focus();
  };

  const toggle = (scope: TokenScope): void => {
    setScopes(offered.filter((one) => (one === scope ? !scopes.includes(one) : scopes.includes(one))));
  };

  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <Field label="Name" error={fault?.field === 'name' ? fault.message : undefined} hint="What it is for">
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={TOKEN_LIMITS.name_max_characters}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <fieldset {...(fault?.field === 'scopes' ? { 'aria-describedby': scopesId } : {})}>
        <legend className="text-sm font-semibold">It may</legend>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            {...SCOPE_TEXTS[scope]}
            checked={scopes.includes(scope)}
            onChange={() => toggle(scope)}
          />
        ))}
        {fault?.field === 'scopes' && (
          <p id={scopesId} className="mt-1 text-sm font-semibold text-beet-ink">
            {fault.message}
          </p>
        )}
      </fieldset>
      <Field label="Expires">
        {(control) => (
          <Select {...control} value={expiry} onChange={(event) => setExpiry(parseExpiry(event.target.value))}>
            {EXPIRY_CHOICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {failure !== null && <FormMessage>{failure}</FormMessage>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" tone="primary" busy={busy} busyLabel="Creating...">
          Create token
        </Button>
      </div>
    </form>
  );
}

function CreatedToken({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <div className="mt-5 flex flex-col gap-5">
      <p
        role="group"
        aria-label="Token"
        className="rounded-md bg-paper-sunken p-4 font-mono text-sm wrap-anywhere select-all"
      >
        {token}
      </p>
      <div className="flex flex-wrap justify-between gap-3">
        <CopyButton text={token} />
        <Button tone="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** Is there only while a token is being made and, this once, shown. */
export function NewTokenDialog({ runFresh, onClose }: NewTokenProps) {
  const { mutateAsync: createToken, isPending } = useCreateApiToken();
  const [failure, setFailure] = useState<string | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  // A press beside the button must not lose a token that cannot be shown again.
  const busy = useRef(false);

  const create = async (token: NewToken): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    try {
      const { token: secret } = await runFresh(() => createToken(token));
      setCreated(secret);
    } catch (error) {
      if (!(error instanceof FreshLoginCancelled)) setFailure(failureDetail(error));
    }
    busy.current = false;
  };

  if (created !== null) {
    return (
      <Dialog
        open
        onClose={() => undefined}
        title="Your new token"
        description="Keep it where only you find it. It is shown only now."
      >
        <CreatedToken token={created} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      title="Create a token"
      description="Who has it can do this in your name, without your password."
    >
      <TokenFields
        busy={isPending}
        failure={failure}
        onSend={(token) => void create(token)}
        onCancel={() => !isPending && onClose()}
      />
    </Dialog>
  );
}
