import { Share2 } from 'lucide-react';
import { useState } from 'react';

import { ShareDialog } from '#features/sharing/components/share-dialog.tsx';
import type { SharedRecipe } from '#features/sharing/model/shared-recipe.ts';
import { Button } from '#ui/button.tsx';

export function ShareButton({ recipe, className }: { recipe: SharedRecipe; className?: string }) {
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <Button size="icon" aria-label="Share" className={className} onClick={() => setSharing(true)}>
        <Share2 aria-hidden="true" />
      </Button>
      <ShareDialog recipe={recipe} open={sharing} onOpenChange={setSharing} />
    </>
  );
}
