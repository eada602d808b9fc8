import { z } from 'zod';

import { defineRoutes } from './route.ts';

const Health = z.object({
  status: z.literal('ok'),
  product: z.string(),
  version: z.string(),
});

export const healthRoutes = defineRoutes({
  getHealth: {
    method: 'GET',
    path: '/',
    access: 'public',
    summary: 'Health as JSON; the web app if the caller accepts HTML',
    status: 200,
    response: Health,
    errors: [],
  },
  getAlive: {
    method: 'GET',
    path: '/healthz',
    access: 'public',
    summary: 'Liveness: the process runs',
    status: 200,
    response: z.object({ status: z.literal('ok') }),
    errors: [],
  },
  getReady: {
    method: 'GET',
    path: '/readyz',
    access: 'public',
    summary: 'Readiness: the database answers and the instance is not shutting down',
    status: 200,
    response: z.object({ status: z.literal('ready') }),
    errors: ['unavailable'],
  },
});
