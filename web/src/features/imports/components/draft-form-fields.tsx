import type { Draft } from '@larder/contract/imports';
import { RECIPE_LIMITS } from '@larder/contract/recipe-texts';

import { DraftField } from '#features/imports/components/draft-field.tsx';
import type { DraftErrors, DraftField as FieldName, DraftForm } from '#features/imports/model/draft-form.ts';
import { marksOf } from '#features/imports/model/draft-marks.ts';
import { ChipsInput } from '#ui/chips-input.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface TextFieldSpec {
  readonly name: 'title' | 'description' | 'ingredients' | 'instructions' | 'yield_text' | 'notes';
  readonly label: string;
  /** Of a text area; 0 for a field of one line. */
  readonly rows: number;
  readonly hint?: string;
}

const TEXTS: readonly TextFieldSpec[] = [
  { name: 'title', label: 'Title', rows: 0 },
  { name: 'description', label: 'Description', rows: 2 },
  {
    name: 'ingredients',
    label: 'Ingredients',
    rows: 5,
    hint: 'One per line. A line that ends with “:” opens a section.',
  },
  {
    name: 'instructions',
    label: 'Steps',
    rows: 6,
    hint: 'A blank line between two steps. A line that ends with “:” opens a section.',
  },
];

const NUMBERS = [
  { name: 'servings', label: 'Servings', min: RECIPE_LIMITS.servings_min, max: RECIPE_LIMITS.servings_max, unit: '' },
  { name: 'preparation_time', label: 'Preparation time', min: 0, max: RECIPE_LIMITS.minutes_max, unit: 'min' },
  { name: 'cooking_time', label: 'Cooking time', min: 0, max: RECIPE_LIMITS.minutes_max, unit: 'min' },
  { name: 'resting_time', label: 'Resting time', min: 0, max: RECIPE_LIMITS.minutes_max, unit: 'min' },
] as const;

export interface DraftFormFieldsProps {
  draft: Draft;
  form: DraftForm;
  errors: DraftErrors;
  onChange: (part: Partial<DraftForm>) => void;
}

/** The fields of a draft, each with where it was found. */
export function DraftFormFields({ draft, form, errors, onChange }: DraftFormFieldsProps) {
  const common = (name: FieldName) => ({ name, marks: marksOf(draft, name), error: errors[name] });
  const renderText = ({ name, label, rows, hint }: TextFieldSpec) => (
    <DraftField key={name} {...common(name)} label={label} {...(hint === undefined ? {} : { hint })}>
      {(control) =>
        rows === 0 ? (
          <TextInput
            {...control}
            autoComplete="off"
            value={form[name]}
            onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
          />
        ) : (
          <TextArea
            {...control}
            rows={rows}
            className="max-h-[45dvh]!"
            value={form[name]}
            onChange={({ currentTarget: { value } }) => onChange({ [name]: value })}
          />
        )
      }
    </DraftField>
  );
  return (
    <>
      {TEXTS.map(renderText)}
      <div className="grid gap-5 min-[26rem]:grid-cols-2 min-[26rem]:gap-4">
        {NUMBERS.map(({ name, label, min, max, unit }) => (
          <DraftField key={name} {...common(name)} label={label}>
            {(control) => (
              <NumberStepper
                {...control}
                name={label}
                min={min}
                max={max}
                {...(unit === '' ? {} : { unit })}
                value={form[name]}
                onChange={(value) => onChange({ [name]: value })}
              />
            )}
          </DraftField>
        ))}
      </div>
      {renderText({ name: 'yield_text', label: 'Yield in words', rows: 0 })}
      <DraftField {...common('tags')} label="Tags">
        {(control) => <ChipsInput {...control} noun="tag" value={form.tags} onChange={(tags) => onChange({ tags })} />}
      </DraftField>
      {renderText({ name: 'notes', label: 'Notes', rows: 3 })}
    </>
  );
}
