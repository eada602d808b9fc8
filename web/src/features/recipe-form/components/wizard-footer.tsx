import { ArrowLeft, ArrowRight } from 'lucide-react';

import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { LAST_STEP } from '#features/recipe-form/model/wizard-search.ts';
import { isShownAtField } from '#features/recipe-form/model/wizard-steps.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { keepToastsAbove } from '#ui/toast-offset.ts';

export interface WizardFooterProps {
  wizard: Wizard;
  /** The button that saves the recipe. */
  submitLabel: string;
  busyLabel: string;
}

/**
 * The buttons below a step, in reach of the thumb on a phone. An edit can be saved from each step, a new recipe on the last one.
 */
export function WizardFooter({ wizard, submitLabel, busyLabel }: WizardFooterProps) {
  const { step, generated, problem, saving, isEdit, isOnePage, saveAll, goTo } = wizard;
  const isLast = isOnePage || step === LAST_STEP;
  const hasBack = !isOnePage && step > 0;
  return (
    <div
      ref={keepToastsAbove}
      className="mt-10 border-t border-line pt-5 max-sm:sticky max-sm:bottom-(--bottom) max-sm:z-10 max-sm:bg-paper max-sm:py-2"
    >
      {problem !== null &&
        (isShownAtField(problem) ? (
          <p role="alert" className="sr-only">
            {problem.summary}
          </p>
        ) : (
          <FormMessage className="mb-4">{problem.summary}</FormMessage>
        ))}
      <div className="flex justify-between gap-3">
        {hasBack && (
          <Button disabled={saving} onClick={() => goTo(step - 1)}>
            <ArrowLeft aria-hidden="true" />
            <span className={isEdit ? 'sr-only sm:not-sr-only' : ''}>Back</span>
          </Button>
        )}
        <Button
          type="submit"
          tone={(isEdit && !isLast) || (step === 1 && generated === null && !isEdit) ? 'secondary' : 'primary'}
          className={classNames('ml-auto', (isLast || !isEdit) && 'min-w-36')}
          disabled={saving && isEdit && !isLast}
          busy={saving && (isLast || !isEdit)}
          busyLabel={isLast ? busyLabel : 'One moment...'}
        >
          {isLast ? submitLabel : 'Next'}
          {!isLast && <ArrowRight aria-hidden="true" />}
        </Button>
        {isEdit && !isLast && (
          <Button tone="primary" busy={saving} busyLabel={busyLabel} onClick={saveAll}>
            {submitLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
