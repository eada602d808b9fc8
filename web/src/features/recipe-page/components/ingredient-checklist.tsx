import { headingsIn, headingText } from '@larder/culinary/ingredient-heading';

import { SizeNotes } from '#features/cooking/components/size-notes.tsx';
import { LinkedPart } from '#features/cooking/components/linked-part.tsx';
import { useTicks } from '#features/cooking/hooks/use-ticks.ts';
import type { CookableRecipe, ShapedRecipe } from '#features/cooking/model/shaped-recipe.ts';

export interface IngredientChecklistProps {
  recipe: CookableRecipe;
  shaped: ShapedRecipe;
  /** The ids of the linked recipes that the user can open. */
  openable?: readonly string[] | undefined;
}

/** Ingredients with checkboxes. The ticks are stored for a day and discarded when the ingredients change. */
export function IngredientChecklist({ recipe, shaped, openable = [] }: IngredientChecklistProps) {
  const [ticked, toggle] = useTicks(recipe.id, recipe.ingredients);
  const headings = headingsIn(shaped.ingredients);
  return (
    <ul className="divide-y divide-line border-y border-line print:divide-y-0 print:border-0">
      {shaped.ingredients.map((text, index) => {
        if (headings[index] === true) {
          return (
            <li
              key={index}
              dir="auto"
              className="break-after-avoid pt-5 pb-2 font-semibold wrap-anywhere print:pt-1.5 print:pb-0"
            >
              {headingText(text).replace(/[:：]$/u, '')}
            </li>
          );
        }
        const notes = shaped.notes.filter(({ line }) => line === index);
        return (
          <li key={index} className={notes.length > 0 ? 'pb-2.5 print:pb-0' : ''}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3.5 py-2.5 print:min-h-0 print:gap-2 print:py-0.5">
              <input
                type="checkbox"
                checked={ticked.has(index)}
                onChange={() => toggle(index)}
                className="mt-0.5 size-5.5 shrink-0 accent-basil print:mt-1.5 print:size-2.5 print:appearance-none print:border print:border-ink-faint"
              />
              <span
                dir="auto"
                className={`quantity min-w-0 grow wrap-anywhere ${ticked.has(index) ? 'text-ink-faint line-through print:text-ink print:no-underline' : ''}`}
              >
                {text}
              </span>
            </label>
            {notes.length > 0 && (
              <div className="-mt-2 pl-9 print:mt-0 print:pl-4.5">
                <SizeNotes notes={notes} />
              </div>
            )}
            {recipe.linked_recipes?.map(
              (part, at) =>
                part.ingredient === index && (
                  <LinkedPart
                    key={at}
                    part={part}
                    ingredients={shaped.parts[at] ?? []}
                    canOpen={openable.includes(part.recipe_id)}
                    className="-mt-1 mb-2.5 ml-9 text-sm print:mb-1 print:ml-4.5"
                  />
                ),
            )}
          </li>
        );
      })}
    </ul>
  );
}
