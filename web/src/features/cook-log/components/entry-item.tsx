import type { CookEntry } from '@larder/contract/cook-log';
import { pictureUrl, widestPictureWidth } from '@larder/contract/pictures';

import { EntryMenu } from '#features/cook-log/components/entry-menu.tsx';
import { EntryPhoto } from '#features/cook-log/components/entry-photo.tsx';
import { dayText } from '#features/cook-log/model/entry-text.ts';
import { Stars } from '#features/ratings/components/stars.tsx';
import { countText } from '#features/recipes/model/recipe-text.ts';

export interface EntryItemProps {
  entry: CookEntry;
  /** The written servings of the recipe. */
  written: number | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** One time that the user cooked a recipe; a child of a `ul`. */
export function EntryItem({ entry, written, onEdit, onDelete }: EntryItemProps) {
  const { cooked_on: cookedOn, stars, servings, note, picture } = entry;
  const day = dayText(cookedOn);
  return (
    <li className="flex items-start gap-3 py-3 sm:gap-5">
      <div className="min-w-0 grow py-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={cookedOn} className="font-semibold">
            {day}
          </time>
          {stars !== null && <Stars stars={stars} />}
          {servings !== null && servings !== written && (
            <span className="text-sm text-ink-soft">{countText(servings, 'serving')}</span>
          )}
        </p>
        {note !== null && (
          <p dir="auto" className="mt-1.5 max-w-prose whitespace-pre-line wrap-anywhere text-ink-soft">
            {note}
          </p>
        )}
      </div>
      {picture !== null && (
        <a
          href={pictureUrl(picture.id, widestPictureWidth(picture.width))}
          target="_blank"
          rel="noreferrer"
          className="my-2 shrink-0 rounded-md"
        >
          <EntryPhoto picture={picture} alt={`Photo from ${day}`} className="w-24 sm:w-36" />
        </a>
      )}
      <EntryMenu day={day} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
