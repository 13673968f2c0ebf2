import { execFileSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { curlOf } from './probe/curl';
import { withoutSecret } from './redaction';

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
        request: curlOf('http://api.example', {
          method: 'GET',
          path: `/v1/users/me?access_token=${token}`,
          headers: { authorization: `Bearer ${token}` },
        }),
        response: `{"message":"${token} is not good"}`,
      },
      durationMs: 1,
      observed: [],
    },
  ],
  token,
);

test('the token given to a run appears nowhere in its report', () => {
  expect(JSON.stringify(result)).not.toContain(token);
  expect(result?.outcome).toMatchObject({
    got: 'status 401 for $TOKEN',
    response: '{"message":"$TOKEN is not good"}',
  });
});

test('a shell fills in the token of the person who repeats the request', () => {
  const { outcome } = result ?? {};
  const request = outcome?.kind === 'failed' ? outcome.request : '';
  const script = `curl() { printf '%s\\n' "$@"; }; TOKEN=mine; ${request}`;
  expect(execFileSync('sh', ['-c', script]).toString().split('\n')).toEqual(
    expect.arrayContaining([
      'http://api.example/v1/users/me?access_token=mine',
      'authorization: Bearer mine',
    ]),
  );
});
