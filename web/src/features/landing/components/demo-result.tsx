import { Clock, Users } from 'lucide-react';

import type { Visitor } from '#features/landing/components/landing-frame.tsx';
import type { Teaser, TeaserAnswer } from '#features/landing/teaser.ts';
import { HIDDEN_WHEN_CLOSED } from '#features/landing/components/sign-up-class.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';

export const NO_DISH_TEXT = 'REECE couldn’t make a dish out of that.';

const LAYOUT = 'mt-7 grid gap-6 border-t border-line pt-7 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] sm:gap-8';

export function DemoWaiting() {
  return (
    <div className={LAYOUT}>
      <Skeleton className="aspect-4/3 w-full" />
      <div>
        <Skeleton className="h-8 w-3/4" />
        <SkeletonText lines={2} className="mt-4" />
        <SkeletonText lines={4} className="mt-7 w-2/3" />
      </div>
    </div>
  );
}

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

interface DemoResultProps extends Visitor {
  answer: TeaserAnswer;
  onAnother: () => void;
}

export function DemoResult({ answer, isSignedIn, onAnother }: DemoResultProps) {
  return (
    <>
      {answer.teaser !== null && <TeaserCard teaser={answer.teaser} isSignedIn={isSignedIn} onAnother={onAnother} />}
      {answer.teaser === null && (
        <p className="mt-7 border-t border-line pt-7 font-serif text-xl font-semibold">{NO_DISH_TEXT}</p>
      )}
      {answer.notes.length > 0 && (
        <ul aria-label="Good to know" className="mt-5 flex flex-col gap-1 text-sm text-ink-soft">
          {answer.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {answer.unusable.length > 0 && (
        <ul aria-label="Left out" className="mt-5 flex flex-col gap-1 text-sm text-ink-soft">
          {answer.unusable.map(({ text, reason }) => (
            <li key={`${text} ${reason}`}>
              {reason.toLowerCase().includes(text.toLowerCase()) ? (
                reason
              ) : (
                <>
                  <bdi className="font-semibold">{text}</bdi>: {reason}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface TeaserCardProps extends Visitor {
  teaser: Teaser;
  onAnother: () => void;
}

function TeaserCard({ teaser, isSignedIn, onAnother }: TeaserCardProps) {
  const { title, description, picture, minutes, servings, ingredients, more } = teaser;
  return (
    <article className={`appear ${LAYOUT}`}>
      <img
        src={picture}
        alt=""
        width={400}
        height={300}
        className="aspect-4/3 w-full rounded-lg border border-line object-cover"
      />
      <div className="min-w-0">
        <h3 className="text-2xl font-semibold">{title}</h3>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <Clock className="size-4" aria-hidden="true" />
            {countOf(minutes, 'minute')}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Users className="size-4" aria-hidden="true" />
            {countOf(servings, 'serving')}
          </span>
        </p>
        <p className="mt-3 text-ink-soft">{description}</p>
        <ul className="mt-4 flex flex-col divide-y divide-line border-y border-line">
          {ingredients.map((line) => (
            <li key={line} className="py-1.5">
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-faint">
          Plus {more.ingredients > 0 && `${countOf(more.ingredients, 'more ingredient')} and `}
          {countOf(more.steps, 'step')}.{' '}
          <span className={isSignedIn ? undefined : HIDDEN_WHEN_CLOSED}>
            {isSignedIn ? 'In your cookbook' : 'Sign up and'}{' '}
          </span>
          REECE writes whole recipes, which you can change and keep.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton
            tone="primary"
            href={isSignedIn ? '/create-recipe' : '/register'}
            className={isSignedIn ? undefined : HIDDEN_WHEN_CLOSED}
          >
            {isSignedIn ? 'Create a recipe' : 'Start your cookbook'}
          </LinkButton>
          <Button onClick={onAnother}>Another idea</Button>
        </div>
      </div>
    </article>
  );
}
