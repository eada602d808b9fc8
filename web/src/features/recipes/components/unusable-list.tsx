import type { Unusable } from '#features/recipes/components/use-recipe-maker.ts';

export function UnusableList({ unusable }: { unusable: Unusable }) {
  if (unusable.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1 text-sm text-ink-soft">
      {unusable.map(({ text, reason }, index) => (
        <li key={index}>
          <span className="font-semibold text-ink">{text}</span>: {reason}
        </li>
      ))}
    </ul>
  );
}
