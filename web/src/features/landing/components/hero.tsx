import type { Visitor } from '#features/landing/components/landing-frame.tsx';
import { SamplePicture } from '#features/landing/components/sample-picture.tsx';
import type { PictureOf } from '#features/landing/components/sample-picture.tsx';
import { SAMPLE_DISHES } from '#features/landing/sample-dishes.ts';
import type { SampleDish } from '#features/landing/sample-dishes.ts';
import { HIDDEN_WHEN_CLOSED } from '#features/landing/components/sign-up-class.ts';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** Grid placement of the three recipe cards. */
const PLACES = ['col-span-2 rotate-1', '-rotate-2', 'translate-y-3 rotate-2'];

function RecipeCardOnTable({ dish, src, place }: { dish: SampleDish; src: string; place: string }) {
  return (
    <figure className={classNames('overflow-hidden rounded-lg border border-line bg-paper-raised shadow-high', place)}>
      <SamplePicture src={src} eager />
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 px-3.5 py-2.5 sm:px-5 sm:py-3">
        <span className="font-serif leading-tight font-semibold">{dish.title}</span>
        <span className="text-xs text-ink-faint">{dish.minutes} minutes</span>
      </figcaption>
    </figure>
  );
}

export interface HeroProps extends Visitor {
  productName: string;
  pictureOf: PictureOf;
}

export function Hero({ productName, isSignedIn, pictureOf }: HeroProps) {
  return (
    <section className="overflow-x-clip">
      <div className="shell grid items-center gap-12 pt-6 pb-16 sm:pb-24 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:pt-10">
        <div>
          <h1 className="text-5xl font-semibold tracking-[-0.025em]">
            Cook something <span className="text-tomato-ink">good</span> with what you have.
          </h1>
          <p className="mt-6 max-w-xl text-lg text-ink-soft">
            {productName} is a cookbook that answers back. Say what’s in the fridge, and REECE, your cooking assistant,
            writes a recipe that makes sense. Keep it, change it, cook from it.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton
              tone="primary"
              size="large"
              href={isSignedIn ? '/my-cookbook' : '/register'}
              className={isSignedIn ? undefined : HIDDEN_WHEN_CLOSED}
            >
              {isSignedIn ? 'Open your cookbook' : 'Start your cookbook'}
            </LinkButton>
            <LinkButton size="large" href="#try">
              {isSignedIn ? 'Try it here' : 'Try it first'}
            </LinkButton>
          </div>
        </div>
        <div className="mx-auto grid w-full max-w-lg grid-cols-2 gap-4 pb-3 sm:gap-5 lg:mr-0">
          {PLACES.map((place, index) => {
            const dish = SAMPLE_DISHES[index];
            return dish && <RecipeCardOnTable key={dish.name} dish={dish} src={pictureOf(dish.name)} place={place} />;
          })}
        </div>
      </div>
    </section>
  );
}
