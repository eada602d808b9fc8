import { useNavigate } from '@tanstack/react-router';
import { BookOpen, FileJson } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';

import { fetchWholeRecipes } from '#features/cookbook/api.ts';
import { FetchingProgress } from '#features/cookbook/components/fetching-progress.tsx';
import { useBookletChoice } from '#features/cookbook/hooks/use-booklet-choice.ts';
import { BOOKLET_MAX_RECIPES } from '#features/cookbook/model/booklet.ts';
import { describeCookbookError } from '#features/cookbook/model/cookbook-text.ts';
import { exportName, schemaDocument } from '#features/cookbook/model/schema-org.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { downloadFile } from '#platform/download-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormMessage } from '#ui/form-message.tsx';

export interface ExportDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

type Stage =
  | { readonly name: 'choosing'; readonly problem?: string }
  | { readonly name: 'fetching'; readonly done: number };

/** Offers the export formats and shows the progress. */
export function ExportDialog({ ids, onClose }: ExportDialogProps) {
  const navigate = useNavigate();
  const [, chooseForBooklet] = useBookletChoice();
  const [stage, setStage] = useState<Stage>({ name: 'choosing' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const saveAsFile = async (): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    setStage({ name: 'fetching', done: 0 });
    try {
      const recipes = await fetchWholeRecipes(ids, controller.signal, (done) => setStage({ name: 'fetching', done }));
      const name = exportName(new Date());
      downloadFile(new Blob(schemaDocument(recipes, window.location.origin), { type: 'application/ld+json' }), name);
      const deleted = ids.length - recipes.length;
      toast.success(`Saved ${countText(recipes.length, 'recipe')}`, {
        description: deleted === 0 ? name : `${name}. ${countText(deleted, 'recipe')} had already been deleted.`,
      });
      onClose();
    } catch (error) {
      if (controller.signal.aborted) return;
      setStage({ name: 'choosing', problem: describeCookbookError(error, 'Nothing was saved.') });
    }
  };

  const isTooMany = ids.length > BOOKLET_MAX_RECIPES;
  return (
    <Dialog open onClose={onClose} title={`Export ${countText(ids.length, 'recipe')}`}>
      {stage.name === 'fetching' ? (
        <div className="mt-5">
          <FetchingProgress done={stage.done} total={ids.length} />
        </div>
      ) : (
        <div className="mt-5 flex flex-col gap-3">
          {stage.problem !== undefined && <FormMessage>{stage.problem}</FormMessage>}
          <div>
            <Button className="w-full" onClick={() => void saveAsFile()}>
              <FileJson aria-hidden="true" />
              Recipe file
            </Button>
            <p className="mt-1.5 text-sm text-ink-soft">
              A JSON-LD file that works with most recipe apps (schema.org).
            </p>
          </div>
          <div>
            <Button
              className="w-full"
              disabled={isTooMany}
              onClick={() => {
                chooseForBooklet(ids);
                void navigate({ to: '/my-cookbook/booklet' });
              }}
            >
              <BookOpen aria-hidden="true" />
              Printable booklet
            </Button>
            <p className="mt-1.5 text-sm text-ink-soft">
              {isTooMany
                ? `A booklet holds up to ${BOOKLET_MAX_RECIPES} recipes. Select fewer for one.`
                : 'With a cover and a table of contents, ready for the printer or as a PDF.'}
            </p>
          </div>
        </div>
      )}
      <div className="mt-6 flex justify-end">
        <Button tone="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
