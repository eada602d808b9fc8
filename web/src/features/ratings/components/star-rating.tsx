import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { STARS } from '#features/ratings/model/own-rating.ts';
import { starsText } from '#features/ratings/model/rating-text.ts';
import { classNames } from '#ui/class-names.ts';

export interface StarRatingProps {
  /** What is rated: "Rate {title}". */
  title: string;
  /** What one gave. */
  value: number | null;
  onRate: (stars: number) => void;
  /** The id of what is wrong. */
  describedBy?: string | undefined;
  className?: string;
}

/** Where an arrow leads from one star; null for any other key. */
function starBeside(key: string, stars: number): number | null {
  const first = STARS[0] ?? stars;
  const last = STARS.at(-1) ?? stars;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return stars === last ? first : stars + 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return stars === first ? last : stars - 1;
    case 'Home':
      return first;
    case 'End':
      return last;
    default:
      return null;
  }
}

/**
 * Five stars to give. A pointer gives them by pressing; with the keyboard arrows only move, and Space or Enter gives what the
 * focus is on, because everybody sees each rating that is given.
 */
export function StarRating({ title, value, onRate, describedBy, className }: StarRatingProps) {
  const group = useRef<HTMLDivElement>(null);
  /** Where the arrows led: shown as if it were given, as is what a pointer is over, by its style alone. */
  const [tried, setTried] = useState<number | null>(null);
  const shown = tried ?? value ?? 0;
  /** The one that the Tab key comes to, and leaves from. */
  const entry = tried ?? value ?? STARS[0];

  const move = (event: KeyboardEvent, stars: number): void => {
    const next = starBeside(event.key, stars);
    if (next === null) return;
    event.preventDefault();
    setTried(next);
    group.current?.querySelector<HTMLElement>(`[data-stars="${next}"]`)?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={`Rate ${title}`}
      aria-describedby={describedBy}
      className={classNames('stars-tried -ml-2.5 inline-flex', className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTried(null);
      }}
    >
      {STARS.map((stars) => (
        <button
          key={stars}
          type="button"
          role="radio"
          aria-checked={stars === value}
          aria-label={starsText(stars)}
          data-stars={stars}
          tabIndex={stars === entry ? 0 : -1}
          onKeyDown={(event) => move(event, stars)}
          onClick={() => {
            setTried(null);
            onRate(stars);
          }}
          className="grid size-11 place-items-center rounded-md"
        >
          <Star
            aria-hidden="true"
            className={classNames(
              'size-6 stroke-[1.5]',
              stars <= shown ? 'fill-saffron text-saffron-ink' : 'fill-transparent text-ink-faint',
            )}
          />
        </button>
      ))}
    </div>
  );
}
