import { FilePenLine, X } from 'lucide-react';
import { useEffect, useState } from 'react';

import { parseDraft } from '#features/recipe-form/model/parse-draft.ts';
import { isWorthKeeping, nameOfDraft } from '#features/recipe-form/model/recipe-draft.ts';
import type { RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { listShelved, removeShelved } from '#platform/draft-shelf.ts';
import type { Shelf, ShelvedDraft } from '#platform/draft-shelf.ts';
import { Button } from '#ui/button.tsx';
import { keepFocusAfter } from '#ui/focus-heading.ts';
import { RelativeTime } from '#ui/relative-time.tsx';

export interface DraftOfferProps {
  shelf: Shelf;
  /** The draft that is being written, which needs no offer. */
  own: string;
  onGoOn: (draft: RecipeDraft) => void;
}

interface Offered {
  readonly draft: RecipeDraft;
  readonly savedAt: string;
}

function toOffered({ id, draft: kept, savedAtMs }: ShelvedDraft): Offered[] {
  const draft = parseDraft(kept);
  if (draft === undefined || !isWorthKeeping(draft)) return [];
  return [{ draft: { ...draft, id }, savedAt: new Date(savedAtMs).toISOString() }];
}

function DraftName({ draft }: { draft: RecipeDraft }) {
  return (
    <bdi className="font-semibold wrap-anywhere" dir="auto">
      “{nameOfDraft(draft)}”
    </bdi>
  );
}

/** The drafts that were left lying, the newest first. */
export function DraftOffer({ shelf, own, onGoOn }: DraftOfferProps) {
  const { owner, name } = shelf;
  const [offered, setOffered] = useState<readonly Offered[]>([]);

  // After what was shown before this page has written down what it still held.
  useEffect(() => {
    const kept = listShelved({ owner, name }, Date.now()).filter(({ id }) => id !== own);
    // oxlint-disable-next-line react/set-state-in-effect -- what it waits for happens between rendering and this
    setOffered(kept.flatMap(toOffered));
  }, [owner, name, own]);

  const [newest, ...others] = offered;
  if (newest === undefined) return null;
  return (
    <section
      ref={keepFocusAfter}
      aria-label="Drafts"
      className="appear mb-6 rounded-lg border border-line bg-paper-raised p-4 sm:p-5"
    >
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <FilePenLine className="hidden size-6 shrink-0 text-ink-faint sm:block" aria-hidden="true" />
        <p className="min-w-0 grow">
          You were writing <DraftName draft={newest.draft} />{' '}
          <span className="text-sm text-ink-faint">
            (<RelativeTime at={newest.savedAt} />)
          </span>
        </p>
        <div className="flex shrink-0 gap-2.5">
          <Button tone="primary" className="grow" onClick={() => onGoOn(newest.draft)}>
            Go on
          </Button>
          <Button className="grow" onClick={() => setOffered([])}>
            Start anew
          </Button>
        </div>
      </div>
      {others.length > 0 && (
        <details className="mt-3 border-t border-line pt-1">
          <summary className="flex min-h-11 cursor-pointer items-center rounded-sm text-sm font-semibold text-ink-soft">
            {countText(others.length, 'more draft')}
          </summary>
          <ul>
            {others.map(({ draft, savedAt }) => (
              <li key={draft.id} className="flex items-center gap-2 border-t border-line py-1.5">
                <span className="min-w-0 grow text-sm">
                  <DraftName draft={draft} />{' '}
                  <span className="text-ink-faint">
                    <RelativeTime at={savedAt} />
                  </span>
                </span>
                <Button tone="ghost" className="px-3" onClick={() => onGoOn(draft)}>
                  Go on<span className="sr-only"> with {nameOfDraft(draft)}</span>
                </Button>
                <Button
                  tone="ghost"
                  size="icon"
                  aria-label={`Discard the draft ${nameOfDraft(draft)}`}
                  onClick={() => {
                    removeShelved(shelf, draft.id);
                    setOffered(offered.filter((one) => one.draft.id !== draft.id));
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
