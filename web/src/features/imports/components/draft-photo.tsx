import type { ImportedDraft } from '@larder/contract/imports';
import { pictureUrl, widestPictureWidth } from '@larder/contract/pictures';

import { isReadFromPhoto } from '#features/imports/model/draft-marks.ts';
import { TextLink } from '#ui/text-link.tsx';

/** The photo that a draft was read from, to compare with. Nothing for other drafts. */
export function DraftPhoto({ imported: { draft, picture } }: { imported: ImportedDraft }) {
  if (picture === null || draft === null || !isReadFromPhoto(draft)) return null;
  const { id, width, height } = picture;
  const url = pictureUrl(id, widestPictureWidth(width));
  return (
    <figure>
      <div
        role="region"
        aria-label="Photo of the recipe"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        className="max-h-[40dvh] overflow-auto rounded-md border border-line"
      >
        <img src={url} width={width} height={height} alt="What this recipe was read from" className="h-auto w-full" />
      </div>
      <figcaption className="mt-1.5 text-sm text-ink-soft">
        Compare each field with the photo.{' '}
        <TextLink asChild>
          <a href={url} target="_blank" rel="noreferrer">
            Open the photo in a new tab
          </a>
        </TextLink>
      </figcaption>
    </figure>
  );
}
