import { expect, test } from 'vitest';

import { cookMlReader } from './cookml.ts';
import { gourmetReader } from './gourmet.ts';
import { krecipesReader } from './krecipes.ts';
import { livingCookbookReader } from './living-cookbook.ts';
import type { FileReader } from './reader.ts';
import { isRecognized, readItems, readOnly } from '../../../../test/file-items.ts';
import { zipOf } from '../../../../test/zip.ts';

const PICTURE = Buffer.from('picture').toString('base64');

const GOURMET = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE gourmetDoc>
<gourmetDoc>
<recipe id="1"><title>Pasta &amp; Sauce</title><category>Main, Quick</category><cuisine>Italian</cuisine>
<source>Anna</source><link>https://example.org/pasta</link><rating>4.5/5 stars</rating>
<preptime>15 minutes</preptime><cooktime>1 hour 10 minutes</cooktime><yields>4 servings</yields>
<ingredient-list>
<ingredient><amount>500</amount><unit>g</unit><item>pasta</item><key>pasta</key></ingredient>
<inggroup><groupname>Sauce</groupname>
<ingredient optional="yes"><amount>1/2</amount><unit>cup</unit><item>wine</item></ingredient>
<ingref refid="2"><amount>1</amount><item>Tomato Base</item></ingref></inggroup>
</ingredient-list>
<instructions>1. Boil.

2. Mix.</instructions>
<modifications>Less salt.</modifications>
<image format="jpeg"/><image format="jpeg"><![CDATA[
${PICTURE}
]]></image>
</recipe></gourmetDoc>`;

const KRECIPES = `<?xml version="1.0" encoding="UTF-8"?>
<krecipes version="2.1" lang="de">
<krecipes-recipe id="1"><krecipes-description><title>Brot</title><author>Jana</author>
<pictures><pic format="JPEG" id="1"><![CDATA[${PICTURE}]]></pic></pictures>
<category><cat>Backen</cat><cat>Brot</cat></category>
<yield><amount><min>2</min><max>3</max></amount><type>Laibe</type></yield><preparation-time>01:30</preparation-time></krecipes-description>
<krecipes-ingredients>
<ingredient><name>Mehl</name><amount>500</amount><unit>g</unit><prep>gesiebt</prep></ingredient>
<ingredient-group name="Vorteig"><ingredient><name>Wasser</name><amount><min>1</min><max>2</max></amount><unit>Tassen</unit></ingredient>
<ingredient><name>Salz</name><amount>0</amount><unit></unit></ingredient></ingredient-group>
</krecipes-ingredients>
<krecipes-instructions>Kneten.
Backen.</krecipes-instructions></krecipes-recipe></krecipes>`;

const COOKML = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cookml version="1.0.10" prog="Rezeptsuite">
<recipe lang="de"><head title="Käsekuchen" servingqty="12" servingtype="Stücke" createuser="Omi" timeprepqty="20" timecookqty="60" timeallqty="90" rid="1">
<cat>Kuchen</cat><cat>Käse</cat><hint>Über Nacht kühlen.</hint><sourceline>Omas Heft</sourceline><picbin format="JPG">${PICTURE}</picbin></head>
<part title="Boden"><ingredient qty="200" unit="g" item="Mehl"><inotepost>gesiebt</inotepost></ingredient></part>
<part title="Belag"><ingredient qty="1.5" unit="kg" item="Quark"/><ingredient qty="0" unit="" item="Salz"/></part>
<preparation><text>Boden kneten.
Belag rühren.</text></preparation>
<remark>Gelingt immer.</remark></recipe></cookml>`;

const FDX = `<?xml version="1.0" encoding="UTF-8"?>
<fdx Source="Living Cookbook 2015" FileVersion="5.1">
<Recipes><Recipe Name="Waffles" ID="7" Servings="4" Yield="8 waffles" RecipeTypes="Breakfast, Sweet" PreparationTime="10" CookingTime="20" ReadyInTime="30" Source="Mom" WebPage="https://example.org/w" Author="Sue" Comments="Crisp." Favorite="Y">
<RecipeIngredients><RecipeIngredient Ingredient="Batter" Heading="Y"/><RecipeIngredient Quantity="1 1/2" Unit="cups" Ingredient="flour, sifted" Heading="N"/></RecipeIngredients>
<RecipeProcedures><RecipeProcedure Heading="Y"><ProcedureText>Batter</ProcedureText></RecipeProcedure><RecipeProcedure Heading="N"><ProcedureText>1. Mix &lt;well&gt;.</ProcedureText></RecipeProcedure></RecipeProcedures>
<RecipeTips><RecipeTip><TipText>Use a hot iron.</TipText></RecipeTip></RecipeTips>
<RecipeImages><RecipeImage FileName="C:\\pics\\w.jpg"/><RecipeImage FileName="x.jpg">${PICTURE}</RecipeImage></RecipeImages>
</Recipe></Recipes></fdx>`;

test.each<readonly [FileReader, string, object]>([
  [
    gourmetReader,
    GOURMET,
    {
      title: 'Pasta & Sauce',
      ingredients: ['500 g pasta', 'Sauce:', '1/2 cup wine (optional)', '1 Tomato Base'],
      links: [{ line: 3, recipe: 'Tomato Base' }],
      instructions: ['Boil.', 'Mix.'],
      preparation_time: 15,
      cooking_time: 70,
      servings: 4,
      source_name: 'Anna',
      source_url: 'https://example.org/pasta',
      notes: 'Less salt.',
      tags: ['Main', 'Quick', 'Italian'],
      stars: 5,
    },
  ],
  [
    krecipesReader,
    KRECIPES,
    {
      title: 'Brot',
      ingredients: ['500 g Mehl, gesiebt', 'Vorteig:', '1-2 Tassen Wasser', 'Salz'],
      instructions: ['Kneten.', 'Backen.'],
      preparation_time: 90,
      yield_text: '2-3 Laibe',
      author: 'Jana',
      tags: ['Backen', 'Brot'],
    },
  ],
  [
    cookMlReader,
    COOKML,
    {
      title: 'Käsekuchen',
      ingredients: ['Boden:', '200 g Mehl, gesiebt', 'Belag:', '1.5 kg Quark', 'Salz'],
      instructions: ['Boden kneten.', 'Belag rühren.'],
      preparation_time: 20,
      cooking_time: 60,
      total_time: 90,
      servings: 12,
      yield_text: '12 Stücke',
      author: 'Omi',
      source_name: 'Omas Heft',
      language: 'de',
      notes: 'Über Nacht kühlen.\n\nGelingt immer.',
      tags: ['Kuchen', 'Käse'],
    },
  ],
  [
    livingCookbookReader,
    FDX,
    {
      title: 'Waffles',
      description: 'Crisp.',
      ingredients: ['Batter:', '1 1/2 cups flour, sifted'],
      instructions: ['Batter:', 'Mix <well>.'],
      preparation_time: 10,
      cooking_time: 20,
      total_time: 30,
      servings: 4,
      yield_text: '8 waffles',
      author: 'Sue',
      source_name: 'Mom',
      source_url: 'https://example.org/w',
      notes: 'Use a hot iron.',
      tags: ['Breakfast', 'Sweet'],
      is_favorite: true,
    },
  ],
])('the reader of $format reads every field and the picture', async (reader, xml, expected) => {
  expect(await readOnly(reader, xml)).toStrictEqual(expected);
  const { pictures } = await readItems(reader, xml);
  expect(await Promise.all(pictures.flat().map(async ({ read }) => String(await read())))).toStrictEqual(['picture']);
  expect(await isRecognized(reader, xml)).toBe(true);
  expect(await isRecognized(reader, '<recipes><recipe/></recipes>')).toBe(false);
});

test.each([
  ['cp1252', 'latin1'],
  ['UTF-16', 'utf16le'],
] as const)('XML in %s is read in its charset', async (_, encoding) => {
  const { drafts } = await readItems(cookMlReader, Buffer.from(COOKML, encoding));
  expect(drafts[0]?.title).toBe('Käsekuchen');
});

test('livingCookbookReader reads FDXZ with the pictures of its archive', async () => {
  const zip = await zipOf({ 'export.fdx': FDX, 'w.jpg': 'from the archive' });
  expect(await isRecognized(livingCookbookReader, zip)).toBe(true);
  const { pictures } = await readItems(livingCookbookReader, zip);
  expect(await Promise.all(pictures.flat().map(async ({ read }) => String(await read())))).toStrictEqual([
    'from the archive',
    'picture',
  ]);
});

test('a recipe that is nested too deeply is a problem, and the others follow', async () => {
  const deep = `<recipe><title>Deep</title>${'<b>'.repeat(100_000)}</recipe>`;
  const { drafts, problems } = await readItems(gourmetReader, GOURMET.replace('<recipe ', `${deep}<recipe `));
  expect(drafts.map(({ title }) => title)).toStrictEqual(['Pasta & Sauce']);
  expect(problems).toStrictEqual([{ name: 'Deep', problem: 'This file is nested too deeply to read.' }]);
});

test('entities of a DTD are not expanded', async () => {
  const levels = Array.from({ length: 20 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
  const bomb = GOURMET.replace(
    '<!DOCTYPE gourmetDoc>',
    `<!DOCTYPE gourmetDoc [<!ENTITY e0 "ha">${levels.join('')}<!ENTITY x SYSTEM "file:///etc/passwd">]>`,
  );
  const draft = await readOnly(gourmetReader, bomb.replace('Pasta &amp; Sauce', '&e20; &x;'));
  expect(draft.title).toBe('&e20; &x;');
});
