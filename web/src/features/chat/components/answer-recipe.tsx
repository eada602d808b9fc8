import type { SearchHit } from '@larder/contract/search';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Clock, Users } from 'lucide-react';

import { recipeQuery } from '#features/recipes/api.ts';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { countText, isNotFound, minutesText, totalMinutes } from '#features/recipes/model/recipe-text.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const FACT = 'inline-flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:text-ink-faint';

/** The recipe that an answer generated, added or opened, with a link to it. */
export function AnswerRecipe({ hit }: { hit: SearchHit }) {
  const { id, title } = hit;
  const { data, error } = useQuery(recipeQuery(id));
  if (isNotFound(error)) {
    return (
      <p className="rounded-lg border border-dashed border-edge px-4 py-3 text-sm text-ink-soft">
        “<bdi>{title}</bdi>” no longer exists.
      </p>
    );
  }
  const minutes = data === undefined ? null : totalMinutes(data);
  return (
    <Card as="article" flush interactive>
      {/* The drawing depends on the ingredients, so it waits for them. */}
      {data === undefined && error === null ? (
        <Skeleton className="aspect-[16/9] w-full rounded-none border-b border-line" />
      ) : (
        <RecipePicture recipe={data ?? hit} sizes="22rem" className="aspect-[16/9] w-full border-b border-line" />
      )}
      <div className="p-4">
        <h3 dir="auto" className="line-clamp-3 text-lg leading-snug font-semibold wrap-anywhere">
          {data?.title ?? title}
        </h3>
        <p className="mt-1 flex min-h-6 flex-wrap gap-x-4 text-sm font-semibold text-ink-soft">
          {minutes !== null && (
            <span className={FACT}>
              <Clock aria-hidden="true" />
              {minutesText(minutes)}
            </span>
          )}
          {data !== undefined && data.servings !== null && (
            <span className={FACT}>
              <Users aria-hidden="true" />
              {countText(data.servings, 'serving')}
            </span>
          )}
        </p>
        <Link
          to="/recipe/$id"
          params={{ id }}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-tomato-ink no-underline outline-none after:absolute after:inset-0"
        >
          View recipe
          <span className="sr-only">: {data?.title ?? title}</span>
          <ArrowRight className="size-4" aria-hidden="true" />
        </Link>
      </div>
    </Card>
  );
}
