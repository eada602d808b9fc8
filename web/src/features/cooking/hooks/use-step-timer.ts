import { toast } from 'sonner';

import { useTimers } from '#features/cooking/hooks/use-timers.ts';
import type { CookableRecipe } from '#features/cooking/model/shaped-recipe.ts';
import type { StepTimer } from '#features/cooking/model/step-pieces.ts';
import { timerElementId, timerLabel } from '#features/cooking/model/timer-text.ts';
import { findTimer, startTimer, TIMERS_MAX } from '#features/cooking/model/timers.ts';
import { unlockChime } from '#platform/chime.ts';

/** Starts the timer of a time in a step, or focuses it when it is running already. */
export function useStepTimer(recipe: Pick<CookableRecipe, 'id' | 'title'>, step: number) {
  const [timers, change] = useTimers();
  const isRunning = ({ index }: StepTimer): boolean =>
    findTimer(timers, { recipeId: recipe.id, step, index }) !== undefined;

  const start = ({ index, seconds, upToSeconds, label }: StepTimer): void => {
    unlockChime();
    const running = findTimer(timers, { recipeId: recipe.id, step, index });
    if (running !== undefined) {
      document.getElementById(timerElementId(running.id))?.focus();
      return;
    }
    if (timers.length >= TIMERS_MAX) {
      toast.info(`${TIMERS_MAX} timers are running`, { description: 'Stop one to start another.' });
      return;
    }
    const timer = {
      // One timer for each time in a step.
      id: `${recipe.id}-${step}-${index}`,
      label: timerLabel(label),
      recipeId: recipe.id,
      recipeTitle: recipe.title,
      step,
      index,
      seconds,
      upToSeconds,
    };
    change((before) => startTimer(before, timer, Date.now()));
  };
  return { isRunning, start };
}
