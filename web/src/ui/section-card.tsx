import { useId } from 'react';
import type { ReactNode } from 'react';

import { Card } from '#ui/card.tsx';

export interface SectionCardProps {
  /** The target of links to this section. */
  id: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A section of a long page. */
export function SectionCard({ id, title, description, children }: SectionCardProps) {
  const headingId = useId();
  return (
    <Card as="section" id={id} aria-labelledby={headingId} className="scroll-mt-24">
      <h2 id={headingId} tabIndex={-1} className="text-xl font-semibold">
        {title}
      </h2>
      {description !== undefined && <div className="mt-1.5 max-w-prose text-ink-soft">{description}</div>}
      <div className="mt-5">{children}</div>
    </Card>
  );
}
