export interface CorrectedSearchProps {
  /** The phrase as typed. */
  q: string;
  /** The corrected phrase that was searched instead; null without a correction. */
  mended: string | null;
}

/** Says that a corrected phrase was searched, because the typed one found nothing. */
export function CorrectedSearch({ q, mended }: CorrectedSearchProps) {
  if (mended === null) return null;
  return (
    <span className="mr-2">
      No results for “<bdi>{q.trim()}</bdi>”. Showing results for “
      <strong className="text-ink">
        <bdi>{mended}</bdi>
      </strong>
      ”:
    </span>
  );
}
