import { z } from 'zod';

import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@larder/contract/errors';
import type { Route, RouteTable } from '@larder/contract/route';

/** Errors that any route may return, beside its own. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  // Also for an unknown Host.
  'invalid_input',
  // Also for any content encoding.
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
];

type JsonObject = Record<string, unknown>;

/** Creates the OpenAPI 3.1 document of all routes. The keys of `tables` are features, which become tags. */
export function createOpenApi(
  title: string,
  version: string,
  tables: Readonly<Record<string, RouteTable>>,
): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [tag, table] of Object.entries(tables)) {
    for (const [operationId, route] of Object.entries(table)) {
      paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(operationId, tag, route) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version },
    paths,
    components: {
      schemas: { Error: toJsonSchema(ErrorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'larder.session_token' },
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: { type: 'http', scheme: 'bearer', description: 'A personal API token with the scope of the call' },
      },
    },
  };
}

function operation(operationId: string, tag: string, route: Route): JsonObject {
  return {
    operationId,
    tags: [tag],
    summary: route.summary,
    ...security(route),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...requestBody(route),
    responses: {
      [route.status]: {
        description: route.summary,
        ...answerContent(route),
      },
      ...errorResponses(route),
    },
  };
}

function requestBody({ body, consumes }: Route): JsonObject {
  if (consumes !== undefined) return { requestBody: { required: true, content: files(consumes) } };
  return body === undefined ? {} : { requestBody: { required: true, content: json(toJsonSchema(body, 'input')) } };
}

function security({ access, scope, workers }: Route): JsonObject {
  if (access === 'public') return {};
  const scopes = [...(scope === undefined ? [] : [scope]), ...(workers === true ? (['worker'] as const) : [])];
  const apiToken = scopes.map((name) => ({ apiToken: [name] }));
  const nothing = access === 'optional' ? [{}] : [];
  return { security: [...nothing, { session: [] }, { accessToken: [] }, ...apiToken] };
}

function answerContent({ response, produces, events }: Route): JsonObject {
  if (produces !== undefined) return { content: files([produces]) };
  const stream = events === undefined ? {} : { 'text/event-stream': { schema: toJsonSchema(events, 'output') } };
  const whole = response === null ? {} : json(toJsonSchema(response, 'output'));
  return response === null && events === undefined ? {} : { content: { ...whole, ...stream } };
}

/** Errors of authorization, before the handler runs. */
function refusals({ access, aal1, fresh }: Route): readonly ErrorCode[] {
  if (access === 'public') return [];
  if (access === 'optional') return ['insufficient_scope'];
  return [
    'not_authenticated',
    'insufficient_scope',
    ...(aal1 === true ? [] : (['second_factor_required'] as const)),
    ...(access === 'admin' ? (['forbidden', 'admin_second_factor_required'] as const) : []),
    ...(fresh === true ? (['fresh_login_required'] as const) : []),
  ];
}

function errorResponses(route: Route): JsonObject {
  const codes = new Set<ErrorCode>([...route.errors, ...COMMON_ERRORS]);
  // The body is read before it is known whether the route accepts one.
  if (route.method !== 'GET') codes.add('too_large');
  if (route.method !== 'GET' || route.costs === true) codes.add('forbidden');
  for (const code of refusals(route)) codes.add(code);
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: same.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined): JsonObject[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function files(types: readonly string[]): JsonObject {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function json(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } };
}
