import { classNames } from '#ui/class-names.ts';

const PERCENT = 100;

export interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null if it is not known. */
  share: number | null;
  className?: string;
}

export function ProgressBar({ label, share, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={PERCENT}
      {...(share === null ? {} : { value: Math.round(share * PERCENT) })}
      className={classNames(
        'h-2.5 w-full appearance-none overflow-hidden rounded-full bg-paper-sunken forced-colors:border [&::-moz-progress-bar]:bg-tomato [&::-webkit-progress-bar]:bg-paper-sunken [&::-webkit-progress-value]:bg-tomato forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]',
        share === null && 'simmer',
        className,
      )}
    />
  );
}
