import { classNames } from '#ui/class-names.ts';

export interface SegmentedControlProps<Option extends string> {
  /** The accessible name. */
  legend: string;
  /** The name of the radio group, unique on the page. */
  name: string;
  options: readonly Option[];
  labels: Readonly<Record<Option, string>>;
  value: Option;
  onChange: (option: Option) => void;
  className?: string;
}

/** A choice between a few options in one row. */
export function SegmentedControl<Option extends string>({
  legend,
  name,
  options,
  labels,
  value,
  onChange,
  className,
}: SegmentedControlProps<Option>) {
  return (
    <fieldset
      className={classNames(
        'flex min-h-11 w-fit rounded-md border border-edge bg-paper-raised p-0.5 text-sm font-semibold',
        className,
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option}
          className={classNames(
            'relative grid min-h-10 cursor-pointer place-items-center rounded-sm px-3 whitespace-nowrap transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            option === value ? 'bg-ink text-paper forced-colors:outline-2' : 'text-ink hover:bg-paper-sunken',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          {labels[option]}
        </label>
      ))}
    </fieldset>
  );
}
