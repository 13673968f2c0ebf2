import { expect, test } from 'vitest';

import { PreparedAnswersSchema, type WaitingAnswers } from '../../src/kernel/answers/answer.schema';
import { againOf, preparedOf, stepsOf, waitingWords } from './answer-form.js';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('a sequence has the form that the mock accepts, and reads as a sentence', () => {
  const first = stepsOf(
    form({ kind: 'hand', status: '503', times: '2', headers: 'retry-after: 7' }),
  );
  const prepared = preparedOf(
    form({ method: 'GET', path: '/v1/users/me', kind: 'real', times: '1', afterwards: 'again' }),
    first,
  );
  expect(PreparedAnswersSchema.parse(prepared)).toEqual({
    method: 'GET',
    path: '/v1/users/me',
    answers: [
      { status: 503, headers: { 'retry-after': '7' } },
      { status: 503, headers: { 'retry-after': '7' } },
      'real',
    ],
    afterwards: 'again',
  });
  const waiting: WaitingAnswers = { id: 'a1', next: 1, ...prepared, query: { a: 'b' } };
  expect(waitingWords(waiting)).toBe(
    'GET /v1/users/me (by query): status 503, the mock’s own answer, then all again, over and over',
  );
});

test('a template and a sequence for each value of a parameter are accepted, and named', () => {
  const prepared = preparedOf(
    form({
      path: '/v1/users/:name/exists',
      kind: 'hand',
      status: '200',
      content: '{ "exists": "{{query.x}}" }',
      template: 'on',
      per: ':name',
    }),
    [],
  );
  const body = { exists: '{{query.x}}' };
  expect(PreparedAnswersSchema.parse(prepared)).toEqual({
    path: '/v1/users/:name/exists',
    answers: [{ status: 200, body, template: true }],
    per: 'name',
  });
  expect(waitingWords({ id: 'a1', next: 0, ...prepared })).toBe(
    'Any method /v1/users/:name/exists, for each name: status 200 from a template',
  );
});

test.each([
  ['', {}],
  ['{ "message": "no" }', { body: { message: 'no' } }],
  ['<h1>Down</h1>', { text: '<h1>Down</h1>' }],
])('a body of %j is sent as JSON if it is JSON', (content, sent) => {
  expect(stepsOf(form({ kind: 'hand', status: '500', content }))).toEqual([
    { status: 500, ...sent },
  ]);
});

test('refuses an invalid header, and names its line', () => {
  expect(() => stepsOf(form({ kind: 'hand', status: '500', headers: 'a: b\nno header' }))).toThrow(
    '“no header”',
  );
});

test('loads an answer from the journal into the form, without what the mock sets itself', () => {
  const entry = {
    id: 'j1',
    kind: 'request',
    at: '2031-05-04T10:00:00Z',
    method: 'GET',
    path: '/v1/users/me',
    status: 429,
  } as const;
  const headers = { 'retry-after': '7', etag: 'x', 'content-type': 'text/html' };
  expect(againOf({ entry, answer: { headers, body: { message: 'Later' } } })).toEqual({
    kind: 'hand',
    status: '429',
    headers: 'retry-after: 7',
    content: '{\n  "message": "Later"\n}',
  });
  expect(againOf({ entry, answer: { headers, text: '<h1>' } })).toMatchObject({
    headers: 'retry-after: 7\ncontent-type: text/html',
    content: '<h1>',
  });
  expect(againOf({ entry: { ...entry, status: null } }).kind).toBe('connection-reset');
});
