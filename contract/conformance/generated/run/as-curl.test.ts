import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

import type { WireRequest } from '../requests/wire';
import { asCurl } from './as-curl';

/** What a shell hands to curl: its arguments and what it reads, each on a line of its own. */
const asShellReadsIt = (command: string): string[] =>
  execFileSync('sh', [
    '-c',
    `curl() { printf '%s\\0' "$@"; case "$*" in *@-) cat;; esac; }; ACCESS_TOKEN=mine; ${command}`,
  ])
    .toString('latin1')
    .split('\0');

const request = (rest: Partial<WireRequest>): WireRequest => ({
  method: 'POST',
  path: '/v1/a?b=%27',
  headers: {},
  body: undefined,
  ...rest,
});

test('a request without a body', () => {
  expect(asCurl('http://a', request({ path: "/v1/../'a'" }))).toBe(
    String.raw`curl -i --path-as-is -X POST 'http://a/v1/../'\''a'\'''`,
  );
});

test.each(['{"a":"it\'s"}', '$(reboot) `id` "$HOME" \\', '{}'])(
  'the body %j as it stands',
  (body) => {
    const args = asShellReadsIt(asCurl('http://a', request({ body })));
    expect(args.slice(0, 5)).toEqual(['-i', '--path-as-is', '-X', 'POST', 'http://a/v1/a?b=%27']);
    expect(args.slice(5)).toEqual(['--data-raw', body, '']);
  },
);

test.each([
  ['a line break', 'a\nb'],
  ['text that runs backwards', 'a\u202eb'],
  ['bytes', Uint8Array.of(0, 255, 10, 39)],
])('%s arrives byte for byte', (_, body) => {
  const args = asShellReadsIt(asCurl('http://a', request({ body })));
  expect(args.slice(5).join('\0')).toBe(
    `--data-binary\0@-\0${Buffer.from(body).toString('latin1')}`,
  );
});

test('the token stays out, and the shell puts another one in', () => {
  const headers = { 'content-type': 'a/b', authorization: 'Bearer secret' };
  const command = asCurl('http://a', request({ headers }));
  expect(command).not.toContain('secret');
  expect(asShellReadsIt(command).slice(5)).toEqual([
    '-H',
    'content-type: a/b',
    '-H',
    'authorization: Bearer mine',
    '',
  ]);
});
