import { HIDDEN_WHEN_CLOSED } from '#features/landing/components/sign-up-class.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const VERSION_LABEL = 'v4.0.2';

/** The session state of the visitor. */
export interface Visitor {
  /** Links lead to the dashboard instead of login and sign-up. */
  isSignedIn: boolean;
}

export function LandingHeader({ productName, isSignedIn }: Visitor & { productName: string }) {
  return (
    <header className="shell flex h-18 items-center justify-between gap-4 sm:h-22">
      <a href="/" className="flex min-h-11 items-center rounded-sm no-underline">
        <BrandMark name={productName} />
      </a>
      <nav aria-label="Account" className="flex items-center gap-1 sm:gap-3">
        {isSignedIn ? (
          <LinkButton href="/dashboard">Go to Dashboard</LinkButton>
        ) : (
          <>
            <LinkButton tone="ghost" href="/login">
              Log in
            </LinkButton>
            <LinkButton href="/register" className={HIDDEN_WHEN_CLOSED}>
              Sign up
            </LinkButton>
          </>
        )}
      </nav>
    </header>
  );
}

export function LandingFooter({ productName, year }: { productName: string; year: string }) {
  return (
    <footer className="border-t border-line">
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8 text-sm text-ink-faint">
        <p>
          © {year} {productName}
        </p>
        <p>{VERSION_LABEL}</p>
      </div>
    </footer>
  );
}
