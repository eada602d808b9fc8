import { numberedSteps } from '@larder/culinary/steps/numbered-steps';
import { ArrowLeft, ArrowRight, Check, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { CookStatus, CookTools } from '#features/cooking/components/cook-tools.tsx';
import { CookStep } from '#features/cooking/components/cook-step.tsx';
import { TimerList } from '#features/cooking/components/timer-list.tsx';
import { useCookKeys, useCookSwipes } from '#features/cooking/hooks/use-cook-gestures.ts';
import { useReadAloud } from '#features/cooking/hooks/use-read-aloud.ts';
import { useVoice } from '#features/cooking/hooks/use-voice.ts';
import { clampStep, moveStep } from '#features/cooking/model/cook-position.ts';
import type { CookMove } from '#features/cooking/model/cook-position.ts';
import type { CookableRecipe, CookedRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { ingredientsOfStep } from '#features/cooking/model/step-ingredients.ts';
import { TICK_MS, vibrate } from '#platform/haptics.ts';
import { keepScreenOn } from '#platform/wake-lock.ts';
import type { WakeLockState } from '#platform/wake-lock.ts';
import { Button } from '#ui/button.tsx';
import { FullScreenDialog } from '#ui/full-screen-dialog.tsx';

const COLUMN = 'mx-auto w-full max-w-page px-4 sm:px-8';

export interface CookModeProps {
  recipe: CookableRecipe;
  cooked: CookedRecipe;
  /** Counts from 1. */
  step: number;
  onStep: (step: number) => void;
  onClose: () => void;
  /** Called after `onClose` when the user leaves by the button of the last step. */
  onDone?: (() => void) | undefined;
  /** Further buttons beside the tools. */
  tools?: ReactNode;
}

function Progress({ step, steps }: { step: number; steps: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={1}
      aria-valuemax={steps}
      aria-valuenow={step}
      className="h-1.5 shrink-0 bg-paper-sunken"
    >
      <div className="h-full bg-tomato transition-[width]" style={{ width: `${(step / steps) * 100}%` }} />
    </div>
  );
}

/** Full-screen cook mode: one step at a time, in large type. */
export function CookMode({ recipe, cooked, step: requestedStep, onStep, onClose, onDone, tools }: CookModeProps) {
  const { shaped, steps: pieces } = cooked;
  const numbered = useMemo(() => numberedSteps(shaped.instructions), [shaped]);
  const steps = numbered.length;
  const step = clampStep(requestedStep, steps);
  const { index = 0, section = null } = numbered[step - 1] ?? {};
  const text = shaped.instructions[index] ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const [wake, setWake] = useState<WakeLockState | null>(null);
  useEffect(() => keepScreenOn(setWake), []);
  // Parsed per step: parsing all steps would delay opening.
  const ingredients = useMemo(() => ingredientsOfStep(shaped.ingredients, shaped.instructions, index), [shaped, index]);
  const { reading, read, stop } = useReadAloud();

  const move = (how: CookMove): void => {
    const next = moveStep(step, steps, how);
    if (next === step) return;
    onStep(next);
    vibrate(TICK_MS);
    if (reading) read(shaped.instructions[numbered[next - 1]?.index ?? 0] ?? '');
    heading.current?.focus();
  };
  const [voice, setVoice] = useVoice((command) => {
    if (command === 'repeat') read(text);
    else if (command === 'stop') stop();
    else move(command);
  });
  const keys = useCookKeys(move);
  const swipes = useCookSwipes(move);
  const isLast = step === steps;
  const finish = (): void => {
    onClose();
    onDone?.();
  };

  return (
    <FullScreenDialog onClose={onClose} title={`Cooking ${recipe.title}`} initialFocus={heading} {...keys}>
      <div className="flex shrink-0 items-center gap-2 py-2 pr-2 pl-4 sm:pr-4 sm:pl-6">
        {/* Hidden, because it is already the dialog's name. */}
        <p aria-hidden="true" dir="auto" className="min-w-0 grow truncate font-serif text-lg font-semibold">
          {recipe.title}
        </p>
        <CookTools reading={reading} onRead={() => (reading ? stop() : read(text))} voice={voice} onVoice={setVoice} />
        {tools}
        <Button tone="ghost" size="icon" aria-label="Leave cook mode" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <Progress step={step} steps={steps} />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain" {...swipes}>
        <div className={`${COLUMN} flex min-h-full flex-col py-6 sm:py-10`}>
          <h2 ref={heading} tabIndex={-1} className="eyebrow font-sans text-tomato-ink">
            Step {step} of {steps}
            {section !== null && ` · ${section}`}
          </h2>
          <CookStep
            recipe={recipe}
            index={index}
            text={text}
            pieces={pieces?.[index] ?? null}
            ingredients={ingredients.map(({ line, section: of }) => ({
              text: shaped.ingredients[line] ?? '',
              section: of,
              parts: (recipe.linked_recipes ?? []).flatMap((part, at) =>
                part.ingredient === line ? [{ part, ingredients: shaped.parts[at] ?? [] }] : [],
              ),
            }))}
            notes={shaped.notes.filter((note) => note.step === index)}
            picture={recipe.step_pictures?.find((picture) => picture.step === index)?.image_url ?? null}
            ownNote={recipe.step_notes?.find((note) => note.step === index)?.note ?? null}
          />
          <div className="mt-auto pt-10">
            <CookStatus wake={wake} voice={voice} />
          </div>
        </div>
      </div>
      <TimerList className={`${COLUMN} shrink-0 py-1`} />
      <div className="shrink-0 border-t border-line pb-[env(safe-area-inset-bottom)]">
        <div className={`${COLUMN} flex gap-3 py-3`}>
          <Button size="large" className="grow basis-0" disabled={step === 1} onClick={() => move('back')}>
            <ArrowLeft aria-hidden="true" />
            Back
          </Button>
          <Button
            tone="primary"
            size="large"
            className="grow basis-0"
            onClick={() => (isLast ? finish() : move('next'))}
          >
            {isLast ? 'Done' : 'Next'}
            {isLast ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
          </Button>
        </div>
      </div>
    </FullScreenDialog>
  );
}
