import type { MessageContext } from '@larder/contract/chat';
import { CHAT_LIMITS } from '@larder/contract/chat';
import { numberedSteps } from '@larder/culinary/steps/numbered-steps';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { useTimers } from '#features/cooking/hooks/use-timers.ts';
import { sizeFrom, sizeText } from '#features/cooking/model/recipe-size.ts';
import { remainingMs } from '#features/cooking/model/timers.ts';
import { recipeQuery } from '#features/recipes/api.ts';

export interface AtHand {
  readonly title: string;
  /** "Salmon Teriyaki, step 3, 6 servings". */
  readonly text: string;
  /** True once the user has removed it: messages are about nothing in particular. */
  readonly isRemoved: boolean;
  readonly setRemoved: (isRemoved: boolean) => void;
  /** What goes with a message that is sent now; undefined if the user has removed it. */
  readonly read: () => MessageContext | undefined;
}

/** The recipe of the page that is open, with the step, the size and the timers; null on any other page. */
export function useAtHand(): AtHand | null {
  const { id } = useParams({ strict: false });
  const { cook, servings, times } = useSearch({ strict: false });
  const { data: recipe } = useQuery({ ...recipeQuery(id ?? ''), enabled: id !== undefined });
  const [timers] = useTimers();
  const [removedId, setRemovedId] = useState<string | null>(null);
  if (id === undefined || recipe === undefined) return null;
  const size = sizeFrom({ servings, times }, recipe.servings);
  const step = cook === undefined ? undefined : Math.min(cook, numberedSteps(recipe.instructions).length);
  const sized = size === null ? null : sizeText(size, recipe.servings);
  const parts = [recipe.title, ...(step === undefined ? [] : [`step ${step}`]), ...(sized === null ? [] : [sized])];
  const isRemoved = removedId === id;
  return {
    title: recipe.title,
    text: parts.join(', '),
    isRemoved,
    setRemoved: (next) => setRemovedId(next ? id : null),
    read: () => {
      if (isRemoved) return undefined;
      const now = Date.now();
      const running = timers.filter(({ endsAt }) => endsAt !== null).slice(0, CHAT_LIMITS.context_timers_max);
      return {
        recipe_id: id,
        ...(step === undefined ? {} : { step }),
        ...size,
        ...(running.length === 0 ? {} : { timers: running.map((timer) => toContext(timer, id, now)) }),
      };
    },
  };
}

type Timer = ReturnType<typeof useTimers>[0][number];

/** A timer of another recipe names it. */
function toContext(timer: Timer, recipeId: string, now: number) {
  const label = timer.recipeId === recipeId ? timer.label : `${timer.label}, ${timer.recipeTitle}`;
  return {
    label: label.slice(0, CHAT_LIMITS.context_label_max_characters).toWellFormed(),
    remaining_s: Math.min(Math.ceil(remainingMs(timer, now) / 1000), CHAT_LIMITS.context_seconds_max),
  };
}
