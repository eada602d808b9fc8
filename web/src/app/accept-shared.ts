import { redirect } from '@tanstack/react-router';

import { getSessionState } from '#app/router-context.ts';
import type { RouterContext } from '#app/router-context.ts';
import { parseShared } from '#features/recipe-form/model/wizard-search.ts';

interface Opening {
  readonly context: RouterContext;
  readonly location: { readonly search: object };
}

/** Stores a text that another app shares as a draft, before the page opens, and opens it. The form reads the recipe in it. */
export async function acceptShared({ context, location }: Opening): Promise<void> {
  const shared = parseShared({ ...location.search });
  const owner = getSessionState(context).user?.id;
  if (shared === null || owner === undefined) return;
  // Drafts are stored in the browser, so the server leaves this page to it.
  if (typeof window === 'undefined') throw new Error('A shared text opens in the browser');
  const { saveShared } = await import('#features/recipe-form/model/shared-text.ts');
  const draft = saveShared(owner, shared);
  const { handOver } = await import('#features/imports/model/handed-over.ts');
  const { parseImportInput } = await import('#features/imports/model/import-input.ts');
  const input = parseImportInput(shared.text);
  if (input !== null) handOver({ input, origin: null });
  if (draft !== null) throw redirect({ to: '/create-recipe', search: { draft }, replace: true });
}
