import { ArrowLeft } from 'lucide-react';

import { TextLink } from '#ui/text-link.tsx';

/** A plain link: the landing page is a separate document. */
export function BackToHome() {
  return (
    <TextLink href="/" className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm">
      <ArrowLeft className="size-4" aria-hidden="true" />
      Back to Home
    </TextLink>
  );
}
