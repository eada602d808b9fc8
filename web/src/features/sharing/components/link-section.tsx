import { LINK_TEXTS } from '@larder/contract/links';
import type { Link } from '@larder/contract/links';
import { useQuery } from '@tanstack/react-query';
import { Link2, Link2Off, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';

import { usePublicName } from '#features/profile/hooks/use-public-name.tsx';
import { linkQuery, useCreateLink, useRevokeLink } from '#features/links/api.ts';
import type { SharedRecipe } from '#features/sharing/model/shared-recipe.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { Field } from '#ui/field.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const createFailure = failureToast();
const revokeFailure = failureToast();

async function sendWithDevice(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Rejects when the user closes the share sheet.
  }
}

interface LinkViewProps {
  recipe: SharedRecipe;
  link: Link;
  /** True after its creation: the field takes the focus of the removed button. */
  focused: boolean;
  onRevoke: () => void;
}

function LinkView({ recipe, link, focused, onRevoke }: LinkViewProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.select();
  }, [focused]);
  const url = new URL(link.path, window.location.origin).href;
  const data: ShareData = { title: recipe.title, url };
  // Undefined in some browsers and outside of secure contexts.
  const canSend = 'canShare' in navigator && navigator.canShare(data);
  return (
    <>
      {/* Visible, because the copy button works in secure contexts only. */}
      <Field label="Public link" labelHidden className="mb-3">
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            readOnly
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} label="Copy link" />
        {canSend && (
          <Button onClick={() => void sendWithDevice(data)}>
            <Share2 aria-hidden="true" />
            Send link
          </Button>
        )}
        <Button tone="ghost" onClick={onRevoke}>
          <Link2Off aria-hidden="true" />
          Revoke link
        </Button>
      </div>
    </>
  );
}

function CreateButton({ recipe, onPress }: { recipe: SharedRecipe; onPress: () => void }) {
  const { mutateAsync: create, isPending } = useCreateLink(recipe.id);
  const { ensureName, dialog } = usePublicName('Share');
  const run = useSingleFlight(async () => {
    onPress();
    createFailure.clear();
    if (!(await ensureName())) return;
    try {
      await create();
    } catch (error) {
      createFailure.show('The link could not be created', { description: failureDetail(error) });
    }
  });
  return (
    <>
      <Button busy={isPending} busyLabel="Creating..." className="w-full sm:w-auto" onClick={run}>
        <Link2 aria-hidden="true" />
        Create link
      </Button>
      {dialog}
    </>
  );
}

/** Creates, shows and revokes the public link of a recipe. */
export function LinkSection({ recipe }: { recipe: SharedRecipe }) {
  const { data: link, error, isFetching, refetch } = useQuery(linkQuery(recipe.id));
  const { mutateAsync: revoke, isPending: revoking } = useRevokeLink(recipe.id);
  const [isConfirming, setConfirming] = useState(false);
  const [wasCreated, setCreated] = useState(false);
  const hidden = link?.hidden_reason ?? null;
  const confirm = async (): Promise<void> => {
    revokeFailure.clear();
    try {
      await revoke();
      setCreated(false);
      toast.success('Link revoked', { description: 'It no longer works.' });
    } catch (problem) {
      revokeFailure.show('The link could not be revoked', {
        description: `${failureDetail(problem)} It may still work.`,
      });
    }
    setConfirming(false);
  };
  return (
    <section aria-labelledby="share-link" className="mt-6 border-t border-line pt-5">
      <h3 id="share-link" tabIndex={-1} className="font-sans text-sm font-semibold">
        With a link
      </h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        Anyone with the link can read the recipe without an account, including your later changes.
      </p>
      {link === undefined && error === null && <Skeleton className="h-11 w-full sm:w-40" />}
      {link === undefined && error !== null && (
        <div className="flex flex-col items-start gap-3">
          <FormMessage>{`We couldn’t check whether there is a link. ${failureDetail(error)}`}</FormMessage>
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {link === null && <CreateButton recipe={recipe} onPress={() => setCreated(true)} />}
      {hidden !== null && (
        <p className="rounded-md bg-beet-wash px-3.5 py-2 text-sm text-beet-ink wrap-anywhere forced-colors:border">
          <strong>{LINK_TEXTS.hidden}</strong> <span dir="auto">{hidden}</span>
        </p>
      )}
      {link !== undefined && link !== null && hidden === null && (
        <LinkView recipe={recipe} link={link} focused={wasCreated} onRevoke={() => setConfirming(true)} />
      )}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Revoke this link?"
        description="It will stop working for everyone who has it. You can create a new one."
        confirmLabel="Revoke link"
        busy={revoking}
        busyLabel="Revoking..."
        onConfirm={confirm}
      />
    </section>
  );
}
