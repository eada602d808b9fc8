import type { ServiceState } from '@larder/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleMinus, CircleX, RefreshCw } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { servicesQuery } from '#features/admin/api.ts';
import { describeLoadError, SERVICE_STATES, uptimeText } from '#features/admin/model/admin-text.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { Stat } from '#ui/stat.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const TILES = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4';
const EXPECTED_TILES = 6;

const ICONS: Readonly<Record<ServiceState['state'], LucideIcon>> = {
  ok: CircleCheck,
  off: CircleMinus,
  failing: CircleX,
};

function ServiceTile({ service: { name, state, detail } }: { service: ServiceState }) {
  const { text, tone } = SERVICE_STATES[state];
  const Icon = ICONS[state];
  return (
    <Card className="h-full">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold wrap-anywhere">{name}</h2>
        <Badge tone={tone}>
          <Icon aria-hidden="true" />
          {text}
        </Badge>
      </div>
      <p className="mt-2 text-sm wrap-anywhere text-ink-soft">{detail}</p>
    </Card>
  );
}

function HealthSkeleton() {
  return (
    <>
      <VisuallyHidden live>Loading the service status</VisuallyHidden>
      <div className="mb-8 flex gap-12">
        <Skeleton className="h-14 w-24" />
        <Skeleton className="h-14 w-32" />
      </div>
      <div className={TILES}>
        {Array.from({ length: EXPECTED_TILES }, (_, index) => (
          <Card key={index}>
            <Skeleton className="h-7 w-3/5" />
            <SkeletonText lines={1} className="mt-3" />
          </Card>
        ))}
      </div>
    </>
  );
}

function Health() {
  const health = useQuery(servicesQuery());
  // A time of day depends on the browser's time zone.
  const isHydrated = useIsHydrated();
  if (health.isPending) return <HealthSkeleton />;
  // A stale state says nothing about the current one, so an error replaces it.
  if (health.isError) {
    return (
      <ErrorPanel
        title="The service status could not be loaded"
        retrying={health.isFetching}
        onRetry={() => void health.refetch()}
        reference={referenceOf(health.error)}
      >
        {describeLoadError(health.error)}
      </ErrorPanel>
    );
  }
  const { version, uptime_seconds: uptime, services } = health.data;
  return (
    <>
      <dl className="mb-8 flex flex-wrap gap-x-12 gap-y-4">
        <Stat label="Version" value={version} />
        <Stat label="Running for" value={uptimeText(uptime)} />
        <Stat
          label="Checked at"
          value={isHydrated ? new Date(health.dataUpdatedAt).toLocaleTimeString('en', { timeStyle: 'medium' }) : ' '}
        />
      </dl>
      <ul aria-label="Services" className={TILES}>
        {services.map((service) => (
          <li key={service.name}>
            <ServiceTile service={service} />
          </li>
        ))}
      </ul>
      <VisuallyHidden live>{health.isFetching ? 'Checking' : 'Checked'}</VisuallyHidden>
    </>
  );
}

export function HealthPage() {
  const { refetch, isFetching } = useQuery(servicesQuery());
  return (
    <>
      <PageHeader
        title="Health"

        actions={
          <Button busy={isFetching} onClick={() => void refetch()}>
            <RefreshCw aria-hidden="true" />
            Refresh
          </Button>
        }
      />
      <Health />
    </>
  );
}
