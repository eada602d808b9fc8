import { z } from 'zod';

import { PublicFetchError } from '#platform/fetch-public/fetch-public.ts';

import type { ModelTask } from './model.ts';
import { ModelError } from './model-error.ts';
import { isPicture, type PictureRequest } from './picture.ts';
import { checkReply } from './replies.ts';
import type { Route, Routes } from './routes.ts';
import type { Call } from './service.ts';

export type Capability = 'chat' | 'json' | 'stream' | 'image' | 'vision' | 'worker';

/** The result of checking one capability with a real call. */
export interface CheckFinding {
  readonly capability: Capability;
  readonly state: 'ok' | 'failing' | 'off';
  /** Why it fails, for an admin. */
  readonly reason: string | null;
  readonly durationMs: number | null;
}

/** A red square of 64 by 64 pixels. */
const RED_SQUARE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEX/AAAZ4gk3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC';

/** Fetches a generated picture. Throws PublicFetchError. */
export type FetchPicture = (
  picture: { readonly url: string; readonly origin: string },
  signal: AbortSignal,
) => Promise<Buffer>;

interface PictureCheck {
  readonly picture: Omit<PictureRequest, 'model' | 'prompt'>;
  readonly fetchPicture: FetchPicture;
}

/** A minimal request. */
export const GREETING = [
  { role: 'system', content: 'You are being tested. Be brief.' },
  { role: 'user', content: 'Answer with the single word: ready' },
] as const;

const Ready = z.object({ ready: z.boolean(), word: z.string().min(1) });
const Sight = z.object({ color: z.string() });

/** Checks all capabilities of all configured services concurrently. */
export function checkRoutes(
  routes: Routes,
  pictures: PictureCheck,
  callFor: (task: ModelTask) => Call,
): Promise<readonly CheckFinding[]> {
  const checks: readonly (readonly [Capability, ModelTask, Route | undefined, Check])[] = [
    ['chat', 'chat', routes.own('chat'), checkChat],
    ['json', 'compose', routes.own('compose'), checkJson],
    ['stream', 'chat', routes.own('chat'), checkStream],
    ['image', 'image', routes.own('image'), (route, call) => checkImage(route, call, pictures)],
    ['vision', 'vision', routes.own('vision'), checkVision],
    ['worker', 'chat', routes.worker, checkChat],
  ];
  return Promise.all(
    checks.map(async ([capability, task, route, check]): Promise<CheckFinding> => {
      if (route === undefined) return { capability, state: 'off', reason: null, durationMs: null };
      return find(capability, () => check(route, callFor(task)));
    }),
  );
}

/** Returns the problem; undefined when there is none. */
type Check = (route: Route, call: Call) => Promise<string | undefined>;

async function find(capability: Capability, check: () => Promise<string | undefined>): Promise<CheckFinding> {
  const startedAt = performance.now();
  const reason = await check().catch((error: unknown) => {
    if (error instanceof ModelError) return error.message;
    throw error;
  });
  const durationMs = Math.round(performance.now() - startedAt);
  return { capability, state: reason === undefined ? 'ok' : 'failing', reason: reason ?? null, durationMs };
}

async function checkChat({ service, parameters }: Route, call: Call) {
  const { text } = await service.complete({ ...parameters, messages: GREETING }, call);
  return text.trim() === '' ? 'The answer is empty' : undefined;
}

async function checkJson({ service, parameters }: Route, call: Call) {
  const messages = [{ role: 'user', content: 'Answer with "ready" set to true and the word "ready".' }] as const;
  const answer = { name: 'readiness', schema: Ready };
  const checked = checkReply(await service.complete({ ...parameters, messages, answer }, call), Ready);
  return 'problem' in checked ? `The answer does not match the requested format: ${checked.problem}` : undefined;
}

async function checkStream({ service, parameters }: Route, call: Call) {
  const { first, rest } = await service.open({ ...parameters, messages: GREETING }, call);
  const isText = first.done !== true && first.value.type === 'text';
  // Read to its end, which proves that it is complete.
  await Array.fromAsync(rest);
  return isText ? undefined : 'The stream has no text';
}

async function checkImage({ service, parameters }: Route, call: Call, { picture, fetchPicture }: PictureCheck) {
  const request = { model: parameters.model, prompt: 'A plain red circle on a white background', ...picture };
  const result = await service.picture(request, call);
  try {
    const bytes = 'bytes' in result ? result.bytes : await fetchPicture(result, call.deadline.signal);
    return isPicture(bytes) ? undefined : 'The response is not a picture';
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error;
    return `The generated picture could not be fetched: ${error.message}`;
  }
}

async function checkVision({ service, parameters }: Route, call: Call) {
  const content = [{ text: 'Which color is this square? Answer with one English word.' }, { picture: RED_SQUARE }];
  const answer = { name: 'sight', schema: Sight };
  const reply = await service.complete({ ...parameters, messages: [{ role: 'user', content }], answer }, call);
  const checked = checkReply(reply, Sight);
  if ('problem' in checked) return `The answer does not match the requested format: ${checked.problem}`;
  return /red/iu.test(checked.value.color) ? undefined : 'The model did not recognize the picture';
}
