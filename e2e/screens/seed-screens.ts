import { randomUUID } from 'node:crypto';

import { expect, request, type APIRequestContext } from '@playwright/test';

import { ADMIN_ENV, type AppServer } from '../harness/server.ts';
import { newEmail, PASSWORD } from '../journeys/steps.ts';

export type Viewer = 'nobody' | 'cook' | 'admin' | 'newcomer';

/** Browser storage state of a signed-in user. */
export type StoredState = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** A server with content for every screen, left-to-right and right-to-left. */
export interface SeededScreens {
  readonly app: AppServer;
  readonly states: Readonly<Record<Viewer, StoredState>>;
  readonly ids: { readonly own: string; readonly arabic: string; readonly common: string; readonly received: string };
  /** Path of a recipe's public page. */
  readonly linkPath: string;
  /** Email address of a user without any content. */
  readonly newcomer: string;
}

const ARABIC = {
  title: 'شوربة العدس 4 أكواب',
  description: 'حساء دافئ للشتاء، with a squeeze of lemon.',
  ingredients: ['2 كوب عدس أحمر', '1 ملعقة كمون (cumin)', '500 ml مرق', 'ملح'],
  instructions: ['اغسل العدس 3 مرات.', 'اطبخ لمدة 20 دقيقة at 180°C.', 'قدمها ساخنة!'],
};
const HEBREW = {
  title: 'עוגת לימון (lemon) 2',
  description: 'עוגה רכה, 45 דקות בתנור.',
  ingredients: ['200 g קמח', '3 ביצים', 'לימון אחד'],
  instructions: ['לערבב הכול.', 'לאפות 45 דקות ב-180°C.'],
};
const SOUP = {
  title: 'Leek soup',
  description: 'Green, warm and quick.',
  ingredients: ['2 leeks', '1/2 l stock', 'For the top:', '20 g butter'],
  instructions: ['Slice the leeks.', 'Simmer for 20 minutes at 180°C.'],
};
const REST = { category: 'Soup', preparation_time: 10, cooking_time: 20, servings: 4 };
const COMMENT_RTL = 'لذيذة جدا! made it 2 times.';
const COOK_NAME = 'سارة';
const GUEST_NAME = 'נועה Levi';
const MORE_RECIPES = 14;

const BUSY = 503;

class User {
  readonly #app: AppServer;
  readonly requests: APIRequestContext;
  constructor(app: AppServer, requests: APIRequestContext) {
    this.#app = app;
    this.requests = requests;
  }

  async send(path: string, data: unknown, method = 'POST'): Promise<Record<string, unknown>> {
    const options = { method, headers: { origin: this.#app.url }, ...(data === undefined ? {} : { data }) };
    let answer = await this.requests.fetch(`${this.#app.url}${path}`, options);
    // A busy server may answer 429 or 503 for a moment.
    await expect(async () => {
      if (answer.status() === BUSY) answer = await this.requests.fetch(`${this.#app.url}${path}`, options);
      expect(answer.status()).not.toBe(BUSY);
    }).toPass();
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    const text = await answer.text();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every answer of ours is an object
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  }

  async keep(changes: Record<string, unknown>): Promise<string> {
    const id = randomUUID();
    await this.send('/recipes', { id, ...SOUP, ...REST, ...changes });
    return id;
  }
}

async function enter(app: AppServer, email: string, password: string = PASSWORD): Promise<User> {
  const person = new User(app, await request.newContext());
  await person.send('/api/auth/sign-in/email', { email, password });
  return person;
}

async function join(app: AppServer): Promise<User & { email: string }> {
  const email = newEmail();
  const stranger = new User(app, await request.newContext());
  await stranger.send('/api/auth/sign-up/email', { email, password: PASSWORD });
  return Object.assign(await enter(app, email), { email });
}

/** Another user who published a recipe, shared one and commented. */
async function seedGuest(guest: User, cookEmail: string): Promise<{ common: string; received: string }> {
  await guest.send('/api/profile', { username: GUEST_NAME }, 'PATCH');
  const common = await guest.send(`/api/recipes/${await guest.keep(HEBREW)}/community`, {});
  const received = await guest.keep({ title: 'Ribollita' });
  await guest.send(`/api/recipes/${received}/shares`, { email: cookEmail });
  return { common: String(common['id']), received };
}

async function seedCook(cook: User, guestEmail: string): Promise<{ own: string; arabic: string; link: string }> {
  const profile = { username: COOK_NAME, bio: 'أطبخ كل يوم', diets: ['vegetarian'], allergies: ['peanuts', 'حليب'] };
  await cook.send('/api/profile', profile, 'PATCH');
  for (let count = 1; count <= MORE_RECIPES; count += 1) await cook.keep({ title: `Soup ${count}`, category: 'Salad' });
  const gone = await cook.keep({ title: 'כרוב שנמחק' });
  await cook.send(`/api/recipes/${gone}`, {}, 'DELETE');
  const arabic = await cook.keep(ARABIC);
  await cook.send(`/api/recipes/${arabic}`, { is_favorite: true }, 'PATCH');
  const own = await cook.keep({ is_ai_generated: true });
  const { version } = await cook.send(`/api/recipes/${own}`, undefined, 'GET');
  await cook.send(`/api/recipes/${own}`, { version, instructions: [...SOUP.instructions, 'قدمها 2.'] }, 'PATCH');
  await cook.send(`/api/recipes/${own}/shares`, { email: guestEmail });
  await cook.send(`/api/recipes/${own}/community`, {});
  const { link } = await cook.send(`/api/recipes/${arabic}/link`, {});
  await cook.send('/api/tokens', { name: 'תסריט 1', scopes: ['recipes:read'], expires_in_days: 30 });
  const conversation_id = randomUUID();
  for (const content of ['how to cook rice', 'find عدس', 'شكرا 2']) {
    await cook.send('/api/chat/messages', { id: randomUUID(), conversation_id, content });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a link
  return { own, arabic, link: (link as { path: string }).path };
}

export async function seedScreens(app: AppServer): Promise<SeededScreens> {
  const [cook, guest, newcomer] = [await join(app), await join(app), await join(app)];
  const admin = await enter(app, ADMIN_ENV.ADMIN_EMAIL, ADMIN_ENV.ADMIN_PASSWORD);
  const { common, received } = await seedGuest(guest, cook.email);
  const { link, ...own } = await seedCook(cook, guest.email);
  await guest.send(`/api/community/${common}/views`, {});
  await cook.send(`/api/community/${common}/ratings`, { rating: 4, comment: COMMENT_RTL });
  await newcomer.send(`/api/community/${common}/ratings`, { rating: 2, comment: 'Too sweet for me.' });
  await newcomer.send(`/api/community/${common}/reports`, { reason: 'other', details: 'سرق هذه الوصفة' });
  const states = {
    nobody: { cookies: [], origins: [] },
    cook: await cook.requests.storageState(),
    admin: await admin.requests.storageState(),
    newcomer: await newcomer.requests.storageState(),
  };
  for (const one of [cook, guest, newcomer, admin]) await one.requests.dispose();
  return { app, states, ids: { ...own, common, received }, linkPath: link, newcomer: newcomer.email };
}
