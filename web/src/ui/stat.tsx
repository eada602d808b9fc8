import type { ReactNode } from 'react';

export interface StatProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

/** A figure with its label. Must be inside a `dl`. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="order-2 text-sm text-ink-soft">{label}</dt>
      <dd className="order-1 font-serif text-2xl font-semibold">{value}</dd>
      {note !== undefined && <dd className="order-3 text-xs text-ink-faint">{note}</dd>}
    </div>
  );
}
