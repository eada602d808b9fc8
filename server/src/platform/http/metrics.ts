import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { isSame } from '../secrets.ts';
import { answerNotFound } from './errors.ts';
import type { ReadPositions } from './read-positions.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDED_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Serves Prometheus metrics at /metrics, to a bearer of `token` or, without one, to direct connections from this
 * machine. Labels name routes by pattern, never a user or an id.
 */
export function registerMetrics(app: FastifyInstance, token: string | undefined, reads?: ReadPositions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });

  const streams: Gauge = new Gauge({
    name: 'event_streams_open',
    help: 'Open server-sent event streams',
    registers: [],
    collect: () => streams.set(app.openStreams.size),
  });
  registry.registerMetric(streams);
  if (reads !== undefined) registerReads(registry, reads);

  app.addHook('onResponse', (request, reply, done) => {
    // A stream lasts as long as its page is open, which says nothing about latency.
    if (request.routeOptions.config.isOpenEnded === true && reply.statusCode === 200) return done();
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    return done();
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return answerNotFound(request, reply);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.addHook('onClose', () => registry.clear());
}

function registerReads(registry: Registry, reads: ReadPositions): void {
  const inUse: Gauge = new Gauge({
    name: 'database_replica_in_use',
    help: '1 while reads go to the replica, 0 while it is unavailable or lags too far behind',
    registers: [],
    collect: () => inUse.set(reads.isInUse ? 1 : 0),
  });
  const requests: Counter<'server'> = new Counter({
    name: 'database_requests_total',
    help: 'Requests of browsers by the server that they read from',
    labelNames: ['server'],
    registers: [],
    collect: () => {
      requests.reset();
      for (const server of ['replica', 'primary'] as const) requests.inc({ server }, reads.counts[server]);
    },
  });
  registry.registerMetric(inUse);
  registry.registerMetric(requests);
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const direct = FORWARDED_HEADERS.every((name) => request.headers[name] === undefined);
  return direct && LOOPBACK.has(request.socket.remoteAddress ?? '');
}
