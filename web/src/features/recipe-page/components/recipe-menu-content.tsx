import type { RecipeDetail } from '@larder/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ClipboardCopy, CopyPlus, Download, History, LibraryBig, ListX, Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

import { AddDialog } from '#features/collections/components/add-dialog.tsx';
import { LazyExportDialog } from '#features/cookbook/components/lazy-export-dialog.tsx';
import { evictRecipe } from '#features/recipes/api.ts';
import { useCopy } from '#features/recipes/hooks/use-copy.ts';
import { RemoveReceivedDialog } from '#features/sharing/components/remove-received-dialog.tsx';
import { MenuItem, MenuSeparator, MenuContent } from '#ui/dropdown-menu.tsx';
import type { MenuOpening } from '#ui/dropdown-menu.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { useIsUnmounted } from '#ui/use-is-unmounted.ts';

const copyFailure = failureToast();

export interface RecipeMenuProps {
  recipe: RecipeDetail;
  /** Returns the recipe as text, in the chosen size and units. */
  writeText: () => string;
}

async function copyText(text: string): Promise<void> {
  copyFailure.clear();
  try {
    // `navigator.clipboard` is undefined outside of secure contexts.
    await navigator.clipboard.writeText(text);
    toast.success('Copied as text');
  } catch {
    copyFailure.show('Your browser blocked copying', {
      description: 'Select the recipe on the page and copy it by hand.',
    });
  }
}

export function RecipeMenuContent({ recipe, writeText, opening }: RecipeMenuProps & { opening: MenuOpening }) {
  const { id, source } = recipe;
  const copy = useCopy();
  const [isRemoving, setRemoving] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const [isCollecting, setCollecting] = useState(false);
  const navigate = useNavigate();
  const isUnmounted = useIsUnmounted();
  const queryClient = useQueryClient();
  const goToList = async (): Promise<void> => {
    if (!isUnmounted()) await navigate({ to: '/shared-with-me', replace: true });
    evictRecipe(queryClient, id);
  };
  return (
    <>
      <MenuContent opening={opening}>
        {source === 'own' && (
          <>
            <MenuItem asChild>
              <Link to="/recipe/$id/edit" params={{ id }}>
                <Pencil aria-hidden="true" />
                Edit
              </Link>
            </MenuItem>
            <MenuItem asChild>
              <Link to="/recipe/$id/history" params={{ id }}>
                <History aria-hidden="true" />
                History
              </Link>
            </MenuItem>
          </>
        )}
        <MenuItem onSelect={() => copy(id)}>
          <CopyPlus aria-hidden="true" />
          {source === 'own' ? 'Duplicate' : 'Copy to my cookbook'}
        </MenuItem>
        {source !== 'community' && (
          <MenuItem onSelect={() => setCollecting(true)}>
            <LibraryBig aria-hidden="true" />
            Add to collection
          </MenuItem>
        )}
        {source === 'shared' && (
          <MenuItem onSelect={() => setRemoving(true)}>
            <ListX aria-hidden="true" />
            Remove from my list
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem onSelect={() => void copyText(writeText())}>
          <ClipboardCopy aria-hidden="true" />
          Copy as text
        </MenuItem>
        {source === 'own' && (
          <MenuItem onSelect={() => setExporting(true)}>
            <Download aria-hidden="true" />
            Export
          </MenuItem>
        )}
        {/* Deferred until the menu has closed: the print dialog blocks rendering. */}
        <MenuItem onSelect={() => window.setTimeout(() => window.print())}>
          <Printer aria-hidden="true" />
          Print
        </MenuItem>
      </MenuContent>
      {source === 'own' && <LazyExportDialog open={isExporting} ids={[id]} onClose={() => setExporting(false)} />}
      <AddDialog open={isCollecting} recipes={[id]} what={recipe.title} onClose={() => setCollecting(false)} />
      {source === 'shared' && (
        <RemoveReceivedDialog
          recipe={recipe}
          open={isRemoving}
          onClose={() => setRemoving(false)}
          onRemoved={goToList}
        />
      )}
    </>
  );
}
