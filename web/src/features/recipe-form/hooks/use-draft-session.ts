import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { parseDraft } from '#features/recipe-form/model/parse-draft.ts';
import type { RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { parseWizardSearch, toWizardSearch } from '#features/recipe-form/model/wizard-search.ts';
import { readShelved } from '#platform/draft-shelf.ts';
import type { Shelf } from '#platform/draft-shelf.ts';
import { newId } from '#platform/new-id.ts';

interface Start {
  /** A form with another beginning is another form. */
  readonly key: string;
  readonly draft: RecipeDraft;
  /** It was begun earlier. */
  readonly restored: boolean;
  /** The draft that the address names, as far as this page knows. */
  readonly named: string | undefined;
  /** Where it begins, whatever step the address names. */
  readonly step?: number | undefined;
}

/**
 * Which draft is written on this page: the one that the address names, else the one that `find` gives, else a new one. The
 * address then names it. An id under which no draft is kept is not used again, as a recipe may have been made under it.
 */
export function useDraftSession(
  shelf: Shelf,
  begin: (id: string) => RecipeDraft,
  find: () => RecipeDraft | undefined = () => undefined,
) {
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { draft: asked, step } = useLocation({
    select: ({ search }) => parseWizardSearch({ ...search }),
    structuralSharing: true,
  });
  const [home] = useState(pathname);

  const open = (id: string | undefined): Start => {
    const key = newId();
    const kept = id === undefined ? null : readShelved(shelf, id);
    const draft = parseDraft(kept?.draft);
    if (kept !== null && draft !== undefined) {
      return { key, draft: { ...draft, id: kept.id }, restored: true, named: id };
    }
    const found = id === undefined ? find() : undefined;
    if (found !== undefined) return { key, draft: found, restored: true, named: id };
    return { key, draft: begin(newId()), restored: false, named: id };
  };
  const [start, setStart] = useState(() => open(asked));
  // On the way to another page the address is that page's already.
  const named = pathname === home ? asked : start.named;
  if (start.named !== named) {
    const stays = named === start.draft.id || (named !== undefined && readShelved(shelf, named) === null);
    setStart(stays ? { ...start, named, step: undefined } : open(named));
  }

  const { id } = start.draft;
  const ownStep = start.step ?? (named === undefined && step === undefined ? start.draft.step : undefined);
  useEffect(() => {
    if (named === id || pathname !== home) return;
    const search = ownStep === undefined ? { draft: id, step } : toWizardSearch(id, ownStep);
    void navigate({ to: '.', search, replace: true, resetScroll: named !== undefined && ownStep !== undefined });
  }, [named, pathname, home, id, ownStep, step, navigate]);

  return {
    start,
    /** The draft goes on under another id, and so does the address. */
    onMoved: (moved: string): void => {
      setStart((current) => ({ ...current, draft: { ...current.draft, id: moved } }));
    },
    onDiscard: (): void => setStart({ ...open(newId()), named, step: 0 }),
  };
}
