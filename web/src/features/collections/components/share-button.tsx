import type { Collection } from '@larder/contract/collections';
import { Share2 } from 'lucide-react';
import { useState } from 'react';

import { ShareDialog } from '#features/sharing/components/share-dialog.tsx';
import { Button } from '#ui/button.tsx';

/** Opens the dialog that shares a collection by email. */
export function ShareButton({ collection: { id, name } }: { collection: Collection }) {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <Button onClick={() => setSharing(true)}>
        <Share2 aria-hidden="true" />
        Share
      </Button>
      <ShareDialog recipe={{ kind: 'collection', id, title: name }} open={isSharing} onOpenChange={setSharing} />
    </>
  );
}
