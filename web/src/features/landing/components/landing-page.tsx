import type { ReactNode } from 'react';

import { FeatureCards } from '#features/landing/components/feature-cards.tsx';
import { Hero } from '#features/landing/components/hero.tsx';
import { HowItWorks } from '#features/landing/components/how-it-works.tsx';
import { LandingFooter, LandingHeader } from '#features/landing/components/landing-frame.tsx';
import type { Visitor } from '#features/landing/components/landing-frame.tsx';
import type { PictureOf } from '#features/landing/components/sample-picture.tsx';
import { HIDDEN_WHEN_CLOSED } from '#features/landing/components/sign-up-class.ts';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { SkipLink } from '#ui/skip-link.tsx';

export interface LandingPageProps extends Visitor {
  productName: string;
  year: string;
  pictureOf: PictureOf;
  /** The only part that is hydrated in the browser. */
  demo: ReactNode;
}

function JoinUs() {
  return (
    <>
      <p className={classNames('mt-4 text-lg text-ink-soft', HIDDEN_WHEN_CLOSED)}>
        An email address and a password, and your first recipe is a minute away.
      </p>
      <LinkButton tone="primary" size="large" href="/register" className={classNames('mt-8', HIDDEN_WHEN_CLOSED)}>
        Start your cookbook
      </LinkButton>
      <p className="mt-4 text-ink-soft">
        Been here before?{' '}
        <a href="/login" className="font-semibold text-tomato-ink underline underline-offset-4">
          Log in
        </a>
      </p>
    </>
  );
}

function BackToCooking() {
  return (
    <>
      <p className="mt-4 text-lg text-ink-soft">Your recipes are right where you left them.</p>
      <LinkButton tone="primary" size="large" href="/my-cookbook" className="mt-8">
        Open your cookbook
      </LinkButton>
    </>
  );
}

/** The landing page. Rendered at build time; readable without JavaScript. */
export function LandingPage({ productName, year, isSignedIn, pictureOf, demo }: LandingPageProps) {
  return (
    <>
      <SkipLink to="main" />
      <LandingHeader productName={productName} isSignedIn={isSignedIn} />
      <main id="main" tabIndex={-1}>
        <Hero productName={productName} isSignedIn={isSignedIn} pictureOf={pictureOf} />
        <section aria-labelledby="try-it" id="try" className="shell scroll-mt-8 pb-16 sm:pb-24">
          <div className="mx-auto max-w-4xl">
            <h2 id="try-it" className="mb-5 text-center text-3xl font-semibold tracking-tight">
              Try it, right here
            </h2>
            {demo}
            <p className="mt-4 text-center text-sm text-ink-faint">
              This one is cooked up inside your browser. Nothing you type leaves it.
            </p>
          </div>
        </section>
        <HowItWorks pictureOf={pictureOf} />
        <FeatureCards />
        <section className="shell py-16 sm:py-24" aria-labelledby="begin">
          <div className="mx-auto flex max-w-prose flex-col items-center text-center">
            <h2 id="begin" className="text-4xl font-semibold tracking-tight">
              Dinner is closer than you think
            </h2>
            {isSignedIn ? <BackToCooking /> : <JoinUs />}
          </div>
        </section>
      </main>
      <LandingFooter productName={productName} year={year} />
    </>
  );
}
