import { ArrowLeft, ArrowRight } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { BasicInfoStep } from '#features/recipe-form/components/basic-info-step.tsx';
import { DetailsStep } from '#features/recipe-form/components/details-step.tsx';
import { IngredientsStep } from '#features/recipe-form/components/ingredients-step.tsx';
import { InstructionsStep } from '#features/recipe-form/components/instructions-step.tsx';
import { MadeNote } from '#features/recipe-form/components/made-note.tsx';
import type { DraftKeeper } from '#features/recipe-form/components/use-draft-keeper.ts';
import { useRecipeMaker } from '#features/recipe-form/components/use-recipe-maker.ts';
import { useWizard } from '#features/recipe-form/components/use-wizard.ts';
import type { Question } from '#features/recipe-form/components/wizard-question.tsx';
import type { RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { isToldByField, LAST_STEP, STEP_NAMES } from '#features/recipe-form/model/wizard-steps.ts';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ProgressSteps } from '#ui/progress-steps.tsx';

/** Fetched by the first question: most recipes are written without one. */
const WizardQuestion = lazy(async () => {
  const { WizardQuestion: component } = await import('#features/recipe-form/components/wizard-question.tsx');
  return { default: component };
});

export interface RecipeWizardProps {
  draft: RecipeDraft;
  /** The draft was begun earlier. */
  restored: boolean;
  keeper: DraftKeeper;
  onDiscard: () => void;
}

export function RecipeWizard({ draft, restored, keeper, onDiscard }: RecipeWizardProps) {
  const wizard = useWizard(draft, keeper);
  const { step, made, problem, saving } = wizard;
  const maker = useRecipeMaker(wizard);
  const [question, setQuestion] = useState<Question | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);

  // A new step begins at its top; a problem has its own place to go to.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo({ top: 0 });
    if (problem === null) heading.current?.focus({ preventScroll: true });
  }, [step, problem]);

  /** Asks first where something that was typed since would be lost. */
  const askOr = (asked: Question, act: () => void): void => (maker.isChanged() ? setQuestion(asked) : act());

  const answer = (confirmed: Question): void => {
    setQuestion(null);
    if (confirmed === 'discard') onDiscard();
    if (confirmed === 'undo') maker.undo();
    if (confirmed === 'another') maker.makeAnother();
  };

  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex items-start justify-between gap-4">
        <PageHeader title="Create Recipe" className="mb-4 sm:mb-6" />
        <Button
          tone="ghost"
          className={wizard.touched && !saving ? '-mr-3 px-3' : 'invisible -mr-3 px-3'}
          onClick={() => setQuestion('discard')}
        >
          Discard draft
        </Button>
      </div>
      {restored && (
        <FormMessage tone="success" className="mb-6">
          Your draft is back, as you left it.
        </FormMessage>
      )}
      <ProgressSteps label="Steps" steps={STEP_NAMES} current={step} onGoBackTo={wizard.goTo} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          wizard.goOn();
        }}
      >
        <h2 ref={heading} tabIndex={-1} className="mt-6 mb-5 text-2xl font-semibold">
          {STEP_NAMES[step]}
        </h2>
        {made !== null && (
          <MadeNote
            key={maker.count}
            made={made}
            fresh={maker.count > 0}
            busy={maker.busy}
            full={step === 1}
            onUndo={() => askOr('undo', maker.undo)}
            onAnother={() => askOr('another', maker.makeAnother)}
            onEditTitle={() => wizard.goTo(0)}
          />
        )}
        {step === 0 && <BasicInfoStep wizard={wizard} />}
        {step === 1 && <IngredientsStep wizard={wizard} maker={maker} onMake={maker.make} />}
        {step === 2 && <InstructionsStep wizard={wizard} />}
        {step === LAST_STEP && <DetailsStep wizard={wizard} />}
        <div className="mt-10 border-t border-line pt-5">
          {problem !== null &&
            (isToldByField(problem) ? (
              <p role="alert" className="sr-only">
                {problem.summary}
              </p>
            ) : (
              <FormMessage className="mb-4">{problem.summary}</FormMessage>
            ))}
          <div className="flex justify-between gap-3">
            {step > 0 && (
              <Button disabled={saving} onClick={() => wizard.goTo(step - 1)}>
                <ArrowLeft aria-hidden="true" />
                Back
              </Button>
            )}
            <Button
              type="submit"
              tone={step === 1 && made === null ? 'secondary' : 'primary'}
              className="ml-auto min-w-36"
              busy={saving}
              busyLabel="Creating..."
            >
              {step === LAST_STEP ? 'Create Recipe' : 'Next'}
              {step < LAST_STEP && <ArrowRight aria-hidden="true" />}
            </Button>
          </div>
        </div>
      </form>
      {question !== null && (
        <Suspense>
          <WizardQuestion question={question} onAnswer={answer} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
    </div>
  );
}
