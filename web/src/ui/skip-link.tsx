export interface SkipLinkProps {
  /** The id of the main part; it needs tabIndex -1. */
  to: string;
}

/** The first stop of the Tab key: past the menus, to the page itself. */
export function SkipLink({ to }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="fixed top-3 left-3 z-60 -translate-y-24 rounded-md bg-ink px-5 py-3 font-semibold text-paper no-underline focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
