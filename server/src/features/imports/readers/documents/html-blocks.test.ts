import { expect, test } from 'vitest';

import { parseHtml } from '../markup.ts';
import { blocksIn } from './html-blocks.ts';
import { textOfBlocks } from './text-block.ts';

const shown = (html: string): string[] =>
  blocksIn(parseHtml(html)).map(({ text, level, mark, pictures }) =>
    [level === null ? '' : `h${level} `, mark, text, ...pictures.map((name) => ` [${name}]`)].join(''),
  );

test.each<readonly [string, readonly string[]]>([
  ['<h2>Soup</h2><p>For <b>two</b>.</p>', ['h2 Soup', 'For two.']],
  ['<ul><li>Salt</li><li><p>Oil</p></li></ul><ol><li>Mix</li></ol>', ['- Salt', '- Oil', '1. Mix']],
  ['<p>one<br>two</p>three<div>four</div>', ['one', 'two', 'three', 'four']],
  ['<p><strong>Sauce</strong></p><p><b>Mix</b> it.</p>', ['h7 Sauce', 'Mix it.']],
  [`<p><b>${'long '.repeat(30)}</b></p>`, ['long '.repeat(30).trim()]],
  ['<table><tr><td>250 g</td><td><p>flour</p></td></tr></table>', ['250 g flour']],
  ['<table><tr><td><p>Salt</p><p>Oil</p></td><td><p>Mix.</p></td></tr></table>', ['Salt', 'Oil', 'Mix.']],
  ['<p>See <img src="a.png"> here</p><img src="b.png">', ['See here [a.png]', ' [b.png]']],
  ['<style>p{}</style><script>alert(1)</script><p>&amp;lt;b&amp;gt;</p>', ['&lt;b&gt;']],
  ['', []],
])('blocksIn reads %s', (html, expected) => {
  expect(shown(html)).toStrictEqual(expected);
});

test('textOfBlocks writes a document as people type it', () => {
  const html =
    '<h1>Soup</h1><p>For two.</p><p></p><h2>Ingredients</h2><ul><li>Salt</li></ul><p></p><p>Good.</p><ol><li>Mix</li></ol><img src="x">';
  expect(textOfBlocks(blocksIn(parseHtml(html)))).toBe('Soup\nFor two.\n\nIngredients\n- Salt\n\nGood.\n1. Mix');
});
