import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';

import { classNames } from '#ui/class-names.ts';

export interface NumberStepperProps {
  /** Null is an empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** The prefix of the buttons' names: "Servings: less". */
  name: string;
  min?: number;
  max?: number;
  step?: number;
  /** The value after the first press while the field is empty. */
  startsAt?: number;
  /** Shown after the number, for example "min". */
  unit?: string;
  disabled?: boolean;
  id?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

const BUTTON =
  'grid min-h-11 w-11 shrink-0 place-items-center text-ink-soft hover:transition-colors hover:bg-paper-sunken hover:text-ink off:cursor-not-allowed off:text-line focus-visible:-outline-offset-2';

/** A number input with large step buttons. Steps stay within the bounds; the form validates what is typed. */
export function NumberStepper({
  value,
  onChange,
  name,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  startsAt = min,
  unit,
  disabled = false,
  ...control
}: NumberStepperProps) {
  // At a bound the button is aria-disabled: a disabled button would lose the focus.
  const stepBy = (difference: number): void => {
    const next = Math.min(max, Math.max(min, value === null ? startsAt : value + difference));
    if (next !== value) onChange(next);
  };
  return (
    <div
      className={classNames(
        'flex w-full overflow-hidden rounded-md border bg-paper-raised focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-ink',
        control['aria-invalid'] === true ? 'border-beet-ink bg-beet-wash' : 'border-edge hover:border-ink',
      )}
    >
      <button
        type="button"
        aria-label={`${name}: less`}
        className={classNames(BUTTON, 'border-r border-line')}
        disabled={disabled}
        aria-disabled={(value !== null && value <= min) || undefined}
        onClick={() => stepBy(-step)}
      >
        <Minus className="size-5" aria-hidden="true" />
      </button>
      <div className="relative min-w-0 grow">
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max === Number.MAX_SAFE_INTEGER ? undefined : max}
          step="1"
          disabled={disabled}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
          onWheel={(event) => event.currentTarget.blur()}
          className={classNames(
            'h-full w-full [appearance:textfield] bg-transparent text-center text-base font-semibold outline-none disabled:text-ink-faint',
            '[&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
            unit !== undefined && 'pr-10 pl-10',
          )}
        />
        {unit !== undefined && (
          <span
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-ink-faint"
            aria-hidden="true"
          >
            {unit}
          </span>
        )}
      </div>
      <button
        type="button"
        aria-label={`${name}: more`}
        className={classNames(BUTTON, 'border-l border-line')}
        disabled={disabled}
        aria-disabled={(value !== null && value >= max) || undefined}
        onClick={() => stepBy(step)}
      >
        <Plus className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
