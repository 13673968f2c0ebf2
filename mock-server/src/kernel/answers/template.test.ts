import { expect, test } from 'vitest';

import { isTemplate, renderTemplate, TemplateTooLarge, type TemplateValues } from './template';

const VALUES: TemplateValues = {
  query: { page: '2', tags: ['a', 'b'] },
  params: { id: 'hat' },
  body: { name: 'Ada', amount: 5, nested: { list: [{ ok: true }] } },
  header: { 'x-client': 'web' },
  wallet: undefined,
  now: '2031-05-04T10:00:00.000Z',
};

const rendered = (body: unknown, values: Partial<TemplateValues> = {}) =>
  renderTemplate({ body }, { ...VALUES, ...values }).body;

test('inserts values into strings at any depth, and keeps the type of a whole string', () => {
  expect(
    rendered({
      id: '{{params.id}}',
      words: 'Page {{ query.page }} of {{body.name}} at {{now}}',
      list: ['{{body.amount}}', { ok: '{{body.nested.list.0.ok}}', tags: '{{query.tags}}' }],
      client: '{{header.X-Client}}',
      number: 7,
    }),
  ).toEqual({
    id: 'hat',
    words: 'Page 2 of Ada at 2031-05-04T10:00:00.000Z',
    list: [5, { ok: true, tags: ['a', 'b'] }],
    client: 'web',
    number: 7,
  });
});

test('a missing value is null as a whole string, and empty within one', () => {
  expect(rendered(['{{body.other}}', 'by {{wallet}}.', '{{query.page.more}}'])).toEqual([
    null,
    'by .',
    null,
  ]);
});

test.each([
  'body.constructor',
  'body.constructor.constructor',
  'body.__proto__.toString',
  'params.toString',
  'body.name.length',
  'query.tags.map',
])('%s reads no prototype', (path) => {
  expect(rendered(`{{${path}}}`)).toBeNull();
});

test('calls no getter', () => {
  const body = Object.defineProperty({}, 'name', { get: () => 'called', enumerable: true });
  expect(rendered('{{body.name}}', { body })).toBeNull();
});

test('an inserted value is never a template itself, and no replacement pattern', () => {
  const body = { name: '{{header.x-client}} $& $1' };
  expect(rendered(['{{body.name}}', 'I am {{body.name}}'], { body })).toEqual([
    body.name,
    `I am ${body.name}`,
  ]);
});

test('renders text and headers, without line breaks in headers', () => {
  const answer = renderTemplate(
    {
      text: 'Hello {{body.name}}',
      headers: { location: '/{{body.path}}', link: ['<{{params.id}}>'] },
    },
    { ...VALUES, body: { name: 'Eve', path: 'a\r\n-set: b' } },
  );
  expect(answer).toEqual({
    text: 'Hello Eve',
    headers: { location: '/a-set: b', link: ['<hat>'] },
  });
});

test('T168 refuses to insert a large body many times', () => {
  const body = { name: 'a'.repeat(100_000) };
  expect(() => rendered('{{body.name}}'.repeat(11), { body })).toThrow(TemplateTooLarge);
  expect(() => rendered(Array(11).fill('{{body}}'), { body })).toThrow(TemplateTooLarge);
  expect(rendered('{{body.name}}'.repeat(10), { body })).toHaveLength(1_000_000);
});

test.each([
  ['{{query.page}} and {{now}}', true],
  ['no placeholder', true],
  ['{{other.page}}', false],
  ['{{#if query.page}}yes{{/if}}', false],
  ['{{query.page', false],
  ['{{query..page}}', false],
])('%s is a template: %s', (text, expected) => {
  expect(isTemplate({ text })).toBe(expected);
});

test('a placeholder in a key is refused, because keys are never rendered', () => {
  expect(isTemplate({ body: { list: [{ '{{body.name}}': '{{now}}' }] } })).toBe(false);
});

test.each(['{{body}}', 'a {{body}}'])('a value that is nested too deep fails in %j', (template) => {
  const body: unknown = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000));
  expect(() => rendered(template, { body })).toThrow(TemplateTooLarge);
});
