import { UNITS, UNITS_LABELS } from '#features/cooking/model/units.ts';
import type { Units } from '#features/cooking/model/units.ts';
import { classNames } from '#ui/class-names.ts';

export interface UnitsPickerProps {
  units: Units;
  onChange: (units: Units) => void;
}

export function UnitsPicker({ units, onChange }: UnitsPickerProps) {
  return (
    <fieldset className="flex min-h-11 rounded-md border border-edge bg-paper-raised p-0.5 text-sm font-semibold">
      <legend className="sr-only">Units</legend>
      {UNITS.map((each) => (
        <label
          key={each}
          className={classNames(
            'relative grid min-h-10 cursor-pointer place-items-center rounded-sm px-3 whitespace-nowrap transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            each === units ? 'bg-ink text-paper forced-colors:outline-2' : 'text-ink hover:bg-paper-sunken',
          )}
        >
          <input
            type="radio"
            name="units"
            value={each}
            checked={each === units}
            onChange={() => onChange(each)}
            className="sr-only"
          />
          {UNITS_LABELS[each]}
        </label>
      ))}
    </fieldset>
  );
}
