import type { Chosen, RecipeChoice } from '@larder/contract/chat';

import { labelChoices } from '#features/chat/model/choice-labels.ts';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { NamedText } from '#ui/named-text.tsx';

export interface ChoiceListProps {
  answerId: string;
  choices: readonly RecipeChoice[];
  disabled: boolean;
  onChoose: (message: string, chosen: Chosen) => void;
}

/** Recipes to choose from, each a button with its picture and the date it was added. */
export function ChoiceList({ answerId, choices, disabled, onChoose }: ChoiceListProps) {
  const times = labelChoices(choices);
  return (
    <ul aria-label="Recipes to choose from" className="overflow-hidden rounded-lg border border-line bg-paper">
      {choices.map((recipe, at) => {
        const { id, title, source, shared_by_name: cook } = recipe;
        const added = `Added ${times[at] ?? ''}`;
        // Recipes added within one second differ only by number. REECE understands "number 2".
        const named = source === 'own' || cook === null ? added : `${added} · from ${cook}`;
        const details = `${at + 1} · ${named}`;
        return (
          <li key={id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              disabled={disabled}
              onClick={() =>
                onChoose(`Number ${at + 1}: “${title}”, added ${times[at] ?? ''}`, {
                  answer_id: answerId,
                  recipe_id: id,
                })
              }
              className="flex min-h-15 w-full items-center gap-3 p-2 pr-3 text-left text-ink not-disabled:hover:bg-paper-sunken focus-visible:-outline-offset-2"
            >
              <RecipePicture recipe={recipe} sizes="3rem" className="size-12 shrink-0 rounded-md" />
              <span className="min-w-0">
                <span dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
                  {title}
                </span>
                <span className="block text-sm text-ink-faint">
                  <NamedText text={details} name={cook} />
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
