import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';

import { statsQuery } from '#features/stats/api.ts';
import { StatsBody } from '#features/stats/components/stats-body.tsx';
import { StatsSkeleton } from '#features/stats/components/stats-skeleton.tsx';
import { isNothingToCount, summaryText } from '#features/stats/model/figures.ts';
import { shownStats } from '#features/stats/model/shown-stats.ts';
import { readStored, writeStored } from '#platform/browser-storage.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';

/** boot.ts reads the same key. */
const UNFOLDED_KEY = 'stats-unfolded';
const WIDE_SCREEN = '(width >= 40rem)';

/**
 * Folded by default on a phone, so that recipes come first. The user's choice is stored in the browser. `shown` is null until
 * hydration: the stylesheet then shows what the user sees after it.
 */
function useUnfolded(): { isUnfolded: boolean; shown: boolean | null; toggle: () => void } {
  const isHydrated = useIsHydrated();
  const isWide = useMediaQuery(WIDE_SCREEN);
  const [chosen, choose] = useState(() => readStored('local', UNFOLDED_KEY));
  const isUnfolded = isHydrated && (chosen === null ? isWide : chosen === 'true');
  // The button reacts at once; the figures render afterwards.
  const shown = useDeferredValue(isHydrated ? isUnfolded : null);
  const toggle = (): void => {
    choose(String(!isUnfolded));
    writeStored('local', UNFOLDED_KEY, String(!isUnfolded));
  };
  return { isUnfolded, shown, toggle };
}

/** The panel in one line, without zeros. */
function NothingToCount() {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="mb-6 flex flex-wrap items-baseline gap-x-4 py-3! sm:mb-8 sm:py-4!"
    >
      <h2 id={id} className="text-lg font-semibold">
        At a glance
      </h2>
      <p className="text-sm text-ink-soft">No recipes yet</p>
    </Card>
  );
}

/** Statistics of the user's own recipes. */
export function StatsPanel() {
  const { data, error, refetch } = useQuery(statsQuery());
  const { isUnfolded, shown: unfolded, toggle } = useUnfolded();
  const id = useId();
  const shown = shownStats(data, error);
  if (shown === null) return <StatsSkeleton unfolded={unfolded ?? isUnfolded} />;
  const { kind, stats } = shown;
  if (kind === 'own' && isNothingToCount(stats)) return <NothingToCount />;
  const retry = (
    <Button ref={restoreFocusOnRemoval} onClick={() => void refetch()}>
      Try Again
    </Button>
  );
  return (
    <Card
      as="section"
      aria-labelledby={`${id}-title`}
      className={classNames('mb-6 sm:mb-8', kind === 'sample' && 'border-dashed border-edge')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`${id}-title`} className="text-xl font-semibold">
          At a glance
        </h2>
        {kind === 'sample' && <Badge tone="saffron">Sample data</Badge>}
        <Button
          tone="ghost"
          size="icon"
          className="-my-2 -mr-2 ml-auto"
          aria-label="Show statistics"
          aria-expanded={isUnfolded}
          aria-controls={`${id}-body`}
          onClick={toggle}
        >
          <ChevronDown
            className={classNames(
              'transition-transform',
              unfolded === null ? 'stats-unfolded:rotate-180' : isUnfolded && 'rotate-180',
            )}
            aria-hidden="true"
          />
        </Button>
      </div>
      {unfolded !== true && (
        <p className={classNames('mt-0.5 text-sm text-ink-soft', unfolded === null && 'stats-unfolded:hidden')}>
          {summaryText(stats)}
        </p>
      )}
      {kind === 'sample' && (
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
          <p role="status" className="text-sm text-ink-soft">
            Your statistics could not be loaded, so these are sample numbers. Your recipes are safe.
          </p>
          {retry}
        </div>
      )}
      {kind === 'unreachable' && (
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
          <p role="status" className="text-sm text-ink-soft">
            We couldn’t reach the server, so your recipes can’t be counted right now. They are safe.
          </p>
          {retry}
        </div>
      )}
      <div
        id={`${id}-body`}
        hidden={unfolded === false}
        className={classNames('mt-4', unfolded === null && 'hidden stats-unfolded:block')}
      >
        {unfolded !== false && (
          <StatsBody stats={stats} isSample={kind === 'sample'} hasZeros={kind === 'unreachable'} />
        )}
      </div>
    </Card>
  );
}
