import { FilePenLine, X } from 'lucide-react';
import { useEffect, useState } from 'react';

import { isWorthSaving, listRecipeDrafts, nameOfDraft } from '#features/recipe-form/model/recipe-draft.ts';
import type { RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { removeSavedDraft } from '#platform/drafts.ts';
import type { DraftScope } from '#platform/drafts.ts';
import { Button } from '#ui/button.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { RelativeTime } from '#ui/relative-time.tsx';

export interface DraftOfferProps {
  scope: DraftScope;
  /** The id of the draft that is open already. */
  ownId: string;
  onContinue: (draft: RecipeDraft) => void;
}

function DraftName({ draft }: { draft: RecipeDraft }) {
  return (
    <bdi className="font-semibold wrap-anywhere" dir="auto">
      “{nameOfDraft(draft)}”
    </bdi>
  );
}

/** Lists the user's other drafts, newest first. */
export function DraftOffer({ scope, ownId, onContinue }: DraftOfferProps) {
  const { owner, form } = scope;
  const [drafts, setDrafts] = useState<ReturnType<typeof listRecipeDrafts>>([]);

  // In an effect, because the previous form saves its draft when it unmounts.
  useEffect(() => {
    const saved = listRecipeDrafts({ owner, form });
    // oxlint-disable-next-line react/set-state-in-effect -- reads what another component's cleanup wrote
    setDrafts(saved.filter(({ draft }) => draft.id !== ownId && isWorthSaving(draft)));
  }, [owner, form, ownId]);

  const [newest, ...others] = drafts;
  if (newest === undefined) return null;
  return (
    <section
      ref={restoreFocusOnRemoval}
      aria-label="Drafts"
      className="appear mb-6 rounded-lg border border-line bg-paper-raised p-4 sm:p-5"
    >
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <FilePenLine className="hidden size-6 shrink-0 text-ink-faint sm:block" aria-hidden="true" />
        <p className="min-w-0 grow">
          You were writing <DraftName draft={newest.draft} />{' '}
          <span className="text-sm text-ink-faint">
            (<RelativeTime at={new Date(newest.savedAtMs).toISOString()} />)
          </span>
        </p>
        <div className="flex shrink-0 gap-2.5">
          <Button tone="primary" className="grow" onClick={() => onContinue(newest.draft)}>
            Continue
          </Button>
          <Button className="grow" onClick={() => setDrafts([])}>
            Start over
          </Button>
        </div>
      </div>
      {others.length > 0 && (
        <details className="mt-3 border-t border-line pt-1">
          <summary className="flex min-h-11 cursor-pointer items-center rounded-sm text-sm font-semibold text-ink-soft">
            {countText(others.length, 'more draft')}
          </summary>
          <ul>
            {others.map(({ draft, savedAtMs }) => (
              <li key={draft.id} className="flex items-center gap-2 border-t border-line py-1.5">
                <span className="min-w-0 grow text-sm">
                  <DraftName draft={draft} />{' '}
                  <span className="text-ink-faint">
                    <RelativeTime at={new Date(savedAtMs).toISOString()} />
                  </span>
                </span>
                <Button tone="ghost" onClick={() => onContinue(draft)}>
                  Continue<span className="sr-only"> with {nameOfDraft(draft)}</span>
                </Button>
                <Button
                  tone="ghost"
                  size="icon"
                  aria-label={`Discard the draft ${nameOfDraft(draft)}`}
                  onClick={() => {
                    removeSavedDraft(scope, draft.id);
                    setDrafts(drafts.filter((other) => other.draft.id !== draft.id));
                  }}
                >
                  <X aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
