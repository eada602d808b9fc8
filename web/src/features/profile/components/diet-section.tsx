import type { FormSectionProps } from '#features/profile/components/about-section.tsx';
import { COMMON_ALLERGENS, DIET_CHOICES, splitTexts, withDiet, withTexts } from '#features/profile/model/diet-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { TextList } from '#ui/text-list.tsx';

/** The diets and allergies that generated recipes follow. */
export function DietSection({ id, title, state: { values, change, errorOf } }: FormSectionProps) {
  const { diets, allergies, allergyTyped } = values;
  return (
    <SectionCard id={id} title={title} description="REECE follows these in every recipe it makes for you.">
      <div className="flex flex-col gap-6">
        <fieldset>
          <legend className="text-sm font-semibold">Diets</legend>
          <div className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {DIET_CHOICES.map(({ diet, label, hint }) => (
              <Checkbox
                key={diet}
                label={label}
                hint={hint}
                name="diets"
                value={diet}
                checked={diets.includes(diet)}
                onChange={(event) => change({ diets: withDiet(diets, diet, event.target.checked) })}
              />
            ))}
          </div>
        </fieldset>
        <TextList
          label="Allergies and things you never eat"
          name="allergies"
          hint="A food or a group, such as seafood. Press Enter or type a comma to add it."
          error={errorOf('allergies')}
          texts={allergies}
          typed={allergyTyped}
          onType={(typed) => change({ allergyTyped: typed })}
          onAdd={(text) => change({ allergies: withTexts(allergies, splitTexts(text)), allergyTyped: '' })}
          onRemove={(text) => change({ allergies: allergies.filter((each) => each !== text) })}
          suggestions={COMMON_ALLERGENS}
          suggestionsLabel="Common allergies"
          textsLabel="REECE will never use these"
          emptyText="Nothing yet"
        />
        <p className="border-t border-line pt-4 text-sm text-pretty text-ink-soft">
          REECE goes by the names of ingredients and can’t see what’s in a product you buy. If you have a serious
          allergy, please check the label too.
        </p>
      </div>
    </SectionCard>
  );
}
