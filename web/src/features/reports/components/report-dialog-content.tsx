import { REPORT_LIMITS, REPORT_REASON_TEXTS, REPORT_REASONS, REPORT_TEXTS } from '@larder/contract/reports';
import type { ReportReason } from '@larder/contract/reports';
import { visibleText } from '@larder/contract/visible-text';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { toast } from 'sonner';

import { useReport } from '#features/reports/api.ts';
import type { ReportSubject } from '#features/reports/api.ts';
import { describeReportFailure, findFault } from '#features/reports/model/report-text.ts';
import type { ReportFault } from '#features/reports/model/report-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

const reportFailure = failureToast();

export interface ReportDialogContentProps {
  subject: ReportSubject;
  onClose: () => void;
}

/** Asks for a reason and sends the report. */
export function ReportDialogContent({ subject, onClose }: ReportDialogContentProps) {
  const { mutateAsync: send, isPending } = useReport();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const [fault, setFault] = useState<ReportFault | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const group = useId();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = findFault(reason, details);
    setFault(missing);
    if (missing !== null) (missing.field === 'reason' ? first : field).current?.focus();
    if (missing !== null || reason === null) return;
    reportFailure.clear();
    try {
      await send({ subject, report: { reason, details: visibleText(details) } });
    } catch (error) {
      const { message, detail } = describeReportFailure(error);
      reportFailure.show(message, { description: detail });
      return;
    }
    toast.success(REPORT_TEXTS.thanks);
    onClose();
  };

  const hasNoReason = fault?.field === 'reason';
  return (
    <Dialog
      open
      onClose={() => {
        if (!isPending) onClose();
      }}
      title={subject.kind === 'comment' ? 'Report this comment' : 'Report this recipe'}
      description={
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {subject.kind === 'comment' ? `Comment by ${subject.name}` : subject.name}
        </span>
      }
      initialFocus={first}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-5">
        <fieldset aria-describedby={hasNoReason ? `${group}-error` : undefined}>
          <legend className="mb-1.5 text-sm font-semibold">What’s wrong with it?</legend>
          {REPORT_REASONS.map((each, index) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
              <input
                type="radio"
                name={group}
                ref={index === 0 ? first : null}
                checked={reason === each}
                disabled={isPending}
                onChange={() => {
                  setReason(each);
                  setFault(null);
                }}
                className="size-5 shrink-0 accent-(--tomato)"
              />
              <span>{REPORT_REASON_TEXTS[each]}</span>
            </label>
          ))}
          {hasNoReason && (
            <p id={`${group}-error`} role="alert" className="appear mt-1 text-sm font-semibold text-beet-ink">
              {fault.problem}
            </p>
          )}
        </fieldset>
        <Field
          label={reason === 'other' ? 'Tell us what’s wrong' : 'Details (optional)'}
          hint="Only admins read this. The author won’t know who reported it."
          error={fault?.field === 'details' ? fault.problem : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              rows={2}
              maxLength={REPORT_LIMITS.details_max_characters}
              value={details}
              disabled={isPending}
              onChange={(event) => {
                setDetails(event.target.value);
                setFault(null);
              }}
            />
          )}
        </Field>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" busy={isPending} busyLabel="Sending...">
            Report
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
