import {
  EXPORT_FORMAT_KEYS,
  EXPORT_FORMATS,
  EXPORT_TEXTS,
  exportCaveats,
  type ExportFormatKey,
} from '@larder/contract/export-formats';
import { useNavigate } from '@tanstack/react-router';
import { BookOpen, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';

import { fetchExport } from '#features/cookbook/api.ts';
import { useBookletChoice } from '#features/cookbook/hooks/use-booklet-choice.ts';
import { BOOKLET_MAX_RECIPES } from '#features/cookbook/model/booklet.ts';
import { describeCookbookError } from '#features/cookbook/model/cookbook-text.ts';
import { exportName } from '#features/cookbook/model/export-name.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { downloadFile } from '#platform/download-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { Select } from '#ui/select.tsx';

export interface ExportDialogProps {
  /** Null for all recipes of the cookbook. */
  ids: readonly string[] | null;
  onClose: () => void;
}

const isFormat = (value: string): value is ExportFormatKey => value in EXPORT_FORMATS;

/** What the chosen format is for, and what it cannot hold. */
function FormatNote({ format }: { format: ExportFormatKey }) {
  return (
    <div className="space-y-1.5 text-sm text-ink-soft" aria-live="polite">
      <p>{EXPORT_FORMATS[format].about}</p>
      {exportCaveats(EXPORT_FORMATS[format]).map((caveat) => (
        <p key={caveat}>{caveat}</p>
      ))}
    </div>
  );
}

function BookletButton({ ids }: { ids: readonly string[] }) {
  const navigate = useNavigate();
  const [, chooseForBooklet] = useBookletChoice();
  const isTooMany = ids.length > BOOKLET_MAX_RECIPES;
  return (
    <div className="border-t border-edge pt-4">
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
  );
}

/** Downloads an export; cancelled when the dialog closes. */
function useExport({ ids, onClose }: ExportDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const run = async (format: ExportFormatKey): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    setBusy(true);
    setProblem(null);
    try {
      const name = exportName(format, new Date());
      downloadFile(await fetchExport({ format, ...(ids === null ? {} : { ids: [...ids] }) }, controller.signal), name);
      toast.success(`Exported to ${EXPORT_FORMATS[format].name}`, { description: name });
      onClose();
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(`${EXPORT_TEXTS.failed}. ${describeCookbookError(error, 'Nothing was saved.')}`);
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}

/** Offers the export formats, and says what each cannot hold before anything is downloaded. */
export function ExportDialog({ ids, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormatKey>('archive');
  const { isBusy, problem, run } = useExport({ ids, onClose });
  const what = ids === null ? 'all recipes' : countText(ids.length, 'recipe');
  return (
    <Dialog open onClose={onClose} title={`Export ${what}`}>
      <div className="mt-5 flex flex-col gap-4">
        {problem !== null && <FormMessage>{problem}</FormMessage>}
        <Field label="Format">
          {(control) => (
            <Select
              {...control}
              value={format}
              disabled={isBusy}
              onChange={({ target }) => {
                if (isFormat(target.value)) setFormat(target.value);
              }}
            >
              {EXPORT_FORMAT_KEYS.map((key) => (
                <option key={key} value={key}>
                  {EXPORT_FORMATS[key].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FormatNote format={format} />
        <Button tone="primary" className="w-full" busy={isBusy} onClick={() => void run(format)}>
          <Download aria-hidden="true" />
          Download
        </Button>
        {ids !== null && <BookletButton ids={ids} />}
      </div>
      <div className="mt-6 flex justify-end">
        <Button tone="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
