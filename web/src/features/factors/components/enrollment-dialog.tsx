import { describeCodeSent } from '#features/account/model/second-step.ts';
import { CodeForm } from '#features/factors/components/code-form.tsx';
import { FactorChoiceForm } from '#features/factors/components/factor-choice.tsx';
import { RecoveryCodes } from '#features/factors/components/recovery-codes.tsx';
import { useEnrollment } from '#features/factors/hooks/use-enrollment.ts';
import type { EnrollmentStep } from '#features/factors/hooks/use-enrollment.ts';
import { groupSecret } from '#features/factors/model.ts';
import type { EnrolledFactor } from '#features/factors/model.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export interface EnrollmentDialogProps {
  runFresh: <Result>(action: () => Promise<Result>) => Promise<Result>;
  needsRecoveryCodes: boolean;
  onVerified: () => void;
  onClose: () => void;
}

export const RECOVERY_TITLE = 'Your recovery codes';
export const RECOVERY_DESCRIPTION =
  'If you lose your second step, use one of these instead. Each works once, and you’ll only see them now.';

function dialogText(step: EnrollmentStep): { title: string; description: string } {
  switch (step.at) {
    case 'choice':
      return {
        title: 'Add a second step',
        description: 'You’ll be asked for it after your password when you log in.',
      };
    case 'code': {
      if (step.channel === null) {
        return { title: 'Scan this with your app', description: 'Then enter the six digits it shows.' };
      }
      const phone = step.factor.phone ?? 'your phone';
      return {
        title: 'Enter the code',
        description:
          step.challengeId === null
            ? `We’re sending it to ${phone}.`
            : describeCodeSent(phone, getPublicConfig().sms_delivers),
      };
    }
    case 'recovery-codes':
      return { title: RECOVERY_TITLE, description: RECOVERY_DESCRIPTION };
  }
}

function AppSecret({ totp }: { totp: NonNullable<EnrolledFactor['totp']> }) {
  return (
    <div className="mt-5 flex flex-col items-center gap-4">
      {/* White in dark mode too: cameras need dark on light. */}
      <img src={totp.qr_code} alt="QR code for your authenticator app" className="size-48 rounded-md bg-[#fff] p-2" />
      <div className="w-full">
        <p className="text-sm text-ink-soft">Or type this key into the app:</p>
        <p aria-label="Key" role="group" className="mt-1 font-mono font-semibold wrap-anywhere select-all">
          {groupSecret(totp.secret)}
        </p>
        <div className="mt-2">
          <CopyButton text={totp.secret} label="Copy the key" />
        </div>
      </div>
    </div>
  );
}

/** Mounted only while a factor is being added. */
export function EnrollmentDialog({ runFresh, needsRecoveryCodes, onVerified, onClose }: EnrollmentDialogProps) {
  const enrollment = useEnrollment({ runFresh, needsRecoveryCodes, onVerified, onClose });
  const { step, busy, failure, choose, submitCode, sendAgain, cancel } = enrollment;
  return (
    <Dialog
      open
      // The recovery codes close only after the user has confirmed that they are saved.
      onClose={() => step.at !== 'recovery-codes' && !busy && cancel()}
      {...dialogText(step)}
    >
      {step.at === 'choice' && <FactorChoiceForm busy={busy} failure={failure} onChoose={choose} onCancel={cancel} />}
      {step.at === 'code' && (
        <>
          {step.factor.totp !== undefined && <AppSecret totp={step.factor.totp} />}
          <CodeForm busy={busy} failure={failure} onCode={submitCode} onCancel={cancel}>
            {step.channel !== null && (
              <Button tone="ghost" className="self-start" disabled={busy} onClick={sendAgain}>
                Send another code
              </Button>
            )}
          </CodeForm>
        </>
      )}
      {step.at === 'recovery-codes' && <RecoveryCodes codes={step.codes} onDone={onClose} />}
    </Dialog>
  );
}
