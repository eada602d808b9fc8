import { LINK_TEXTS } from '@larder/contract/links';
import { RECIPE_TEXTS } from '@larder/contract/recipe-texts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Link2Off } from 'lucide-react';
import { useRef } from 'react';

import { sessionQuery } from '#features/account/api.ts';
import { linkedRecipeQuery } from '#features/links/api.ts';
import { LinkedActions } from '#features/recipe-page/components/linked-actions.tsx';
import { RecipeSheet } from '#features/recipe-page/components/recipe-sheet.tsx';
import { RecipeSkeleton } from '#features/recipe-page/components/recipe-skeleton.tsx';
import { ReportRecipe } from '#features/recipe-page/components/report-recipe.tsx';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { NamedText } from '#ui/named-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { usePageTitle } from '#ui/page-header.tsx';

function LinkNotFound() {
  usePageTitle(LINK_TEXTS.gone);
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center sm:py-20">
      <Link2Off className="mb-6 size-14 stroke-[1.25] text-ink-faint" aria-hidden="true" />
      <h1 tabIndex={-1} className="text-2xl font-semibold text-balance">
        {LINK_TEXTS.gone}
      </h1>
      <p className="mt-2 mb-7 max-w-md text-ink-soft">{LINK_TEXTS.gone_detail}</p>
      <LinkButton href="/">Back to Home</LinkButton>
    </div>
  );
}

/** The page of a public link, for guests and users. */
export function LinkedPage() {
  const { token = '' } = useParams({ strict: false });
  const takesFocus = useRef(false);
  const { data: recipe, error, refetch } = useQuery(linkedRecipeQuery(token));
  const { data: person } = useQuery(sessionQuery());
  // A link that is revoked while the page is open fails the next refetch. The cached recipe is then no longer shown.
  if (isNotFound(error)) return <LinkNotFound />;
  if (recipe !== undefined) {
    return (
      <>
        <RecipeSheet
          key={token}
          recipe={recipe}
          place={{ to: '/shared/$token', params: { token } }}
          origin={<NamedText text={`Shared by ${recipe.shared_by_name}`} name={recipe.shared_by_name} />}
          takesFocus={takesFocus}
          renderActions={(writeText) => <LinkedActions token={token} writeText={writeText} />}
        />
        {person !== null && person !== undefined && (
          <ReportRecipe subject={{ kind: 'link', id: token, name: recipe.title }} />
        )}
      </>
    );
  }
  if (error !== null) {
    return (
      <ErrorPanel
        headingLevel={1}
        title={RECIPE_TEXTS.load_failed}
        onRetry={() => void refetch()}
        reference={referenceOf(error)}
      >
        The link may be fine, but the recipe can’t be loaded right now.
      </ErrorPanel>
    );
  }
  return <RecipeSkeleton action={null} takesFocus={takesFocus} />;
}
