import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { composeRecipe } from '@larder/culinary/compose';

import { findSpam, textSkeleton } from './spam.ts';

const COMMENT = { what: 'a comment', maxLinks: 2 };
const problemOf = (comment: string) => findSpam({ comment }, COMMENT)?.problem ?? null;

const TOO_MANY = 'Please remove some of the links: a comment can have at most 2.';
const HIDDEN = 'Please write the link without invisible characters in it.';
const REPEATED = 'Please say it once: most of this is the same text over and over.';

describe('findSpam refuses', () => {
  test.each([
    ['links', Array.from({ length: 100 }, (_, n) => `https://example.org/${n}`).join(' ')],
    ['links one after the other', Array.from({ length: 3 }, (_, n) => `https://spam${n}.test/`).join('')],
    ['links with commas', 'https://a.test,https://b.test,https://c.test'],
    ['links without a beginning', 'See www.a.test and www.b.test, also www.c.test'],
    ['names of hosts', 'cheap-pans.com, cheaper-pans.com and CHEAPEST-PANS.COM!'],
    ['links in markup', '<a href="https://a.test">a</a><a href="https://b.test">b</a><a href=https://c.test>c</a>'],
    ['links in brackets', '[a](https://a.test) [b](https://b.test) [c](https://c.test)'],
    ['links taken apart', 'a-pan . com or b-pan (dot) com or c-pan dot com or hxxp://d.test'],
    ['links in wide letters', 'ｗｗｗ．ａ．ｔｅｓｔ ｗｗｗ．ｂ．ｔｅｓｔ ｗｗｗ．ｃ．ｔｅｓｔ'],
    ['short addresses', 't.me/abc //x1.de/buy shop3.pl/pans'],
    ['addresses of countries', 'shop1.pl, shop2.de and shop3.io'],
    ['addresses of people', 'mary@pans.com bob@pans.com eve@pans.com mailto:x@pans.com'],
    ['links with other strokes', 'http:\\\\a.com https:/b.com http:///c.com'],
    ['links of several kinds', 'https://a.test www.b.test c-pan.com'],
  ])('for too many %s', (_what, text) => expect(problemOf(text)).toBe(TOO_MANY));

  test.each([
    ['in the host', 'Look at cheap\u200Bpans.c\u200Bom'],
    ['in the beginning', 'Look at ht\u00ADtps\u2060://a.test'],
    ['in "www"', 'w\u200Dww.a.test'],
    ['in the middle of a host', 'exa\u200Bmple.com'],
    ['and may be broken anywhere', 'exa\u00ADmple.c\u00ADom'],
  ])('for a link hidden by invisible characters %s', (_what, text) => expect(problemOf(text)).toBe(HIDDEN));

  test.each([
    ['a letter', 'a'.repeat(100)],
    ['a mark', `Wow ${'!'.repeat(200)}`],
    ['an emoji', '🔥'.repeat(80)],
    ['a word', 'buy '.repeat(40)],
    ['a sentence', 'Buy our pans today. '.repeat(6)],
    ['a sentence in Chinese', '今天就来买我们的锅吧。'.repeat(7)],
    ['a line, in capitals now and then', 'Buy our pans!\nBUY OUR PANS!\n'.repeat(5)],
    ['much', 'Buy our pans today. '.repeat(10_000)],
  ])('for saying %s over and over', (_what, text) => expect(problemOf(text)).toBe(REPEATED));

  test('in the field with the most links, counting all fields', () => {
    const texts = { description: 'https://a.test', instructions: 'https://b.test https://c.test' };
    const { maxLinks: _none, ...rest } = COMMENT;
    expect(findSpam(texts, { ...rest, maxLinks: 2 })?.field).toBe('instructions');
    expect(findSpam(texts, { ...rest, maxLinks: 3 })).toBeNull();
  });
});

const MAINS = ['chicken', 'rice', 'tomato', 'egg', 'potato', 'onion', 'salmon', 'spinach', 'lentils', 'carrot', 'beef'];

describe('findSpam accepts', () => {
  test.each([
    '',
    'Yummy!!!!!!!!!!!!',
    `So yummy${'!'.repeat(60)}`,
    'Mmmmmmmmmmmmmmmmmmmmmmh 😋😋😋😋😋😋😋😋😋😋',
    '10/10',
    'I MADE THIS FOR MY WHOLE FAMILY AND THEY LOVED IT. THANK YOU SO MUCH, MARY',
    'I got it from https://www.seriouseats.com/best-goulash-recipe and changed it; see also smittenkitchen.com.',
    'I used 1.5 cups of flour, 2.25 oz. of butter and baked it at 180.Then I waited.To serve, add cream.',
    'Great recipe.I added it all.Next time less salt.Com certeza farei de novo.Top!',
    'Bake it. Then turn it. Then bake it. Then turn it. Then bake it. Then turn it again, and it is done.',
    'Row, row, row your boat gently down the stream: that is how long I stirred. Stir, stir, stir!',
    '— — — — — — — — — —\nNotes\n— — — — — — — — — —\nUse cold butter, and rest the dough for an hour.',
    'Sehr lecker! Ich habe statt Sahne Hafermilch genommen, das ging wunderbar. Danke für das Rezept.',
    'Délicieux ! J’ai remplacé le beurre par de l’huile d’olive, et toute la famille en a repris.',
    'Muy rico. Lo hice con pollo en vez de cerdo y quedó buenísimo.',
    'Bata os ovos.Com açúcar.Depois o leite.Com a farinha.Por fim, o creme.Com canela.',
    'Ha'.repeat(20),
    'Fold the dough, and let it rest for an hour under a towel. '.repeat(3),
    'Ficou ótimo. Fiz com leite de coco e servi com arroz. com. tudo',
    'Очень вкусно! Готовила на день рождения, гости просили рецепт. Спасибо!',
    'とても美味しかったです。次はもう少し塩を減らして作ってみます。家族みんなが喜んでくれました。',
    '太好吃了！我用豆腐代替了鸡肉，孩子们都很喜欢。下次还要再做一次，谢谢分享这个食谱。',
    'อร่อยมากค่ะ ทำตามสูตรแล้วได้ผลดีมาก ครอบครัวชอบกันทุกคน จะทำอีกแน่นอนค่ะ ขอบคุณสำหรับสูตร',
    'وصفة رائعة، جربتها اليوم وكانت لذيذة جدا. شكرا لك على المشاركة',
    'می‌خواستم بگویم که خیلی خوشمزه بود و خانواده‌ام می‌پسندند',
    'Wunder\u00ADbar, 👨\u200D👩\u200D👧\u200D👦 liked it ❤\uFE0F',
    '1 cup sugar\n1 cup flour\n1 cup butter\n1 cup milk\n1 cup cream\n1 cup oats\n1 cup raisins\n1 cup walnuts',
    'Write to me at mary@example.com if you want my grandmother’s version.',
  ])('%s', (text) => expect(problemOf(text)).toBeNull());

  test('every recipe of the kitchen engine', () => {
    let composed = 0;
    for (let n = 0; n < 100; n++) {
      const { recipe } = composeRecipe({
        ingredients: MAINS.slice(n % MAINS.length).slice(0, 1 + (n % 3)),
        seed: `spam ${n}`,
      });
      if (recipe === null) continue;
      composed++;
      const { title, description } = recipe;
      const lists = { ingredients: recipe.ingredients.join('\n'), instructions: recipe.instructions.join('\n') };
      const found = findSpam({ title, description, ...lists }, { what: 'a recipe', maxLinks: 0 });
      expect(found, title).toBeNull();
    }
    expect(composed).toBeGreaterThan(90);
  });
});

test('findSpam handles any text without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.nat({ max: 50 }), (text, maxLinks) => {
      const found = findSpam({ text }, { what: 'a comment', maxLinks });
      expect([undefined, 'text']).toContain(found?.field);
    }),
  );
  for (const nasty of ['a.', 'http:', 'www.', 'a-', 'a-b-c-', 'a.b-', 'a . ', 'https://', 'a(dot', '@a.', '//']) {
    expect(() => findSpam({ text: nasty.repeat(10_000) }, COMMENT)).not.toThrow();
  }
});

describe('textSkeleton', () => {
  const SAID = 'Far better with a pan from my café';

  test.each([
    'Far better with a pan from my café!!',
    'FAR BETTER,  WITH A PAN — FROM MY CAFE...',
    'Faaar betterrr with a pan from my caféé',
    'Far bet\u200bter with\u2060 a pan from my cafe\u0301',
    'Fаr bеtter with а раn frоm mу cаfe',
    'Ｆａｒ ｂｅｔｔｅｒ ｗｉｔｈ ａ ｐａｎ ｆｒｏｍ ｍｙ ｃａｆé',
    '🍕 Far better with a pan from my café 🍕',
  ])('is the same for %j', (again) => {
    expect(textSkeleton(again)).toBe(textSkeleton(SAID));
  });

  test.each(['Far better with a pot from my café', 'Far better with a pan from my car', ''])(
    'differs for %j',
    (other) => {
      expect(textSkeleton(other)).not.toBe(textSkeleton(SAID));
    },
  );

  test('ignores any characters between the letters', () => {
    const between = fc.constantFrom('', ' ', '!', '\u200b', '…', '\n', '🍕', '-');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...Array.from('abcde123ßжあ')), between)), (parts) => {
        const plain = parts.map(([letter]) => letter).join('');
        const spread = parts.map(([letter, sign]) => `${letter.toUpperCase()}${sign}`).join('');
        expect(textSkeleton(spread.replaceAll('SS', 'ß'))).toBe(textSkeleton(plain));
      }),
    );
  });
});
