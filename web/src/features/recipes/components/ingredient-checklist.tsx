import { useState } from 'react';

import { withFractions } from '#features/recipes/model/recipe-text.ts';

/** Ingredients to tick off while they are laid out. The ticks belong to this visit only. */
export function IngredientChecklist({ ingredients }: { ingredients: readonly string[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const toggle = (index: number): void => {
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(index)) after.add(index);
      return after;
    });
  };
  return (
    <ul className="divide-y divide-line border-y border-line print:divide-y-0 print:border-0">
      {ingredients.map((text, index) => (
        <li key={index}>
          <label className="flex min-h-11 cursor-pointer items-start gap-3.5 py-2.5 print:min-h-0 print:py-0.5">
            <input
              type="checkbox"
              checked={ticked.has(index)}
              onChange={() => toggle(index)}
              className="mt-0.5 size-5.5 shrink-0 accent-basil print:mt-1 print:size-3"
            />
            <span
              dir="auto"
              className={`quantity min-w-0 grow wrap-anywhere ${ticked.has(index) ? 'text-ink-faint line-through print:text-ink print:no-underline' : ''}`}
            >
              {withFractions(text)}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
