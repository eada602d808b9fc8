import { classNames } from '#ui/class-names.ts';

export interface BrandMarkProps {
  name: string;
  className?: string;
}

/** The logo, a lidded jar with a leaf, beside the product's name. */
export function BrandMark({ name, className }: BrandMarkProps) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <rect x="8" y="3" width="16" height="5" rx="2" className="fill-ink" />
        <path
          d="M9 10h14c2.8 1.6 4 4 4 7v7a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5v-7c0-3 1.200-5.400 4-7Z"
          className="fill-tomato"
        />
        <path
          d="M16 25.500c-5.200-2.300-6.200-7.300-5.200-11 4.700.2 8.900 3.500 8.200 8.200"
          className="fill-on-tomato"
        />
        <path d="M12.200 16.500c2 2.800 4.200 5.400 9 8.700" className="fill-none stroke-tomato" strokeWidth="1.400" />
      </svg>
      <span className="font-serif text-xl leading-none font-semibold tracking-tight text-ink">{name}</span>
    </span>
  );
}
