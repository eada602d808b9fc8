import { ArrowLeft } from 'lucide-react';

import { TextLink } from '#ui/text-link.tsx';

/** The front page is a document of its own, so this is a plain link. */
export function BackToHome() {
  return (
    <TextLink href="/" className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm">
      <ArrowLeft className="size-4" aria-hidden="true" />
      Back to Home
    </TextLink>
  );
}
