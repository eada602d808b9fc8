import type { Factor } from '@larder/contract/factors';

import { KIND_NAMES } from '#features/factors/model.ts';
import { Button } from '#ui/button.tsx';
import { ItemRow } from '#ui/item-row.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

export interface FactorListProps {
  factors: readonly Factor[];
  onRemove: (factor: Factor) => void;
}

export function FactorList({ factors, onRemove }: FactorListProps) {
  return (
    <ul aria-label="Your second steps">
      {factors.map((factor) => (
        <ItemRow
          key={factor.id}
          name={factor.friendly_name}
          details={
            <>
              {KIND_NAMES[factor.factor_type]}
              {factor.phone !== null && ` · ${factor.phone}`} · added <RelativeTime at={factor.created_at} />
            </>
          }
          renderAction={(nameId) => (
            <Button aria-describedby={nameId} onClick={() => onRemove(factor)}>
              Remove
            </Button>
          )}
        />
      ))}
    </ul>
  );
}
