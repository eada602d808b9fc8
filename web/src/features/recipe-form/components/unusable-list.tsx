import type { Unusable } from '#features/recipe-form/hooks/use-recipe-generator.ts';
import { unusableText } from '#features/recipes/model/recipe-text.ts';
import { NamedText } from '#ui/named-text.tsx';

export function UnusableList({ unusable }: { unusable: Unusable }) {
  if (unusable.length === 0) return null;
  return (
    <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm text-ink-soft wrap-anywhere">
      {unusable.map((item, index) => (
        <li key={index}>
          <NamedText text={unusableText(item)} name={item.text.trim()} />
        </li>
      ))}
    </ul>
  );
}
