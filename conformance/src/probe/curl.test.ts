import { execFileSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { curlOf } from './curl';
import type { ProbeBody } from './request';

const words = (command: string): string[] =>
  execFileSync('sh', [
    '-c',
    `curl() { printf '%s\\0' "$@"; case "$*" in *@-) cat;; esac; }; ${command}`,
  ])
    .toString('latin1')
    .split('\0');

const post = (body: ProbeBody, headers = {}): string =>
  curlOf('http://a', { method: 'POST', path: '/v1/a?b=%27', headers, body });

const START = ['-i', '--path-as-is', '-g', '-X', 'POST', 'http://a/v1/a?b=%27'];

test('writes a command that a shell reads correctly', () => {
  const text = `it's "here" $HOME \`ls\` \\`;
  const command = curlOf('http://api.example', {
    method: 'POST',
    path: '/v1/users/login?a[0]=b',
    headers: { accept: 'application/json', 'x-two': ['one', "t'wo"] },
    body: { kind: 'json', value: { text } },
  });
  expect(words(command)).toEqual(
    [
      '-i --path-as-is -g -X POST http://api.example/v1/users/login?a[0]=b'.split(' '),
      ['-H', 'accept: application/json', '-H', 'x-two: one', '-H', "x-two: t'wo"],
      ['-H', 'content-type: application/json', '--data-raw', JSON.stringify({ text }), ''],
    ].flat(),
  );
});

test('writes a request without a body', () => {
  expect(curlOf('http://a', { method: 'POST', path: "/v1/../'a'" })).toBe(
    String.raw`curl -i --path-as-is -g -X POST 'http://a/v1/../'\''a'\'''`,
  );
});

test.each(['{"a":"it\'s"}', '$(reboot) `id` "$HOME" \\', '{}'])(
  'writes the body %j unchanged',
  (text) => {
    const args = words(post({ kind: 'text', text, contentType: 'a/b' }));
    expect(args).toEqual([...START, '-H', 'content-type: a/b', '--data-raw', text, '']);
  },
);

const LONG = `${'[\n'.repeat(50_000)}end`;

test.each([
  ['a line break', { kind: 'text', text: 'a\nb' }, 'a\nb'],
  ['text that runs backwards', { kind: 'text', text: 'a\u202eb' }, 'a\u202eb'],
  ['bytes', { kind: 'bytes', bytes: Uint8Array.of(0, 255, 10, 39) }, Uint8Array.of(0, 255, 10, 39)],
  ['a byte that is no text', { kind: 'bytes', bytes: Uint8Array.of(255) }, Uint8Array.of(255)],
  ['a long text that compresses well', { kind: 'text', text: LONG }, LONG],
] as const)('%s arrives byte for byte', (_name, body, sent) => {
  const [command = ''] = post(body).split(' # ');
  const args = words(command);
  expect(args.slice(0, 9)).toEqual([...START, '-H', 'content-type:', '--data-binary']);
  expect(args.slice(9).join('\0')).toBe(`@-\0${Buffer.from(sent).toString('latin1')}`);
});

test('labels a body once', () => {
  const labelled = post({ kind: 'bytes', bytes: Buffer.from('a') }, { 'content-type': 'a/b' });
  expect(words(labelled)).toEqual([...START, '-H', 'content-type: a/b', '--data-raw', 'a', '']);
});

test('describes a form by its files, and a long body by its length', () => {
  const form = curlOf('http://api.example', {
    method: 'POST',
    path: '/v1/users/profile-upload',
    body: {
      kind: 'form',
      parts: [
        { name: 'image', fileName: 'a.png', contentType: 'image/png', bytes: Buffer.alloc(9) },
      ],
    },
  });
  expect(form).toContain(`-F 'image=@a.png;type=image/png'`);
  const long = curlOf('http://api.example', {
    method: 'POST',
    path: '/v1/users/tax',
    body: { kind: 'text', text: 'a'.repeat(100_000), contentType: 'application/json' },
  });
  expect(long.length).toBeLessThan(400);
  expect(long).toContain('100000 characters');
  const numbers = Array.from({ length: 5_000 }, (_, index) => index ** 3).join(' ');
  expect(post({ kind: 'text', text: numbers })).toContain('--data-binary @body # ');
});

test('writes HEAD, and requests to another host', () => {
  expect(curlOf('http://api.example', { method: 'HEAD', path: '/v1/users/me' })).toContain(
    '--head',
  );
  const elsewhere = { method: 'GET', path: 'http://pictures.example/a.webp' };
  expect(curlOf('http://api.example', elsewhere)).toContain(`'http://pictures.example/a.webp'`);
});
