import { useRef } from 'react';

import { StarRating } from '#features/ratings/components/star-rating.tsx';
import { Button } from '#ui/button.tsx';

export interface StarsFieldProps {
  label: string;
  stars: number | null;
  onChange: (stars: number | null) => void;
}

/** Optional stars of the user's own. Unlike a rating, nobody else sees them. */
export function StarsField({ label, stars, onChange }: StarsFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    onChange(null);
    field.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus();
  };
  return (
    <div ref={field} data-field="stars">
      <p className="text-sm font-semibold">{label}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-2">
        <StarRating label={label} value={stars} onRate={onChange} />
        {stars !== null && (
          <Button tone="ghost" className="px-4! text-sm" onClick={clear}>
            Clear stars
          </Button>
        )}
      </div>
    </div>
  );
}
