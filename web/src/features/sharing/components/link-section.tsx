import { Share2 } from 'lucide-react';

import type { SharedRecipe } from '#features/sharing/model/shared-recipe.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

async function sendWithDevice(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Whoever closes the device's own sheet has changed their mind.
  }
}

/** The way to the recipe for those who may see it, as words to send. */
export function LinkSection({ recipe }: { recipe: SharedRecipe }) {
  const url = new URL(`/recipe/${recipe.id}`, window.location.origin).href;
  const data: ShareData = { title: recipe.title, url };
  // Missing in some browsers, and where the page did not come by HTTPS.
  const canSend = 'canShare' in navigator && navigator.canShare(data);
  return (
    <section aria-labelledby="share-link" className="mt-6 border-t border-line pt-5">
      <h3 id="share-link" className="font-sans text-sm font-semibold">
        The link
      </h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">It opens for you and for those you have shared the recipe with.</p>
      {/* In sight, because copying takes a page that came by HTTPS. */}
      <p className="mb-3 rounded-md bg-paper-sunken px-3.5 py-2 text-sm select-all wrap-anywhere">{url}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} label="Copy link" />
        {canSend && (
          <Button onClick={() => void sendWithDevice(data)}>
            <Share2 aria-hidden="true" />
            Send link
          </Button>
        )}
      </div>
    </section>
  );
}
