import { TsRestResponseValidationError, UnknownStatusError } from '@ts-rest/core';
import { v1Contract } from '@trait-market/contract/v1';
import { expect, test } from 'vitest';

import { InvalidResponse } from './invalid-response';

type Cause = ConstructorParameters<typeof TsRestResponseValidationError>[1];
const broken = (cause: object) =>
  new InvalidResponse(
    new TsRestResponseValidationError(
      v1Contract.users.me,
      Object.assign(new Error('secret'), cause) as unknown as Cause,
    ),
  ).message;

const ME = 'GET /v1/users/me got a response that violates the contract: ';

test('an invalid response is reported by its fields, not by its content', () => {
  const issues = [
    { code: 'invalid_type', path: ['credits', 0], message: 'secret' },
    { code: 'unrecognized_keys', path: [], message: 'secret' },
  ];
  expect(broken({ issues })).toBe(`${ME}credits.0: invalid_type, the body: unrecognized_keys`);
});

test('reports eight fields at most', () => {
  const issues = Array.from({ length: 9 }, (_, index) => ({ code: 'c', path: [`f${index}`] }));
  const listed = Array.from({ length: 8 }, (_, index) => `f${index}: c`).join(', ');
  expect(broken({ issues })).toBe(ME + listed);
});

test.each([{}, { issues: 'secret' }, { issues: [{ code: 1, path: [] }] }])(
  'a response without known fields is reported too: %j',
  (cause) => {
    expect(broken(cause)).toBe(`${ME}no issue was reported`);
  },
);

test('an undeclared status is reported by its number', () => {
  const { name, message } = new InvalidResponse(
    new UnknownStatusError({ status: 299, body: 'secret' }, ['200']),
  );
  expect([name, message]).toEqual([
    'InvalidResponse',
    'The contract does not declare the status 299',
  ]);
});
