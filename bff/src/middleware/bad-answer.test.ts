import { TsRestResponseValidationError, UnknownStatusError } from '@ts-rest/core';
import { v1Contract } from '@trait-market/contract/v1';
import { expect, test } from 'vitest';

import { BadAnswer } from './bad-answer';

type Cause = ConstructorParameters<typeof TsRestResponseValidationError>[1];
const broken = (cause: object) =>
  new BadAnswer(
    new TsRestResponseValidationError(
      v1Contract.users.me,
      Object.assign(new Error('secret'), cause) as unknown as Cause,
    ),
  ).message;

const ME = 'GET /v1/users/me was answered against the contract: ';

test('an answer against the contract is told by its fields, not by what was in them', () => {
  const issues = [
    { code: 'invalid_type', path: ['credits', 0], message: 'secret' },
    { code: 'unrecognized_keys', path: [], message: 'secret' },
  ];
  expect(broken({ issues })).toBe(`${ME}credits.0: invalid_type, the body: unrecognized_keys`);
});

test('eight fields are told at most', () => {
  const issues = Array.from({ length: 9 }, (_, index) => ({ code: 'c', path: [`f${index}`] }));
  const told = Array.from({ length: 8 }, (_, index) => `f${index}: c`).join(', ');
  expect(broken({ issues })).toBe(ME + told);
});

test.each([{}, { issues: 'secret' }, { issues: [{ code: 1, path: [] }] }])(
  'an answer whose fields are not known is told too: %j',
  (cause) => {
    expect(broken(cause)).toBe(`${ME}no issue was named`);
  },
);

test('a status that is not declared is told by its number', () => {
  const { name, message } = new BadAnswer(
    new UnknownStatusError({ status: 299, body: 'secret' }, ['200']),
  );
  expect([name, message]).toEqual(['BadAnswer', 'The contract does not declare the status 299']);
});
