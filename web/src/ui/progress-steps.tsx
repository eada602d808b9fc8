import { Check } from 'lucide-react';

import { classNames } from '#ui/class-names.ts';

export interface ProgressStepsProps {
  /** The accessible name of the list. */
  label: string;
  steps: readonly string[];
  /** Index from 0. */
  current: number;
  /** Whether the user may open a step that is not current: it is a button then. */
  canOpen: (step: number) => boolean;
  onOpen: (step: number) => void;
}

/** The progress in a form of several pages. */
export function ProgressSteps({ label, steps, current, canOpen, onOpen }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1.5 sm:gap-3">
      {steps.map((name, index) => {
        const done = index < current;
        const here = index === current;
        const content = (
          <>
            <span
              className={classNames(
                'h-1 w-full rounded-full transition-colors',
                done && 'bg-basil forced-colors:bg-[CanvasText]',
                here && 'bg-tomato forced-colors:bg-[Highlight]',
                !done && !here && 'bg-line forced-colors:bg-[GrayText]',
              )}
            />
            <span
              className={classNames(
                'flex items-center gap-1 text-xs sm:text-sm',
                here ? 'font-bold text-ink' : 'text-ink-faint',
                done && 'font-semibold text-basil-ink',
              )}
            >
              {done && <Check className="hidden size-4 shrink-0 sm:block" aria-hidden="true" />}
              {name}
              {done && <span className="sr-only"> (done)</span>}
            </span>
          </>
        );
        const layout = 'flex min-h-11 w-full flex-col gap-2 text-left';
        return (
          <li key={name} aria-current={here ? 'step' : undefined} className="min-w-0">
            {!here && canOpen(index) ? (
              <button type="button" className={classNames(layout, 'rounded-sm')} onClick={() => onOpen(index)}>
                {content}
              </button>
            ) : (
              <div className={layout}>{content}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
