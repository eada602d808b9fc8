import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cookMlReader } from './cookml.ts';
import { copyMeThatReader } from './copymethat.ts';
import { evernoteReader } from './evernote.ts';
import { gourmetReader } from './gourmet.ts';
import { krecipesReader } from './krecipes.ts';
import { livingCookbookReader } from './living-cookbook.ts';
import { masterCookXmlReader } from './mastercook-xml.ts';
import { recipeKeeperReader } from './recipe-keeper.ts';
import { unreadableReader } from './unreadable.ts';
import { webPagesReader } from './web-pages.ts';
import { outcomeOf, readItems } from '../../../../test/file-items.ts';

const READERS = [
  recipeKeeperReader,
  copyMeThatReader,
  masterCookXmlReader,
  gourmetReader,
  krecipesReader,
  cookMlReader,
  livingCookbookReader,
  evernoteReader,
  unreadableReader,
  webPagesReader,
];

/** Pieces of all formats, in any order. */
const PIECES = [
  'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: text/html\n\n',
  '<mx2>',
  '<RcpE name="',
  '"',
  '">',
  '<IngR qty="1" name="a "b" <c"',
  '/>',
  '</RcpE>',
  '<gourmetDoc>',
  '<recipe>',
  '<recipe ',
  '</recipe>',
  '<ingredient-list>',
  '<ingredient>',
  '<amount>',
  '<image format="jpeg">',
  '<image/>',
  '</image>',
  '<![CDATA[',
  ']]>',
  '<cookml>',
  '<picbin>',
  '</picbin>',
  '<krecipes>',
  '<krecipes-recipe>',
  '</krecipes-recipe>',
  '<fdx>',
  '<Recipe Name="x">',
  '</Recipe>',
  '<RecipeImage>',
  '<RecipeImage/>',
  '</RecipeImage>',
  '<en-export>',
  '<note>',
  '</note>',
  '<content>',
  '<resource><data>',
  '</data>',
  '<en-media hash="',
  '<div class="recipe-details">',
  '<div class="recipe">',
  '<span itemprop="prepTime">',
  '<meta itemprop="recipeShareId" content="',
  '<img src="',
  '&amp;',
  '&#0;',
  '&#x110000;',
  '&nbsp;',
  '<!--',
  '-->',
  '<script>',
  '</script>',
  '<!DOCTYPE x [<!ENTITY a "&a;&a;">]>',
  '&a;',
  '\0',
  '\u{feff}',
  '1/2 cup',
  '⅓',
  '٣',
  '\n',
  ' ',
  'a',
  '<html>',
  '<li>',
  '</ul>',
  '<b>',
  'javascript:',
];

test.each(READERS)(
  'the reader of $format never throws anything but FileProblem, whatever the markup',
  async (reader) => {
    const markup = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(markup, async (pieces) => {
        const outcome = await outcomeOf(reader, Buffer.from(pieces.join('')));
        expect(outcome).not.toBe('');
      }),
    );
  },
);

test.each(READERS)(
  'the reader of $format never throws anything but FileProblem, whatever the bytes',
  async (reader) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
        const outcome = await outcomeOf(reader, Buffer.from(bytes));
        expect(outcome).not.toBe('');
      }),
    );
  },
);

test.each(READERS.filter((reader) => reader !== webPagesReader))(
  'the reader of $format refuses 100,000 nested elements or reads past them',
  async (reader) => {
    for (const start of [
      '<recipe><x>',
      '<RcpE><x>',
      '<Recipe><x>',
      '<krecipes-recipe><x>',
      '<note><content><x>',
      '<html><div class="recipe-details"><x>',
    ]) {
      const nested = start + '<b>'.repeat(100_000) + '</x></content></recipe></RcpE></Recipe></krecipes-recipe></note>';
      expect(['string', 'number']).toContain(typeof (await outcomeOf(reader, Buffer.from(nested))));
    }
  },
);

test('readers decode entities once, and texts keep what only looks like markup', async () => {
  const title = '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt; &amp;amp;';
  const { drafts } = await readItems(
    gourmetReader,
    `<gourmetDoc><recipe><title>${title}</title></recipe></gourmetDoc>`,
  );
  expect(drafts[0]?.title).toBe('&lt;script&gt;alert(1)&lt;/script&gt; &amp;');
});

const nested = (tag: string, inner: string): string => `<${tag}>`.repeat(200) + inner + `</${tag}>`.repeat(200);

test.each([
  [
    cookMlReader,
    `<cookml><recipe><head title="x"/>${nested('part', '<ingredient item="salt"/>')}${nested('preparation', 'Mix.')}</recipe></cookml>`,
  ],
  [masterCookXmlReader, `<mx2><RcpE name="x" author=""><IngR name="salt"/>${nested('DirT', 'Mix.')}</RcpE></mx2>`],
  [
    livingCookbookReader,
    `<fdx><Recipe Name="x"><RecipeIngredient Ingredient="salt"/>${nested('RecipeProcedure', 'Mix.')}</Recipe></fdx>`,
  ],
  [
    recipeKeeperReader,
    `<div class="recipe-details"><p itemprop="recipeIngredients">salt</p>${'<div class="recipe-details"><div itemprop="recipeDirections">'.repeat(60)}Mix.`,
  ],
  [
    copyMeThatReader,
    `<meta name="copymethat_class_id_version">${'<div class="recipe"><ul id="recipeIngredients"><ol id="recipeInstructions">'.repeat(60)}<li>Mix.`,
  ],
])('the reader of $0.format counts a text once, however often its elements are nested', async (reader, text) => {
  const { drafts } = await readItems(reader, text);
  expect(drafts).toHaveLength(1);
  expect(drafts[0]?.instructions).toStrictEqual(['Mix.']);
});

test('a note that is too long for a recipe is a problem, whatever its form', async () => {
  const note = `<en-export><note><title>Long</title><content><![CDATA[<en-note><table><tr><td>${'a<br>'.repeat(200_000)}</td></tr></table></en-note>]]></content></note></en-export>`;
  const { problems } = await readItems(evernoteReader, note);
  expect(problems).toStrictEqual([
    { name: 'Long', problem: expect.stringContaining('too long for one recipe') as string },
  ]);
});
