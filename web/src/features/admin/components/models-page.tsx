import type { ModelsOverview } from '@larder/contract/admin-models';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';

import { modelsQuery, useCheckModels } from '#features/admin/api.ts';
import { ModelChecks } from '#features/admin/components/model-checks.tsx';
import { ModelEvaluations } from '#features/admin/components/model-evaluations.tsx';
import { ModelFigures } from '#features/admin/components/model-figures.tsx';
import { describeLoadError } from '#features/admin/model/admin-text.ts';
import { describeMode, TASK_NAMES } from '#features/admin/model/models-text.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type Task = ModelsOverview['tasks'][number];

function Offered({ task: { service, is_offered: offered } }: { task: Task }) {
  if (offered) return <Badge tone="basil">Offered</Badge>;
  return service === null ? <Badge tone="plain">Off</Badge> : <Badge tone="beet">Not offered</Badge>;
}

function Services({ services }: Pick<ModelsOverview, 'services'>) {
  return (
    <RecordTable
      caption="Services"
      rows={services}
      keyOf={({ service }) => service}
      columns={[
        { label: 'Service', render: ({ service }) => <span className="font-semibold wrap-anywhere">{service}</span> },
        {
          label: 'State',
          render: ({ circuit }) =>
            circuit === 'open' ? <Badge tone="beet">Paused</Badge> : <Badge tone="basil">In use</Badge>,
          className: 'w-32',
        },
        {
          label: 'Last failure',
          render: ({ last_failure: failure }) =>
            failure === null ? (
              <span className="text-ink-soft">None since the start</span>
            ) : (
              <>
                <RelativeTime at={failure.at} />
                <span className="mt-0.5 line-clamp-3 wrap-anywhere text-ink-soft">{failure.message}</span>
              </>
            ),
        },
      ]}
    />
  );
}

function Overview({ overview }: { overview: ModelsOverview }) {
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="models-tasks">
        <h2 id="models-tasks" className="mb-3 text-xl font-semibold">
          Models by task
        </h2>
        <RecordTable
          caption="Models by task"
          rows={overview.tasks}
          keyOf={({ task }) => task}
          columns={[
            { label: 'For', render: ({ task }) => <span className="font-semibold">{TASK_NAMES[task]}</span> },
            { label: 'Model', render: ({ model, service }) => (service === null ? '–' : (model ?? '–')) },
            { label: 'Service', render: ({ service }) => <span className="wrap-anywhere">{service ?? '–'}</span> },
            { label: 'State', render: (task) => <Offered task={task} />, className: 'w-32' },
          ]}
        />
      </section>
      {overview.services.length > 0 && (
        <section aria-labelledby="models-services">
          <h2 id="models-services" className="mb-3 text-xl font-semibold">
            Services
          </h2>
          <Services services={overview.services} />
        </section>
      )}
      {overview.mode !== 'simulated' && <ModelEvaluations evaluations={overview.evaluations} />}
      <ModelFigures overview={overview} />
    </div>
  );
}

/** Which models serve which tasks, whether they work, and what they cost. */
export function ModelsPage() {
  const models = useQuery(modelsQuery());
  const check = useCheckModels();
  const isConfigured = (models.data?.services.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title="Models"
        lead={models.data === undefined ? undefined : describeMode(models.data)}

        actions={
          isConfigured && (
            <Button busy={check.isPending} busyLabel="Testing..." onClick={() => check.mutate()}>
              <FlaskConical aria-hidden="true" />
              Test this provider
            </Button>
          )
        }
      />
      <ModelChecks check={check} />
      {models.isPending && (
        <>
          <VisuallyHidden live>Loading the models</VisuallyHidden>
          <SkeletonText lines={6} />
        </>
      )}
      {models.isError && models.data === undefined && (
        <ErrorPanel
          title="The models could not be loaded"
          onRetry={() => void models.refetch()}
          reference={referenceOf(models.error)}
        >
          {describeLoadError(models.error)}
        </ErrorPanel>
      )}
      {models.isError && models.data !== undefined && (
        <div className="mb-8 flex flex-wrap items-center gap-3">
          <FormMessage className="grow">
            These figures are from <RelativeTime at={new Date(models.dataUpdatedAt).toISOString()} />. Newer ones could
            not be loaded. {describeLoadError(models.error)}
          </FormMessage>
          <Button busy={models.isFetching} onClick={() => void models.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {models.data !== undefined && <Overview overview={models.data} />}
    </>
  );
}
