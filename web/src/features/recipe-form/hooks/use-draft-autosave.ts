import { useEffect, useState } from 'react';

import { DraftAutosave } from '#features/recipe-form/model/draft-autosave.ts';
import type { RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import type { DraftScope } from '#platform/drafts.ts';

/** Saves the draft while it is typed, and at once when the page is left or hidden. */
export function useDraftAutosave(
  scope: DraftScope,
  draft: RecipeDraft,
  onIdChange: (id: string) => void,
): DraftAutosave {
  const [autosave] = useState(() => new DraftAutosave(scope, draft));
  useEffect(() => autosave.listen(onIdChange));
  useEffect(() => {
    const flush = (): void => autosave.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [autosave]);
  return autosave;
}
