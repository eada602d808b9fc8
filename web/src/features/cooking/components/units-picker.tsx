import { UNITS, UNITS_LABELS } from '#features/cooking/model/units.ts';
import type { Units } from '#features/cooking/model/units.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';

export interface UnitsPickerProps {
  units: Units;
  onChange: (units: Units) => void;
}

export function UnitsPicker({ units, onChange }: UnitsPickerProps) {
  return (
    <SegmentedControl
      legend="Units"
      name="units"
      options={UNITS}
      labels={UNITS_LABELS}
      value={units}
      onChange={onChange}
    />
  );
}
