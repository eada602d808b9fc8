import type { ReportedThing } from '@larder/contract/admin-reports';
import { REPORT_REASON_TEXTS } from '@larder/contract/reports';
import { Link } from '@tanstack/react-router';
import { CircleCheckBig } from 'lucide-react';
import { useId } from 'react';

import { HiddenNote } from '#features/admin/components/hidden-note.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TextLink } from '#ui/text-link.tsx';

export interface ReportedCardProps {
  thing: ReportedThing;
  busy: boolean;
  dismissing: boolean;
  /** Called with true to hide the content, with false to show it again. */
  onDecide: (hidden: boolean) => void;
  onDismiss: () => void;
}

const KINDS: Readonly<Record<ReportedThing['kind'], string>> = {
  recipe: 'Recipe',
  comment: 'Comment on',
  link: 'Public link to',
};

/** Reported content with its author and the reasons given. */
export function ReportedCard({ thing, busy, dismissing, onDecide, onDismiss }: ReportedCardProps) {
  const titleId = useId();
  const isHidden = thing.hidden_reason !== null;
  const isBusy = busy || dismissing;
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <div className="min-w-0 grow">
        <p className="text-sm text-ink-faint">{KINDS[thing.kind]}</p>
        <h2 id={titleId} dir="auto" className="line-clamp-3 text-xl font-semibold wrap-anywhere">
          <Title thing={thing} />
        </h2>
        <blockquote dir="auto" className="mt-2 line-clamp-4 border-s-2 border-line ps-3 wrap-anywhere text-ink-soft">
          {thing.excerpt}
        </blockquote>
        <p className="mt-2 text-sm wrap-anywhere text-ink-faint">
          By <bdi>{thing.author_name}</bdi>
        </p>
        <ul aria-label="Reasons" className="mt-3 flex flex-wrap gap-1.5">
          {thing.reasons.map(({ reason, count }) => (
            <li key={reason}>
              <Badge tone="saffron">
                {REPORT_REASON_TEXTS[reason]}
                {count > 1 && <span className="tabular-nums">× {count}</span>}
              </Badge>
            </li>
          ))}
        </ul>
        {thing.newest_details !== null && (
          <p dir="auto" className="mt-2 wrap-anywhere text-ink">
            “{thing.newest_details}”
          </p>
        )}
        <p className="mt-2 text-sm text-ink-faint">
          Reported <RelativeTime at={thing.reported_at} />
        </p>
        <Decision thing={thing} />
      </div>
      <div className="flex shrink-0 flex-col gap-2 sm:w-36">
        <Button
          aria-describedby={titleId}
          tone={thing.outcome === null && !isHidden ? 'danger' : 'secondary'}
          busy={busy}
          busyLabel={isHidden ? 'Showing...' : 'Hiding...'}
          disabled={isBusy && !busy}
          onClick={() => onDecide(!isHidden)}
        >
          {isHidden ? 'Show again' : 'Hide'}
        </Button>
        {thing.outcome === null && (
          <Button
            aria-describedby={titleId}
            busy={dismissing}
            busyLabel="Dismissing..."
            disabled={isBusy && !dismissing}
            onClick={onDismiss}
          >
            Dismiss
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Links to the place where the reported content is visible. */
function Title({
  thing: { kind, recipe_id: id, recipe_title: title, link_path: path, hidden_at },
}: {
  thing: ReportedThing;
}) {
  if (path !== null) return <TextLink href={path}>{title}</TextLink>;
  if (kind === 'link' || (kind === 'recipe' && hidden_at !== null)) return title;
  return (
    <TextLink asChild>
      <Link to="/recipe/$id" params={{ id }}>
        {title}
      </Link>
    </TextLink>
  );
}

/** The current state: hidden, dismissed or shown again. */
function Decision({ thing: { outcome, closed_at, hidden_at, hidden_reason } }: { thing: ReportedThing }) {
  if (hidden_at !== null) return <HiddenNote at={hidden_at} reason={hidden_reason} />;
  if (outcome === null || closed_at === null) return null;
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <Badge tone="basil">
        <CircleCheckBig aria-hidden="true" />
        {outcome === 'dismissed' ? 'Dismissed' : 'Shown again'}
      </Badge>
      {outcome === 'dismissed' && (
        <span className="text-ink-soft">
          <RelativeTime at={closed_at} />
        </span>
      )}
    </p>
  );
}
