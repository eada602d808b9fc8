import { formatNumber } from '@larder/contract/format-number';
import { bytesText } from '@larder/contract/storage';
import type { Share, Storage } from '@larder/contract/storage';
import { useQuery } from '@tanstack/react-query';

import { storageQuery } from '#features/storage/api.ts';
import { classNames } from '#ui/class-names.ts';
import { Loaded } from '#ui/loaded.tsx';
import { SectionCard } from '#ui/section-card.tsx';

const countText = (count: number): string => formatNumber(count);

const ROWS = [
  { kind: 'recipes', label: 'Recipes', text: countText },
  { kind: 'pictures', label: 'Photos', text: countText },
  { kind: 'conversations', label: 'Conversations with REECE', text: countText },
  { kind: 'bytes', label: 'Total space', text: bytesText },
] as const satisfies readonly { kind: keyof Storage; label: string; text: (amount: number) => string }[];

const NEARLY_FULL = 0.9;

function toneOf(share: number): string {
  if (share >= 1) return 'bg-beet';
  return share >= NEARLY_FULL ? 'bg-saffron' : 'bg-basil';
}

/** A usage bar. Decorative: the text beside it says the same. */
function Bar({ used, max }: { used: number; max: number }) {
  const share = Math.min(used / max, 1);
  return (
    <div
      aria-hidden="true"
      className="mt-2 h-2 w-full overflow-hidden rounded-full bg-paper-sunken inset-ring inset-ring-line"
    >
      <div className={classNames('h-full rounded-full', toneOf(share))} style={{ width: `${share * 100}%` }} />
    </div>
  );
}

function Row({ label, share: { used, max }, text }: { label: string; share: Share; text: (amount: number) => string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{label}</dt>
      <dd className="text-ink-soft tabular-nums">{max === null ? text(used) : `${text(used)} of ${text(max)}`}</dd>
      {max !== null && (
        <dd className="w-full">
          <Bar used={used} max={max} />
        </dd>
      )}
    </div>
  );
}

export function StorageSection({ id, title }: { id: string; title: string }) {
  const query = useQuery(storageQuery());
  return (
    <SectionCard
      id={id}
      title={title}
      description="How much space you use. Recipes in the bin count until you empty it. Earlier versions of a recipe are thinned out over time."
    >
      <Loaded query={query} onRetry={() => void query.refetch()} what="Your storage figures" lines={8}>
        {(storage) => (
          <dl className="flex flex-col gap-5">
            {ROWS.map(({ kind, label, text }) => (
              <Row key={kind} label={label} share={storage[kind]} text={text} />
            ))}
          </dl>
        )}
      </Loaded>
    </SectionCard>
  );
}
