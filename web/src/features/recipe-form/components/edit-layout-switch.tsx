import { EDIT_LAYOUTS } from '#features/recipe-form/model/edit-layout.ts';
import type { EditLayout } from '#features/recipe-form/model/edit-layout.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';

const LABELS: Readonly<Record<EditLayout, string>> = { steps: 'Step by step', page: 'All on one page' };

export interface EditLayoutSwitchProps {
  layout: EditLayout;
  onChange: (layout: EditLayout) => void;
}

export function EditLayoutSwitch({ layout, onChange }: EditLayoutSwitchProps) {
  return (
    <SegmentedControl
      legend="Layout"
      name="edit-layout"
      options={EDIT_LAYOUTS}
      labels={LABELS}
      value={layout}
      onChange={onChange}
    />
  );
}
