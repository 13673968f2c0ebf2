import { execFileSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { curlOf } from './curl';

/** What a shell makes of a command, word by word. */
const words = (command: string): string[] =>
  execFileSync('sh', [
    '-c',
    `for word in ${command.replace(/^curl/, '')}; do printf '%s\\0' "$word"; done`,
  ])
    .toString()
    .split('\0')
    .slice(0, -1);

test('a command that a shell reads as it was meant', () => {
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
      ['-H', 'content-type: application/json', '--data-raw', JSON.stringify({ text })],
    ].flat(),
  );
});

test('a form is told by its files, a long body by its length', () => {
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
});

test('HEAD, and what is served elsewhere', () => {
  expect(curlOf('http://api.example', { method: 'HEAD', path: '/v1/users/me' })).toContain(
    '--head',
  );
  const elsewhere = { method: 'GET', path: 'http://pictures.example/a.webp' };
  expect(curlOf('http://api.example', elsewhere)).toContain(`'http://pictures.example/a.webp'`);
});
