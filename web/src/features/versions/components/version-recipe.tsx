import type { VersionContent } from '@larder/contract/versions';

import { StepList } from '#features/cooking/components/step-list.tsx';
import { RecipeNotes } from '#features/recipes/components/recipe-notes.tsx';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { countText, totalMinutes, typeset } from '#features/recipes/model/recipe-text.ts';

function factsOf(content: VersionContent): string {
  const minutes = totalMinutes(content);
  const parts = [
    ...(content.category === null ? [] : [content.category]),
    ...(minutes === null ? [] : [countText(minutes, 'minute')]),
    ...(content.servings === null ? [] : [countText(content.servings, 'serving')]),
  ];
  return parts.join(' · ');
}

/** The recipe as it was in a version. */
export function VersionRecipe({ content }: { content: VersionContent }) {
  const { title, description, ingredients, instructions, step_notes, step_pictures } = content;
  return (
    <div className="mt-5 border-t border-line pt-5">
      <div className="flex flex-col gap-5 sm:flex-row">
        <RecipePicture
          recipe={content}
          className="aspect-[4/3] w-full shrink-0 rounded-md border border-line sm:w-48"
        />
        <div className="min-w-0">
          <h3 dir="auto" className="text-lg font-semibold wrap-anywhere">
            {title}
          </h3>
          <p className="mt-1 text-sm font-semibold text-ink-soft">{factsOf(content)}</p>
          <p dir="auto" className="mt-2 whitespace-pre-line text-ink-soft wrap-anywhere">
            {description}
          </p>
        </div>
      </div>
      <div className="mt-6 grid gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-8">
        <div>
          <h4 className="mb-2 font-sans font-semibold">Ingredients</h4>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {ingredients.map((line, index) => (
              <li key={index} dir="auto" className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h4 className="mb-2 font-sans font-semibold">Instructions</h4>
          <StepList
            isNested
            instructions={instructions.map(typeset)}
            stepNotes={step_notes}
            stepPictures={step_pictures}
          />
          <RecipeNotes isNested recipe={content} />
        </div>
      </div>
    </div>
  );
}
