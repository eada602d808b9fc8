import type { ReceivedCard as Received } from '@larder/contract/sharing';
import { CopyPlus, Ellipsis, ListX } from 'lucide-react';

import { RecipeCard } from '#features/recipes/components/recipe-card.tsx';
import { Badge } from '#ui/badge.tsx';
import { keepFocusAfter } from '#ui/focus-heading.ts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#ui/dropdown-menu.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

export interface ReceivedCardProps {
  recipe: Received;
  eager: boolean;
  onCopy: (id: string) => void;
  onLeave: (recipe: Received) => void;
}

function Origin({ recipe }: { recipe: Received }) {
  return (
    <p className="flex min-w-0 items-center gap-x-2">
      {!recipe.viewed && <Badge tone="tomato">New</Badge>}
      <span className="min-w-0 truncate" dir="auto">
        Shared by {recipe.shared_by_name}
      </span>
      <span className="shrink-0 text-ink-faint">
        <RelativeTime at={recipe.shared_at} />
      </span>
    </p>
  );
}

/** A recipe that somebody shared with one: the card leads to it, the menu has what else can be done. */
export function ReceivedCard({ recipe, eager, onCopy, onLeave }: ReceivedCardProps) {
  return (
    <li ref={keepFocusAfter} className="relative">
      <RecipeCard recipe={recipe} eager={eager} note={<Origin recipe={recipe} />} />
      {/* Above the link that covers the card. */}
      <div className="absolute top-1 right-1 z-10">
        <Menu modal={false}>
          <MenuTrigger asChild>
            <button
              type="button"
              aria-label={`More about ${recipe.title}`}
              className="grid size-11 cursor-pointer place-items-center rounded-full"
            >
              <span className="grid size-9 place-items-center rounded-full border border-line bg-paper-raised shadow-low">
                <Ellipsis className="size-5" aria-hidden="true" />
              </span>
            </button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => onCopy(recipe.id)}>
              <CopyPlus aria-hidden="true" />
              Copy to my cookbook
            </MenuItem>
            <MenuItem onSelect={() => onLeave(recipe)}>
              <ListX aria-hidden="true" />
              Remove from my list
            </MenuItem>
          </MenuContent>
        </Menu>
      </div>
    </li>
  );
}
