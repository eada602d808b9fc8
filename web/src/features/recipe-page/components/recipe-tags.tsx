import { Link } from '@tanstack/react-router';

const CHIP = 'inline-flex items-center rounded-full border border-edge px-3 text-sm text-ink-soft';

/** The tags of a recipe. In the cook's own cookbook each leads to the recipes with the same tag. */
export function RecipeTags({ tags, areLinks }: { tags: readonly string[]; areLinks: boolean }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2 print:mt-2 print:gap-1">
      {tags.map((tag) => (
        <li key={tag} dir="auto" className="max-w-full wrap-anywhere">
          {areLinks ? (
            <Link
              to="/my-cookbook"
              search={{ tag }}
              className={`${CHIP} min-h-11 bg-paper-raised hover:border-ink hover:text-ink print:min-h-0`}
            >
              {tag}
            </Link>
          ) : (
            <span className={`${CHIP} min-h-8 print:min-h-0`}>{tag}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
