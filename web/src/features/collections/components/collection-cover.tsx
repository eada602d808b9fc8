import type { CoverRecipe } from '@larder/contract/collections';
import { LibraryBig } from 'lucide-react';

import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { classNames } from '#ui/class-names.ts';

const SIZES = '(min-width: 40rem) 10rem, 50vw';

/** Pictures in a grid: one fills it, two share it, three and four have a quarter each. */
const SPANS: readonly (readonly string[])[] = [
  [],
  ['col-span-2 row-span-2'],
  ['row-span-2', 'row-span-2'],
  ['row-span-2', '', ''],
  ['', '', '', ''],
];

/** The pictures of a collection's first recipes. Decoration beside its name. */
export function CollectionCover({ recipes, className }: { recipes: readonly CoverRecipe[]; className?: string }) {
  const spans = SPANS[recipes.length] ?? [];
  return (
    <div
      aria-hidden="true"
      className={classNames('grid grid-cols-2 grid-rows-2 gap-px overflow-hidden bg-line', className)}
    >
      {recipes.length === 0 && (
        <div className="col-span-2 row-span-2 grid place-items-center bg-paper-sunken text-ink-faint">
          <LibraryBig className="size-12 stroke-[1.25]" />
        </div>
      )}
      {recipes.map((recipe, index) => (
        <RecipePicture
          key={recipe.id}
          recipe={recipe}
          sizes={SIZES}
          className={classNames('min-h-0 min-w-0', spans[index])}
        />
      ))}
    </div>
  );
}
