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

export interface NewTokenDialogProps {
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
  const [fieldError, setFieldError] = useState<{ field: 'name' | 'scopes'; message: string } | null>(null);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const parsed = parseTokenForm({ name, scopes, expiry });
    setFieldError('token' in parsed ? null : parsed);
    if ('token' in parsed) return onSend(parsed.token);
    event.currentTarget.querySelector<HTMLElement>(`[name="${parsed.field}"]`)?.focus();
  };

  const toggle = (scope: TokenScope): void => {
    setScopes(offered.filter((each) => (each === scope ? !scopes.includes(each) : scopes.includes(each))));
  };

  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <Field
        label="Name"
        error={fieldError?.field === 'name' ? fieldError.message : undefined}
        hint="What you’ll use it for"
      >
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
      <fieldset {...(fieldError?.field === 'scopes' ? { 'aria-describedby': scopesId } : {})}>
        <legend className="text-sm font-semibold">Permissions</legend>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            {...SCOPE_TEXTS[scope]}
            checked={scopes.includes(scope)}
            onChange={() => toggle(scope)}
          />
        ))}
        {fieldError?.field === 'scopes' && (
          <p id={scopesId} className="mt-1 text-sm font-semibold text-beet-ink">
            {fieldError.message}
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

/** Creates a token and shows it once. Mounted only while open. */
export function NewTokenDialog({ runFresh, onClose }: NewTokenDialogProps) {
  const { mutateAsync: createToken, isPending } = useCreateApiToken();
  const [failure, setFailure] = useState<string | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  // A second submit would create another token and replace the one on screen, which cannot be shown again.
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
        description="Store it somewhere safe. You’ll only see it now."
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
      description="Anyone who has it can act in your name, without your password."
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
