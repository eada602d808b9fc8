import type { SearchHit } from '@larder/contract/search';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { Button } from '#ui/button.tsx';
import { NamedText } from '#ui/named-text.tsx';

/** The number that fits into the panel without scrolling. */
const FIRST = 5;

function sourceText({ source, shared_by_name: cook, category }: SearchHit): string {
  const from = source === 'community' ? 'Community' : null;
  const by = source !== 'own' && cook !== null ? `from ${cook}` : null;
  return [category, from, by].filter((part) => part !== null).join(' · ');
}

/** Search results as links. The first few are visible until the user asks for all. */
export function ResultList({ results }: { results: readonly SearchHit[] }) {
  const [isWhole, setWhole] = useState(false);
  const visible = isWhole ? results : results.slice(0, FIRST);
  const rest = results.length - visible.length;
  const list = useRef<HTMLUListElement>(null);
  const showRest = (): void => {
    // Synchronous, so that the focus can move to the first new result before its button disappears.
    flushSync(() => setWhole(true));
    list.current?.querySelectorAll('a')[FIRST]?.focus();
  };
  return (
    <div>
      <ul ref={list} aria-label="Recipes found" className="overflow-hidden rounded-lg border border-line bg-paper">
        {visible.map((hit) => (
          <li key={hit.id} className="border-b border-line last:border-b-0">
            <Link
              to="/recipe/$id"
              params={{ id: hit.id }}
              className="flex min-h-15 items-center gap-3 p-2 pr-3 text-ink no-underline hover:bg-paper-sunken focus-visible:-outline-offset-2"
            >
              <RecipePicture recipe={hit} sizes="3rem" className="size-12 shrink-0 rounded-md" />
              <span className="min-w-0">
                <span dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
                  {hit.title}
                </span>
                <span className="block truncate text-sm text-ink-faint">
                  <NamedText text={sourceText(hit)} name={hit.shared_by_name} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button tone="ghost" className="mt-1 w-full" onClick={showRest}>
          Show {rest} more
        </Button>
      )}
    </div>
  );
}
