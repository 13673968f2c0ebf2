import { expect, test } from 'vitest';

import { withoutSecret } from './redaction';

test('the token that a run was given stands nowhere in its report', () => {
  const token = 'header.payload.signature';
  const [result] = withoutSecret(
    [
      {
        id: 'users.me/success/valid request',
        route: 'users.me',
        family: 'success',
        rule: 'a rule',
        outcome: {
          kind: 'failed',
          expected: 'status 200',
          got: `status 401 for ${token}`,
          request: `curl -H 'authorization: Bearer ${token}'`,
          response: `{"message":"${token} is not good"}`,
        },
        durationMs: 1,
        observed: [],
      },
    ],
    token,
  );
  expect(JSON.stringify(result)).not.toContain(token);
  expect(result?.outcome).toMatchObject({ request: `curl -H 'authorization: Bearer $TOKEN'` });
});
