import {
  MODEL_SKILL_NAMES,
  type ModelEvaluation,
  SKILL_VERDICTS,
  type SkillScore,
} from '@larder/contract/model-evaluation';

import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { RecordTable } from '#ui/record-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

const TONES: Readonly<Record<SkillScore['verdict'], BadgeTone>> = { trusted: 'basil', mostly: 'saffron', not: 'beet' };

/** What each evaluated model can be trusted with, by `npm run model-check`. */
export function ModelEvaluations({ evaluations }: { evaluations: readonly ModelEvaluation[] }) {
  return (
    <section aria-labelledby="models-evaluations">
      <h2 id="models-evaluations" className="mb-3 text-xl font-semibold">
        What models can be trusted with
      </h2>
      {evaluations.length === 0 ? (
        <p className="text-ink-soft">
          No model has been evaluated. Run <code>npm run model-check</code> on this server: it gives the configured
          model 60 cooking tasks and counts what it does right.
        </p>
      ) : (
        <ul className="flex flex-col gap-8">
          {evaluations.map((evaluation) => (
            <li key={`${evaluation.service} ${evaluation.model}`}>
              <Evaluation {...evaluation} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Evaluation({ model, service, evaluated_at: at, scores, misses }: ModelEvaluation) {
  return (
    <>
      <p className="mb-2 wrap-anywhere">
        <span className="font-semibold">{model}</span>{' '}
        <span className="text-ink-soft">
          at {service}, <RelativeTime at={at} />
        </span>
      </p>
      <RecordTable
        caption={`What ${model} can be trusted with`}
        rows={scores}
        keyOf={({ skill }) => skill}
        columns={[
          { label: 'Skill', render: ({ skill }) => <span className="font-semibold">{MODEL_SKILL_NAMES[skill]}</span> },
          { label: 'Right', render: ({ right, tasks }) => `${right} of ${tasks}`, className: 'w-32 tabular-nums' },
          {
            label: 'Verdict',
            render: ({ verdict }) => <Badge tone={TONES[verdict]}>{SKILL_VERDICTS[verdict]}</Badge>,
            className: 'w-48',
          },
        ]}
      />
      {misses.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer text-sm text-ink-soft">
            {misses.length} {misses.length === 1 ? 'task' : 'tasks'} it did wrong
          </summary>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm wrap-anywhere">
            {misses.map(({ skill, task, problem }) => (
              <li key={`${skill} ${task}`}>
                {task} <span className="text-ink-soft">– {problem}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
