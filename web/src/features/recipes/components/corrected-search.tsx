export interface CorrectedSearchProps {
  /** What was searched for. */
  q: string;
  /** What was searched in its place; null where that was not needed. */
  mended: string | null;
}

/** Says that other words were searched, as the typed ones found nothing. */
export function CorrectedSearch({ q, mended }: CorrectedSearchProps) {
  if (mended === null) return null;
  return (
    <span className="mr-2">
      Nothing for “<bdi>{q.trim()}</bdi>”. Showing “
      <strong className="text-ink">
        <bdi>{mended}</bdi>
      </strong>
      ”:
    </span>
  );
}
