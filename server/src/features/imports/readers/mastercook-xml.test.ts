import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';

import { quoteAttributes } from './attribute-quotes.ts';
import { masterCookXmlReader } from './mastercook-xml.ts';
import { isRecognized, readItems, readOnly } from '../../../../test/file-items.ts';
import { zipOf } from '../../../../test/zip.ts';

const mx2 = (recipes: string): string => `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook" date="April 14, 2025">
<Summ><Nam>Chili</Nam></Summ>
${recipes}
</mx2>`;

const RECIPE = `<RcpE name="Tom's "Best" Chili < 5 alarms" author="Tom" img="photos\\chili.jpg">
<Serv qty="8"/><PrpT elapsed="0:30"/><TTim elapsed="1:45"/>
<AltS label="Baking" source=""/><AltT label="Baking Time" elapsed="0:20"/><AltT label="Chilling" elapsed="2:00"/>
<CatS><CatT>
Beef
</CatT><CatT>Soups & Stews</CatT></CatS>
<Natn>Mexican</Natn>
<IngR name="beans" unit="15-oz cans" qty="2" code="I"><IPrp>
drained
</IPrp></IngR>
<IngR name="a 9" pan" qty="1.000000"></IngR>
<IngR name="===== TOPPING =====" unit="" qty=""></IngR>
<IngR name="Sour Cream &amp;amp; Chives" unit="cup" qty="1/2" code="R"/>
<DirS><DirT img="">
1. Cook the beans.
2. Simmer.
</DirT><DirT img="step.jpg">Serve.</DirT></DirS>
<Desc>Hot.</Desc><Srce>Tom’s kitchen</Srce><CpyR>2001 Tom</CpyR>
<Yield unit="cups" qty="12.000000"/>
<RatS><RatE name="Overall" value="8"/></RatS>
<Wine>Beer</Wine><SrvI>With rice.</SrvI><Note>Freezes.</Note>
<Nutr>Per Serving (excluding unknown items): 340 Calories; 23g Fat (62.1% calories from fat); 1.5g Total Sugars; 95mg Sodium</Nutr>
</RcpE>`;

test('masterCookXmlReader reads every field of MX2, which is not quite XML', async () => {
  expect(await readOnly(masterCookXmlReader, iconv.encode(mx2(RECIPE), 'cp1252'))).toStrictEqual({
    title: 'Tom\'s "Best" Chili < 5 alarms',
    description: 'Hot.',
    ingredients: ['2 15-oz cans beans, drained', '1 a 9" pan', 'TOPPING:', '1/2 cup Sour Cream &amp; Chives'],
    instructions: ['Cook the beans.', 'Simmer.', 'Serve.'],
    links: [{ line: 3, recipe: 'Sour Cream &amp; Chives' }],
    preparation_time: 30,
    cooking_time: 20,
    resting_time: 120,
    total_time: 105,
    servings: 8,
    yield_text: '12 cups',
    author: 'Tom',
    source_name: 'Tom’s kitchen',
    notes: 'Freezes.\n\nServing ideas: With rice.\n\nWine: Beer\n\nCopyright: 2001 Tom',
    nutrition: { calories: '340 kcal', fatContent: '23 g', sugarContent: '1.5 g', sodiumContent: '95 mg' },
    tags: ['Beef', 'Soups & Stews', 'Mexican'],
    stars: 4,
  });
});

test('masterCookXmlReader marks the stars as unsure and takes none of several criteria', async () => {
  const { drafts } = await readItems(masterCookXmlReader, mx2(RECIPE));
  expect(drafts[0]?.findings.find(({ field }) => field === 'stars')?.sure).toBe(false);
  const two = RECIPE.replace('</RatS>', '<RatE name="Cost" value="2"/></RatS>');
  expect(await readOnly(masterCookXmlReader, mx2(two))).not.toHaveProperty('stars');
});

test('masterCookXmlReader reads MZ2 with the pictures that it has', async () => {
  const zip = await zipOf({ 'book.mx2': mx2(RECIPE), 'images/chili.jpg': 'dish', 'step.jpg': 'step' });
  const { pictures } = await readItems(masterCookXmlReader, zip);
  const found = await Promise.all((pictures[0] ?? []).map(async ({ step, read }) => [step, String(await read())]));
  expect(found).toStrictEqual([
    [null, 'dish'],
    [2, 'step'],
  ]);
  expect((await readItems(masterCookXmlReader, mx2(RECIPE))).pictures).toStrictEqual([[]]);
});

test('masterCookXmlReader reads the recipes before a file that ends early', async () => {
  const { drafts, problems } = await readItems(masterCookXmlReader, mx2(RECIPE + RECIPE).slice(0, -500));
  expect(drafts).toHaveLength(1);
  expect(problems).toStrictEqual([
    { name: 'Tom\'s "Best" Chili < 5 alarms', problem: expect.stringContaining('ends in the middle') as string },
  ]);
});

test('masterCookXmlReader recognizes MX2 and MZ2', async () => {
  expect(await isRecognized(masterCookXmlReader, mx2(''))).toBe(true);
  expect(await isRecognized(masterCookXmlReader, await zipOf({ 'x.mx2': mx2('') }))).toBe(true);
  expect(await isRecognized(masterCookXmlReader, '<recipes/>')).toBe(false);
});

test.each([
  ['<a x="1" y="2"/>', '<a x="1" y="2"/>'],
  ['<a x="9" pan" y="">', '<a x="9&quot; pan" y="">'],
  ['<a x="<b> & "c"" />text "q" ', '<a x="&lt;b&gt; & &quot;c&quot;" />text "q" '],
  ['<a x="never ends', '<a x="never ends'],
  ['a < b "c="', 'a < b "c="'],
])('quoteAttributes turns %s into %s', (before, after) => {
  expect(String(quoteAttributes(Buffer.from(before)))).toBe(after);
});

test('quoteAttributes leaves well-formed attributes as they are', () => {
  const value = fc.string({ unit: fc.constantFrom('a', ' ', '=', "'", 'é', '&amp;') });
  fc.assert(
    fc.property(value, value, (x, y) => {
      const tag = `<IngR name="${x}" qty="${y}"/>`;
      expect(String(quoteAttributes(Buffer.from(tag)))).toBe(tag);
    }),
  );
});
