import { expect, test } from 'vitest';

import { curlOf } from './curl.js';

const where = { origin: 'http://localhost:4001', world: 'mine' };
const entry = {
  kind: 'request' as const,
  at: '2031-05-04T10:00:00.000Z',
  method: 'GET',
  path: '/v1/users/search',
  status: 200,
};

test('the query is encoded, and a repeated key stays repeated', () => {
  const command = curlOf({ ...entry, query: { searchKey: 'a & b', tag: ['x', 'y'] } }, where);
  expect(command).toBe(
    [
      `curl -X GET 'http://localhost:4001/v1/users/search?searchKey=a+%26+b&tag=x&tag=y'`,
      `-H 'x-mock-world: mine'`,
    ].join(' \\\n  '),
  );
});

test('a body is one word for the shell, whatever it contains', () => {
  const command = curlOf({ ...entry, method: 'PATCH', body: { username: "O'Otter $HOME" } }, where);
  expect(command).toContain("-H 'content-type: application/json'");
  expect(command).toContain(String.raw`-d '{"username":"O'\''Otter $HOME"}'`);
});

test('uses the given token, or else a shell variable', () => {
  const signedIn = { ...entry, authorization: '[redacted]' as const };
  expect(curlOf(signedIn, where)).toContain('-H "authorization: Bearer $TOKEN"');
  expect(curlOf(signedIn, { ...where, token: 'ey.a.b' })).toContain(
    "-H 'authorization: Bearer ey.a.b'",
  );
});

test('reads what the journal did not keep from a file', () => {
  expect(curlOf({ ...entry, method: 'POST', body: '[5000 characters]' }, where)).toContain(
    '-d @body.json',
  );
  const upload = { ...entry, method: 'POST', path: '/v1/users/profile-upload' };
  expect(curlOf(upload, where)).toContain('-F image=@picture.png');
});
