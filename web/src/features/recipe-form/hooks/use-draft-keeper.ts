import { useEffect, useState } from 'react';

import { DraftKeeper } from '#features/recipe-form/model/draft-keeper.ts';
import type { RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import type { Shelf } from '#platform/draft-shelf.ts';

/** A keeper that writes what still waits when the page is left or hidden. */
export function useDraftKeeper(shelf: Shelf, draft: RecipeDraft, onMoved: (id: string) => void): DraftKeeper {
  const [keeper] = useState(() => new DraftKeeper(shelf, draft));
  useEffect(() => keeper.tellOfMoves(onMoved));
  useEffect(() => {
    const flush = (): void => keeper.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [keeper]);
  return keeper;
}
