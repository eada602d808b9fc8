import { v5 as uuidv5 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk } from '../../../test/chat.ts';
import { createUser } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function cook(allergies: readonly string[] = []) {
  const who = await createUser(app);
  await app.database.db
    .updateTable('user_profiles')
    .set({ allergies: toJson(allergies) })
    .where('user_id', '=', who.id)
    .execute();
  const kitchen = talk(app, who);
  return (content: string) =>
    kitchen.say(content, uuidv5(`${expect.getState().currentTestName}/${content}`, uuidv5.URL));
}

test.each<[string, RegExp]>([
  ['Kann ich Brot einfrieren?', /^Ja, das lässt sich einfrieren/u],
  ['combien de temps cuire un œuf ?', /6 minutes/u],
  ['¿Puedo congelar arroz?', /^Sí, se puede congelar/u],
  ['quanto sale per la pasta', /10 g di sale/u],
  ['Hilfe, mein Kind erstickt', /Notruf wählen|Notruf \(112\)/u],
  ['puis-je donner du miel à mon bébé', /^Non.*botulisme/su],
  ['¿qué temperatura debe tener el pollo?', /74 °C/u],
  ['chi sei?', /^Sono REECE/u],
  ['Wer gewinnt die Wahl?', /keine Antwort.*Ich kann Küchenfragen/su],
  ['was ist miso?', /bisher nur auf Englisch:\n\nA Japanese paste/su],
])('%s is answered in its language', async (message, says) => {
  const say = await cook();
  const { content, state } = await say(message);
  expect(state).toBe('done');
  expect(content).toMatch(says);
});

test.each<[string, RegExp]>([
  ['ein Rezept mit Huhn und Reis', /^Gern\. Der Text des Rezepts ist bisher auf Englisch/u],
  ['une recette rapide sans gluten', /^Volontiers/u],
  ['haz una receta con lentejas', /^Con gusto/u],
  ['fammi una ricetta con zucchine', /^Volentieri/u],
])('%s makes a draft and says that it is in English', async (message, says) => {
  const say = await cook();
  const { content, action, proposal } = await say(message);
  expect(content).toMatch(says);
  expect(action).toBe('recipe_generated');
  expect(proposal).not.toBeNull();
});

test('a recipe leaves out what the user stated earlier in the same language', async () => {
  const say = await cook();
  await say('Ich bin allergisch gegen Nüsse');
  const { proposal } = await say('ein Rezept für Kuchen');
  expect(JSON.stringify(proposal)).not.toMatch(/almond|walnut|hazelnut|pecan|cashew|pistachio/iu);
});

test('a yes in the language of the conversation saves the draft', async () => {
  const say = await cook();
  await say('ein Rezept mit Huhn und Reis');
  expect(await say('ja bitte')).toMatchObject({ action: 'recipe_added' });
});

test('a short follow-up is answered in the language of the conversation', async () => {
  const say = await cook();
  await say('Kann ich Brot einfrieren?');
  expect((await say('und Butter?')).content).toMatch(/Butter.*6–9 Monate/su);
  expect((await say('and for how long does milk keep?')).content).toMatch(/^On a fridge shelf/u);
});

test('a substitute obeys the allergies of the profile', async () => {
  const say = await cook(['milk']);
  const { content } = await say('Was kann ich statt Sahne nehmen?');
  expect(content).toMatch(/^Statt Sahne passt/u);
  expect(content).not.toMatch(/Milch|Crème|Joghurt|Mascarpone/u);
});
