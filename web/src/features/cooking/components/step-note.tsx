import { classNames } from '#ui/class-names.ts';

/** What the cook wrote beside a step. */
export function StepNote({ text, className }: { text: string; className?: string }) {
  return (
    <p
      dir="auto"
      className={classNames(
        'border-l-2 border-saffron pl-3 whitespace-pre-line text-ink-soft italic wrap-anywhere',
        className,
      )}
    >
      {text}
    </p>
  );
}
