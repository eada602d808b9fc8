import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { NotebookPen, Refrigerator, UsersRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { NOTHING_FOUND } from '#features/dashboard/model/results-text.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

interface Way {
  readonly title: string;
  readonly text: string;
  readonly Icon: LucideIcon;
  readonly tone: string;
  readonly link: Pick<LinkProps, 'to' | 'search'>;
}

/** The wizard's step with the list of ingredients, which REECE can write a recipe from. */
const INGREDIENTS_STEP = 2;

const WAYS: readonly Way[] = [
  {
    title: 'Write one down',
    text: 'A favorite of yours, typed or pasted, in four short steps.',
    Icon: NotebookPen,
    tone: 'bg-tomato-wash text-tomato-ink',
    link: { to: '/create-recipe' },
  },
  {
    title: 'Cook from the fridge',
    text: 'Say what you have. REECE writes a recipe from it.',
    Icon: Refrigerator,
    tone: 'bg-basil-wash text-basil-ink',
    link: { to: '/create-recipe', search: { step: INGREDIENTS_STEP } },
  },
  {
    title: 'Browse the community',
    text: 'Cook what others have shared, and keep a copy of what you like.',
    Icon: UsersRound,
    tone: 'bg-saffron-wash text-saffron-ink',
    link: { to: '/community' },
  },
];

/** The empty state of a user without recipes: three ways to the first one. */
export function FirstRecipes() {
  return (
    <section aria-labelledby="first-recipes" className="-mt-6 pt-4 pb-14 sm:-mt-4 sm:pb-20">
      <h2 id="first-recipes" className="text-center text-2xl font-semibold">
        {NOTHING_FOUND}
      </h2>
      <p className="mx-auto mt-2 max-w-md text-center text-balance text-ink-soft">
        Your first one is a minute away. Where would you like to start?
      </p>
      <ul ref={restoreFocusOnRemoval} className="mx-auto mt-7 grid max-w-4xl gap-4 sm:grid-cols-3 sm:gap-5">
        {WAYS.map(({ title, text, Icon, tone, link }) => (
          <Card
            as="li"
            key={title}
            interactive
            className="flex items-center gap-4 p-4! sm:flex-col sm:items-start sm:p-6!"
          >
            <span className={classNames('grid size-12 shrink-0 place-items-center rounded-full sm:size-14', tone)}>
              <Icon aria-hidden="true" className="size-6 stroke-[1.5] sm:size-7" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg font-semibold sm:text-xl">
                <Link {...link} className="no-underline after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="mt-0.5 text-sm text-ink-soft sm:mt-1.5 sm:text-base">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
