import { APPLIANCES } from '@larder/culinary/compose/equipment';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';

import { profileQuery } from '#features/profile/api.ts';
import { DIET_CHOICES, withDiet } from '#features/profile/model/diet-form.ts';
import { useGenerationOptions } from '#features/recipe-form/hooks/use-generation-options.ts';
import {
  APPLIANCE_LABELS,
  isServings,
  MINUTES_CHOICES,
  minutesText,
  optionsText,
} from '#features/recipe-form/model/generation-options.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { Select } from '#ui/select.tsx';

const CHECKBOXES = 'mt-1 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6';

/** Servings, time, diets and equipment of generated recipes. Collapsed, because most recipes need none. */
export function GenerationOptionsPanel() {
  const [options, change] = useGenerationOptions();
  const { data: profile } = useQuery(profileQuery());
  const { servings, minutes, diets, missing } = options;
  const ownDiets = profile?.diets ?? [];
  const summary = optionsText(options);
  return (
    <details className="group mb-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          Options{summary !== '' && <span className="text-sm font-normal text-ink-soft">: {summary}</span>}
        </span>
      </summary>
      <div className="mt-2 grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Servings">
            {(control) => (
              <NumberStepper
                {...control}
                name="Servings"
                min={1}
                max={50}
                startsAt={4}
                value={servings}
                onChange={(value) => (value === null || isServings(value)) && change({ servings: value })}
              />
            )}
          </Field>
          <Field label="Ready in at most">
            {(control) => (
              <Select
                {...control}
                value={minutes ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  change({ minutes: MINUTES_CHOICES.find((choice) => String(choice) === value) ?? null })
                }
              >
                <option value="">Any time</option>
                {MINUTES_CHOICES.map((choice) => (
                  <option key={choice} value={choice}>
                    {minutesText(choice)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <fieldset>
          <legend className="text-sm font-semibold">Diets</legend>
          <div className={CHECKBOXES}>
            {DIET_CHOICES.map(({ diet, label }) => {
              const isOwn = ownDiets.includes(diet);
              return (
                <Checkbox
                  key={diet}
                  label={label}
                  hint={isOwn ? 'Always, by your profile.' : undefined}
                  checked={isOwn || diets.includes(diet)}
                  disabled={isOwn}
                  onChange={({ target }) => change({ diets: withDiet(diets, diet, target.checked) })}
                />
              );
            })}
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-sm font-semibold">In your kitchen</legend>
          <div className={CHECKBOXES}>
            {APPLIANCES.map((appliance) => (
              <Checkbox
                key={appliance}
                label={APPLIANCE_LABELS[appliance]}
                checked={!missing.includes(appliance)}
                onChange={({ target }) =>
                  change({
                    missing: APPLIANCES.filter((each) =>
                      each === appliance ? !target.checked : missing.includes(each),
                    ),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <p className="text-sm text-ink-soft">Remembered on this device. If no dish fits, REECE says why.</p>
      </div>
    </details>
  );
}
