import { useBlocker } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { useExtractIngredients } from '#features/assistant/api.ts';
import { GENERATION_TEXTS } from '#features/assistant/model/generation-text.ts';
import { AskReece } from '#features/chat/components/ask-reece.tsx';
import { GenerationProgress } from '#features/recipe-form/components/generation-progress.tsx';
import { preloadLaterSteps, StepContent } from '#features/recipe-form/components/step-content.tsx';
import { WizardFooter } from '#features/recipe-form/components/wizard-footer.tsx';
import { useRecipeGenerator } from '#features/recipe-form/hooks/use-recipe-generator.ts';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import type { Question } from '#features/recipe-form/components/wizard-question.tsx';
import { STEP_NAMES } from '#features/recipe-form/model/wizard-search.ts';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ProgressSteps } from '#ui/progress-steps.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Lazy: most recipes need no question. */
const WizardQuestion = lazyPart(async () => {
  const { WizardQuestion: component } = await import('#features/recipe-form/components/wizard-question.tsx');
  return component;
}, 'This question');

/** Lazy: loads with the first generated recipe. */
const GeneratedNote = lazyPart(async () => {
  const { GeneratedNote: component } = await import('#features/recipe-form/components/generated-note.tsx');
  return component;
}, 'This message from REECE');

/** Lazy: a generation of an earlier visit may appear after the page. If the script fails, it is offered on the next visit. */
const GenerationOffer = lazyPart(async () => {
  const { GenerationOffer: component } = await import('#features/recipe-form/components/generation-offer.tsx');
  return component;
}, null);

/** Scripts of later steps load after this time, or at once when the user types. */
const PRELOAD_DELAY_MS = 1000;

export interface RecipeWizardProps {
  wizard: Wizard;
  title: string;
  /** A link above the title. */
  back?: ReactNode;
  /** The button of the last step. */
  submitLabel: string;
  busyLabel: string;
  /** Storage refuses the draft, so leaving the page would lose it. */
  losesAll: () => boolean;
  /** A message above the form. */
  notice: string | null;
  onDiscard: () => void;
  children?: ReactNode;
}

export function RecipeWizard({
  wizard,
  title,
  back,
  submitLabel,
  busyLabel,
  losesAll,
  notice,
  onDiscard,
  children,
}: RecipeWizardProps) {
  const { step, generated, problem, saving, touched, isOnePage, focusProblem } = wizard;
  const generator = useRecipeGenerator(wizard);
  const photo = useExtractIngredients();
  const [question, setQuestion] = useState<Question | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && losesAll(),
    enableBeforeUnload: losesAll,
    withResolver: true,
  });

  useEffect(() => {
    const timer = setTimeout(preloadLaterSteps, touched ? 0 : PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [touched]);

  // A new step starts at the top with its heading focused; a problem focuses its field instead.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo({ top: 0 });
    if (problem === null) heading.current?.focus({ preventScroll: true });
  }, [step, problem]);

  // oxlint-disable-next-line react/exhaustive-deps -- focuses the field once, not on every keystroke
  useEffect(focusProblem, [problem]);

  /** Asks for confirmation if the action would lose the user's edits. */
  const confirmOr = (asked: Question, act: () => void): void => (generator.isChanged() ? setQuestion(asked) : act());

  const answer = (confirmed: Question): void => {
    setQuestion(null);
    if (confirmed === 'discard') onDiscard();
    if (confirmed === 'undo') generator.undo();
    if (confirmed === 'another') generator.regenerate();
    if (confirmed === 'leave') leaving.proceed?.();
  };

  const asked = leaving.status === 'blocked' ? 'leave' : question;
  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex items-start justify-between gap-4">
        <PageHeader title={title} back={back} />
        <Button
          tone="ghost"
          className={touched && !saving ? '-mr-3 px-3' : 'invisible -mr-3 px-3'}
          onClick={() => setQuestion('discard')}
        >
          {wizard.isEdit ? 'Discard changes' : 'Discard draft'}
        </Button>
      </div>
      {notice !== null && (
        <FormMessage tone="success" className="mb-6">
          {notice}
        </FormMessage>
      )}
      {children}
      {!wizard.isEdit && (
        <Suspense>
          <GenerationOffer getForm={wizard.form.getValues} onUse={generator.apply} />
        </Suspense>
      )}
      {!isOnePage && (
        <ProgressSteps
          label="Steps"
          steps={STEP_NAMES}
          current={step}
          canOpen={(which) => !saving && wizard.canOpen(which)}
          onOpen={wizard.goTo}
        />
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          wizard.submitStep();
        }}
      >
        {!isOnePage && (
          <div className="mt-4.5 mb-3.5 flex items-center justify-between gap-3">
            <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold">
              {STEP_NAMES[step]}
            </h2>
            {/* The bottom bar has this button on narrower screens. */}
            <AskReece tone="ghost" className="max-lg:hidden" />
          </div>
        )}
        {generated !== null && (
          <Suspense fallback={<Skeleton className="mb-8 h-28" />}>
            <GeneratedNote
              key={generator.appliedCount}
              generated={generated}
              fresh={generator.appliedCount > 0}
              busy={generator.busy}
              full={step === 1}
              progress={generator.isRegenerating && <GenerationProgress generator={generator} />}
              onUndo={() => confirmOr('undo', generator.undo)}
              onAnother={() => confirmOr('another', generator.regenerate)}
              onEditTitle={() => wizard.goTo(0)}
            />
          </Suspense>
        )}
        {generator.busy && !generator.isRegenerating && step !== 1 && (
          <section aria-label="From REECE" className="mb-8 rounded-lg bg-saffron-wash p-5 pb-3">
            <p className="font-semibold">{GENERATION_TEXTS.ingredients.running}</p>
            <GenerationProgress generator={generator} />
          </section>
        )}
        {isOnePage ? (
          STEP_NAMES.map((name, index) => (
            <section key={name} aria-labelledby={`step-${index}`} className="mb-10">
              <div className="mb-3.5 flex min-h-11 items-center justify-between gap-3 border-b border-line">
                <h2 id={`step-${index}`} className="text-2xl font-semibold">
                  {name}
                </h2>
                {index === 0 && <AskReece tone="ghost" className="max-lg:hidden" />}
              </div>
              <StepContent step={index} wizard={wizard} generator={generator} photo={photo} />
            </section>
          ))
        ) : (
          <StepContent step={step} wizard={wizard} generator={generator} photo={photo} />
        )}
        <WizardFooter wizard={wizard} submitLabel={submitLabel} busyLabel={busyLabel} />
      </form>
      {asked !== null && (
        <Suspense>
          <WizardQuestion
            question={asked}
            onAnswer={answer}
            onClose={() => {
              setQuestion(null);
              leaving.reset?.();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
