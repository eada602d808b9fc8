import { useEffect, useRef, useState } from 'react';

import { isWorthKeeping } from '#features/recipe-form/model/recipe-draft.ts';
import type { RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { removeDraft, writeDraft } from '#platform/drafts.ts';

const DELAY_MS = 300;
export const DRAFT_NAME = 'recipe';

export interface DraftKeeper {
  /** Writes what `take` gives a moment later, so that typing stays fast. */
  schedule: (take: () => RecipeDraft) => void;
  /** Writes at once what still waits. */
  flush: () => void;
  /** Forgets the draft. */
  discard: () => void;
  /** Forgets the draft and keeps no other: it has become a recipe. */
  end: () => void;
}

/** Keeps one person's draft while it is typed; a write that still waits is done when the page is left or hidden. */
export function useDraftKeeper(owner: string): DraftKeeper {
  const waiting = useRef<{ timer: number; take: () => RecipeDraft } | null>(null);
  const ended = useRef(false);
  const [keeper] = useState(() => {
    const discard = (): void => {
      if (waiting.current !== null) window.clearTimeout(waiting.current.timer);
      waiting.current = null;
      removeDraft(owner, DRAFT_NAME);
    };
    const flush = (): void => {
      if (waiting.current === null) return;
      const { timer, take } = waiting.current;
      window.clearTimeout(timer);
      waiting.current = null;
      const draft = take();
      if (isWorthKeeping(draft)) writeDraft(owner, DRAFT_NAME, draft);
      else removeDraft(owner, DRAFT_NAME);
    };
    return {
      flush,
      schedule: (take: () => RecipeDraft): void => {
        if (waiting.current !== null) window.clearTimeout(waiting.current.timer);
        if (ended.current) return;
        waiting.current = { timer: window.setTimeout(flush, DELAY_MS), take };
      },
      discard,
      end: (): void => {
        ended.current = true;
        discard();
      },
    };
  });
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  return keeper;
}
