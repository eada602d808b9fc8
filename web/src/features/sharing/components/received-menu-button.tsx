import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface ReceivedMenuButtonProps extends ComponentProps<'button'> {
  recipeTitle: string;
}

/** Looks the same before and after the menu behind it is loaded. */
export function ReceivedMenuButton({ recipeTitle, ...rest }: ReceivedMenuButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={`More about ${recipeTitle}`}
      className="grid size-11 cursor-pointer place-items-center rounded-full"
    >
      <span className="grid size-9 place-items-center rounded-full border border-line bg-paper-raised shadow-low">
        <Ellipsis className="size-5" aria-hidden="true" />
      </span>
    </button>
  );
}
