export interface SkipLinkProps {
  /** The id of the main element, which needs tabIndex -1. */
  to: string;
}

/** The first tab stop: skips the menus. */
export function SkipLink({ to }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-md focus:bg-ink focus:px-5 focus:py-3 focus:font-semibold focus:text-paper focus:no-underline"
      data-print="hide"
    >
      Skip to content
    </a>
  );
}
