import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { sizeFrom, TIMES, timesText } from '#features/cooking/model/recipe-size.ts';
import type { RecipeSize } from '#features/cooking/model/recipe-size.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';

export interface SizePickerProps {
  /** The written servings; null if the recipe does not state them. */
  written: number | null;
  size: RecipeSize | null;
  onChange: (size: RecipeSize | null) => void;
}

function ServingsPicker({ written, size, onChange }: SizePickerProps & { written: number }) {
  const shown = size !== null && 'servings' in size ? size.servings : written;
  /** Typed input that is not a valid size. */
  const [typed, setTyped] = useState<{ readonly value: number | null } | null>(null);
  const change = (value: number | null): void => {
    const isSize =
      value !== null &&
      Number.isInteger(value) &&
      value >= RECIPE_LIMITS.servings_min &&
      value <= RECIPE_LIMITS.servings_max;
    setTyped(isSize ? null : { value });
    if (isSize) onChange(sizeFrom({ servings: value }, written));
  };
  return (
    <div className="flex items-center gap-2">
      <label htmlFor="servings" className="text-sm font-semibold text-ink-soft">
        Servings
      </label>
      <div className="w-38">
        <NumberStepper
          id="servings"
          name="Servings"
          min={RECIPE_LIMITS.servings_min}
          max={RECIPE_LIMITS.servings_max}
          value={typed === null ? shown : typed.value}
          onChange={change}
          onBlur={() => setTyped(null)}
        />
      </div>
      {/* Invisible instead of absent, so that nothing moves under a pressing finger. */}
      <Button
        tone="ghost"
        size="icon"
        aria-label={`Back to ${written} servings`}
        className={size === null ? 'invisible' : ''}
        onClick={() => {
          setTyped(null);
          onChange(null);
          document.getElementById('servings')?.focus();
        }}
      >
        <RotateCcw aria-hidden="true" />
      </Button>
    </div>
  );
}

function TimesPicker({ size, onChange }: SizePickerProps) {
  const shown = size !== null && 'times' in size ? size.times : 1;
  return (
    <div role="group" aria-label="Size" className="flex gap-1.5">
      {TIMES.map((times) => (
        <Chip
          key={times}
          pressed={times === shown}
          onPress={() => onChange(sizeFrom({ times: times === 1 ? undefined : times }, null))}
          className="min-w-11 justify-center"
        >
          {timesText(times)}
        </Chip>
      ))}
    </div>
  );
}

/** Picks a size: by servings, or as a multiple if the recipe does not state its servings. */
export function SizePicker(props: SizePickerProps) {
  const { written } = props;
  return written === null ? <TimesPicker {...props} /> : <ServingsPicker {...props} written={written} />;
}
