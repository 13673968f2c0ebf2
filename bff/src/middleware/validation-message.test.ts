import { RequestValidationError } from '@ts-rest/express';
import { expect, test } from 'vitest';

import { validationMessage } from './validation-message';

type Part = ConstructorParameters<typeof RequestValidationError>[0];
type Issue = { message: string; path?: (string | number)[]; keys?: string[] };

const failed = (...issues: Issue[]) => ({ issues }) as unknown as Part;
const messageFor = (parts: Partial<Record<'path' | 'headers' | 'query' | 'body', Part>>) =>
  validationMessage(
    new RequestValidationError(
      parts.path ?? null,
      parts.headers ?? null,
      parts.query ?? null,
      parts.body ?? null,
    ),
  );

const CONTENT = 'The content of this request is missing or not valid.';

test('names the first wrong field, by its full path', () => {
  const issues = failed(
    { message: 'Invalid', path: ['addresses', 1] },
    { message: 'Invalid', path: ['other'] },
  );
  expect(messageFor({ body: issues })).toBe('"addresses.1" is missing or not valid.');
});

test('names an unexpected field, by 64 characters at most', () => {
  const issue = { message: 'Unrecognized', path: [], keys: ['k'.repeat(65), 'other'] };
  expect(messageFor({ body: failed(issue) })).toBe(`"${'k'.repeat(64)}" is not expected here.`);
});

test.each<[string, Part]>([
  ['no field', failed({ message: 'Invalid' })],
  ['an empty path', failed({ message: 'Invalid', path: [] })],
  ['no issue', failed()],
  ['another form', { issues: 'none' } as unknown as Part],
])('names nothing for %s', (_, body) => {
  expect(messageFor({ body })).toBe(CONTENT);
});

test("the contract's own message takes precedence, wherever it is", () => {
  const query = failed({ message: 'Invalid', path: ['a'] });
  const body = failed({ message: 'Invalid', path: ['b'] }, { message: 'Say it so.', path: ['c'] });
  expect(messageFor({ query, body })).toBe('Say it so.');
});

test('checks the path first, then the query, the headers and the body', () => {
  const parts = (['path', 'query', 'headers', 'body'] as const).map(
    (name) => [name, failed({ message: 'Invalid', path: [name] })] as const,
  );
  for (const [index, [name]] of parts.entries())
    expect(messageFor(Object.fromEntries(parts.slice(index)))).toBe(
      `"${name}" is missing or not valid.`,
    );
});
