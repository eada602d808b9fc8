import { useState } from 'react';

import { useChallenge, useVerifyCode } from '#features/account/api.ts';
import { FreshLoginCancelled } from '#features/account/hooks/use-fresh-login.tsx';
import { useCreateRecoveryCodes, useDeleteFactors, useEnrollFactor, useFactorsRefresh } from '#features/factors/api.ts';
import type { EnrolledFactor, NewFactor, PhoneChannel } from '#features/factors/model.ts';
import { failureDetail } from '#platform/failure-detail.ts';

type RunFresh = <Result>(action: () => Promise<Result>) => Promise<Result>;

export type EnrollmentStep =
  | { readonly at: 'choice' }
  | {
      readonly at: 'code';
      readonly factor: EnrolledFactor;
      readonly channel: PhoneChannel | null;
      /** Null until a challenge exists. An app gets its challenge with the code. */
      readonly challengeId: string | null;
    }
  | { readonly at: 'recovery-codes'; readonly codes: readonly string[] };

export interface Enrollment {
  readonly step: EnrollmentStep;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly choose: (factor: NewFactor, channel: PhoneChannel | null) => void;
  readonly submitCode: (code: string) => void;
  readonly sendAgain: () => void;
  /** Cancels the enrollment and removes an unverified factor. */
  readonly cancel: () => void;
}

function requestOf(factor: EnrolledFactor, channel: PhoneChannel | null): { factorId: string; channel?: PhoneChannel } {
  return channel === null ? { factorId: factor.id } : { factorId: factor.id, channel };
}

interface Options {
  readonly runFresh: RunFresh;
  /** The first factor comes with recovery codes. */
  readonly needsRecoveryCodes: boolean;
  readonly onVerified: () => void;
  readonly onClose: () => void;
}

/** The steps from choosing a factor to verifying it. */
export function useEnrollment({ runFresh, needsRecoveryCodes, onVerified, onClose }: Options): Enrollment {
  const [step, setStep] = useState<EnrollmentStep>({ at: 'choice' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync: enroll } = useEnrollFactor();
  const { mutateAsync: challenge } = useChallenge();
  const { mutateAsync: verify } = useVerifyCode();
  const refresh = useFactorsRefresh();
  const { mutateAsync: createCodes } = useCreateRecoveryCodes();
  const { mutate: remove } = useDeleteFactors();

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof FreshLoginCancelled)) setFailure(failureDetail(error));
    }
    setBusy(false);
  };

  const begin = async (chosen: NewFactor, channel: PhoneChannel | null): Promise<void> => {
    const factor = await runFresh(() => enroll(chosen));
    setStep({ at: 'code', factor, channel, challengeId: null });
    if (channel === null) return;
    const { id } = await challenge(requestOf(factor, channel));
    setStep({ at: 'code', factor, channel, challengeId: id });
  };

  const finish = async (code: string): Promise<void> => {
    if (step.at !== 'code') return;
    const { factor } = step;
    const challengeId = step.challengeId ?? (await challenge(requestOf(factor, step.channel))).id;
    await verify({ factorId: factor.id, challengeId, code });
    void refresh();
    onVerified();
    if (!needsRecoveryCodes) return onClose();
    try {
      setStep({ at: 'recovery-codes', codes: await runFresh(() => createCodes()) });
    } catch {
      // The factor is verified; the section offers to create the codes.
      onClose();
    }
  };

  return {
    step,
    busy,
    failure,
    choose: (factor, channel) => void attempt(() => begin(factor, channel)),
    submitCode: (code) => void attempt(() => finish(code)),
    sendAgain: () =>
      void attempt(async () => {
        if (step.at !== 'code') return;
        const { id } = await challenge(requestOf(step.factor, step.channel));
        setStep({ ...step, challengeId: id });
      }),
    cancel: () => {
      // Best effort: an unverified factor has no effect.
      if (step.at === 'code') remove([step.factor]);
      onClose();
    },
  };
}
