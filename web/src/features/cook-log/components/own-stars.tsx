import { StarsField } from '#features/cook-log/components/stars-field.tsx';
import { useSetStars } from '#features/cook-log/hooks/use-set-stars.ts';

export interface OwnStarsProps {
  recipe: { readonly id: string; readonly stars?: number | null | undefined };
}

/** The user's own stars of their recipe as a whole, which nobody else sees. */
export function OwnStars({ recipe: { id, stars = null } }: OwnStarsProps) {
  return (
    <div className="mt-4">
      <StarsField label="Your stars" stars={stars} onChange={useSetStars(id)} />
    </div>
  );
}
