import type { ModelCheck } from '@larder/contract/admin-models';

import type { useCheckModels } from '#features/admin/api.ts';
import { describeRefusal, SERVICE_STATES } from '#features/admin/model/admin-text.ts';
import { CAPABILITY_NAMES, figureText } from '#features/admin/model/models-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

function CheckResult({ finding: { capability, state, reason, milliseconds } }: { finding: ModelCheck }) {
  const { text, tone } = SERVICE_STATES[state];
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
      <span className="w-44 font-semibold">{CAPABILITY_NAMES[capability]}</span>
      <Badge tone={tone}>{text}</Badge>
      {state !== 'off' && milliseconds !== null && (
        <span className="text-sm text-ink-soft tabular-nums">{figureText(milliseconds)} ms</span>
      )}
      {reason !== null && <span className="basis-full text-sm wrap-anywhere text-ink-soft sm:pl-44">{reason}</span>}
    </li>
  );
}

const CHECKING_TEXT =
  'Testing a plain, a structured and a streamed answer, making a picture and reading one. This takes up to two minutes.';

function summaryOf(checks: readonly ModelCheck[]): string {
  const failing = checks.filter(({ state }) => state === 'failing').length;
  if (failing === 0) return 'Everything that is set up works';
  return `${failing} of what is set up ${failing === 1 ? 'does' : 'do'} not work`;
}

/** The results of the test requests to the configured models. */
export function ModelChecks({
  check,
}: {
  check: Pick<ReturnType<typeof useCheckModels>, 'data' | 'error' | 'isPending'>;
}) {
  const { data, error, isPending } = check;
  return (
    <>
      <VisuallyHidden live>
        {isPending ? CHECKING_TEXT : data === undefined ? '' : summaryOf(data.checks)}
      </VisuallyHidden>
      {isPending ? (
        <p className="mb-8 text-ink-soft" aria-hidden="true">
          {CHECKING_TEXT}
        </p>
      ) : (
        <Outcome data={data} error={error} />
      )}
    </>
  );
}

function Outcome({ data, error }: Pick<ReturnType<typeof useCheckModels>, 'data' | 'error'>) {
  if (error !== null) {
    const { message, detail } = describeRefusal(error, 'The provider could not be tested');
    return <FormMessage className="mb-8">{detail === undefined ? message : `${message}. ${detail}`}</FormMessage>;
  }
  if (data === undefined) return null;
  return (
    <Card className="mb-10">
      <h2 className="text-lg font-semibold">{summaryOf(data.checks)}</h2>
      <ul className="mt-2 divide-y divide-line">
        {data.checks.map((finding) => (
          <CheckResult key={finding.capability} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}
