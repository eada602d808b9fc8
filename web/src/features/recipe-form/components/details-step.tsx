import { RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';
import { Controller } from 'react-hook-form';

import { NotesAndSource } from '#features/recipe-form/components/notes-and-source.tsx';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { Field } from '#ui/field.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';

const NUMBERS = [
  { name: 'servings', label: 'Servings', min: RECIPE_LIMITS.servings_min, step: 1, startsAt: 4 },
  { name: 'preparation_time', label: 'Preparation time (minutes)', min: 0, step: 5, startsAt: 15 },
  { name: 'cooking_time', label: 'Cooking time (minutes)', min: 0, step: 5, startsAt: 30 },
  { name: 'resting_time', label: 'Resting time (minutes)', min: 0, step: 5, startsAt: 30 },
] as const;

const NO_CATEGORY = '';

export function DetailsStep({ wizard }: { wizard: Wizard }) {
  return (
    <>
      <Facts wizard={wizard} />
      <NotesAndSource wizard={wizard} />
    </>
  );
}

function Facts({ wizard }: { wizard: Wizard }) {
  const { form, errorOf } = wizard;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <p className="text-ink-soft sm:col-span-2">
        Skip what you don’t know. Servings let you scale it; times help you find it.
      </p>
      <Controller
        control={form.control}
        name="category"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Field label="Category" error={errorOf('category')}>
            {(control) => (
              <Select
                {...control}
                ref={ref}
                value={value ?? NO_CATEGORY}
                onChange={({ currentTarget }) => {
                  onChange(RECIPE_CATEGORIES.find((category) => category === currentTarget.value) ?? null);
                }}
                onBlur={onBlur}
              >
                {/* Imported recipes may have no category. */}
                {value === null && <option value={NO_CATEGORY}>No category</option>}
                {RECIPE_CATEGORIES.map((category) => (
                  <option key={category} value={category}>
                    {category}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      />
      {NUMBERS.map(({ name, label, ...bounds }) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <Field label={label} error={errorOf(name)}>
              {(control) => (
                <NumberStepper
                  {...control}
                  {...bounds}
                  name={label}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  ref={field.ref}
                />
              )}
            </Field>
          )}
        />
      ))}
      <Field label="Makes" error={errorOf('yield_text')}>
        {(control) => (
          <TextInput {...control} {...form.register('yield_text')} autoComplete="off" placeholder="24 cookies" />
        )}
      </Field>
    </div>
  );
}
