import { type Expression, parseSync, Visitor } from 'oxc-parser';

/** What a file of tests says. */
export interface TestFile {
  /** Each test with the describes around it, as written in the source: "a person › is called %s". */
  readonly names: ReadonlySet<string>;
  /** All texts in it, with a hole where something is put in. */
  readonly texts: readonly string[];
}

const HOLE = '\0';

const BLOCKS = new Set(['describe', 'describeOn']);
const TESTS = new Set(['test', 'it']);
/** What is called on these and is neither. */
const OTHERS = new Set(['step', 'slow', 'use', 'beforeEach', 'afterEach', 'beforeAll', 'afterAll', 'each', 'extend']);

type CallExpression = Extract<Expression, { readonly type: 'CallExpression' }>;

/** Is it a test, or a block of tests? `test.each(…)('…')` and `describeOn(…)('…')` are called twice. */
function kindOf(callee: Expression): 'test' | 'block' | null {
  if (callee.type === 'Identifier') {
    return TESTS.has(callee.name) ? 'test' : BLOCKS.has(callee.name) ? 'block' : null;
  }
  if (callee.type === 'CallExpression') {
    const { callee: inner } = callee;
    return inner.type === 'MemberExpression' ? kindOf(inner.object) : kindOf(inner);
  }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  if (OTHERS.has(callee.property.name)) return null;
  return BLOCKS.has(callee.property.name) ? 'block' : kindOf(callee.object);
}

function nameOf(call: CallExpression, source: string): string | null {
  const [name, ...others] = call.arguments;
  const isNamed = others.some(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression');
  if (name === undefined || !isNamed) return null;
  if (name.type === 'Literal' && typeof name.value === 'string') return name.value;
  return name.type === 'TemplateLiteral' ? source.slice(name.start + 1, name.end - 1) : null;
}

/** What a regular expression for a whole text asks for, with a hole for each of its groups. */
function wholeOf(pattern: string): string[] {
  const inner = /^\^(?<inner>.+)\$$/u.exec(pattern)?.groups?.['inner'];
  if (inner === undefined) return [];
  return [inner.replaceAll(/(?<!\\)\(.*?(?<!\\)\)/gu, HOLE).replaceAll(/\\(?<sign>\W)/gu, '$<sign>')];
}

export function readTests(path: string, source: string): TestFile {
  const names = new Set<string>();
  const texts: string[] = [];
  const around: { readonly call: CallExpression; readonly name: string }[] = [];
  new Visitor({
    CallExpression(call) {
      const kind = kindOf(call.callee);
      const name = kind === null ? null : nameOf(call, source);
      if (name === null) return;
      if (kind === 'block') around.push({ call, name });
      else names.add([...around.map((block) => block.name), name].join(' › '));
    },
    'CallExpression:exit'(call) {
      if (around.at(-1)?.call === call) around.pop();
    },
    Literal(literal) {
      if (typeof literal.value === 'string') texts.push(literal.value);
      else if ('regex' in literal) texts.push(...wholeOf(literal.regex.pattern));
    },
    TemplateLiteral({ quasis }) {
      texts.push(quasis.map(({ value }) => value.cooked ?? value.raw).join(HOLE));
    },
  }).visit(parseSync(path, source).program);
  return { names, texts };
}
