import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';

import { accountRoutes } from '@larder/contract/account';
import { communityRoutes } from '@larder/contract/community';
import { ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';
import type { Route } from '@larder/contract/route';
import { sharingRoutes } from '@larder/contract/sharing';
import { composeRecipe, type ComposedRecipe } from '@larder/culinary/compose';

import { addPassword, insertUser } from '#features/account/commands/register.ts';
import { hashPassword } from '#features/account/passwords.ts';
import type { Tables } from '#platform/db/tables.ts';

/** `.example` is reserved (RFC 2606): no mail reaches these addresses. */
export const DEMO_PEOPLE = [
  { email: 'mia@demo.example', name: 'Mia' },
  { email: 'noah@demo.example', name: 'Noah' },
  { email: 'ida@demo.example', name: 'Ida' },
] as const;
export const DEMO_PASSWORD = 'three cooks, one pot';
const RECIPES = 200;
/** The ids of the recipes derive from this namespace, so that a second run finds them. */
const NAMESPACE = '5eedc0de-0000-4000-8000-000000000000';

const MAINS =
  'chicken thigh,salmon,chickpeas,ground beef,tofu,eggs,mushrooms,red lentils,shrimp,pork shoulder,potatoes,pasta,rice,black beans,cauliflower,apples,oats,bananas,dark chocolate,lemons,eggplant,pumpkin,cod,lamb,berries,quinoa,bread,ricotta'.split(
    ',',
  );
const COMPANIONS =
  'spinach,tomatoes,carrots,bell pepper,zucchini,leek,fennel,broccoli,green beans,peas,walnuts,almonds,feta,parmesan,coconut milk,yogurt,honey,ginger,cinnamon,mint'.split(
    ',',
  );

interface DemoPerson {
  readonly email: string;
  readonly cookie: string;
}

type Send = (
  person: Pick<DemoPerson, 'cookie'>,
  route: Route,
  request: { readonly params?: Readonly<Record<string, string>>; readonly body?: object },
) => Promise<LightMyRequestResponse>;

/**
 * Adds three people with 200 recipes, some of them favorites, shared, published, rated and commented on. Idempotent:
 * existing recipes, also those in the bin, stay as they are. Returns how many recipes were added.
 */
export async function seedDemoKitchen(app: FastifyInstance, db: Kysely<Tables>): Promise<{ added: number }> {
  const recipes = composeDemoRecipes().map((recipe, at) => ({ at, id: uuidv5(String(at), NAMESPACE), recipe }));
  const ids = recipes.map(({ id }) => id);
  const known = await db.selectFrom('recipes').select('id').where('id', 'in', ids).execute();
  const missing = recipes.filter(({ id }) => !known.some((row) => row.id === id));
  if (missing.length === 0) return { added: 0 };

  const send = senderTo(app);
  const people: DemoPerson[] = [];
  for (const person of DEMO_PEOPLE) people.push(await signIn(send, db, person));
  for (const { at, ...recipe } of missing) {
    const [owner, ...readers] = [...people.slice(at % people.length), ...people.slice(0, at % people.length)];
    if (owner !== undefined) await addRecipe(send, { at, ...recipe, owner, readers });
  }
  return { added: missing.length };
}

async function signIn(
  send: Send,
  db: Kysely<Tables>,
  { email, name }: (typeof DEMO_PEOPLE)[number],
): Promise<DemoPerson> {
  const password = await hashPassword(DEMO_PASSWORD);
  const id = uuidv7();
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const isNew = await insertUser(trx, { now }, { id, email, name, emailConfirmed: true });
    if (isNew) await addPassword(trx, { now }, id, password);
  });
  const { cookies } = await send({ cookie: '' }, accountRoutes.signIn, { body: { email, password: DEMO_PASSWORD } });
  return { email, cookie: cookies.map((cookie) => `${cookie.name}=${encodeURIComponent(cookie.value)}`).join('; ') };
}

/** The same recipes in each run, with distinct titles. */
function composeDemoRecipes(): ComposedRecipe[] {
  const recipes = new Map<string, ComposedRecipe>();
  for (let seed = 0; recipes.size < RECIPES; seed += 1) {
    const round = Math.floor(seed / MAINS.length);
    const companions = [seed + round, seed * 3 + round * 7 + 1].map((at) => COMPANIONS[at % COMPANIONS.length] ?? '');
    const ingredients = [MAINS[seed % MAINS.length] ?? '', ...new Set(companions)];
    const { recipe } = composeRecipe({ ingredients, servings: 2 + (seed % 5), seed: `demo/${seed}` });
    if (recipe !== null && !recipes.has(recipe.title)) recipes.set(recipe.title, recipe);
  }
  return [...recipes.values()];
}

interface DemoRecipe {
  readonly at: number;
  readonly id: string;
  readonly recipe: ComposedRecipe;
  readonly owner: DemoPerson;
  readonly readers: readonly DemoPerson[];
}

async function addRecipe(send: Send, demoRecipe: DemoRecipe): Promise<void> {
  const { at, id, recipe, owner, readers } = demoRecipe;
  const flags = { is_favorite: at % 5 === 0, is_ai_generated: at % 2 === 0 };
  await send(owner, recipesRoutes.createRecipe, { body: { ...recipe, ...flags, id } });
  const [reader] = readers;
  if (at % 6 === 0 && reader !== undefined) {
    await send(owner, sharingRoutes.shareRecipe, { params: { id }, body: { email: reader.email } });
  }
  if (at % 4 === 0) await publish(send, demoRecipe);
}

/** Publishes the recipe to the community, where the others rate it. */
async function publish(send: Send, { at, id, recipe, owner, readers }: DemoRecipe): Promise<void> {
  const shared = await send(owner, communityRoutes.shareToCommunity, { params: { id } });
  // An earlier run published the recipe, and its original was purged since.
  if (shared.statusCode === 409) return;
  const copy = communityRoutes.shareToCommunity.response.parse(shared.json());
  for (const [index, reader] of readers.entries()) {
    const rating = 5 - ((at / 4 + index) % 4);
    const comment =
      index === 0 && at % 3 === 0 ? `Made “${recipe.title}” for ${recipe.servings}. ${VERDICTS[rating]}` : null;
    await send(reader, ratingsRoutes.rateRecipe, { params: copy, body: { rating, comment } });
  }
}

const VERDICTS: Readonly<Record<number, string>> = {
  2: 'Not for us, sadly.',
  3: 'Good, with a little more salt.',
  4: 'We liked it a lot.',
  5: 'The best we had this week!',
};

/** Throws for any error but `conflict`. */
function senderTo(app: FastifyInstance): Send {
  return async ({ cookie }, { method, path }, { params = {}, body }) => {
    const response = await app.inject({
      method,
      url: path.replaceAll(/\{(\w+)\}/gu, (_match, name: string) => params[name] ?? ''),
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (response.statusCode < 400 || response.statusCode === 409) return response;
    throw new Error(`${method} ${path} answered ${response.statusCode}: ${response.body}`);
  };
}
