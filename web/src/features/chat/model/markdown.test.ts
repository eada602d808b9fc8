import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { closeOpenMarks, parseInline, parseMarkdown, plainText } from './markdown.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

describe('a line', () => {
  it.each([
    ['nothing special', [['text', 'nothing special']]],
    [
      '**200 g** rice',
      [
        ['strong', '200 g'],
        ['text', ' rice'],
      ],
    ],
    [
      'until *clear*, then',
      [
        ['text', 'until '],
        ['emphasis', 'clear'],
        ['text', ', then'],
      ],
    ],
    [
      'press `Start`',
      [
        ['text', 'press '],
        ['code', 'Start'],
      ],
    ],
    ['2 * 3 * 4', [['text', '2 * 3 * 4']]],
    ['5*6*7', [['text', '5*6*7']]],
    [
      'see [the soup](https://example.org/x)',
      [
        ['text', 'see '],
        ['text', 'the soup'],
      ],
    ],
    [
      '![a picture](https://example.org/x.png) here',
      [
        ['text', 'a picture'],
        ['text', ' here'],
      ],
    ],
    ['<img src=x onerror=alert(1)>', [['text', '<img src=x onerror=alert(1)>']]],
    ['**not closed', [['text', '**not closed']]],
    ['**[the soup](https://example.org)**', [['strong', 'the soup']]],
    [
      `**try [*soup*](/recipe/${ID}) and \`Start\`**`,
      [
        ['strong', 'try '],
        ['recipe', 'soup'],
        ['strong', ' and '],
        ['code', 'Start'],
      ],
    ],
    [
      `*as in [soup](/recipe/${ID})*`,
      [
        ['emphasis', 'as in '],
        ['recipe', 'soup'],
      ],
    ],
    ['[**the soup**](https://example.org)', [['strong', 'the soup']]],
  ])('parses %j', (text, parts) => {
    expect(parseInline(text).map(({ kind, text: words }) => [kind, words])).toEqual(parts);
  });

  it('links only to our own recipes', () => {
    expect(parseInline(`[soup](/recipe/${ID})`)).toEqual([{ kind: 'recipe', text: 'soup', id: ID }]);
    expect(parseInline('[your profile](/profile#eating)')).toEqual([{ kind: 'eating', text: 'your profile' }]);
    for (const target of [
      `//evil.example/recipe/${ID}`,
      `https://evil.example/recipe/${ID}`,
      `javascript:alert(1)//recipe/${ID}`,
      `/recipe/${ID}/edit`,
      '/profile',
      '//evil.example/profile#eating',
      '/api/session',
    ]) {
      expect(new Set(parseInline(`[soup](${target})`).map(({ kind }) => kind))).toEqual(new Set(['text']));
    }
  });
});

describe('a text', () => {
  it('has headings, paragraphs and lists', () => {
    const text = '## Rice\n\nFor three:\nso to say\n\n1. Rinse.\n\n2. Boil\n   gently.\n- salt\n* oil\n---\n> Enjoy';
    const blocks = parseMarkdown(text).map((block) => {
      if (block.kind === 'table') return ['table'];
      if (block.kind !== 'list') return [block.kind, ...block.lines.map((line) => line[0]?.text)];
      return [block.start === null ? 'bullets' : `from ${block.start}`, ...block.items.map((line) => line[0]?.text)];
    });
    expect(blocks).toEqual([
      ['heading', 'Rice'],
      ['paragraph', 'For three:', 'so to say'],
      ['from 1', 'Rinse.', 'Boil gently.'],
      ['bullets', 'salt', 'oil'],
      ['paragraph', 'Enjoy'],
    ]);
  });

  it('has tables', () => {
    const [table, after] = parseMarkdown('| Cup | **g** |\n|:---|--:|\n| rice | 185 |\n|salt||\nSo much.');
    expect(table).toEqual({
      kind: 'table',
      rows: [
        [[{ kind: 'text', text: 'Cup' }], [{ kind: 'strong', text: 'g' }]],
        [[{ kind: 'text', text: 'rice' }], [{ kind: 'text', text: '185' }]],
        [[{ kind: 'text', text: 'salt' }], []],
      ],
    });
    expect(after?.kind).toBe('paragraph');
    expect(plainText('| Cup | g |\n|---|---|\n| rice | 185 |')).toBe('Cup, g\nrice, 185');
    expect(plainText('|---|')).toBe('');
    // A row that is still streaming.
    expect(parseMarkdown('| Cup | g')).toMatchObject([{ kind: 'table', rows: [[[{ text: 'Cup' }], [{ text: 'g' }]]] }]);
  });

  it('continues the numbering of an interrupted list', () => {
    const [, , second] = parseMarkdown('1. one\n\ntext\n\n2. two');
    expect(second).toMatchObject({ kind: 'list', start: 2 });
  });

  it('accepts closing marks of headings', () => {
    expect(plainText('## Rice ##\n# C# \n### No. #1')).toBe('Rice\nC#\nNo. #1');
  });

  it('is plain text for screen readers', () => {
    expect(plainText('## Rice\n\n1. **Rinse** it\n2. See [soup](/recipe/x)')).toBe('Rice\nRinse it\nSee soup');
  });

  it('loses no word, whatever is written', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/u);
    const marks = [
      '**',
      '*',
      '`',
      '```',
      '\n',
      '\r',
      '\u2028',
      '\n\n- ',
      '\n  ',
      '\n1. ',
      '1. ',
      '\n# ',
      ' #',
      '---',
      '_ _ _',
    ];
    const mark = fc.constantFrom(
      ...marks,
      ' ',
      '> ',
      '[',
      ']',
      '](',
      '|',
      '|\n|',
      '\n|---|\n',
      '(',
      ')',
      '!',
      '/recipe/',
      `[soup](/recipe/${ID})`,
    );
    const letters = (from: string) => from.replaceAll(/[^a-z]/gu, '');
    const isWithin = (part: string, whole: string) => {
      let at = 0;
      for (const letter of whole) if (letter === part[at]) at += 1;
      return at === part.length;
    };
    fc.assert(
      fc.property(fc.array(fc.oneof(word, mark), { maxLength: 30, size: 'max' }), (parts) => {
        const text = parts.join('');
        const visible = letters(plainText(text));
        // Only link targets are hidden.
        expect(isWithin(letters(text.replaceAll(/\]\([^)\s]*\)/gu, ']')), visible)).toBe(true);
        expect(isWithin(visible, letters(text))).toBe(true);
      }),
    );
  });

  it('is parsed in linear time', () => {
    for (const unit of ['**', '*a', '[', '[a](', '`', '![', '- ', '1. ', '> ', '_ _']) {
      expect(plainText(unit.repeat(5_000)).length).toBeLessThanOrEqual(unit.length * 5_000);
    }
    expect(plainText(`# a${' '.repeat(100_000)}b`)).toHaveLength(100_002);
  });
});

describe('a text that is still streaming', () => {
  it.each([
    ['Take **200', 'Take **200**'],
    ['Take **', 'Take '],
    ['Take **200** of', 'Take **200** of'],
    ['**a\nb', '**a\nb'],
  ])('%j gets its open mark closed', (text, closed) => {
    expect(closeOpenMarks(text)).toBe(closed);
  });
});
