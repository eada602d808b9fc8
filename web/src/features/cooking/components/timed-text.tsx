import { useStepTimer } from '#features/cooking/hooks/use-step-timer.ts';
import type { CookableRecipe } from '#features/cooking/model/shaped-recipe.ts';
import type { StepPiece } from '#features/cooking/model/step-pieces.ts';
import { durationText } from '#features/cooking/model/timer-text.ts';
import { withoutTypesetting } from '#features/recipes/model/recipe-text.ts';
import { InlineButton } from '#ui/inline-button.tsx';

export interface TimedTextProps {
  recipe: Pick<CookableRecipe, 'id' | 'title'>;
  /** Position of the step. */
  step: number;
  pieces: readonly StepPiece[];
}

/** The text of a step, with a timer button for each time. */
export function TimedText({ recipe, step, pieces }: TimedTextProps) {
  const { isRunning, start } = useStepTimer(recipe, step);
  return pieces.map(({ text, timer }, at) => {
    if (timer === null) return <span key={at}>{text}</span>;
    const running = isRunning(timer);
    const said = withoutTypesetting(text);
    const what = timer.label === null ? '' : `, ${timer.label}`;
    return (
      <InlineButton
        key={at}
        tone={running ? 'basil' : 'tomato'}
        aria-label={
          running ? `${said}: timer is set${what}` : `${said}: start a timer for ${durationText(timer.seconds)}${what}`
        }
        onPress={() => start(timer)}
      >
        {text}
      </InlineButton>
    );
  });
}
