import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import { LinkButton } from '#ui/link-button.tsx';
import { usePageTitle } from '#ui/page-header.tsx';

export function ReturnToDashboard() {
  return (
    <LinkButton asChild>
      <Link to="/dashboard">Return to Dashboard</Link>
    </LinkButton>
  );
}

/** The page of a recipe that does not exist for this user. `children` explain the possible reasons. */
export function RecipeNotFound({ children }: { children: ReactNode }) {
  usePageTitle(RECIPE_TEXTS.not_found);
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center sm:py-20">
      <SearchX className="mb-6 size-14 stroke-[1.25] text-ink-faint" aria-hidden="true" />
      <h1 tabIndex={-1} className="text-2xl font-semibold">
        {RECIPE_TEXTS.not_found}
      </h1>
      <p className="mt-2 mb-7 max-w-md text-ink-soft">{children}</p>
      <ReturnToDashboard />
    </div>
  );
}
