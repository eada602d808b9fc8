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
 * The buttons below a step. An edit can be saved from each of them, and its buttons stay in reach of the thumb on a phone; a new
 * recipe is saved on the last step.
 */
export function WizardFooter({ wizard, submitLabel, busyLabel }: WizardFooterProps) {
  const { step, generated, problem, saving, isEdit, isOnePage, saveAll, goTo } = wizard;
  const isLast = isOnePage || step === LAST_STEP;
  const hasBack = !isOnePage && step > 0;
  return (
    <div
      ref={isEdit ? keepToastsAbove : undefined}
      className={classNames(
        'mt-10 border-t border-line pt-5',
        isEdit &&
          'sticky bottom-[var(--dock,0px)] z-10 bg-paper pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:pt-5',
      )}
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
