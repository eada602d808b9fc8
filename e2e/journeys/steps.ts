import { randomUUID } from 'node:crypto';

import { adminRoutes } from '@larder/contract/admin';
import { assistantRoutes } from '@larder/contract/assistant';
import { communityRoutes } from '@larder/contract/community';
import { factorsRoutes } from '@larder/contract/factors';
import { passkeysRoutes } from '@larder/contract/passkeys';
import { recipesRoutes } from '@larder/contract/recipes';
import { type APIRequestContext, expect, type Locator, type Page, request, type Route } from '@playwright/test';
import { generateSync } from 'otplib';

import { ADMIN_ENV, type AppServer } from '../harness/server.ts';

export const PASSWORD = 'a pinch of salt';

export function newEmail(): string {
  return `cook-${randomUUID()}@example.org`;
}

/** Headers a browser sends with every unsafe request. */
function browserHeaders({ url }: AppServer): { headers: Record<string, string> } {
  return { headers: { origin: url } };
}

/** Registers a new user without signing in. Without a name, the app asks for one before the user publishes anything. */
export async function register(page: Page, app: AppServer, email = newEmail(), hasName = true): Promise<string> {
  const data = { email, password: PASSWORD, ...(hasName && { name: 'Cook' }) };
  const answer = await page.request.post(`${app.url}/api/auth/sign-up/email`, { ...browserHeaders(app), data });
  expect(answer.status()).toBe(200);
  return email;
}

/** Ends the session right before the next save, so that no background request notices it earlier. */
export async function endSessionBeforeChange(page: Page): Promise<void> {
  let isOver = false;
  await page.route(/\/(?:api\/|recipes$)/u, async (route) => {
    if (!isOver && route.request().method() !== 'GET') {
      isOver = true;
      await page.context().clearCookies();
    }
    await route.fallback();
  });
}

/** Signs an existing user in to this page's browser. */
export async function signInAs(page: Page, app: AppServer, email: string, password = PASSWORD): Promise<void> {
  const data = { email, password };
  const answer = await page.request.post(`${app.url}/api/auth/sign-in/email`, { ...browserHeaders(app), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Registers a new user and signs them in to this page's browser. */
export async function signIn(page: Page, app: AppServer): Promise<string> {
  const email = await register(page, app);
  await signInAs(page, app, email);
  return email;
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
}

const SOUP = {
  title: 'Leek soup',
  description: 'Green, warm and quick.',
  ingredients: ['2 leeks', '1/2 l stock'],
  instructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
  category: 'Soup',
  preparation_time: 10,
  cooking_time: 20,
  servings: 4,
};

/** Creates a recipe of the signed-in user; returns its id. */
export async function createRecipe(page: Page, app: AppServer, changes: Record<string, unknown> = {}): Promise<string> {
  const data = { id: randomUUID(), ...SOUP, ...changes };
  const answer = await page.request.post(`${app.url}/recipes`, { ...browserHeaders(app), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return data.id;
}

/** Publishes a recipe of the signed-in user; returns the id of the community copy. */
export async function publishRecipe(page: Page, app: AppServer, id: string): Promise<string> {
  const answer = await post(page.request, app, communityRoutes.shareToCommunity.path.replace('{id}', id));
  return communityRoutes.shareToCommunity.response.parse(answer).id;
}

/** Titles of the signed-in user's recipes. */
export async function savedTitles(page: Page, app: AppServer): Promise<string[]> {
  const answer = await page.request.get(`${app.url}/api/recipes`);
  return recipesRoutes.listRecipes.response.parse(await answer.json()).recipes.map(({ title }) => title);
}

export const GENERATIONS = /\/api\/assistant\/generations$/u;

/** Lets a request to REECE reach the server but drops its answer. `ended` resolves when the server has answered. */
export async function dropResponse(page: Page): Promise<{ ended: () => Promise<void> }> {
  const done = Promise.withResolvers<void>();
  await answerTo(page, 'POST', GENERATIONS, async (route) => {
    await route.fetch();
    done.resolve();
  });
  return { ended: () => done.promise };
}

/** Lets a request reach the server but drops its answer, as when the server dies right after it. */
export async function dropResponseTo(page: Page, method: string, path: RegExp): Promise<void> {
  await answerTo(page, method, path, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

/** Count of generations that run, or have ended without a notification to the signed-in user. */
export async function countUnannounced(page: Page, app: AppServer): Promise<number> {
  const answer = await page.request.get(`${app.url}/api/assistant/generations`);
  return assistantRoutes.listGenerations.response.parse(await answer.json()).generations.length;
}

/** Delays every request to `path` until `release` is called. */
export async function delayRequests(page: Page, path: string | RegExp): Promise<{ release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.fallback();
  });
  return { release: () => release() };
}

/** Routes requests of one method to `answer`; others continue. */
export async function answerTo(
  page: Page,
  method: string,
  path: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(path, (route) => (route.request().method() === method ? answer(route) : route.fallback()));
}

/** An error response in the server's format. */
export function errorBody(code: string, message: string, fields: Record<string, string> = {}): string {
  return JSON.stringify({ error: { code, message, fields, requestId: 'journey' } });
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, exact: true });
}

export function row(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

export function button(page: Page | Locator, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Not one that is closed already and only fades out. */
const TOAST = '[data-sonner-toast]:not([data-removed="true"])';

/** Visible toasts with exactly this title. */
export function toast(page: Page, title: string): Locator {
  const titled = page.locator(`[data-title]:text-is(${JSON.stringify(title)})`);
  return page.locator(TOAST).filter({ has: titled });
}

/** Visible toasts that contain this text. */
export function toastWith(page: Page, part: string | RegExp): Locator {
  return page.locator(TOAST).filter({ hasText: part });
}

/** Bottom edge of an element once its animation has ended. */
export async function bottomAfterAnimation(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box === null ? Infinity : box.y + box.height;
}

/** Types by keyboard alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`);
}

/** Sends a request with the session of the page's browser. */
export async function post(sender: APIRequestContext, app: AppServer, path: string, data?: unknown): Promise<unknown> {
  const body = data === undefined ? {} : { data };
  const answer = await sender.post(`${app.url}${path}`, { ...browserHeaders(app), ...body });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Newest outbox message to a recipient, read as the admin. */
async function readMessage(app: AppServer, to: string, subject: RegExp) {
  const admin = await request.newContext();
  try {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMIN_ENV;
    await post(admin, app, '/api/auth/sign-in/email', { email, password });
    const answer = await admin.get(`${app.url}/api/admin/outbox`);
    const { messages } = adminRoutes.listOutbox.response.parse(await answer.json());
    const message = messages.find((one) => one.recipient === to && subject.test(one.subject));
    if (message === undefined) throw new Error(`There is no message ${subject.source} to ${to}`);
    return adminRoutes.openMessage.response.parse(await post(admin, app, `/api/admin/outbox/${message.id}/open`));
  } finally {
    await admin.dispose();
  }
}

/** Target of the link in a message. */
export async function readLink(app: AppServer, to: string, subject: RegExp): Promise<string> {
  const { path } = await readMessage(app, to, subject);
  if (path === null) throw new Error(`There is no link in ${subject.source} to ${to}`);
  return path;
}

/** The latest code sent to a phone. */
export async function readCode(app: AppServer, phone: string): Promise<string> {
  const { text } = await readMessage(app, phone, /code/u);
  const code = /\b\d{6}\b/u.exec(text)?.[0];
  if (code === undefined) throw new Error(`There is no code in: ${text}`);
  return code;
}

/** The TOTP code an authenticator app shows, `steps` time steps from now. */
export function totpCode(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}

async function addFactor(
  page: Page,
  app: AppServer,
  factor: { factor_type: 'totp' } | { factor_type: 'phone'; phone: string },
  readProof: (secret: string) => Promise<string>,
): Promise<string> {
  const { enrollFactor, challengeFactor } = factorsRoutes;
  const { id, totp } = enrollFactor.response.parse(await post(page.request, app, '/factors', factor));
  const secret = totp?.secret ?? '';
  const challenge = challengeFactor.response.parse(await post(page.request, app, `/factors/${id}/challenge`, {}));
  // A code may expire before it arrives.
  await expect(async () => {
    const proof = { challenge_id: challenge.id, code: await readProof(secret) };
    await post(page.request, app, `/factors/${id}/verify`, proof);
  }).toPass();
  return secret;
}

/** Enrolls an authenticator app for the signed-in user without using up the current code; returns its secret. */
export function addTotp(page: Page, app: AppServer): Promise<string> {
  return addFactor(page, app, { factor_type: 'totp' }, async (secret) => totpCode(secret, -1));
}

/** Enrolls a phone as a factor; an admin reads its code from the outbox. */
export async function addPhone(page: Page, app: AppServer, phone: string): Promise<void> {
  await addFactor(page, app, { factor_type: 'phone', phone }, () => readCode(app, phone));
}

export async function createRecoveryCodes(page: Page, app: AppServer): Promise<string[]> {
  const answer = await post(page.request, app, '/factors/recovery-codes');
  return factorsRoutes.createRecoveryCodes.response.parse(answer).recovery_codes;
}

/** Adds a virtual authenticator with user verification that approves every request. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Registers a passkey of the signed-in user on the virtual authenticator. */
export async function addPasskey(page: Page, app: AppServer): Promise<void> {
  const path = '/api/auth/passkey';
  const begun = await post(page.request, app, `${path}/generate-register-options`);
  const { ceremony_id, options } = passkeysRoutes.beginRegistration.response.parse(begun);
  const response = await page.evaluate(async (json) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the server's library for this call
    const creation = json as unknown as PublicKeyCredentialCreationOptionsJSON;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(creation);
    const credential = await navigator.credentials.create({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser made no passkey');
    const made: unknown = credential.toJSON();
    return made;
  }, options);
  await post(page.request, app, `${path}/verify-registration`, { ceremony_id, name: 'Key', response });
}
