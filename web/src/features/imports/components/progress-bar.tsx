import { classNames } from '#ui/class-names.ts';

const PERCENT = 100;

export interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null if it is not known. */
  share: number | null;
  className?: string;
}

const SHAPE = 'h-2.5 w-full appearance-none overflow-hidden rounded-full forced-colors:border';
const KNOWN =
  'bg-paper-sunken [&::-moz-progress-bar]:bg-tomato [&::-webkit-progress-bar]:bg-paper-sunken [&::-webkit-progress-value]:bg-tomato forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]';
const UNKNOWN = 'simmer bg-tomato [&::-moz-progress-bar]:bg-tomato [&::-webkit-progress-bar]:bg-tomato';

export function ProgressBar({ label, share, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={PERCENT}
      {...(share === null ? {} : { value: Math.round(share * PERCENT) })}
      className={classNames(SHAPE, share === null ? UNKNOWN : KNOWN, className)}
    />
  );
}
