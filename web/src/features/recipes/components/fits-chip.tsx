import { ShieldCheck } from 'lucide-react';

import { Chip } from '#ui/chip.tsx';

export interface FitsChipProps {
  pressed: boolean;
  onPress: () => void;
  className?: string;
}

/** Toggles the filter by the diets and exclusions of the profile. For users who have some. */
export function FitsChip({ pressed, onPress, className }: FitsChipProps) {
  return (
    <Chip pressed={pressed} onPress={onPress} {...(className === undefined ? {} : { className })}>
      <ShieldCheck className="size-4 shrink-0" aria-hidden="true" />
      Hide recipes that don’t fit my diet
    </Chip>
  );
}
