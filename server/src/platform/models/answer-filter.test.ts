import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { AnswerFilter, visibleText } from './answer-filter.ts';
import { BareCalls } from './bare-calls.ts';
import { readCallText } from './marked-calls.ts';

/** The visible text after each piece and at the end. */
function prefixesOf(pieces: readonly string[]): readonly string[] {
  const reader = new AnswerFilter();
  let visible = '';
  const steps = [...pieces.map((piece) => () => reader.read(piece)), () => reader.end()];
  return steps.map((step) => {
    const { text, isRestart } = step();
    visible = isRestart ? text : visible + text;
    return visible;
  });
}

function cut(text: string, at: readonly number[]): readonly string[] {
  const places = [0, ...at.map((place) => place % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  return places.slice(1).map((to, index) => text.slice(places[index], to));
}

const SECRET = 'SECRET';

/** Answers with "Hello." as their only visible text. Those in MARKED never show more while they arrive. */
const LONE = [
  'SECRET</think>Hello.',
  'SECRET\n</think>\n\nHello.',
  'SECRET</thinking>Hello.',
  'SECRET[/THINK]Hello.',
  'SECRET◁/think▷Hello.',
  'SECRET<|end_of_thought|>Hello.',
  'SECRET<|channel|>final<|message|>Hello.',
  'SECRET<channel|>Hello.',
  'SECRET. It ends with "</think>" SECRET</think>Hello.',
  'analysis of SECRETassistantfinalHello.',
];
const MARKED = [
  '<think>SECRET</think>Hello.',
  '<think>\nSECRET\n</think>\n\nHello.',
  '</think>Hello.',
  '<think></think>Hello.',
  '<think/>Hello.',
  '<THINK>SECRET</Think>Hello.',
  '< think >SECRET</ think >Hello.',
  '<think budget="10" mode=deep>SECRET</think>Hello.',
  '<think>SECRET<think>SECRET</think>SECRET</think>Hello.',
  '<thinking>SECRET</thinking>Hello.',
  '<thought>SECRET</thought>Hello.',
  '<reasoning>SECRET</reasoning>Hello.',
  '<reflection>SECRET</reflection>Hello.',
  '<seed:think>SECRET</seed:think>Hello.',
  '<thinking>SECRET</thinking>Hello.',
  '<inner_monologue>SECRET</inner_monologue>Hello.',
  '<scratchpad>SECRET</scratchpad><answer>Hello.</answer>',
  '<think>`</think>` SECRET</think>Hello.',
  '[THINK]SECRET[/THINK]Hello.',
  '[think]SECRET[/think]Hello.',
  '◁think▷SECRET◁/think▷Hello.',
  '<|begin_of_thought|>SECRET<|end_of_thought|><|begin_of_solution|>Hello.<|end_of_solution|>',
  '<|START_THINKING|>SECRET<|END_THINKING|><|START_RESPONSE|>Hello.<|END_RESPONSE|>',
  '<|channel|>analysis SECRET <|channel|>final Hello.',
  '<|channel|>analysis<|message|>SECRET<|end|><|start|>assistant<|channel|>final<|message|>Hello.<|return|>',
  '<|start|>assistant<|channel|>commentary<|message|>SECRET<|end|><|start|>assistant<|channel|>final<|message|>Hello.',
  '<|channel>thought\nSECRET<channel|>Hello.<turn|>',
  '<unused94>thought\nSECRET<unused95>Hello.',
  '<|im_start|>assistant\nHello.<|im_end|>',
  '<|im_start|>think\nSECRET<|im_end|>\n<|im_start|>assistant\nHello.<|im_end|>',
  '<|start_header_id|>assistant<|end_header_id|>\n\nHello.<|eot_id|>',
  '<start_of_turn>model\nHello.<end_of_turn>',
  '<|start_of_role|>assistant<|end_of_role|>Hello.<|end_of_text|>',
  '<|turn>model\nHello.<turn|>',
  '<|assistant|>Hello.<|user|>SECRET',
  'Hello.<|im_end|><|im_start|>user\nSECRET<|im_end|>',
  'Hello.</s>',
  'Hello.<｜end▁of▁sentence｜>',
  'Hello.<think>SECRET',
  'Hello.<tool_call>{"name": "SECRET", "arguments": {}}</tool_call>',
  'Hello.<tool_response>SECRET</tool_response>',
  'Hello.[TOOL_CALLS] [{"name": "SECRET", "arguments": {}}]',
  'Hello.<|python_tag|>{"name": "SECRET", "parameters": {}}',
  'Hello.<function=SECRET>{"a": 1}</function>',
  'Hello.<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>SECRET\n{}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
  'Hello.<think',
  'Hello.<|im_e',
  // Template words without their special tokens.
  'analysisSECRET.assistantfinalHello.',
  'analysis"SECRET" is SECRET. As an assistant I SECRET.assistantanalysisSECRETassistantfinalHello.',
  'analysisSECRETassistantcommentarySECRETassistantfinalHello.',
  'assistantfinalHello.',
  'finalHello.',
  'assistant\n\nHello.',
  'analysisSECRETassistantcommentary to=functions.SECRET json{"q": "SECRET"}assistantfinalHello.',
  "Here's my thought process:\nSECRET\nHere is my response:\nHello.",
  // Reasoning may mention its own end marker.
  '<think>It ends with "</think>" SECRET</think>Hello.',
  'Hello.<function=SECRET{"a": 1}</function>',
  'Hello.<function/SECRET>{"a": 1}</function>',
  'Hello.[TOOL_CALLS][{"name": "SECRET", "arguments": {}}]',
  'Hello.<｜DSML｜function_calls><｜DSML｜invoke name="SECRET"></｜DSML｜invoke></｜DSML｜function_calls>',
  'Hello.<|tool_call_start|>[SECRET(a=1)]<|tool_call_end|>',
];

/** Text without markers. */
const PLAIN = [
  'I think <3 that 1 < 2, and 3 > 2.',
  'Write <think as a word.',
  'The tag `<think>` is written so: `</think>`.',
  'Call it "<think>" if you like.',
  'The tags "<think>" and "</think>" mark a thought.',
  "The tags '<think>' and '</think>' mark a thought.",
  'The tags “<think>” and “</think>” mark a thought.',
  'The tags **<think>** and **</think>** mark a thought.',
  'It is written `<think>…</think>` before an answer.',
  'It is written `<think>`, and then `</think>Hello`.',
  'A call is written `<tool_call>{"name": "x"}</tool_call>`.',
  'In code:\n\n```xml\n<think>\nLet me see.\n</think>\nHello\n```\n\nThat is all.',
  'analysis of a soup: it needs salt. Ask your assistant.',
  'finally, a soup',
  'final thoughts',
  'Analysis: soup',
  'assistants cook',
  'commentary on soup',
  'Here is my soup',
  '[Thinking](https://example.com) is a link, [1] and [[recipe:1]] are not.',
  'A list: [thought: 1]. An arrow <- here, a <b>bold</b> word & a <br>.',
  '```html\n<p>I think</p>\n```',
  '{"title": "A <thin> soup", "steps": ["[think", "<|"]}',
  'f <| g and h |> i',
  'thinking about reasoning and reflection',
  'An open bracket [',
  'An open angle <',
];

describe('the answer filter', () => {
  test.each([...LONE, ...MARKED])('removes reasoning and markers: %s', (text) => {
    expect(visibleText(text)).toBe('Hello.');
  });

  test.each(PLAIN)('leaves text without markers unchanged: %s', (text) => {
    expect(visibleText(text)).toBe(text);
  });

  test.each([
    // A backtick without its pair on the line opens no code span.
    ['Use a ` here.<think>SECRET\nand `SECRET`</think> Then eat.', 'Use a ` here. Then eat.'],
    // A quoted end marker without a mention of the opening marker.
    ['I say "SECRET"</think>"Hello."', '"Hello."'],
    // A mention before a restart does not count.
    ['"<think>" is SECRET.</think>I say "Hello"</think>"Soup."', '"Soup."'],
    ['```\nSECRET</think>It is <think>SECRET</think>done.', 'It is done.'],
  ])('removes reasoning despite misleading quotes and code: %s', (text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  test.each([
    '<think>SECRET',
    '<think>SECRET</think>\n',
    'SECRET</think>',
    '<|channel|>analysis<|message|>SECRET<|end|>',
    '',
  ])('returns nothing when there is only reasoning: %s', (text) => {
    expect(visibleText(text).trim()).toBe('');
  });

  test.each(MARKED)('shows no reasoning while the answer arrives character by character: %s', (text) => {
    for (const prefix of prefixesOf(text.match(/[^]/gu) ?? [])) expect(prefix).not.toMatch(/S|E/u);
  });

  test('gives the same text wherever the stream is split, and never shows marked reasoning', () => {
    const cuts = fc.array(fc.nat(400), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...LONE, ...MARKED, ...PLAIN), cuts, (text, at) => {
        const prefixes = prefixesOf(cut(text, at));
        expect(prefixes.at(-1)).toBe(visibleText(text));
        if (LONE.includes(text)) return;
        for (const prefix of prefixes) {
          expect(prefix).not.toMatch(/S|E/u);
          expect(visibleText(text).startsWith(prefix)).toBe(true);
        }
      }),
    );
  });

  test('gives the same text for any mixture of markers and words wherever it is split', () => {
    const unit = fc.constantFrom(
      '<think>',
      '</think>',
      '[THINK]',
      '[/THINK]',
      '<|channel|>',
      '<|message|>',
      '<|end|>',
      '<|start|>',
      'final',
      '`',
      '<tool_call>',
      '</tool_call>',
      '<|im_start|>',
      'assistant\n',
      '"',
      ' ',
      '\n',
      'a',
      '<',
      '[',
      '|',
      '>',
      '</',
      '◁',
      '{',
      '}',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 24 }), fc.array(fc.nat(200), { maxLength: 8 }), (text, at) => {
        expect(prefixesOf(cut(text, at)).at(-1)).toBe(visibleText(text));
      }),
      { numRuns: 500 },
    );
  });

  test('never shows reasoning, whatever surrounds it, whatever it contains, and wherever it is split', () => {
    const marks = fc.constantFrom(
      ['<think>', '</think>'],
      ['<Thinking effort="high">', '</Thinking>'],
      ['<reasoning>', '</reasoning>'],
      ['<seed:think>', '</seed:think>'],
      ['[THINK]', '[/THINK]'],
      ['◁think▷', '◁/think▷'],
      ['<|begin_of_thought|>', '<|end_of_thought|>'],
      ['<|channel>thought\n', '<channel|>'],
      ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
    );
    const line = fc.constantFrom('Hello.', '', '`code` and', '```\ncode\n```', '1 < 2, [1] and', 'Crème 🍲');
    const words = fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n'));
    const unit = fc.constantFrom(
      'SECRET',
      '`',
      '"',
      "'",
      '*',
      '\n',
      '```',
      '<',
      '[',
      '{',
      '}',
      ' ',
      '</',
      '|',
      '🍲',
      '“',
      '<b>',
    );
    const reasoning = fc.string({ unit, maxLength: 20 });
    fc.assert(
      fc.property(
        words,
        marks,
        reasoning,
        words,
        fc.array(fc.nat(400), { maxLength: 10 }),
        (before, [open = '', close = ''], hidden, after, at) => {
          for (const prefix of prefixesOf(cut(`${before}${open}${hidden}${close}${after}`, at))) {
            expect(prefix).not.toMatch(/SECR|ECRET/u);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('takes linear time for repeated markers', () => {
    for (const part of [
      '<',
      '<think',
      '<think ',
      '[',
      '[THINK',
      '◁',
      '<|',
      '<|a',
      '`<think>`',
      '< ',
      '<think>',
      '</think>',
      '<a b=',
      '"<think>"',
      '`a<think>b` ',
      'assistant',
      'analysis',
    ]) {
      const reader = new AnswerFilter();
      for (let piece = 0; piece < 2_000; piece += 1) reader.read(part.repeat(10));
      expect(reader.end().isRestart).toBe(false);
    }
  });
});

describe('a tool call written as text', () => {
  const call = { name: 'find', arguments: '{"q":"soup"}' };
  const json = '{"name": "find", "arguments": {"q": "soup"}}';
  test.each([
    `<tool_call>\n${json}\n</tool_call>`,
    `<tool_call>${json}`,
    `<tool_call>{"function": ${json}}</tool_call>`,
    `<function_call>{"name": "find", "arguments": "{\\"q\\":\\"soup\\"}"}</function_call>`,
    `[TOOL_CALLS] [${json}]`,
    `[TOOL_CALLS]find[ARGS]{"q": "soup"}`,
    `[TOOL_CALLS]find[CALL_ID]abcdefghi[ARGS]{"q": "soup"}</s>`,
    `<|python_tag|>{"name": "find", "parameters": {"q": "soup"}}<|eom_id|>`,
    `<function=find>{"q": "soup"}</function>`,
    `<tool_call>\n<function=find>\n<parameter=q>\nsoup\n</parameter>\n</function>\n</tool_call>`,
    `<function_calls><invoke name="find"><parameter name="q">soup</parameter></invoke></function_calls>`,
    `<minimax:tool_call>\n<invoke name="find">\n<parameter name="q">soup</parameter>\n</invoke>\n</minimax:tool_call>`,
    `<tool_call>find\n<arg_key>q</arg_key>\n<arg_value>soup</arg_value>\n</tool_call>`,
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>find\n\`\`\`json\n{"q": "soup"}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>find<｜tool▁sep｜>{"q": "soup"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    `<|tool_calls_section_begin|><|tool_call_begin|>functions.find:0<|tool_call_argument_begin|>{"q": "soup"}<|tool_call_end|><|tool_calls_section_end|>`,
    `<|channel|>commentary to=functions.find <|constrain|>json<|message|>{"q": "soup"}<|call|>`,
    `<|start|>assistant to=functions.find<|channel|>commentary json<|message|>{"q": "soup"}<|call|>`,
    `<|START_ACTION|>[{"tool_call_id": "0", "tool_name": "find", "parameters": {"q": "soup"}}]<|END_ACTION|>`,
    `<|tool_call|>[${json}]<|/tool_call|>`,
    `<|action_start|><|plugin|>${json}<|action_end|>`,
    `<think>I could <tool_call>{"name": "other"}</tool_call></think><tool_call>${json}</tool_call>`,
    `[TOOL_CALLS][${json}]`,
    `<tool_call>{'name': 'find', 'arguments': {'q': 'soup'}}</tool_call>`,
    `<tool_call>{"name": "find", "arguments": {"q": "soup"}</tool_call>`,
    `<function=find{"q": "soup"}</function>`,
    `<function=find {"q": "soup"}</function>`,
    `<function/find>{"q": "soup"}</function>`,
    `<｜DSML｜function_calls>\n<｜DSML｜invoke name="find">\n<｜DSML｜parameter name="q" string="true">soup</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>`,
    `<|python_tag|>find(q="soup")`,
    `<|python_tag|>find.call(q='soup')<|eom_id|>`,
    `<|python_start|>[find(q="soup")]<|python_end|>`,
    `<|tool_call_start|>[find(q="soup")]<|tool_call_end|>`,
    `analysisThe cook wants soup.assistantcommentary to=functions.find json{"q": "soup"}`,
    `analysisThe cook wants soup.assistant to=functions.findcommentary json{"q": "soup"}`,
    `commentary to=functions.find json{"q": "soup"}`,
  ])('is read whole and character by character: %s', (text) => {
    for (const pieces of [[text], text.match(/[^]/gu) ?? []]) {
      const reader = new AnswerFilter();
      const visible = pieces.map((piece) => reader.read(piece).text).join('') + reader.end().text;
      expect(visible.trim()).toBe('');
      const calls = reader.calls.flatMap(readCallText);
      expect(calls.map((read) => ({ ...read, arguments: squeezed(read.arguments) }))).toEqual([call]);
    }
  });

  test.each([
    [`<tool_call>${json}</tool_call>\n<tool_call>${json}</tool_call>`, 2],
    [`[TOOL_CALLS] [${json}, ${json}]`, 2],
    [`<tool_call>${json}\n${json}</tool_call>`, 2],
    ['<tool_call>{"name": "find", "arg', 0],
    ['<tool_call>soup</tool_call>', 0],
    ['<think><tool_call>{"name": "find"}</tool_call>', 0],
    ['<|python_tag|>[find(q="soup"), find(q=[1, 2], r={"a": None}, s="f(x)")]', 2],
    ['<|python_tag|>find("soup")', 0],
    ['<|python_tag|>find(q="soup', 0],
  ])('%s contains %i calls', (text, count) => {
    const reader = new AnswerFilter();
    reader.read(text);
    reader.end();
    expect(reader.calls.flatMap(readCallText)).toHaveLength(count);
  });

  const BARE = [
    [json, '', 1],
    [`\`\`\`json\n${json}\n\`\`\``, '', 1],
    [`[${json}, ${json}]`, '', 2],
    [`Let me see.\n\n\`\`\`json\n${json}\n\`\`\`\nThere.`, 'Let me see.\n\nThere.', 1],
    [`I write ${json} here.`, `I write ${json} here.`, 0],
    ['{"name": "Soup", "arguments": {}}', '{"name": "Soup", "arguments": {}}', 0],
    ['```js\nfind({ q: 1 });\n```\n\n[1] and `{x}`', '```js\nfind({ q: 1 });\n```\n\n[1] and `{x}`', 0],
    ['{ is a bracket', '{ is a bracket', 0],
    [`{"a": "b"}\n${json}`, '{"a": "b"}\n', 1],
    [`${json}; ${json}`, '', 2],
    [`functools[${json}]`, '', 1],
    ['[find(q="soup")]', '', 1],
    ["[find(q='soup'), find(q='soup')]", '', 2],
    ['find(q="soup")', '', 1],
    ['```tool_code\nprint(find(q="soup"))\n```', '', 1],
    ['Let me see.\n```python\nfind(q="soup")\n```\nThere.', 'Let me see.\n\nThere.', 1],
    ['```xml\n```', '', 0],
    ['other(q="soup")', 'other(q="soup")', 0],
    ['find("soup")', 'find("soup")', 0],
    ['find (it) is easy', 'find (it) is easy', 0],
    ['I call find(q="soup")', 'I call find(q="soup")', 0],
    ['find(q="soup', 'find(q="soup', 0],
    ['fin', 'fin', 0],
    ['[fin', '[fin', 0],
  ] as const;
  test.each(BARE)('of a known tool is read without markers at the start of a line: %s', (text, visible, count) => {
    const reader = new BareCalls(['find']);
    expect((reader.read(text) + reader.end()).replaceAll(/\n+(?=There)/gu, '\n\n')).toBe(visible);
    expect(reader.calls.map((read) => ({ ...read, arguments: squeezed(read.arguments) }))).toEqual(
      Array.from({ length: count }, () => call),
    );
  });

  test.each(BARE)('without markers is read wherever the stream is split: %s', (text) => {
    const whole = new BareCalls(['find']);
    const expected = whole.read(text) + whole.end();
    const ends = Array.from({ length: text.length + 1 }, (_, at) => at);
    for (const first of ends) {
      for (const second of ends.slice(first)) {
        const reader = new BareCalls(['find']);
        const pieces = [text.slice(0, first), text.slice(first, second), text.slice(second)];
        expect(pieces.map((piece) => reader.read(piece)).join('') + reader.end(), pieces.join('|')).toBe(expected);
        expect(reader.calls).toEqual(whole.calls);
      }
    }
  });
});

function squeezed(json: string): string {
  return JSON.stringify(JSON.parse(json));
}

test('the test data hides its secret in every answer', () => {
  expect([...LONE, ...MARKED].filter((text) => visibleText(text).includes(SECRET))).toEqual([]);
});
