import { formatNumber } from '@larder/contract/format-number';
import type { Activity, Stats } from '@larder/contract/stats';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { countText } from '#features/recipes/model/recipe-text.ts';
import {
  activityText,
  aiShare,
  compactDuration,
  ingredientBars,
  shownActivities,
} from '#features/stats/model/figures.ts';
import { classNames } from '#ui/class-names.ts';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Stat } from '#ui/stat.tsx';

interface PartProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Part({ title, className, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('min-w-0', className)}>
      <h3 id={id} className="mb-2.5 font-sans text-sm font-semibold text-ink-soft">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Hidden from screen readers: the text beside it has the same information. */
function Bar({ width, tone }: { width: number; tone: 'basil' | 'saffron' }) {
  return (
    <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-paper-sunken forced-colors:border">
      <div
        className={`h-full rounded-full ${tone === 'basil' ? 'bg-basil' : 'bg-saffron'} forced-colors:bg-[CanvasText]`}
        style={{ width: `${width}%` }}
      />
    </div>
  );
}

/** A duration with small units, so that "3 h 20 min" fits on one line like other figures. */
function Duration({ minutes }: { minutes: number }) {
  return (
    <span className="whitespace-nowrap">
      {compactDuration(minutes)
        .split(/([a-z]+)/u)
        .map((part, index) =>
          /^[a-z]/u.test(part) ? (
            <span key={index} className="-ml-0.5 font-sans text-base">
              {part}
            </span>
          ) : (
            part
          ),
        )}
    </span>
  );
}

interface FiguresProps {
  stats: Stats;
  /** Figures that are zero are shown too: nothing could be counted. */
  hasZeros: boolean;
}

function Figures({ stats, hasZeros }: FiguresProps) {
  const { totalRecipes, sharedRecipes, totalCookingTime, averageCookingTime, timesCooked } = stats;
  return (
    <div className="min-w-0">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Stat label={totalRecipes === 1 ? 'recipe' : 'recipes'} value={formatNumber(totalRecipes)} />
        {(hasZeros || sharedRecipes > 0) && <Stat label="shared" value={formatNumber(sharedRecipes)} />}
        {(hasZeros || totalCookingTime > 0) && (
          <Stat label="cooking time" value={<Duration minutes={totalCookingTime} />} />
        )}
        {/* Of a single recipe, it would say the same time twice. */}
        {(hasZeros || averageCookingTime !== totalCookingTime) && (
          <Stat label="average time" value={<Duration minutes={averageCookingTime} />} />
        )}
        {timesCooked !== undefined && (
          <Stat label={timesCooked === 1 ? 'time cooked' : 'times cooked'} value={formatNumber(timesCooked)} />
        )}
      </dl>
      <Origins stats={stats} hasZeros={hasZeros} />
    </div>
  );
}

/** How many of the recipes REECE generated. */
function Origins({ stats, hasZeros }: FiguresProps) {
  const { aiGeneratedRecipes, manualRecipes } = stats;
  return (
    <div className="mt-4 text-sm">
      <p className="flex justify-between gap-x-3">
        <span className="font-semibold">{aiShare(stats)}% AI generated</span>
        <span className="text-ink-soft">{formatNumber(aiGeneratedRecipes)}</span>
      </p>
      <Bar width={aiShare(stats)} tone="saffron" />
      {(hasZeros || manualRecipes > 0) && (
        <p className="mt-1 flex justify-between gap-x-3 text-ink-soft">
          <span>Written by hand</span>
          <span>{formatNumber(manualRecipes)}</span>
        </p>
      )}
    </div>
  );
}

function Ingredients({ stats }: { stats: Stats }) {
  const bars = ingredientBars(stats);
  return (
    <Part title="Top ingredients">
      {bars.length === 0 && <p className="text-sm text-ink-faint">Your most-used ingredients will show up here.</p>}
      <ol className="flex flex-col gap-3">
        {bars.map(({ ingredient, count, width }) => (
          <li key={ingredient}>
            <p className="flex justify-between gap-3 text-sm">
              <span dir="auto" className="truncate font-semibold first-letter:uppercase">
                {ingredient}
              </span>
              <span className="shrink-0 text-ink-soft">{countText(count, 'recipe')}</span>
            </p>
            <Bar width={width} tone="basil" />
          </li>
        ))}
      </ol>
    </Part>
  );
}

function ActivityLine({ activity: { type, title, at }, isSample }: { activity: Activity; isSample: boolean }) {
  return (
    <>
      <span className="block truncate font-semibold text-ink group-hover:underline">
        <bdi>{title}</bdi>
      </span>
      <span className="block text-xs text-ink-faint">
        {activityText(type)} {!isSample && <RelativeTime at={at} />}
      </span>
    </>
  );
}

function Activities({ stats, isSample }: { stats: Stats; isSample: boolean }) {
  const activities = shownActivities(stats);
  return (
    <Part title="Recent activity" className="sm:max-xl:col-span-2">
      {activities.length === 0 && (
        <p className="text-sm text-ink-faint">Recipes you create, change and share will show up here.</p>
      )}
      <ol className="-mt-1 text-sm sm:max-xl:grid sm:max-xl:grid-cols-2 sm:max-xl:gap-x-10">
        {activities.map((activity, index) => (
          <li key={index}>
            {isSample ? (
              <div className="min-h-11 py-0.5">
                <ActivityLine activity={activity} isSample />
              </div>
            ) : (
              <Link
                to="/recipe/$id"
                params={{ id: activity.recipe_id }}
                className="group -mx-2 block min-h-11 rounded-sm px-2 py-0.5 no-underline hover:transition-colors hover:bg-paper-sunken"
              >
                <ActivityLine activity={activity} isSample={false} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** At least as high as with all content, so that loading does not shift the recipes below. */
export const STATS_GRID = 'grid content-start gap-x-10 gap-y-6 sm:min-h-88 sm:grid-cols-2 xl:min-h-53 xl:grid-cols-3';

/** Totals, top ingredients and recent activity. */
export function StatsBody({ stats, isSample, hasZeros }: FiguresProps & { isSample: boolean }) {
  return (
    <div className={STATS_GRID}>
      <Figures stats={stats} hasZeros={hasZeros} />
      <Ingredients stats={stats} />
      <Activities stats={stats} isSample={isSample} />
    </div>
  );
}
