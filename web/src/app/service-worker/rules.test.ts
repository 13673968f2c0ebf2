import { expect, test } from 'vitest';

import { isStorable, strategyOf } from './rules';

const ORIGIN = 'https://market.test';
const requestTo = (
  path: string,
  { mode = 'navigate' as RequestMode, method = 'GET', headers = {} },
) => ({
  url: new URL(path, ORIGIN).href,
  mode,
  method,
  headers: new Headers(headers),
});

test.each([
  ['a page', '/market?name=hat', {}, 'page'],
  ['a page of a trait', '/traits/red-hat', {}, 'page'],
  ['a private page, whose document is the same for everyone', '/dashboard', {}, 'page'],
  ['a script', '/assets/index-abc.js', { mode: 'cors' }, 'asset'],
  ['a font', '/assets/sans-abc.woff2', { mode: 'cors' }, 'asset'],
  ['T143 a navigation to a script', '/assets/index-abc.js', {}, 'none'],
  ['a page of another world of the mock', '/market?mock-world=w1', {}, 'none'],
  ['T144 a call of the API', '/economy/v1/traits', { mode: 'cors' }, 'none'],
  ['T144 an answer of the API in a tab', '/v1/users/me', {}, 'none'],
  ['T144 an event stream', '/economy/v1/events', { mode: 'cors' }, 'none'],
  ['T144 a write', '/market', { method: 'POST' }, 'none'],
  [
    'T144 a request with credentials',
    '/market',
    { headers: { authorization: 'Bearer 1' } },
    'none',
  ],
  ['the settings', '/app-config.json', { mode: 'cors' }, 'none'],
  ['the sitemap', '/sitemap.xml', {}, 'none'],
  ['a picture for links', '/og/traits/red-hat.png', { mode: 'no-cors' }, 'none'],
  ['a part of a file', '/assets/a.mp4', { mode: 'cors', headers: { range: 'bytes=0-' } }, 'none'],
  ['a picture on another origin', 'https://pictures.test/1.svg', { mode: 'no-cors' }, 'none'],
  ['a page on another origin', 'https://other.test/', {}, 'none'],
] as const)('E316 %s', (_, path, init, strategy) => {
  expect(strategyOf(requestTo(path, init), ORIGIN)).toBe(strategy);
});

const answer = (status: number, headers: Record<string, string>, type: ResponseType = 'basic') => ({
  status,
  type,
  headers: new Headers(headers),
});
const script = { 'content-type': 'text/javascript' };

test.each([
  ['a script', answer(200, script), true],
  ['a missing file', answer(404, script), false],
  ['a part of a file', answer(206, script), false],
  ['a page in place of a script', answer(200, { 'content-type': 'text/html' }), false],
  ['a file without a type', answer(200, {}), false],
  [
    'a file that must not be stored',
    answer(200, { ...script, 'cache-control': 'no-store' }),
    false,
  ],
  ['a file of another origin', answer(200, script, 'opaque'), false],
])('T143 stores %s: see the table', (_, response, expected) => {
  expect(isStorable(response)).toBe(expected);
});
