import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { STARS } from '#features/ratings/model/own-rating.ts';
import { starsText } from '#features/ratings/model/rating-text.ts';
import { classNames } from '#ui/class-names.ts';

export interface StarRatingProps {
  /** The accessible name: "Rate Leek soup". */
  label: string;
  /** The user's rating. */
  value: number | null;
  onRate: (stars: number) => void;
  /** The id of the error. */
  describedBy?: string | undefined;
  className?: string;
}

/** The star that a key moves to; null for other keys. */
function starForKey(key: string, stars: number): number | null {
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
 * A radio group of five stars. Unlike in other radio groups, arrow keys only move the focus, and Space or Enter rates: a rating of a
 * community recipe is public at once.
 */
export function StarRating({ label, value, onRate, describedBy, className }: StarRatingProps) {
  const group = useRef<HTMLDivElement>(null);
  /** The star focused by arrow keys, drawn as if chosen. Hover does the same in CSS. */
  const [preview, setPreview] = useState<number | null>(null);
  const filled = preview ?? value ?? 0;
  /** Roving tabindex: the one star in the tab order. */
  const tabStop = preview ?? value ?? STARS[0];

  const move = (event: KeyboardEvent, stars: number): void => {
    const next = starForKey(event.key, stars);
    if (next === null) return;
    event.preventDefault();
    setPreview(next);
    group.current?.querySelector<HTMLElement>(`[data-stars="${next}"]`)?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className={classNames('stars-tried -ml-2.5 inline-flex', className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setPreview(null);
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
          tabIndex={stars === tabStop ? 0 : -1}
          onKeyDown={(event) => move(event, stars)}
          onClick={() => {
            setPreview(null);
            onRate(stars);
          }}
          className="grid size-11 place-items-center rounded-md"
        >
          <Star
            aria-hidden="true"
            className={classNames(
              'size-6 stroke-[1.5]',
              stars <= filled ? 'fill-saffron text-saffron-ink' : 'fill-transparent text-ink-faint',
            )}
          />
        </button>
      ))}
    </div>
  );
}
