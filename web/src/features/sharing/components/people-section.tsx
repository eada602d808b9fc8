import type { Share } from '@larder/contract/sharing';
import { SHARING_TEXTS } from '@larder/contract/sharing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toast } from 'sonner';

import { sharesQuery, useRevokeShare } from '#features/sharing/api.ts';
import type { SharedThing } from '#features/sharing/model/shared-recipe.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { ShowMore } from '#ui/more-pages.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const revokeFailure = failureToast();

function PersonRow({ share, onRemove }: { share: Share; onRemove: (share: Share) => void }) {
  const { name, email, viewed, shared_at: sharedAt } = share;
  const nameId = useId();
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0">
        <p id={nameId} className="font-semibold wrap-anywhere" dir="auto">
          {email ?? name}
        </p>
        <p className="text-sm text-ink-soft">
          {email !== null && <span dir="auto">{name} · </span>}
          Shared <RelativeTime at={sharedAt} /> · {viewed ? 'viewed' : 'not viewed yet'}
        </p>
      </div>
      <Button tone="ghost" className="shrink-0" aria-describedby={nameId} onClick={() => onRemove(share)}>
        Remove
      </Button>
    </li>
  );
}

/** Asks for confirmation before sharing with a person ends. */
function RevokeDialog({ thing, share, onClose }: { thing: SharedThing; share: Share | null; onClose: () => void }) {
  const { mutateAsync: revoke, isPending } = useRevokeShare();
  const run = async ({ person_id: person, email, name }: Share): Promise<void> => {
    revokeFailure.clear();
    try {
      await revoke({ ...thing, person });
      toast.success('No longer shared', { description: `${email ?? name} can’t open it anymore.` });
    } catch (error) {
      revokeFailure.show('Sharing could not be stopped', { description: failureDetail(error) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={share !== null}
      onOpenChange={onClose}
      title="Stop sharing with this person?"
      description={
        <>
          <bdi className="font-semibold wrap-anywhere text-ink">{share?.email ?? share?.name}</bdi> won’t be able to
          open the {thing.kind ?? 'recipe'} anymore. They keep any copy they made.
        </>
      }
      confirmLabel="Remove"
      busy={isPending}
      busyLabel="Removing..."
      onConfirm={async () => {
        if (share !== null) await run(share);
      }}
    />
  );
}

/** The recipients of a recipe or collection, and whether they have viewed it. */
export function PeopleSection({ thing }: { thing: SharedThing }) {
  const list = useInfiniteQuery(sharesQuery(thing));
  const [revoking, setRevoking] = useState<Share | null>(null);
  const failed = thing.kind === 'collection' ? SHARING_TEXTS.collection_people_failed : SHARING_TEXTS.people_failed;
  const shares = list.data?.pages.flatMap((page) => page.shares) ?? [];
  return (
    <section aria-labelledby="share-people" className="mt-6 border-t border-line pt-5">
      <h3 id="share-people" tabIndex={-1} className="font-sans text-sm font-semibold">
        Shared with
      </h3>
      {list.isPending && <Skeleton className="mt-3 h-12 w-full" />}
      {list.data !== undefined && !list.isError && shares.length === 0 && (
        <p className="mt-1 text-sm text-ink-soft">Not shared with anyone yet.</p>
      )}
      {shares.length > 0 && (
        <ul aria-labelledby="share-people" className="mt-1">
          {shares.map((share) => (
            <PersonRow key={share.person_id} share={share} onRemove={setRevoking} />
          ))}
        </ul>
      )}
      {list.isError && !list.isFetchNextPageError && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p role="alert" className="text-sm font-semibold text-beet-ink">
            {failed}
          </p>
          <Button busy={list.isFetching} onClick={() => void list.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {shares.length > 0 && <ShowMore list={list} failure={failed} />}
      <RevokeDialog thing={thing} share={revoking} onClose={() => setRevoking(null)} />
    </section>
  );
}
