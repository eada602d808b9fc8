import { PROFILE_LIMITS } from '@larder/contract/profile';
import type { CookingPreferences } from '@larder/contract/profile';

import { usePreferences } from '#features/profile/hooks/use-preferences.ts';
import { Field } from '#ui/field.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Select } from '#ui/select.tsx';

type ChoiceName = 'units' | 'temperatures' | 'text_size';
type Choices = {
  readonly [Name in ChoiceName]: { readonly label: string; readonly options: Record<CookingPreferences[Name], string> };
};

const CHOICES: Choices = {
  units: { label: 'Units', options: { written: 'As written', metric: 'Metric (g, ml)', us: 'US (cups, ounces)' } },
  temperatures: {
    label: 'Temperatures',
    options: {
      units: 'Same as the units',
      written: 'As written',
      celsius: 'Celsius (°C)',
      fahrenheit: 'Fahrenheit (°F)',
    },
  },
  text_size: {
    label: 'Text in cook mode',
    options: { normal: 'Normal', large: 'Large', largest: 'Largest' },
  },
};

interface ChoiceProps<Name extends ChoiceName> {
  name: Name;
  value: CookingPreferences[Name];
  onChange: (value: CookingPreferences[Name]) => void;
}

function Choice<Name extends ChoiceName>({ name, value, onChange }: ChoiceProps<Name>) {
  const { label, options } = CHOICES[name];
  const isOption = (text: string): text is CookingPreferences[Name] => Object.hasOwn(options, text);
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ currentTarget }) => {
            if (isOption(currentTarget.value)) onChange(currentTarget.value);
          }}
        >
          {Object.entries<string>(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function isServings(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= PROFILE_LIMITS.servings_max;
}

/** How recipes are shown and begun. Each choice is saved at once. */
export function PreferencesSection({ id, title }: { id: string; title: string }) {
  const { preferences, change } = usePreferences();
  return (
    <SectionCard
      id={id}
      title={title}
      description="For every recipe you open, on all your devices. Saved as you choose."
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Choice name="units" value={preferences.units} onChange={(units) => change({ units })} />
        <Choice
          name="temperatures"
          value={preferences.temperatures}
          onChange={(temperatures) => change({ temperatures })}
        />
        <Field label="Servings" hint="New recipes start with these.">
          {(control) => (
            <NumberStepper
              {...control}
              name="Servings"
              min={1}
              max={PROFILE_LIMITS.servings_max}
              startsAt={4}
              value={preferences.servings}
              onChange={(servings) => {
                if (servings === null || isServings(servings)) change({ servings });
              }}
            />
          )}
        </Field>
        <Choice name="text_size" value={preferences.text_size} onChange={(size) => change({ text_size: size })} />
      </div>
    </SectionCard>
  );
}
