import type { ReactNode } from 'react';

import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const WIDE = '(min-width: 48rem)';

export interface Column<Row> {
  label: string;
  render: (row: Row) => ReactNode;
  /** `actions` has a visually hidden heading. */
  kind?: 'plain' | 'actions';
  /** Applies to wide tables only. */
  className?: string;
}

export interface RecordTableProps<Row> {
  /** The accessible name. */
  caption: string;
  /** The first column is the row's header, and the head of its card. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The rows are outdated, and new ones are loading. */
  stale?: boolean;
}

function WideTable<Row>({ caption, columns, rows, keyOf }: RecordTableProps<Row>) {
  const [name, ...others] = columns;
  return (
    <Card flush>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map(({ label, kind, className }) => (
              <th
                key={label}
                scope="col"
                className={classNames('px-3 py-3 font-semibold text-ink-faint first:pl-5 last:pr-5', className)}
              >
                {kind === 'actions' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line align-top last:border-b-0">
              <th scope="row" className={classNames('py-3.5 pr-3 pl-5 font-normal', name.className)}>
                {name.render(row)}
              </th>
              {others.map(({ label, kind, render, className }) => (
                <td
                  key={label}
                  className={classNames(
                    'px-3 last:pr-5',
                    kind === 'actions' ? 'py-1.5 text-right' : 'py-3.5',
                    className,
                  )}
                >
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Cards<Row>({ caption, columns, rows, keyOf }: RecordTableProps<Row>) {
  const [name, ...others] = columns;
  const facts = others.filter(({ kind }) => kind !== 'actions');
  const actions = others.filter(({ kind }) => kind === 'actions');
  return (
    <ul aria-label={caption} className="flex flex-col gap-4">
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <Card>
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0 grow">{name.render(row)}</div>
              {actions.map(({ label, render }) => (
                <div key={label} className="-mt-2 -mr-2 shrink-0">
                  {render(row)}
                </div>
              ))}
            </div>
            <dl className="mt-3 flex flex-col gap-1.5 text-sm">
              {facts.map(({ label, render }) => (
                <div key={label} className="flex items-baseline justify-between gap-4">
                  <dt className="shrink-0 text-ink-faint">{label}</dt>
                  <dd className="min-w-0 text-right">{render(row)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** A table on wide screens, and cards on narrow ones. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const isWide = useMediaQuery(WIDE);
  const { stale = false } = props;
  return (
    <div aria-busy={stale} className={classNames('transition-opacity', stale && 'opacity-60')}>
      {isWide ? <WideTable {...props} /> : <Cards {...props} />}
    </div>
  );
}

export function RecordTableSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Card className="flex flex-col gap-7">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex items-center gap-6">
          <SkeletonText lines={2} className="grow" />
          <Skeleton className="hidden h-4 w-24 sm:block" />
          <Skeleton className="size-9 shrink-0" />
        </div>
      ))}
    </Card>
  );
}
