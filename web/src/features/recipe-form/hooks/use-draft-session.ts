import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { readRecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import type { RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { parseWizardSearch, toWizardSearch } from '#features/recipe-form/model/wizard-search.ts';
import { readSavedDraft } from '#platform/drafts.ts';
import type { DraftScope } from '#platform/drafts.ts';
import { newId } from '#platform/new-id.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

interface OpenDraft {
  /** Remounts the form when another draft is opened. */
  readonly key: string;
  readonly draft: RecipeDraft;
  readonly restored: boolean;
  /** The draft id in the URL when this draft was opened, or since. */
  readonly idInUrl: string | undefined;
  /** Overrides the step in the URL. */
  readonly step?: number | undefined;
}

/**
 * Opens the draft that the URL names, else the one that `find` returns, else a new one, and writes its id into the URL. The id of a
 * draft that is not stored is never reused: it may be the idempotency key of a created recipe.
 */
export function useDraftSession(
  scope: DraftScope,
  begin: (id: string) => RecipeDraft,
  find: () => RecipeDraft | undefined = () => undefined,
) {
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { draft: requested, step } = useLocation({
    select: ({ search }) => parseWizardSearch({ ...search }),
    structuralSharing: true,
  });
  const [ownPathname] = useState(pathname);

  const open = (idInUrl: string | undefined): OpenDraft => {
    const draft = idInUrl === undefined ? find() : readRecipeDraft(scope, idInUrl);
    return { key: newId(), draft: draft ?? begin(newId()), restored: draft !== undefined, idInUrl };
  };
  // The server knows no stored draft: its page has a new one until hydration.
  const isHydrated = useIsHydrated();
  const [isOpened, setOpened] = useState(isHydrated);
  const [current, setCurrent] = useState<OpenDraft>(() => {
    if (isHydrated) return open(requested);
    return { key: newId(), draft: begin(newId()), restored: false, idInUrl: requested };
  });
  if (isHydrated && !isOpened) {
    setOpened(true);
    const stored = open(requested);
    if (stored.restored) setCurrent(stored);
  }
  // During a navigation away the URL is already the next page's.
  const idInUrl = pathname === ownPathname ? requested : current.idInUrl;
  if (current.idInUrl !== idInUrl) {
    const isOwn = idInUrl === current.draft.id;
    const isUnknown = idInUrl !== undefined && readSavedDraft(scope, idInUrl) === null;
    setCurrent(isOwn || isUnknown ? { ...current, idInUrl, step: undefined } : open(idInUrl));
  }

  const { id } = current.draft;
  const ownStep = current.step ?? (idInUrl === undefined && step === undefined ? current.draft.step : undefined);
  useEffect(() => {
    if (!isOpened || idInUrl === id || pathname !== ownPathname) return;
    const search = ownStep === undefined ? { draft: id, step } : toWizardSearch(id, ownStep);
    void navigate({ to: '.', search, replace: true, resetScroll: idInUrl !== undefined && ownStep !== undefined });
  }, [isOpened, idInUrl, pathname, ownPathname, id, ownStep, step, navigate]);

  return {
    ...current,
    /** The URL names a draft that only the browser can read. */
    isOpening: !isOpened && requested !== undefined,
    onIdChange: (renewed: string): void => {
      setCurrent((before) => ({ ...before, draft: { ...before.draft, id: renewed } }));
    },
    onDiscard: (): void => setCurrent({ ...open(newId()), idInUrl, step: 0 }),
  };
}
