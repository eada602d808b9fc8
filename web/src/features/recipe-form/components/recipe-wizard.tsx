import { useBlocker } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { useExtractIngredients } from '#features/assistant/api.ts';
import { GENERATION_TEXTS } from '#features/assistant/model/generation-text.ts';
import { BasicInfoStep } from '#features/recipe-form/components/basic-info-step.tsx';
import { MakerProgress } from '#features/recipe-form/components/maker-progress.tsx';
import { useRecipeMaker } from '#features/recipe-form/hooks/use-recipe-maker.ts';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import type { Question } from '#features/recipe-form/components/wizard-question.tsx';
import { fetchRules } from '#features/recipe-form/model/rules-on-demand.ts';
import { LAST_STEP, STEP_NAMES } from '#features/recipe-form/model/step-names.ts';
import { isToldByField } from '#features/recipe-form/model/wizard-steps.ts';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ProgressSteps } from '#ui/progress-steps.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';

/** Fetched by the first question: most recipes are written without one. */
const WizardQuestion = lazyPart(async () => {
  const { WizardQuestion: component } = await import('#features/recipe-form/components/wizard-question.tsx');
  return component;
}, 'The question');

/** Fetched with the first recipe that is made. */
const MadeNote = lazyPart(async () => {
  const { MadeNote: component } = await import('#features/recipe-form/components/made-note.tsx');
  return component;
}, 'What REECE says of its recipe');

/** What was asked for on an earlier visit is looked for when the page itself is there; else on another day. */
const GenerationOffer = lazyPart(async () => {
  const { GenerationOffer: component } = await import('#features/recipe-form/components/generation-offer.tsx');
  return component;
}, null);

/** So long the first step is read before somebody begins to write. */
const READING_MS = 1000;

/** Fetched while the first step is read, or when somebody begins to write. */
const importLaterSteps = () => import('#features/recipe-form/components/later-steps.tsx');
const prepareGoingOn = (): void => {
  // A failed fetch shows when the step is opened, or is tried again when something is to be checked.
  importLaterSteps().catch(() => undefined);
  fetchRules().catch(() => undefined);
};
const LaterStep = lazyPart(async () => (await importLaterSteps()).LaterStep, 'This step');

/** Stands behind what a step consists of, and so is there when all of it is. */
function StepReady({ onReady }: { onReady: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once for each step, when its fields are on the page
  useEffect(onReady, []);
  return null;
}

export interface RecipeWizardProps {
  wizard: Wizard;
  title: string;
  /** Stands above the title: a way back. */
  back?: ReactNode;
  /** The button of the last step. */
  submitLabel: string;
  busyLabel: string;
  /** What is written here is kept nowhere, so that leaving would lose it. */
  losesAll: () => boolean;
  /** What one should know before anything else. */
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
  const { step, made, problem, saving, touched, focusProblem } = wizard;
  const maker = useRecipeMaker(wizard);
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
    const timer = setTimeout(prepareGoingOn, touched ? 0 : READING_MS);
    return () => clearTimeout(timer);
  }, [touched]);

  // A new step begins at its top; a problem has its own place to go to.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo({ top: 0 });
    if (problem === null) heading.current?.focus({ preventScroll: true });
  }, [step, problem]);

  // oxlint-disable-next-line react/exhaustive-deps -- a problem leads to its field once, not with every letter
  useEffect(focusProblem, [problem]);

  /** Asks first where something that was typed since would be lost. */
  const askOr = (asked: Question, act: () => void): void => (maker.isChanged() ? setQuestion(asked) : act());

  const answer = (confirmed: Question): void => {
    setQuestion(null);
    if (confirmed === 'discard') onDiscard();
    if (confirmed === 'undo') maker.undo();
    if (confirmed === 'another') maker.makeAnother();
    if (confirmed === 'leave') leaving.proceed?.();
  };

  const asked = leaving.status === 'blocked' ? 'leave' : question;
  const isLast = step === LAST_STEP;
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
          <GenerationOffer onUse={maker.take} />
        </Suspense>
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
          <Suspense fallback={<Skeleton className="mb-8 h-28" />}>
            <MadeNote
              key={maker.count}
              made={made}
              fresh={maker.count > 0}
              busy={maker.busy}
              full={step === 1}
              progress={maker.isAnother && <MakerProgress maker={maker} />}
              onUndo={() => askOr('undo', maker.undo)}
              onAnother={() => askOr('another', maker.makeAnother)}
              onEditTitle={() => wizard.goTo(0)}
            />
          </Suspense>
        )}
        {maker.busy && !maker.isAnother && step !== 1 && (
          <section aria-label="From REECE" className="mb-8 rounded-lg bg-saffron-wash p-5 pb-3">
            <p className="font-semibold">{GENERATION_TEXTS.ingredients.running}</p>
            <MakerProgress maker={maker} />
          </section>
        )}
        {step === 0 ? (
          <BasicInfoStep wizard={wizard} making={maker.busy} />
        ) : (
          <Suspense fallback={<SkeletonText lines={4} />}>
            <LaterStep wizard={wizard} maker={maker} photo={photo} />
            <StepReady key={step} onReady={focusProblem} />
          </Suspense>
        )}
        {step === 0 && <StepReady onReady={focusProblem} />}
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
              busyLabel={isLast ? busyLabel : 'One moment...'}
            >
              {isLast ? submitLabel : 'Next'}
              {!isLast && <ArrowRight aria-hidden="true" />}
            </Button>
          </div>
        </div>
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
