import type { RecipePart } from '@larder/contract/detail-fields';
import { Link } from '@tanstack/react-router';

import { shareText } from '#features/cooking/model/share-text.ts';
import { classNames } from '#ui/class-names.ts';

export interface LinkedPartProps {
  part: RecipePart;
  /** In the chosen size and units. */
  ingredients: readonly string[];
  canOpen: boolean;
  className?: string;
}

/** What a linked recipe brings into the dish, below its ingredient. */
export function LinkedPart({ part, ingredients, canOpen, className }: LinkedPartProps) {
  const title = <bdi>{part.title}</bdi>;
  return (
    <div className={classNames('border-l-2 border-line pl-3 text-ink-soft', className)}>
      <p className="wrap-anywhere">
        {shareText(part.share)}{' '}
        {canOpen ? (
          <Link
            to="/recipe/$id"
            params={{ id: part.recipe_id }}
            className="font-semibold text-ink underline underline-offset-4"
          >
            {title}
          </Link>
        ) : (
          <span className="font-semibold text-ink">{title}</span>
        )}
      </p>
      <ul aria-label={`Ingredients of ${part.title}`}>
        {ingredients.map((line, at) => (
          <li key={at} dir="auto" className="quantity py-0.5 wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
