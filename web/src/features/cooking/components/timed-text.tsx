import { toast } from 'sonner';

import { useTimers } from '#features/cooking/hooks/use-timers.ts';
import type { CookableRecipe } from '#features/cooking/model/shaped-recipe.ts';
import type { StepPiece, StepTimer } from '#features/cooking/model/step-pieces.ts';
import { durationText, timerElementId, timerLabel } from '#features/cooking/model/timer-text.ts';
import { findTimer, startTimer, TIMERS_MAX } from '#features/cooking/model/timers.ts';
import { unlockChime } from '#platform/chime.ts';
import { InlineButton } from '#ui/inline-button.tsx';

/** Starts the timer of a time in a step, or leads to it where it runs already. */
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
      // There is only one for each time in a step; browsers give random ids only to pages that came by HTTPS.
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

export interface TimedTextProps {
  recipe: Pick<CookableRecipe, 'id' | 'title'>;
  /** Position of the step. */
  step: number;
  pieces: readonly StepPiece[];
}

/** A step whose times can be pressed to start a timer. */
export function TimedText({ recipe, step, pieces }: TimedTextProps) {
  const { isRunning, start } = useStepTimer(recipe, step);
  return pieces.map(({ text, timer }, at) => {
    if (timer === null) return <span key={at}>{text}</span>;
    const running = isRunning(timer);
    const what = timer.label === null ? '' : `, ${timer.label}`;
    return (
      <InlineButton
        key={at}
        tone={running ? 'basil' : 'tomato'}
        aria-label={
          running ? `${text}: timer is set${what}` : `${text}: start a ${durationText(timer.seconds)} timer${what}`
        }
        onPress={() => start(timer)}
      >
        {text}
      </InlineButton>
    );
  });
}
