import type { importsRoutes } from '@larder/contract/imports';
import type { RouteResponse } from '@larder/contract/route';
import { FileUp } from 'lucide-react';

import { DropZone } from '#features/pictures/components/drop-zone.tsx';

type Photos = RouteResponse<(typeof importsRoutes)['listImports']>['photos'];

const PHOTOS: Readonly<Record<Photos, string>> = {
  model: 'Photos, scans and screenshots of recipes work, too: JPEG, PNG, WebP or AVIF, one recipe each.',
  text: 'Photos, scans and screenshots of printed recipes work, too: JPEG, PNG, WebP or AVIF, one recipe each. Handwriting can’t be read.',
  none: 'Photos of recipes can’t be read here yet. An admin can add that.',
};

interface FilePickerProps {
  /** What reads photos; undefined while that is not known. */
  photos: Photos | undefined;
  onFiles: (files: File[]) => void;
}

/** Takes one or more files of any kind, by drop or from the file dialog. */
export function FilePicker({ photos, onFiles }: FilePickerProps) {
  return (
    <DropZone label="Files to import" multiple busy={false} chooseLabel="Choose files" onFiles={onFiles}>
      <div className="mb-4 flex items-start gap-3">
        <FileUp className="mt-0.5 size-6 shrink-0 text-ink-faint" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-semibold">Choose the export of another app, or drop files here</p>
          <p className="mt-0.5 max-w-prose text-sm text-ink-soft">
            We recognize Paprika, Mealie, Tandoor, Nextcloud Cookbook, RecipeSage, Recipe Keeper, CopyMeThat, Plan to
            Eat, My Recipe Box, RecetteTek, Mela, Crouton, Cookmate, ChefTap, Pepperplate, MasterCook, MealMaster,
            RezKonv, Cooklang, Gourmet, Krecipes, Chowdown, Evernote, CSV, Markdown, text, PDF, Word and saved web
            pages.
          </p>
          {photos !== undefined && <p className="mt-2 max-w-prose text-sm text-ink-soft">{PHOTOS[photos]}</p>}
        </div>
      </div>
    </DropZone>
  );
}
