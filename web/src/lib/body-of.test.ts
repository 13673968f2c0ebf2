import { expect, test } from 'vitest';

import { bodyOf } from './body-of';

test.each([200, 201])('a success (%i) has a body', (status) => {
  expect(bodyOf({ status, body: { nonce: 'a' } })).toEqual({ nonce: 'a' });
});

test('the fetcher throws a refusal, and never returns it as a success', () => {
  expect(() => bodyOf({ status: 404, body: { message: 'No' } })).toThrow(
    'The fetcher returned an error response',
  );
});
