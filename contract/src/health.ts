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
    summary: 'Health as JSON; the web app when the caller asks for HTML',
    status: 200,
    response: Health,
    errors: [],
  },
  getAlive: {
    method: 'GET',
    path: '/healthz',
    access: 'public',
    summary: 'Is this process alive?',
    status: 200,
    response: z.object({ status: z.literal('ok') }),
    errors: [],
  },
  getReady: {
    method: 'GET',
    path: '/readyz',
    access: 'public',
    summary: 'Does the database answer, and is this instance not about to stop?',
    status: 200,
    response: z.object({ status: z.literal('ready') }),
    errors: ['unavailable'],
  },
});
