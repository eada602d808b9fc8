import { IMPORT_LIMITS, MIB } from '@larder/contract/import-texts';
import { Link, useNavigate } from '@tanstack/react-router';

import { useHandover } from '#features/imports/hooks/use-handover.ts';
import { handOver } from '#features/imports/model/handed-over.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** Opened by the bookmarklet: receives the page of another site and opens it in the form of a new recipe. Saves nothing. */
export function HandoverPage() {
  const navigate = useNavigate();
  const { product_name: productName } = getPublicConfig();
  const state = useHandover((handed) => {
    handOver(handed);
    // A signed-out user signs in on the way.
    void navigate({ to: '/create-recipe', replace: true });
  });
  if (state === 'waiting') {
    return (
      <>
        <PageHeader title={`Save to ${productName}`} />
        <p role="status" className="text-lg text-ink-soft">
          Waiting for the page…
        </p>
      </>
    );
  }
  return (
    <>
      <PageHeader title={`Save to ${productName}`} />
      <div role="alert" className="max-w-prose text-lg">
        <p className="font-semibold">
          {state === 'too_large'
            ? `The page is larger than ${IMPORT_LIMITS.page_max_bytes / MIB} MB.`
            : 'The page didn’t arrive.'}
        </p>
        <p className="mt-3">
          {state === 'too_large'
            ? 'Select the recipe on the page, copy it, and paste it into a new recipe.'
            : `Some sites don’t let their pages be handed over. Go back to the page: press “Copy this page for ${productName}” in its upper right corner, or copy the recipe yourself. Then paste it into a new recipe.`}
        </p>
      </div>
      <LinkButton asChild tone="primary" className="mt-6">
        <Link to="/create-recipe">Paste into a new recipe</Link>
      </LinkButton>
    </>
  );
}
