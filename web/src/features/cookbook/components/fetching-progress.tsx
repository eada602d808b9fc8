import { formatNumber } from '@larder/contract/format-number';
export interface FetchingProgressProps {
  done: number;
  total: number;
}

export function FetchingProgress({ done, total }: FetchingProgressProps) {
  return (
    <>
      <p role="status" className="mb-2 font-semibold">
        Fetching recipes… {formatNumber(done)} of {formatNumber(total)}
      </p>
      <progress
        aria-label="Recipes fetched"
        value={done}
        max={total}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-paper-sunken forced-colors:border [&::-moz-progress-bar]:bg-tomato [&::-webkit-progress-bar]:bg-paper-sunken [&::-webkit-progress-value]:bg-tomato forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]"
      />
    </>
  );
}
