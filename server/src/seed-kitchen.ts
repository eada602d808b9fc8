import type { FastifyInstance } from 'fastify';
import { v5 as uuidv5 } from 'uuid';

import { communityRoutes } from '@larder/contract/community';
import { ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';
import { composeRecipe, type ComposedRecipe } from '@larder/culinary/compose';

import type { Database } from '#platform/db/open.ts';

import { type CommandUser, type Send, senderTo, signInUser } from './command-app.ts';

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

type DemoPerson = CommandUser & { readonly email: string };

/**
 * Adds three people with 200 recipes, some of them favorites, shared, published, rated and commented on. Idempotent:
 * existing recipes, also those in the bin, stay as they are. Returns how many recipes were added.
 */
export async function seedDemoKitchen(app: FastifyInstance, database: Database): Promise<{ added: number }> {
  const recipes = composeDemoRecipes().map((recipe, at) => ({ at, id: uuidv5(String(at), NAMESPACE), recipe }));
  const ids = recipes.map(({ id }) => id);
  const known = await database.db.selectFrom('recipes').select('id').where('id', 'in', ids).execute();
  const missing = recipes.filter(({ id }) => !known.some((row) => row.id === id));
  if (missing.length === 0) return { added: 0 };

  const send = senderTo(app);
  const people: DemoPerson[] = [];
  for (const person of DEMO_PEOPLE) {
    people.push({ ...person, ...(await signInUser(send, database, { ...person, password: DEMO_PASSWORD })) });
  }
  for (const { at, ...recipe } of missing) {
    const [owner, ...readers] = [...people.slice(at % people.length), ...people.slice(0, at % people.length)];
    if (owner !== undefined) await addRecipe(send, { at, ...recipe, owner, readers });
  }
  return { added: missing.length };
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
